import * as z from "zod";
import type { Opened } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { providerOf } from "../connections/providers/providers.ts";
import type { RemoteFile } from "../connections/providers/provider.ts";
import { apiOfCreator } from "../connections/provider-api.ts";
import { placeBytes, toBytesAtRest } from "../../files/content/content-at-rest.ts";
import { documentActs } from "../../access/document-acts.ts";
import {
  type NextVersion,
  openForVersion,
  type OpenedForVersion,
  type VersionAnswer,
  writeNext,
} from "../../files/filing/new-version.ts";
import { VersionView } from "../../records/version.ts";
import { receiveRemote } from "./remote-content.ts";

export const Resynced = z
  .object({ schimbat: z.boolean(), versiune: VersionView.optional() })
  .meta({ id: "Resincronizare" });

/**
 * Stores the source's content as the next version if the source has changed. It is read through the connection of the
 * person who imported the document.
 * @throws conflict if the document is not a copy, without an active connection, and if its creator may no longer act;
 * notFound if the source no longer exists (the document stays); and the errors of writing a version
 */
export async function resync(caller: Principal, id: number): Promise<z.input<typeof Resynced>> {
  const opened = await openForVersion(caller, id, documentActs.RESINCRONIZEAZA);
  const { furnizor, ref, formatExport } = opened.document;
  if (furnizor === undefined || ref === undefined) throw accessRefusals.documentFaraSursa();
  const file = await providerOf[furnizor].describe(await apiOfCreator(opened.document, furnizor), ref);
  if (isBrought(opened, file)) return { schimbat: false };
  if (file.isNative && formatExport === "both" && !(await bring(opened, file, "office")))
    return { schimbat: false };
  const again = await opened.reopen();
  // Another request may have stored it while the source was being read.
  if (isBrought(again, file)) return { schimbat: false };
  const form = file.isNative && formatExport === "office" ? "office" : "pdf";
  const versiune = await bring(again, file, form, file.versiune);
  return versiune ? { schimbat: true, versiune } : { schimbat: false };
}

/** True if the document already has this version of its source. */
const isBrought = ({ document }: Opened, { versiune }: RemoteFile): boolean =>
  document.sursaVersiune === versiune;

/**
 * Stores one form of the source as the next version; undefined if another request has stored this version of it in the
 * meantime.
 * @param sursaVersiune version of the source, given only with the last of its contents
 */
async function bring(
  opened: OpenedForVersion,
  file: RemoteFile,
  form: "pdf" | "office",
  sursaVersiune?: string,
): Promise<VersionAnswer | undefined> {
  const { document } = opened;
  const { bytes, facts } = await receiveRemote(file, form);
  const atRest = await toBytesAtRest(bytes, document);
  const next: NextVersion<VersionAnswer | undefined> = {
    content: {
      facts,
      tip: "RESINCRONIZAT",
      detalii: { sursaVersiune: file.versiune },
      ...(sursaVersiune === undefined ? {} : { fields: { sursaVersiune } }),
      purpose: (versiune) =>
        sursaVersiune === undefined ? { repeatable: true } : { answer: { schimbat: true, versiune } },
    },
    place: (target) => placeBytes(target, document, atRest, facts.contentType),
  };
  return writeNext<VersionAnswer | undefined>(opened, async (current) => {
    if (isBrought(current, file)) return { done: undefined };
    return next;
  });
}
