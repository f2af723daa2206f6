/* A program in a terminal of its own: fork and exec in one step, since Swift must not run between. */
#ifndef TRIP_PSEUDO_TERMINAL_H
#define TRIP_PSEUDO_TERMINAL_H

#if defined(__APPLE__)
#include <util.h>
#else
#include <pty.h>
#endif
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Starts a program; returns the terminal's other end, or -1. */
static inline int trip_start_in_terminal(const char *_Nonnull program,
                                         char *const _Nullable *_Nonnull arguments,
                                         char *const _Nullable *_Nonnull environment,
                                         const char *_Nonnull folder, int columns, int rows,
                                         pid_t *_Nonnull child) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  size.ws_col = (unsigned short)columns;
  size.ws_row = (unsigned short)rows;
  int terminal = -1;
  *child = forkpty(&terminal, NULL, NULL, &size);
  if (*child == 0) {
    signal(SIGPIPE, SIG_DFL);
    if (chdir(folder) == 0) execve(program, arguments, environment);
    _exit(127);
  }
  if (terminal >= 0) fcntl(terminal, F_SETFD, FD_CLOEXEC);
  return *child < 0 ? -1 : terminal;
}

static inline int trip_resize_terminal(int terminal, int columns, int rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  size.ws_col = (unsigned short)columns;
  size.ws_row = (unsigned short)rows;
  return ioctl(terminal, TIOCSWINSZ, &size);
}

#endif
