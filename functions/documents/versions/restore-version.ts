import { config } from "../../../shared/config.ts";
import { person } from "../access.ts";
import type { Caller } from "../callers.ts";
import { promiseRestore } from "../uploads/promise-restore.ts";
import { versionOf } from "./list-versions.ts";
import { openForVersion } from "./new-version.ts";
import { restore } from "./restore.ts";

/**
 * Brings version `numar` back: at once, or (above the direct limit) promised with a status address. A restore moves
 * forward: nothing is deleted.
 */
export async function restoreVersion(caller: Caller, id: number, numar: number) {
  const opened = await openForVersion(person(caller), id);
  const version = await versionOf(opened.document, numar);
  return version.dimensiune > config.maxDirectBytes
    ? promiseRestore(caller, version)
    : restore(person(caller), opened, version);
}
