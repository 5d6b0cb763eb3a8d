import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** How far each function has read its stream, by sequence numbers. */
export interface Positions {
  of(functionName: string): string | undefined;
  reach(functionName: string, sequenceNumber: string): void;
  /** Writes what is not written yet. */
  close(): void;
}

/** The file is written this long after a change, in ms: a stop before then delivers the records of that time again. */
const WRITE_AFTER_MS = 100;

/** Positions in a file, or only in memory. The file is replaced whole, so that a stop at any moment never leaves half of it. */
export function keptPositions(file: string | undefined): Positions {
  const positions = file === undefined ? {} : readPositions(file);
  let waiting: NodeJS.Timeout | undefined;
  const write = () => {
    waiting = undefined;
    writeFileSync(`${file}.new`, JSON.stringify(positions));
    renameSync(`${file}.new`, String(file));
  };
  return {
    of: (name) => positions[name],
    reach(name, sequenceNumber) {
      positions[name] = sequenceNumber;
      if (file !== undefined) waiting ??= setTimeout(write, WRITE_AFTER_MS);
    },
    close() {
      if (waiting === undefined) return;
      clearTimeout(waiting);
      write();
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
