// Loaded into a child process: ends it when its parent ends, even if killed: the kernel closes the pipe.
import process from "node:process";
import { isMainThread } from "node:worker_threads";

// A thread inherits the import, and its own standard input is closed at once.
if (isMainThread) {
  process.stdin.resume();
  process.stdin.on("close", () => process.kill(process.pid, "SIGTERM"));
}
