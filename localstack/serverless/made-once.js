// Plain JavaScript, because the loader of TypeScript modules needs it.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";

/** A text that takes time to make, kept in a file whose last line is the digest of its sources; made anew once they are others. A process that may not write makes it each time. */
export function madeOnce(place, sources, make) {
  const digest = createHash("sha256");
  for (const source of sources) digest.update(source);
  const end = `\n//${digest.digest("hex")}`;
  const kept = readIfPresent(place);
  if (kept?.endsWith(end)) return kept.slice(0, -end.length);
  const made = make();
  if (process.permission?.has("fs.write", place) ?? true) write(place, made + end);
  return made;
}

function readIfPresent(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Other processes see the whole file or none. */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, text);
  renameSync(whole, file);
}
