import * as z from "zod";
import { documentFileName, safeFileName } from "../../../../shared/content/file-name.ts";
import { presignDownload } from "../../../../shared/content/presign.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { kernel } from "../../../../shared/refusals.ts";
import { versionActs, openFor } from "../../access/document-acts.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { isConfidential, readWhole } from "../../files/content/content-at-rest.ts";
import type { ChosenContent } from "../../files/content/download.ts";
import { noteDownload } from "../../files/content/note-download.ts";
import { checkPassword } from "../../files/content/password.ts";
import { readVersion } from "../../files/content/read-version.ts";
import { deliverableCopy } from "../../files/text/conversion-files.ts";
import { type Document, isLive } from "../../records/document.ts";
import { type DownloadMark, markAt } from "../../records/download-mark.ts";
import type { ContentFacts } from "../../signing/signed-contents.ts";
import { openable } from "./opened-apart.ts";
import { refusals } from "./texts.ts";

/** A file inside of a signed file of a document: of a container, of a `.p7m`, of an XML signature around it. */
export const FileInsideView = z
  .object({
    /** Its number, from 1, by which it is downloaded. */
    numar: z.int(),
    /** In a container the name there, with its folders. */
    nume: z.string(),
    dimensiune: z.int(),
    hashSha256: z.string(),
    contentType: z.string(),
  })
  .meta({ id: "FisierDinSemnatura" });
type FileInsideView = z.output<typeof FileInsideView>;

/** A signed file is opened as a whole in memory. */
const MOST_BYTES = 50_000_000;

/**
 * The files inside of a version; none if it is no signed file with others inside. @throws the refusals of a download; tooLarge,
 * unprocessable
 */
export async function listFilesInside(
  caller: Principal,
  id: number,
  chosen: ChosenContent,
): Promise<FileInsideView[]> {
  const { document, bytes } = await openSigned(caller, id, chosen);
  const { listContentsApart } = await import("../../signing/signed-file-apart.ts");
  const found = await openable(() => listContentsApart(bytes));
  return found.map((one) => ({ ...one, nume: nameOf(one, document) }));
}

/** One file inside of a version, noted as a download of it. @throws as `listFilesInside`; notFound */
export async function downloadFileInside(
  caller: Principal,
  id: number,
  numar: number,
  chosen: ChosenContent,
): Promise<FileContent> {
  const { document, versiune, mark, bytes } = await openSigned(caller, id, chosen);
  const { contentApart } = await import("../../signing/signed-file-apart.ts");
  const found = await openable(() => contentApart(bytes, numar));
  if (!found) throw refusals.fisierInexistent({ numar });
  const noted = async <T>(given: T): Promise<T> => {
    await noteDownload(caller, document, { versiune, mark });
    return given;
  };
  const name = safeFileName(nameOf(found, document));
  const { contentType, dimensiune: size, hashSha256: hash } = found;
  return {
    name,
    contentType,
    size,
    hash,
    isConfidential: isConfidential(document),
    read: async ({ start, end }) => noted(found.bytes.subarray(start, end + 1)),
    async address() {
      const { store, key } = await deliverableCopy(found.bytes);
      const url = await presignDownload(store, key, { contentType, name }, ADDRESS_SECONDS);
      return noted({ url, expiresAt: secondsFromNow(ADDRESS_SECONDS) });
    },
  };
}

const ADDRESS_SECONDS = 60;

interface OpenedSigned {
  document: Stored<Document>;
  versiune: number;
  mark: DownloadMark;
  bytes: Buffer;
}

async function openSigned(
  caller: Principal,
  id: number,
  { numarVersiune, password }: ChosenContent,
): Promise<OpenedSigned> {
  const opened = await openFor(caller, id, versionActs.DESCARCA, {
    related: { mark: markAt(id, caller.key) },
  });
  const { document, related } = opened;
  if (isLive(document) || document.hashSha256 === undefined) throw accessRefusals.faraContinut();
  await checkPassword(caller, document, password);
  const version = await readVersion(document, numarVersiune ?? document.numarVersiune);
  if (version.dimensiune > MOST_BYTES) throw kernel.preaMare({ limita: MOST_BYTES });
  const bytes = await readWhole(document, version);
  return { document, versiune: version.numarVersiune, mark: related.mark, bytes };
}

const WRAPPERS = /\.(?:p7m|p7s|pkcs7|xml|xsig|xades)$/i;

/** The name in the container, or that of the document without what its signature added to it. */
function nameOf({ nume, numar, extensie }: ContentFacts, { denumire }: Pick<Document, "denumire">): string {
  if (nume !== undefined) return nume;
  const inner = denumire.replace(WRAPPERS, "");
  const base = numar === 1 ? inner : `${inner} (${numar})`;
  return documentFileName(base, extensie);
}
