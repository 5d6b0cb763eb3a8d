// Loaded into a child process: ends it when its parent ends, even if killed: the kernel closes the pipe.
import process from "node:process";

process.stdin.resume();
process.stdin.on("close", () => process.kill(process.pid, "SIGTERM"));
