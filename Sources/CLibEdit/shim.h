/* libedit, found when a prompt opens: whoever only runs scripts does not pay for loading it.
 *
 * Its variadic functions get a wrapper for each use, since Swift cannot call them. Everything is
 * reached through `struct trip_libedit`, which `trip_libedit_load` fills. */
#ifndef TRIP_LIBEDIT_H
#define TRIP_LIBEDIT_H

#include <dlfcn.h>
#include <errno.h>
#include <histedit.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <spawn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/select.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

typedef char *_Nonnull (*trip_prompt_fn)(EditLine *_Nonnull);
typedef int (*trip_getc_fn)(EditLine *_Nonnull, wchar_t *_Nonnull);
typedef unsigned char (*trip_key_fn)(EditLine *_Nonnull, int);

struct trip_libedit {
  EditLine *_Nullable (*_Nonnull init)(const char *_Nonnull, FILE *_Nonnull, FILE *_Nonnull,
                                       FILE *_Nonnull);
  void (*_Nonnull end)(EditLine *_Nonnull);
  const char *_Nullable (*_Nonnull gets)(EditLine *_Nonnull, int *_Nonnull);
  int (*_Nonnull set)(EditLine *_Nonnull, int, ...);
  int (*_Nonnull wset)(EditLine *_Nonnull, int, ...);
  int (*_Nonnull get)(EditLine *_Nonnull, int, ...);
  const LineInfo *_Nonnull (*_Nonnull line)(EditLine *_Nonnull);
  int (*_Nonnull insertstr)(EditLine *_Nonnull, const char *_Nonnull);
  int (*_Nonnull source)(EditLine *_Nonnull, const char *_Nullable);
  void (*_Nonnull resize)(EditLine *_Nonnull);
  History *_Nullable (*_Nonnull history_init)(void);
  void (*_Nonnull history_end)(History *_Nonnull);
  int (*_Nonnull history)(History *_Nonnull, HistEvent *_Nonnull, int, ...);
};

/* Returns whether libedit is there, whole. */
static inline int trip_libedit_load(struct trip_libedit *_Nonnull lib) {
  static const char *const names[] = {"libedit.so.2", "libedit.so.0", "libedit.so",
                                      "libedit.3.dylib", "libedit.dylib"};
  void *handle = NULL;
  for (size_t i = 0; handle == NULL && i < sizeof names / sizeof *names; i++)
    handle = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return 0;
  const struct {
    void *place;
    const char *name;
  } wanted[] = {
      {&lib->init, "el_init"},           {&lib->end, "el_end"},
      {&lib->gets, "el_gets"},           {&lib->set, "el_set"},
      {&lib->wset, "el_wset"},           {&lib->get, "el_get"},
      {&lib->line, "el_line"},           {&lib->insertstr, "el_insertstr"},
      {&lib->source, "el_source"},       {&lib->resize, "el_resize"},
      {&lib->history_init, "history_init"}, {&lib->history_end, "history_end"},
      {&lib->history, "history"},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *symbol = dlsym(handle, wanted[i].name);
    if (symbol == NULL) return 0;
    memcpy(wanted[i].place, &symbol, sizeof symbol);
  }
  return 1;
}

/* Without a UTF-8 locale libedit drops every letter outside ASCII. Only letters are set: numbers
 * are ours to write. Returns whether there is such a locale. */
static inline int trip_use_utf8(void) {
  static const char *const names[] = {"", "C.UTF-8", "en_US.UTF-8"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (setlocale(LC_CTYPE, names[i]) != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0)
      return 1;
  return 0;
}

typedef const struct trip_libedit *_Nonnull trip_lib;

static inline EditLine *_Nullable trip_el_init(trip_lib lib, const char *_Nonnull program) {
  return lib->init(program, stdin, stdout, stderr);
}
static inline int trip_el_set_editor(trip_lib lib, EditLine *_Nonnull e,
                                     const char *_Nonnull mode) {
  return lib->set(e, EL_EDITOR, mode);
}
static inline int trip_el_set_signal(trip_lib lib, EditLine *_Nonnull e, int on) {
  return lib->set(e, EL_SIGNAL, on);
}
/* Escape codes in the prompt stand between two bytes of 1, so that they count as no columns. */
static inline int trip_el_set_prompt(trip_lib lib, EditLine *_Nonnull e,
                                     trip_prompt_fn _Nonnull f) {
  return lib->set(e, EL_PROMPT_ESC, f, '\1');
}
static inline int trip_el_set_getc(trip_lib lib, EditLine *_Nonnull e, trip_getc_fn _Nonnull f) {
  return lib->wset(e, EL_GETCFN, f);
}
static inline int trip_el_set_client(trip_lib lib, EditLine *_Nonnull e, void *_Nonnull data) {
  return lib->set(e, EL_CLIENTDATA, data);
}
static inline void *_Nullable trip_el_client(trip_lib lib, EditLine *_Nonnull e) {
  void *data = NULL;
  lib->get(e, EL_CLIENTDATA, &data);
  return data;
}
static inline int trip_el_set_history(trip_lib lib, EditLine *_Nonnull e, History *_Nonnull h) {
  return lib->set(e, EL_HIST, lib->history, h);
}
static inline int trip_el_add(trip_lib lib, EditLine *_Nonnull e, const char *_Nonnull name,
                              const char *_Nonnull help, trip_key_fn _Nonnull f) {
  return lib->set(e, EL_ADDFN, name, help, f);
}
static inline int trip_el_bind(trip_lib lib, EditLine *_Nonnull e, const char *_Nonnull key,
                               const char *_Nonnull function) {
  return lib->set(e, EL_BIND, key, function, NULL);
}
static inline int trip_el_set_terminal(trip_lib lib, EditLine *_Nonnull e,
                                       const char *_Nonnull capability,
                                       const char *_Nonnull value) {
  return lib->set(e, EL_SETTC, capability, value, NULL);
}
/* How the terminal is while no line is read: `-icanon` and the like. */
static inline int trip_el_set_between(trip_lib lib, EditLine *_Nonnull e,
                                      const char *_Nonnull flag) {
  return lib->set(e, EL_SETTY, "-x", flag, NULL);
}
static inline int trip_el_prepare(trip_lib lib, EditLine *_Nonnull e, int on) {
  return lib->set(e, EL_PREP_TERM, on);
}
static inline int trip_el_refresh(trip_lib lib, EditLine *_Nonnull e) {
  return lib->set(e, EL_REFRESH);
}
static inline int trip_history_size(trip_lib lib, History *_Nonnull h, int lines) {
  HistEvent event;
  return lib->history(h, &event, H_SETSIZE, lines);
}
static inline int trip_history_unique(trip_lib lib, History *_Nonnull h) {
  HistEvent event;
  return lib->history(h, &event, H_SETUNIQUE, 1);
}
static inline int trip_history_enter(trip_lib lib, History *_Nonnull h,
                                     const char *_Nonnull line) {
  HistEvent event;
  return lib->history(h, &event, H_ENTER, line);
}
static inline void trip_flush(void) { fflush(stdout); }

/* The signals that a prompt takes notice of, and the handler that notes them. */
static const int trip_signals[] = {SIGINT, SIGTSTP, SIGWINCH, SIGTERM, SIGHUP, SIGQUIT};
#define TRIP_SIGNAL_COUNT (sizeof trip_signals / sizeof *trip_signals)

/* Blocks them, so that they come in only while `trip_wait` waits. */
static inline void trip_hold_signals(void (*_Nonnull handler)(int)) {
  sigset_t held;
  sigemptyset(&held);
  for (size_t i = 0; i < TRIP_SIGNAL_COUNT; i++) sigaddset(&held, trip_signals[i]);
  sigprocmask(SIG_BLOCK, &held, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < TRIP_SIGNAL_COUNT; i++) sigaction(trip_signals[i], &action, NULL);
}

static inline void trip_release_signals(void) {
  sigset_t held;
  sigemptyset(&held);
  for (size_t i = 0; i < TRIP_SIGNAL_COUNT; i++) {
    signal(trip_signals[i], SIG_DFL);
    sigaddset(&held, trip_signals[i]);
  }
  sigprocmask(SIG_UNBLOCK, &held, NULL);
}

/* Waits for something to read: 1, or for one of the signals: 0. A signal goes before what was typed
 * after it. */
static inline int trip_wait(int descriptor) {
  sigset_t none, pending;
  sigprocmask(SIG_BLOCK, NULL, &none);
  for (size_t i = 0; i < TRIP_SIGNAL_COUNT; i++) sigdelset(&none, trip_signals[i]);
  fd_set ready;
  FD_ZERO(&ready);
  FD_SET(descriptor, &ready);
  if (pselect(descriptor + 1, &ready, NULL, NULL, NULL, &none) < 0 && errno == EINTR) return 0;
  /* Where both are there, pselect tells of what can be read and leaves the signal waiting. */
  sigpending(&pending);
  for (size_t i = 0; i < TRIP_SIGNAL_COUNT; i++)
    if (sigismember(&pending, trip_signals[i])) {
      sigsuspend(&none);
      return 0;
    }
  return 1;
}

/* Does what a signal does to a process that takes no notice of it, and returns when that has
 * stopped and goes on. */
static inline void trip_obey(int number, void (*_Nonnull handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
  sigset_t one;
  sigemptyset(&one);
  sigaddset(&one, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &one, NULL);
  sigprocmask(SIG_BLOCK, &one, NULL);
  action.sa_handler = handler;
  sigaction(number, &action, NULL);
}

/* Runs `/bin/sh -c 'COMMAND "$1"' sh FILE` with the signals as they were; returns its status. */
static inline int trip_run_editor(const char *_Nonnull command, const char *_Nonnull file,
                                  char *const _Nullable *_Nonnull environment) {
  posix_spawnattr_t attributes;
  if (posix_spawnattr_init(&attributes) != 0) return -1;
  sigset_t none, defaults;
  sigemptyset(&none);
  sigemptyset(&defaults);
  for (size_t i = 0; i < TRIP_SIGNAL_COUNT; i++) sigaddset(&defaults, trip_signals[i]);
  sigaddset(&defaults, SIGPIPE);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  char *const arguments[] = {(char *)"sh", (char *)"-c", (char *)command, (char *)"sh",
                             (char *)file, NULL};
  pid_t child;
  int failure = posix_spawn(&child, "/bin/sh", NULL, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  if (failure != 0) return -1;
  int status;
  while (waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

#endif
