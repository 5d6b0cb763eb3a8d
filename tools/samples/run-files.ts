import { createInterface } from "node:readline";
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
// Samples print what they get.
console.log = () => undefined;

for await (const file of createInterface({ input: process.stdin })) {
  let error = "";
  status = undefined;
  try {
    await import(pathToFileURL(file).href);
  } catch (thrown) {
    error = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  }
  process.stdout.write(`${JSON.stringify({ status, error })}\n`);
}
