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
import { mayFileIn } from "../../files/filing/named-references.ts";
import { NewDocument } from "../../files/filing/new-document.ts";
import { uploadDocument } from "../../keeping/documents/create-document.ts";
import { isConfidential, readWhole } from "../../files/content/content-at-rest.ts";
import type { ChosenContent } from "../../files/content/download.ts";
import { noteDownload } from "../../files/content/note-download.ts";
import { checkPassword } from "../../files/content/password.ts";
import { readVersion } from "../../files/content/read-version.ts";
import { deliverableCopy } from "../../files/text/conversion-files.ts";
import { type Document, isLive } from "../../records/document.ts";
import { type DownloadMark, markAt } from "../../records/download-mark.ts";
import type { Around, ContentFacts, FoundContent } from "../../signing/signed-contents.ts";
import { openable } from "./opened-apart.ts";
import { refusals } from "./texts.ts";

/** A file inside of one of a document: of a container, of a `.p7m`, of an XML signature around it, or attached to a mail. */
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

/** The file around is opened as a whole in memory. */
const MOST_BYTES = 50_000_000;

/**
 * The files inside of a version; none if it is no signed file with others inside, and no mail. @throws the refusals of a download; tooLarge,
 * unprocessable
 */
export async function listFilesInside(
  caller: Principal,
  id: number,
  chosen: ChosenContent,
): Promise<FileInsideView[]> {
  const { document, around } = await openAround(caller, id, chosen);
  const { listContentsApart } = await import("../../signing/signed-file-apart.ts");
  const found = await openable(() => listContentsApart(around));
  return found.map((one) => ({ ...one, nume: nameOf(one, document) }));
}

/** One file inside of a version, noted as a download of it. @throws as `listFilesInside`; notFound */
export async function downloadFileInside(
  caller: Principal,
  id: number,
  numar: number,
  chosen: ChosenContent,
): Promise<FileContent> {
  const { document, versiune, mark, found, name } = await openInside(caller, id, { numar, ...chosen });
  const noted = async <T>(given: T): Promise<T> => {
    await noteDownload(caller, document, { versiune, mark });
    return given;
  };
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

/** What the caller says of the document that a file inside becomes. */
export const FilingInside = NewDocument.pick({ denumire: true, bucketId: true })
  .partial()
  .meta({ id: "DocumentDinFisier" });

/**
 * Files a file inside of a version as a document of its own, protected as the document around is, and noted as a download of it.
 * Without a named bucket it is filed beside the document around, or, if the caller may not file there, where uploads go.
 * @throws as `downloadFileInside`, and the refusals of an upload
 */
export async function fileInside(
  caller: Principal,
  id: number,
  { numar, wanted, ...chosen }: ChosenContent & { numar: number; wanted: z.output<typeof FilingInside> },
) {
  const { document, versiune, mark, found, name } = await openInside(caller, id, { numar, ...chosen });
  const { bytes, contentType } = found;
  const beside = mayFileIn(caller, document.bucketId) ? { bucketId: document.bucketId } : {};
  const filed = await uploadDocument(
    caller,
    { ...beside, ...wanted, ...protectionAround(document, chosen), file: { name, contentType, bytes } },
    [
      {
        tip: "IMPORTAT",
        actor: caller.actor,
        detalii: { dinDocument: document.cod, dinVersiunea: versiune, fisier: name },
      },
    ],
  );
  await noteDownload(caller, document, { versiune, mark });
  return filed;
}

/** What comes out of a sealed document is sealed, with its password if it has one. */
function protectionAround(
  { tipSecuritate, visibility }: Pick<Document, "tipSecuritate" | "visibility">,
  { password }: Pick<ChosenContent, "password">,
) {
  return {
    ...(tipSecuritate === undefined ? {} : { tipSecuritate }),
    ...(tipSecuritate === "PAROLA" && password !== undefined ? { parola: password } : {}),
    ...(visibility === "SECRET" ? { secret: true } : {}),
  };
}

interface OpenedAround {
  document: Stored<Document>;
  versiune: number;
  mark: DownloadMark;
  around: Around;
}

/** A file inside, with the name that it has outside. @throws notFound */
async function openInside(
  caller: Principal,
  id: number,
  { numar, ...chosen }: ChosenContent & { numar: number },
): Promise<OpenedAround & { found: FoundContent; name: string }> {
  const opened = await openAround(caller, id, chosen);
  const { contentApart } = await import("../../signing/signed-file-apart.ts");
  const found = await openable(() => contentApart(opened.around, numar));
  if (!found) throw refusals.fisierInexistent({ numar });
  return { ...opened, found, name: safeFileName(nameOf(found, opened.document)) };
}

async function openAround(
  caller: Principal,
  id: number,
  { numarVersiune, password }: ChosenContent,
): Promise<OpenedAround> {
  const opened = await openFor(caller, id, versionActs.DESCARCA, {
    related: { mark: markAt(id, caller.key) },
  });
  const { document, related } = opened;
  if (isLive(document) || document.hashSha256 === undefined) throw accessRefusals.faraContinut();
  await checkPassword(caller, document, password);
  const version = await readVersion(document, numarVersiune ?? document.numarVersiune);
  if (version.dimensiune > MOST_BYTES) throw kernel.preaMare({ limita: MOST_BYTES });
  const bytes = await readWhole(document, version);
  const around = { bytes, contentType: version.contentType };
  return { document, versiune: version.numarVersiune, mark: related.mark, around };
}

const WRAPPERS = /\.(?:eml|msg|p7m|p7s|pkcs7|xml|xsig|xades)$/i;

/** The name in the container, or that of the document without what its signature added to it. */
function nameOf({ nume, numar, extensie }: ContentFacts, { denumire }: Pick<Document, "denumire">): string {
  if (nume !== undefined) return nume;
  const inner = denumire.replace(WRAPPERS, "");
  const base = numar === 1 ? inner : `${inner} (${numar})`;
  return documentFileName(base, extensie);
}
