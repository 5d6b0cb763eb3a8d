import { retry, withNewId, type Write } from "../../../../shared/data/transaction.ts";
import { safeFileName } from "../../../../shared/content/file-name.ts";
import type { UploadedFile } from "../../../../shared/http/multipart.ts";
import type { Principal } from "../../access/principal.ts";
import { bucketHasStore, OtherStore } from "../../files/content/bucket-guard.ts";
import { freeCodeBefore } from "../../files/filing/chosen-code.ts";
import { placeBytes, receiveFile, toBytesAtRest } from "../../files/content/content-at-rest.ts";
import {
  fileDocument,
  newDocument,
  type NewDocument,
  storeDocument,
} from "../../files/filing/new-document.ts";
import { prepareFiling, referencePreconditions } from "../../files/filing/references.ts";
import { type Document, due } from "../../records/document.ts";
import type { NewEvent } from "../../records/event.ts";

/** Creates a document only from metadata; it has no content until its first version is uploaded. */
export async function createDocument(caller: Principal, wanted: NewDocument) {
  const composed = await newDocument(caller, wanted);
  const requireFree = freeCodeBefore(caller, wanted.cod);
  return retry(async () => {
    const free = (await requireFree?.()) ?? [];
    return withNewId((id) => storeInItsStore(caller, due({ ...composed, id }), free));
  });
}

async function storeInItsStore(caller: Principal, document: Document, also: Write[]) {
  try {
    return await storeWithoutContent(caller, document, also);
  } catch (error) {
    if (!(error instanceof OtherStore)) throw error;
    return storeWithoutContent(caller, { ...document, tenantStoreId: error.tenantStoreId }, also);
  }
}

function storeWithoutContent(caller: Principal, document: Document, also: Write[]) {
  const filed = (bucketId: number) => bucketHasStore(bucketId, document.tenantStoreId);
  return storeDocument(caller, document, [...referencePreconditions(document, filed), ...also]);
}

/** Creates a document, with its content if that is in the request. */
export const takeDocument = (caller: Principal, wanted: NewDocument | Parameters<typeof uploadDocument>[1]) =>
  "file" in wanted ? uploadDocument(caller, wanted) : createDocument(caller, wanted);

/** Creates a document with its content, which is version 1. */
export async function uploadDocument(
  caller: Principal,
  wanted: Partial<NewDocument> & { file: UploadedFile },
  events: readonly NewEvent[] = [],
) {
  const { file, ...metadata } = wanted;
  const denumire = metadata.denumire ?? safeFileName(file.name);
  const received = receiveFile(file);
  const composed = await newDocument(caller, { ...metadata, denumire });
  const requireFree = freeCodeBefore(caller, metadata.cod);
  const document = await prepareFiling(composed);
  const { bytes, facts } = await received;
  const atRest = await toBytesAtRest(bytes, document);
  return fileDocument({
    caller,
    document,
    facts,
    place: (target) => placeBytes(target, document, atRest, facts.contentType),
    events,
    requireFree,
  });
}
