import type { Stored } from "../../../../shared/data/entity.ts";
import type { ReadingMode } from "../../../../shared/everywhere/reading-modes.ts";
import { isShownText } from "../../../../shared/everywhere/shown-text.ts";
import type { ErrorKind } from "../../../../shared/errors.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import { documentFileName, versionFileName } from "../../../../shared/content/file-name.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { isConfidential, readContent, type VersionAtRest } from "./content-at-rest.ts";
import { contentAddress } from "./content-address.ts";
import { type DocumentAct, documentActs, openFor, versionActs } from "../../access/document-acts.ts";
import { refuseHeldBack, type Scanned } from "../../access/held-back.ts";
import { type Document, isLive } from "../../records/document.ts";
import { isCounted } from "../../records/link.ts";
import { type DownloadMark, markAt } from "../../records/download-mark.ts";
import { noteDownload } from "./note-download.ts";
import { checkPassword } from "./password.ts";
import { readVersion } from "./read-version.ts";
import type { Principal } from "../../access/principal.ts";

/**
 * Refusals of a download besides those of issuing its address: the state of the document, what the scan found, too many password
 * guesses.
 */
export const refusedDownload: ErrorKind[] = ["conflict", "locked", "tooManyRequests"];

/** Content that its provider has: the file that a download is once somebody has read it there. */
interface LiveFile {
  live: Document;
  fileOf: (content: LiveContent) => FileContent;
}
export type LiveContent = Omit<FileContent, "isConfidential"> & Scanned;
type Downloaded = FileContent | LiveFile;

/** @throws conflict for a live file: only the download of the document itself reads from the provider */
export function stored(found: Downloaded): FileContent {
  if ("live" in found) throw accessRefusals.legaturaNumaiPersonala();
  return found;
}

/** How content is asked for. */
interface Wanted {
  password: string | undefined;
  /** What it is read for. Only a text that pages show as it is can be looked at: other content is downloaded. */
  mod?: ReadingMode | undefined;
}

/** The current content of a document. */
export async function downloadDocument(caller: Principal, id: number, wanted: Wanted): Promise<Downloaded> {
  const opened = await openForDownload(caller, id, { act: documentActs.DESCARCA, wanted });
  const { document } = opened;
  if (isLive(document)) return { live: document, fileOf: (content) => liveFile(caller, opened, content) };
  const { hashSha256, dimensiune, contentType, extensie, numarVersiune } = document;
  if (hashSha256 === undefined || dimensiune === undefined || contentType === undefined)
    throw accessRefusals.faraContinut();
  const version = {
    numarVersiune,
    dimensiune,
    hashSha256,
    contentType,
    creatLa: document.contentSince ?? document.creatLa,
  };
  return fileOf(caller, opened, version, documentFileName(document.denumire, extensie ?? ""));
}

export interface ChosenContent extends Wanted {
  numarVersiune: number | undefined;
}

/** The current content, or that of the version that a query names. */
export const downloadChosen = (
  caller: Principal,
  id: number,
  { numarVersiune, ...wanted }: ChosenContent,
): Promise<Downloaded> =>
  numarVersiune === undefined
    ? downloadDocument(caller, id, wanted)
    : downloadVersion(caller, id, numarVersiune, wanted);

/** The content of one version, named `denumire.ext (v<numar>)`. */
export async function downloadVersion(
  caller: Principal,
  id: number,
  numar: number,
  wanted: Wanted,
): Promise<FileContent> {
  const opened = await openForDownload(caller, id, { act: versionActs.DESCARCA, wanted });
  const { document } = opened;
  const version = await readVersion(document, numar);
  refuseHeldBack(document, version);
  return fileOf(caller, opened, version, versionFileName(document.denumire, version.extensie, numar));
}

/** A document whose content may be read, with the caller's recent reads of it in the mode that was asked for. */
interface OpenedForDownload {
  document: Stored<Document>;
  mark: DownloadMark;
  mod: ReadingMode;
}

async function openForDownload(
  caller: Principal,
  id: number,
  { act, wanted }: { act: DocumentAct; wanted: Wanted },
): Promise<OpenedForDownload> {
  const { password, mod = "descarcare" } = wanted;
  const keys = { mark: markAt(id, caller.key, mod) };
  const { document, related } = await openFor(caller, id, act, { related: keys });
  await checkPassword(caller, document, password);
  return { document, mark: related.mark, mod };
}

/**
 * A live file is recorded like any other download. Its content belongs to a third party, so no cache may store it.
 */
function liveFile(
  caller: Principal,
  { document, mark }: OpenedForDownload,
  content: LiveContent,
): FileContent {
  const { address, scanare, ...file } = content;
  const note = () => noteDownload(caller, document, { versiune: 0, mark, scanare });
  return {
    ...file,
    isConfidential: true,
    async read(range) {
      const bytes = await content.read(range);
      await note();
      return bytes;
    },
    ...(address && {
      async address(range) {
        const found = await address(range);
        if ("url" in found) await note();
        return found;
      },
    }),
  };
}

interface Downloadable extends VersionAtRest {
  hashSha256: string;
  contentType: string;
  creatLa: string;
}

function fileOf(
  caller: Principal,
  { document, mark, mod: asked }: OpenedForDownload,
  version: Downloadable,
  name: string,
): FileContent {
  const mod = isShownText(version) ? asked : "descarcare";
  /** Used for both content and addresses, because both give the content away. */
  const noted = async <T>(given: T): Promise<T> => {
    await noteDownload(caller, document, { versiune: version.numarVersiune, mark, mod });
    return given;
  };
  return {
    name,
    contentType: version.contentType,
    size: version.dimensiune,
    isConfidential: isConfidential(document),
    isUndivided: caller.kind === "link" && isCounted(caller.link),
    hash: version.hashSha256,
    modified: version.creatLa,
    async address() {
      const found = await contentAddress(document, version, name);
      return "url" in found ? noted(found) : found;
    },
    read: async (range) => noted(await readContent(document, version, range)),
  };
}
