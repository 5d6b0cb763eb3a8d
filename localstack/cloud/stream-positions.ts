import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** How far each function has read its stream, by sequence numbers. */
export interface Positions {
  of(functionName: string): string | undefined;
  reach(functionName: string, sequenceNumber: string): void;
}

/** Positions in a file, or only in memory. The file is replaced whole, so that a stop at any moment never leaves half of it. */
export function keptPositions(file: string | undefined): Positions {
  const positions = file === undefined ? {} : readPositions(file);
  return {
    of: (name) => positions[name],
    reach(name, sequenceNumber) {
      positions[name] = sequenceNumber;
      if (file === undefined) return;
      writeFileSync(`${file}.new`, JSON.stringify(positions));
      renameSync(`${file}.new`, file);
    },
  };
}

function readPositions(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  } catch {
    return {};
  }
}
