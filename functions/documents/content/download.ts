import type { Stored } from "../../../shared/data/entity.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { conflict, notFound } from "../../../shared/errors.ts";
import type { FileContent } from "../../../shared/http/responses.ts";
import { documentFileName, versionFileName } from "../../../shared/content/file-name.ts";
import { documentFor } from "../access/authorization.ts";
import { readContent } from "./content-at-rest.ts";
import { contentAddress } from "./content-address.ts";
import type { Document } from "../records/document.ts";
import { noting } from "../records/event.ts";
import { checkPassword } from "./password.ts";
import { readVersion } from "./read-version.ts";
import type { Principal } from "../access/principal.ts";

/** The current content of a document. */
export async function downloadDocument(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<FileContent> {
  const document = await openForDownload(caller, id, password);
  const { hashSha256, dimensiune, contentType, extensie, numarVersiune } = document;
  if (hashSha256 === undefined || dimensiune === undefined || contentType === undefined)
    throw notFound("faraContinut");
  const version = {
    numarVersiune,
    dimensiune,
    hashSha256,
    contentType,
    creatLa: document.contentSince ?? document.creatLa,
  };
  return fileOf(caller, document, version, documentFileName(document.denumire, extensie ?? ""));
}

/** The content of one version, named `denumire.ext (v<numar>)`. */
export async function downloadVersion(
  caller: Principal,
  id: number,
  numar: number,
  password: string | undefined,
): Promise<FileContent> {
  const document = await openForDownload(caller, id, password);
  const version = await readVersion(document, numar);
  return fileOf(caller, document, version, versionFileName(document.denumire, version.extensie, numar));
}

async function openForDownload(
  caller: Principal,
  id: number,
  password: string | undefined,
): Promise<Stored<Document>> {
  const { document } = await documentFor(caller, id, "read");
  if (document.status === "PURJAT") throw notFound("faraContinut");
  if (document.status === "STERS") throw conflict("documentSters");
  await checkPassword(caller, document, password);
  return document;
}

interface Downloadable {
  numarVersiune: number;
  dimensiune: number;
  hashSha256: string;
  contentType: string;
  creatLa: string;
}

function fileOf(caller: Principal, document: Document, version: Downloadable, name: string): FileContent {
  return {
    name,
    contentType: version.contentType,
    size: version.dimensiune,
    hash: version.hashSha256,
    modified: version.creatLa,
    address: () => contentAddress(caller, document, version, name),
    async read(range) {
      const bytes = await readContent(document, version, range);
      // A client that reads further ranges makes one download, not many.
      if (range.start === 0)
        await transact(noting(document, caller.actor, { versiune: version.numarVersiune }));
      return bytes;
    },
  };
}
