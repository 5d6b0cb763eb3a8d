import type { UploadState } from "../../client/index.ts";
import type { DocumentsUploadBody } from "../../client/generated/documents/types.ts";
import { LONGEST_LABEL } from "../api/labels.ts";
import { readDraft, readDrafts, removeDraft, writeDraft } from "../shell/drafts.ts";
import type { ChosenFile } from "./file-handles.ts";

export type Visibility = NonNullable<DocumentsUploadBody["visibility"]>;

/** Where the documents go, who sees them, and what is the same of all of them. */
export interface Choice {
  bucketId: number | undefined;
  visibility: Visibility;
  labels?: readonly string[] | undefined;
  emitentId?: number | undefined;
  description?: string | undefined;
}

export type UploadEnd =
  | { documentId: number; twin?: { id: number; name: string } | undefined }
  | { why: string };

/** An upload in IndexedDB, where it goes on from after the page was closed. */
export interface UploadRecord extends Choice {
  id: string;
  name: string;
  size: number;
  lastModified: number;
  /** The folder that it was chosen with. */
  folder?: string | undefined;
  /** Sorts the uploads: milliseconds since 1970. */
  at: number;
  isStopped: boolean;
  /** How far its parts got. */
  progress?: UploadState | undefined;
  end?: UploadEnd | undefined;
  handle?: FileSystemFileHandle | undefined;
}

/** A browser copies a kept file to its own folder. A larger file is read from its handle or chosen again. */
const MOST_KEPT_BYTES = 100_000_000;

/** Secret content stays where the person has it. */
export const isKept = ({ size, visibility }: Pick<UploadRecord, "size" | "visibility">): boolean =>
  size <= MOST_KEPT_BYTES && visibility !== "SECRET";

const nameOf = (id: string): string => `uploads/${id}`;
/** Kept apart from the record, which is written after each part. */
const contentNameOf = (id: string): string => `upload-content/${id}`;

const isRecord = (kept: unknown): kept is UploadRecord =>
  typeof kept === "object" && kept !== null && "id" in kept && "isStopped" in kept;

const hasFile = (kept: unknown): kept is { file: File } =>
  typeof kept === "object" && kept !== null && "file" in kept && kept.file instanceof File;

/** The uploads of a person, kept among their drafts, so that a sign-out removes both. */
export const recordsOf = (personId: string) => ({
  async all(): Promise<UploadRecord[]> {
    const kept = await readDrafts(personId, nameOf(""));
    return kept.filter(isRecord).sort((a, b) => a.at - b.at);
  },
  put: (record: UploadRecord): Promise<unknown> => writeDraft(personId, nameOf(record.id), record),
  /** Keeps nothing if the content is large or secret; without room for it, the browser keeps only the record. */
  async keepContent(record: UploadRecord, file: File): Promise<void> {
    if (isKept(record)) await writeDraft(personId, contentNameOf(record.id), { file });
  },
  async content(id: string): Promise<File | undefined> {
    const kept = await readDraft(personId, contentNameOf(id));
    return hasFile(kept) ? kept.file : undefined;
  },
  removeContent: (id: string): Promise<unknown> => removeDraft(personId, contentNameOf(id)),
  async remove(id: string): Promise<void> {
    await removeDraft(personId, nameOf(id));
    await removeDraft(personId, contentNameOf(id));
  },
});

export type Records = ReturnType<typeof recordsOf>;

/** The path of a folder as a label. One that is too long has the nearest folders, as many as fit. */
export function labelOfFolder(folder: string): string {
  const names = folder.normalize("NFC").split("/");
  while (names.length > 1 && names.join("/").length > LONGEST_LABEL) names.shift();
  return names.join("/").slice(0, LONGEST_LABEL).trim();
}

export const isSameFile = (record: UploadRecord, file: File): boolean =>
  record.name === file.name && record.size === file.size && record.lastModified === file.lastModified;

const ID_BYTES = 12;

export function recordOf({ file, handle, folder }: ChosenFile, choice: Choice, at: number): UploadRecord {
  const { name, size, lastModified } = file;
  const labels = [
    ...new Set([...(choice.labels ?? []), ...(folder === undefined ? [] : [labelOfFolder(folder)])]),
  ];
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { ...choice, labels, id, name, size, lastModified, folder, at, isStopped: false, handle };
}
