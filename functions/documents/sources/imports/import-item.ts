import type { Stored } from "../../../../shared/data/entity.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import type { Write } from "../../../../shared/data/transaction.ts";
import { visibleLine } from "../../../../shared/visible-text.ts";
import type { Principal } from "../../access/principal.ts";
import type { Api, RemoteFile } from "../connections/providers/provider.ts";
import { providerOf } from "../connections/providers/providers.ts";
import { placeBytes, toBytesAtRest } from "../../files/content/content-at-rest.ts";
import { fileDocument, newDocument, storeDocument } from "../../files/filing/new-document.ts";
import { openForVersion, writeVersion } from "../../files/filing/new-version.ts";
import { prepareFiling, referencePreconditions } from "../../files/filing/references.ts";
import type { Document } from "../../records/document.ts";
import type { NewEvent } from "../../records/event.ts";
import { type Import, type ImportItem, ImportItems } from "../../records/import.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";
import { receiveRemote } from "./remote-content.ts";

/** An item that a worker holds. */
interface Work {
  row: Import;
  item: Stored<ImportItem>;
  api: Api;
}

/** Creates the document of an item for the starter of its import; the same transaction ends the item. */
export async function importItem(caller: Principal, work: Work): Promise<void> {
  const { row, item, api } = work;
  const file = await providerOf[row.furnizor].describe(api, item.ref);
  const left = item.isFiled ? item : await fileItem(caller, work, file);
  if (left) await addPdf(caller, left, file);
}

/** @returns the item if its document still lacks the PDF, which is the version after the Office file */
async function fileItem(
  caller: Principal,
  work: Work,
  file: RemoteFile,
): Promise<Stored<ImportItem> | undefined> {
  const { item } = work;
  const document = await documentOf(caller, work, file);
  const event = imported(caller, work);
  if (item.mod === "LEGATURA") {
    // Only a reference is stored; the content stays at the provider.
    const also = [...referencePreconditions(document), ...ending(item, document)];
    await storeDocument(caller, document, also, [event]);
    return undefined;
  }
  const isBoth = file.isNative && item.formatExport === "both";
  const { bytes, facts } = await receiveRemote(file, isBoth ? "office" : formOf(file, item));
  const filed = await prepareFiling(document);
  const atRest = await toBytesAtRest(bytes, filed);
  await fileDocument({
    caller,
    document: filed,
    facts,
    place: (target) => placeBytes(target, filed, atRest, facts.contentType),
    also: (stored) => (isBoth ? filing(item, stored) : ending(item, stored)),
    events: [event],
  });
  return isBoth ? reread(item) : undefined;
}

const formOf = ({ isNative }: RemoteFile, { formatExport }: ImportItem): "office" | "pdf" =>
  isNative && formatExport === "office" ? "office" : "pdf";

/** The document of an item, with the id and the code that were chosen in advance. */
async function documentOf(caller: Principal, { row, item }: Work, file: RemoteFile): Promise<Document> {
  const { bucketId, furnizor } = row;
  const { mod, formatExport = "pdf", cod } = item;
  // Checked again, because the caller may have lost the right to this bucket since the request.
  const composed = await newDocument(caller, {
    denumire: nameOf(item.denumire ?? file.denumire),
    cod,
    ...(bucketId === undefined ? {} : { bucketId }),
  });
  const urlWeb = webAddress(file.urlWeb) ?? item.urlWeb;
  return {
    ...composed,
    id: item.documentId,
    mod,
    furnizor,
    ref: item.ref,
    ...(urlWeb === undefined ? {} : { urlWeb }),
    ...(file.isNative ? { formatExport } : {}),
    ...(mod === "COPIE" ? { sursaVersiune: file.versiune } : {}),
  };
}

const MOST_NAME = 255;
/** Names at providers may be longer than ours allow, and may contain line breaks. */
const nameOf = (name: string): string => visibleLine(name).trim().slice(0, MOST_NAME) || "Document importat";

const webAddress = (address: string | undefined): string | undefined =>
  address !== undefined && /^https?:\/\//.test(address) ? address : undefined;

const imported = (caller: Principal, { row, item }: Work): NewEvent => ({
  tip: "IMPORTAT",
  actor: caller.actor,
  detalii: { furnizor: row.furnizor, mod: item.mod, ref: item.ref, import: row.id },
});

/** The second half of a `both` export. */
async function addPdf(caller: Principal, item: Stored<ImportItem>, file: RemoteFile): Promise<void> {
  const opened = await openForVersion(caller, item.documentId);
  const { bytes, facts } = await receiveRemote(file, "pdf");
  const atRest = await toBytesAtRest(bytes, opened.document);
  await writeVersion(opened, {
    content: { facts, tip: "MODIFICAT", also: () => ending(item, opened.document) },
    place: (target) => placeBytes(target, opened.document, atRest, facts.contentType),
  });
}

async function reread({ id, importId }: ImportItem): Promise<Stored<ImportItem>> {
  const found = await read(ImportItems, { id, importId });
  if (!found) throw recordsRefusals.importInCurs();
  return found;
}

const ending = (item: Stored<ImportItem>, { id }: Pick<Document, "id">): Write[] =>
  changing(ImportItems, item, { ...item, documentId: id, status: "FINALIZATA" });

const filing = (item: Stored<ImportItem>, { id }: Pick<Document, "id">): Write[] =>
  changing(ImportItems, item, { ...item, documentId: id, isFiled: true });
