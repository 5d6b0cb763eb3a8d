import { spawn, type ChildProcess } from "node:child_process";

/**
 * Ends its process group as soon as the pipe on its input closes or the program exits, and waits for the program.
 * Uses only shell built-ins.
 */
const guard = `
  trap : TERM
  (trap : TERM; "$@" <&- 2>&1; kill 0) &
  while read -r _; do :; done
  kill 0
  while kill -0 $! 2>/dev/null; do wait; done`;

/**
 * Spawns a program that ends with this process: a shell holds a pipe from this process, which the kernel closes even
 * when this process is killed; closing the child's input ends the program. Its own process group keeps Ctrl-C from
 * ending the program before the requests in progress.
 */
export function spawnGuarded(command: string, args: string[]): ChildProcess {
  return spawn("sh", ["-c", guard, "sh", command, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
}
