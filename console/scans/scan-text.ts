import { useQuery } from "@tanstack/react-query";
import { documentsRead } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";

/** Form feeds separate the pages of a transcription. */
const FORM_FEED = "\f";

export const pagesOf = (text: string): string[] => {
  const pages = text.split(FORM_FEED);
  // The service ends the last page as well.
  return pages.length > 1 && pages.at(-1)?.trim() === "" ? pages.slice(0, -1) : pages;
};

export const textOf = (pages: readonly string[]): string => pages.join(FORM_FEED);

/** The fields of a document that protects a corrected text as its source is protected. */
export function protectionOf(source: Document | undefined, password: string | undefined) {
  if (!source) return { visibility: "PERSONAL" as const };
  const { visibility, tipSecuritate } = source;
  return {
    visibility,
    ...(tipSecuritate === "CRIPTAT" ? { criptat: true } : {}),
    ...(tipSecuritate === "PAROLA" && password !== undefined ? { parola: password } : {}),
  };
}

/** The header of a call about a document that has a password. */
export const passwordHeader = (password: string | undefined) =>
  password === undefined ? {} : { headers: { "X-Document-Password": password } };

/** The document that was or is to be read. */
export const useSource = (id: number | undefined) =>
  useQuery({
    queryKey: ["documents", "scans", "source", id],
    enabled: id !== undefined,
    queryFn: async () => (await documentsRead(client, { path: { id: id ?? 0 } })).data,
  });
