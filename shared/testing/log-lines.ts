import { traces } from "./traces-of-people.ts";

/** Captures the log output of this process while `act` runs, instead of writing it to standard output. */
export async function logLinesOf(act: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (line: string | Uint8Array) => {
    traces.ofLine(String(line));
    return lines.push(String(line)) > 0;
  };
  try {
    await act();
  } finally {
    process.stdout.write = write;
  }
  return lines.join("");
}

/** The same lines, parsed. */
export const logEntriesOf = async (act: () => Promise<unknown>): Promise<Record<string, unknown>[]> =>
  (await logLinesOf(act))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
