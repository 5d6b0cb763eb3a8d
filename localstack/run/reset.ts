import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Faults } from "../cloud/edge/faults/faults.ts";
import { sqs } from "../cloud/edge/sqs/server.ts";
import { root } from "../serverless/deployment.ts";
import { commandLine, shiftOption, systemAt } from "./command-line.ts";

const usage = `npm run reset -- [options]: deletes all data of a local system; refused while it runs.

  --shift <number>  deletes the data of the system that npm start -- --shift <number> runs
  --help            shows this`;

const { directory } = commandLine(usage, { options: shiftOption }, ({ values }) => systemAt(values.shift));
const state = join(root, directory);
try {
  const was = existsSync(state);
  // Opening the queues fails if a running cloud holds the lock on the folder.
  if (was) await sqs({ directory: join(state, "cloud"), faults: new Faults() }).close();
  rmSync(state, { recursive: true, force: true });
  console.log(was ? "The state is empty; npm start writes the demo data again." : "There was no state.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
