import {
  documentsUpload,
  transcriereCreate,
  transcriereUpload,
} from "../../client/generated/documents/operations.ts";
import type { TranscriereNoua } from "../../client/generated/documents/types.ts";
import { uploadLarge } from "../../client/index.ts";
import { client } from "../api/client.ts";

/** A request has 6 MB in base64. */
export const MOST_INLINE_BYTES = 4_000_000;

export interface ScanOptions {
  limba: NonNullable<TranscriereNoua["limba"]>;
  tip: NonNullable<TranscriereNoua["tip"]>;
}

interface StartOptions extends ScanOptions {
  /** The file becomes a document, so that its pages can be looked at beside the text. */
  isKept: boolean;
  onProgress: (progress: { sent: number; size: number }) => void;
}

/** Begins to read a file, or a document by its id. Returns the id of the transcription. */
export async function startScan(source: File | number, options: StartOptions): Promise<number> {
  const { limba, tip, isKept, onProgress } = options;
  if (source instanceof File && !isKept) {
    const body = { file: source, limba, tip, denumire: source.name };
    return (await transcriereUpload(client, { body })).data.id;
  }
  const documentId = source instanceof File ? await keepDocument(source, onProgress) : source;
  const denumire = source instanceof File ? { denumire: source.name } : {};
  return (await transcriereCreate(client, { body: { documentId, limba, tip, ...denumire } })).data.id;
}

async function keepDocument(file: File, onProgress: StartOptions["onProgress"]): Promise<number> {
  const fields = { denumire: file.name.slice(0, 255), visibility: "PERSONAL" } as const;
  if (file.size <= MOST_INLINE_BYTES) {
    const answer = await documentsUpload(client, { body: { file, ...fields } });
    if (answer.status === 201) return answer.data.id;
  }
  const { answer, upload } = await uploadLarge(client, {
    content: file,
    onProgress,
    complete: (uploadId, call) => documentsUpload(client, { body: { uploadId, ...fields }, ...call }),
  });
  const id = answer?.status === 201 ? answer.data.id : upload?.documentId;
  if (id === undefined) throw new Error("A stored upload names no document");
  return id;
}
