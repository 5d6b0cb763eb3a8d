import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/*
 * Runs samples one after the other: a line of the input is the path of a file, a line of the output says what came of it. A
 * module runs once, so a second attempt is another file.
 */

let status: number | undefined;
const send = globalThis.fetch;
globalThis.fetch = async (...request) => {
  status = undefined;
  const response = await send(...request);
  ({ status } = response);
  return response;
};
const LONGEST_MS = 60_000;
/** A file that is being prepared for ever, or an answer that does not come. */
const timeOut = async (): Promise<never> => {
  await setTimeout(LONGEST_MS, undefined, { ref: false });
  throw new Error(`not done after ${String(LONGEST_MS)} ms`);
};

// Samples print what they get.
console.log = () => undefined;

for await (const file of createInterface({ input: process.stdin })) {
  let error = "";
  status = undefined;
  try {
    await Promise.race([import(pathToFileURL(file).href), timeOut()]);
  } catch (thrown) {
    error = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  }
  process.stdout.write(`${JSON.stringify({ status, error })}\n`);
}
process.exit();
