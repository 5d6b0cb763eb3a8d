import type { ClientRequest } from "node:http";
import https, { type RequestOptions } from "node:https";
import { syncBuiltinESMExports } from "node:module";
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

// Calls with a client certificate are made by node:https.
const ask = https.request as (options: RequestOptions) => ClientRequest;
https.request = ((...request: [RequestOptions]) => {
  status = undefined;
  return ask(...request).once("response", ({ statusCode }) => (status = statusCode));
}) as typeof https.request;
syncBuiltinESMExports();

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
