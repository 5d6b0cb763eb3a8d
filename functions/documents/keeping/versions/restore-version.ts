import type { Principal } from "../../access/principal.ts";
import { config } from "../../files/content/config.ts";
import { promiseRestore } from "../uploads/promise-restore.ts";
import { openForVersion } from "../../files/filing/new-version.ts";
import { versionActs } from "../../access/document-acts.ts";
import { restoreContent } from "../../files/filing/restore.ts";
import { readVersion } from "../../files/content/read-version.ts";

/**
 * Restores version `numar`: directly, or (above the direct limit) in the background, with a status address. A restore
 * adds a version and deletes nothing.
 */
export async function restoreVersion(caller: Principal, id: number, numar: number) {
  const opened = await openForVersion(caller, id, versionActs.RESTAUREAZA);
  const version = await readVersion(opened.document, numar);
  return version.dimensiune > config.maxDirectBytes
    ? promiseRestore(caller, version)
    : restoreContent(opened, version);
}
