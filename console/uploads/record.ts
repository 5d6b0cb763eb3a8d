import type { UploadState } from "../../client/index.ts";
import type { DocumentsUploadBody } from "../../client/generated/documents/types.ts";
import { readDrafts, removeDraft, writeDraft } from "../shell/drafts.ts";
import type { ChosenFile } from "./file-handles.ts";

export type Visibility = NonNullable<DocumentsUploadBody["visibility"]>;

/** Where the documents go and which of their readers see them. */
export interface Choice {
  bucketId: number | undefined;
  visibility: Visibility;
}

export type UploadEnd =
  | { documentId: number; twin?: { id: number; name: string } | undefined }
  | { why: string };

/** An upload as IndexedDB keeps it: a page that was closed goes on from here. */
export interface UploadRecord extends Choice {
  id: string;
  name: string;
  size: number;
  lastModified: number;
  /** The order of the uploads: milliseconds since 1970. */
  at: number;
  isStopped: boolean;
  /** How far its parts got. */
  progress?: UploadState | undefined;
  end?: UploadEnd | undefined;
  file?: File | undefined;
  handle?: FileSystemFileHandle | undefined;
}

/** A browser copies a kept file to its own folder; a larger one is read from its handle or chosen again. */
const MOST_KEPT_BYTES = 100_000_000;

export const fitsStore = (size: number): boolean => size <= MOST_KEPT_BYTES;

const nameOf = (id: string): string => `uploads/${id}`;

const isRecord = (kept: unknown): kept is UploadRecord =>
  typeof kept === "object" && kept !== null && "id" in kept && "isStopped" in kept;

/** The uploads of a person, among their drafts: a sign-out removes both. */
export const recordsOf = (personId: string) => ({
  async all(): Promise<UploadRecord[]> {
    const kept = await readDrafts(personId, nameOf(""));
    return kept.filter(isRecord).sort((a, b) => a.at - b.at);
  },
  /** Without its content if that is large, or if the browser has no room for it. */
  async put(record: UploadRecord): Promise<void> {
    const { file, ...bare } = record;
    const isKept = file !== undefined && fitsStore(file.size);
    const written = isKept ? await writeDraft(personId, nameOf(record.id), record) : undefined;
    if (written === undefined) await writeDraft(personId, nameOf(record.id), bare);
  },
  remove: (id: string): Promise<unknown> => removeDraft(personId, nameOf(id)),
});

export type Records = ReturnType<typeof recordsOf>;

export const isSameFile = (record: UploadRecord, file: File): boolean =>
  record.name === file.name && record.size === file.size && record.lastModified === file.lastModified;

const ID_BYTES = 12;

export function recordOf(
  { file, handle }: ChosenFile,
  choice: Choice,
  at: number,
): UploadRecord & { file: File } {
  const { name, size, lastModified } = file;
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...choice, id, name, size, lastModified, at, isStopped: false, file, handle };
}
