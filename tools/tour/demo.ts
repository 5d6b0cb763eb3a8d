import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Guide } from "./guide.ts";
import { signInTo } from "./sign-in.ts";

/** Shared by the tours of the document service: they send demo files as demo people. */

export const api = "/documents/api";

export const demoFile = (name: string): Promise<Buffer> =>
  readFile(join(import.meta.dirname, "../../localstack/demo/files", name));

export const sha256 = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

export function form(bytes: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set("file", new File([new Uint8Array(bytes)], name));
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return data;
}

/** Signs a demo person in; returns the headers of their requests. */
export const signIn = (steps: Guide, username: string): Promise<Record<string, string>> =>
  signInTo(steps, "documents", username);
