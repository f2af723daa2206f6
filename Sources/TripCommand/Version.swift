/// The version of the program, by semver.org.
package let version = "0.1.0"
