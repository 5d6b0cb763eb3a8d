// Loaded into a child process: it ends with whoever started it, however that ended. The kernel closes the pipe.
import process from "node:process";

process.stdin.resume();
process.stdin.on("close", () => process.kill(process.pid, "SIGTERM"));
