import { config } from "../../../../shared/config.ts";
import { presignDownload } from "../../../../shared/content/presign.ts";
import { documentFileName } from "../../../../shared/content/file-name.ts";
import type { ReadingMode } from "../../../../shared/everywhere/reading-modes.ts";
import type { FileAddress, FileContent } from "../../../../shared/http/responses.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import type { Principal } from "../../access/principal.ts";
import { noteDownload } from "../../files/content/note-download.ts";
import { deliverable, readResult } from "../../files/text/conversion-files.ts";
import type { Result } from "../../records/conversion.ts";
import { openResult, type OpenedResult, type Reading } from "./open-result.ts";
import { refusals } from "./texts.ts";

/** The text itself. @throws the errors of openResult; tooLarge for a text that only a download can carry */
export async function readText(caller: Principal, id: number, reading: Reading): Promise<string> {
  const found = await openResult(caller, id, reading);
  if (found.text.size > config.maxInlineBytes) throw refusals.textMare();
  await note(caller, found, reading.mod);
  return (await readResult(found.opened?.document, found.text)).toString("utf8");
}

export const resultFormats = ["txt", "pdf", "json"] as const;
type ResultFormat = (typeof resultFormats)[number];

/**
 * The text as a file, the searchable PDF, or the recognised words with their confidence. @throws the errors of openResult;
 * conflict if nothing was recognised
 */
export async function downloadResult(
  caller: Principal,
  id: number,
  { format, password, mod: asked }: Reading & { format: ResultFormat },
): Promise<FileContent> {
  // A PDF is kept, not shown.
  const mod = format === "pdf" ? "descarcare" : asked;
  const found = await openResult(caller, id, { password, mod });
  const { result, contentType } = resultOf(found, format);
  const { conversion, opened } = found;
  const document = opened?.document;
  const name = documentFileName(titleOf(found), format);
  return {
    name,
    contentType,
    size: result.size,
    hash: result.hash,
    isConfidential: document === undefined || document.tipSecuritate !== undefined,
    ...(conversion.finalizatLa ? { modified: conversion.finalizatLa } : {}),
    async read(range) {
      await note(caller, found, mod);
      return readResult(document, result, range);
    },
    async address() {
      await note(caller, found, mod);
      return addressOf(found, result, { contentType, name });
    },
  };
}

/** @throws conflict if nothing was recognised */
export function resultOf({ conversion, text }: OpenedResult, format: ResultFormat) {
  if (format === "txt") return { result: text, contentType: "text/plain; charset=utf-8" };
  if (format === "json") {
    if (!conversion.words) throw refusals.faraCuvinte();
    return { result: conversion.words, contentType: "application/json" };
  }
  if (!conversion.pdf) throw refusals.faraPdf();
  return { result: conversion.pdf, contentType: "application/pdf" };
}

/** The title of the text: as given at its start, else the document's name; without the extension of the original. */
export const titleOf = ({ conversion, opened }: OpenedResult): string =>
  (conversion.denumire ?? opened?.document.denumire ?? String(conversion.id)).replace(
    /(?<=.)\.(pdf|jpe?g|png|docx|txt)$/i,
    "",
  );

/** Reading the text of a document is recorded like reading its content. */
async function note(
  caller: Principal,
  { conversion, opened }: OpenedResult,
  mod: ReadingMode = "descarcare",
): Promise<void> {
  if (!opened) return;
  const { document, related } = opened;
  await noteDownload(caller, document, { versiune: conversion.numarVersiune ?? 0, mark: related.mark, mod });
}

const ADDRESS_SECONDS = 60;

async function addressOf(
  { opened }: OpenedResult,
  result: Result,
  shown: { contentType: string; name: string },
): Promise<FileAddress> {
  const { store, key } = await deliverable(opened?.document, result);
  const url = await presignDownload(store, key, shown, ADDRESS_SECONDS);
  return { url, expiresAt: secondsFromNow(ADDRESS_SECONDS) };
}
