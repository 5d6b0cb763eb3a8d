import * as z from "zod";
import { conflict } from "../../../shared/errors.ts";
import type { Principal } from "../access/principal.ts";
import { supplierOf } from "../connections/providers/suppliers.ts";
import type { RemoteFile } from "../connections/providers/supplier.ts";
import { apiOfCreator } from "../connections/supplier-api.ts";
import { placeBytes, toBytesAtRest } from "../content/content-at-rest.ts";
import { documentActs } from "../access/document-acts.ts";
import { openForVersion, type OpenedForVersion, writeVersion } from "../filing/new-version.ts";
import { VersionView } from "../records/version.ts";
import { receiveRemote } from "./remote-content.ts";

export const Resynced = z
  .object({ schimbat: z.boolean(), versiune: VersionView.optional() })
  .meta({ id: "Resincronizare" });

/** Another request has stored the same content in the meantime. */
class AlreadyThere extends Error {
  override readonly name = "AlreadyThere";
}

/**
 * Stores the source's content as the next version if the source has changed. It is read through the connection of the
 * person who imported the document.
 * @throws conflict if the document is not a copy, without an active connection, and if its creator may no longer act;
 * notFound if the source no longer exists (the document stays); and the errors of writing a version
 */
export async function resync(caller: Principal, id: number): Promise<z.input<typeof Resynced>> {
  const opened = await openForVersion(caller, id, documentActs.RESINCRONIZEAZA);
  const { furnizor, ref, sursaVersiune, formatExport } = opened.document;
  if (furnizor === undefined || ref === undefined) throw conflict("documentFaraSursa");
  const file = await supplierOf[furnizor].describe(await apiOfCreator(opened.document, furnizor), ref);
  if (file.versiune === sursaVersiune) return { schimbat: false };
  try {
    const missing = unlessThere(opened, file.versiune);
    if (file.isNative && formatExport === "both") await bring(missing, file, "office");
    const form = file.isNative && formatExport === "office" ? "office" : "pdf";
    // Another request may have stored it while the source was being read.
    const versiune = await bring(await missing.reopen(), file, form, file.versiune);
    return { schimbat: true, versiune };
  } catch (error) {
    if (error instanceof AlreadyThere) return { schimbat: false };
    throw error;
  }
}

/** @param sursaVersiune version of the source, given only with the last of its contents */
async function bring(
  opened: OpenedForVersion,
  file: RemoteFile,
  form: "pdf" | "office",
  sursaVersiune?: string,
) {
  const { document } = opened;
  const { bytes, facts } = await receiveRemote(file, form);
  const atRest = await toBytesAtRest(bytes, document);
  return writeVersion(opened, {
    content: {
      facts,
      tip: "RESINCRONIZAT",
      detalii: { sursaVersiune: file.versiune },
      ...(sursaVersiune === undefined ? {} : { fields: { sursaVersiune } }),
      purpose: (versiune) =>
        sursaVersiune === undefined ? { repeatable: true } : { answer: { schimbat: true, versiune } },
    },
    place: (target) => placeBytes(target, document, atRest, facts.contentType),
  });
}

/** Each later read of the document ends the resync if the document already has this version of its source. */
const unlessThere = (opened: OpenedForVersion, versiune: string): OpenedForVersion => ({
  ...opened,
  async reopen() {
    const again = await opened.reopen();
    if (again.document.sursaVersiune === versiune) throw new AlreadyThere();
    return unlessThere(again, versiune);
  },
});
