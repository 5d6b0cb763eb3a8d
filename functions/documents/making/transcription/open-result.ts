import type { Stored } from "../../../../shared/data/entity.ts";
import type { ItemAt } from "../../../../shared/data/read-together.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { ReadingMode } from "../../../../shared/everywhere/reading-modes.ts";
import type { AppError } from "../../../../shared/errors.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { lookAt, type Opened } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { refuseHeldBack } from "../../access/held-back.ts";
import { checkPassword } from "../../files/content/password.ts";
import { readVersion } from "../../files/content/read-version.ts";
import { type Conversion, Conversions, type Result } from "../../records/conversion.ts";
import { markAt, type DownloadMark } from "../../records/download-mark.ts";
import { conversionJob } from "./conversion-job.ts";
import { refuseWithoutContent } from "./open-source.ts";
import { refusals } from "./texts.ts";

/** A conversion, and its document as the caller may use it now; an upload has no document. */
export interface OpenedConversion {
  conversion: Stored<Conversion>;
  opened?: Opened<{ mark: ItemAt<DownloadMark> }>;
}

/**
 * @throws notFound for an unknown one, for one of a document that the caller may not read, and for another caller's
 * upload
 */
export async function openConversion(
  caller: Principal,
  id: number,
  mod?: ReadingMode,
): Promise<OpenedConversion> {
  const conversion = await read(Conversions, { id });
  if (!conversion) throw kernel.negasit();
  await conversionJob.wakeIfForgotten(conversion);
  const { documentId, creator } = conversion;
  if (documentId === undefined) {
    if (creator !== caller.key) throw kernel.negasit();
    return { conversion };
  }
  const opened = await lookAt(caller, documentId, { mark: markAt(documentId, caller.key, mod) });
  if (!opened?.rights.has("read")) throw kernel.negasit();
  return { conversion, opened };
}

/** How a text is read. */
export interface Reading {
  password: string | undefined;
  /** Default: it is downloaded. */
  mod?: ReadingMode | undefined;
}

/** A conversion with its text. */
export interface OpenedResult extends OpenedConversion {
  text: Result;
}

/**
 * The same for reading the text, which like a download of the document needs its password.
 * @throws notFound, forbidden, locked; conflict while the text is not ready (Retry-After), and if there will be none
 */
export async function openResult(
  caller: Principal,
  id: number,
  { password, mod }: Reading,
): Promise<OpenedResult> {
  const found = await openConversion(caller, id, mod);
  if (found.opened) {
    const { document } = found.opened;
    refuseWithoutContent(document);
    const { numarVersiune = document.numarVersiune } = found.conversion;
    const isCurrent = numarVersiune === document.numarVersiune;
    refuseHeldBack(document, isCurrent ? document : await readVersion(document, numarVersiune));
    await checkPassword(caller, document, password);
  }
  const { status, text, eroare = "error.intern" } = found.conversion;
  if (status === "ESUATA") throw refusals.transcriereEsuata({ motiv: eroare });
  if (!text) throw notReady();
  return { ...found, text };
}

const notReady = (): AppError => refusals.textNepregatit({ headers: { "retry-after": "5" } });
