import { download, ContentMismatch, isProblem } from "../../../client/index.ts";
import type { FileAnswer } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { saveFile } from "../../kit/save-file.ts";

export interface Wanted {
  call: () => Promise<FileAnswer>;
  /** The hash that the record names. */
  hashSha256?: string | undefined;
  /** Used if the answer has no name. */
  name: string;
}

/** The service names a version `contract.pdf (v3)`, but a file that opens by double click ends with its extension. */
export const openableName = (name: string): string =>
  name.replace(/^(.*)(\.[^.\s]+) (\(v\d+\))$/su, "$1 $3$2");

/** Downloads, compares the hash and saves; returns the name. @throws ContentMismatch if the hash differs */
export async function downloadAndSave({ call, hashSha256, name }: Wanted): Promise<string> {
  const file = await download(client, call, { hashSha256 });
  const saved = openableName(file.name ?? name);
  saveFile(file.content, saved);
  return saved;
}

export const isDamaged = (error: unknown): boolean => error instanceof ContentMismatch;

/** True if the password of the document is missing or wrong. */
export const needsPassword = (error: unknown): boolean =>
  isProblem(error, "forbidden") && error.key === "parolaNecesara";
