import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Rises with each change of how records are stored: no program reads what an older or newer one has written. */
const SHAPE = "11";

/**
 * Makes the folder of a new state, or checks that of an existing one.
 * @throws Error with an explanation if the state has another shape: only its owner may delete it
 */
export function openState(directory: string): void {
  const file = join(directory, "shape");
  const isNew = !existsSync(join(directory, "cloud"));
  if (!isNew && (!existsSync(file) || readFileSync(file, "utf8").trim() !== SHAPE)) {
    throw new Error(
      `${directory} contains the state of another version of the project, which this version cannot read. ` +
        "npm run reset deletes it (with the same --shift); the next start writes the demo data again.",
    );
  }
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, SHAPE);
}
