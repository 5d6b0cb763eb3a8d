import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { documentsRead } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { draftWriter } from "../shell/draft-writer.ts";
import { readDraft } from "../shell/drafts.ts";
import { usePerson } from "../shell/session.ts";

/** Form feeds separate the pages of a transcription. */
const FORM_FEED = "\f";

export const pagesOf = (text: string): string[] => {
  const pages = text.split(FORM_FEED);
  // The service also ends the last page with one.
  return pages.length > 1 && pages.at(-1)?.trim() === "" ? pages.slice(0, -1) : pages;
};

export const textOf = (pages: readonly string[]): string => pages.join(FORM_FEED);

/** The fields that give the document of a corrected text the protection of its source. */
export function protectionOf(source: Document | undefined, password: string | undefined) {
  if (!source) return { visibility: "PERSONAL" as const };
  const { visibility, tipSecuritate } = source;
  return {
    visibility,
    ...(tipSecuritate === "CRIPTAT" ? { criptat: true } : {}),
    ...(tipSecuritate === "PAROLA" && password !== undefined ? { parola: password } : {}),
  };
}

/** The document that was or will be read. */
export const useSource = (id: number | undefined) =>
  useQuery({
    queryKey: ["documents", "scans", "source", id],
    enabled: id !== undefined,
    queryFn: async () => (await documentsRead(client, { path: { id: id ?? 0 } })).data,
  });

/** The corrected texts by page number, as `{ "3": "…" }`. */
type Corrections = Readonly<Record<string, string>>;

const isCorrections = (kept: unknown): kept is Corrections =>
  typeof kept === "object" && kept !== null && Object.values(kept).every((one) => typeof one === "string");

export interface KeptCorrections {
  /** Undefined until they have been read from IndexedDB. */
  value: Corrections | undefined;
  set: (page: number, text: string) => void;
  discard: () => void;
}

/**
 * The corrections of a scan, kept in IndexedDB until they are saved or discarded. Those of a protected document
 * (`isKept` false) are only kept in this page.
 */
export function useCorrections(scanId: number, { isKept }: { isKept: boolean }): KeptCorrections {
  const { id: personId } = usePerson();
  const name = `scan.${scanId}`;
  const kept = useQuery({
    queryKey: ["documents", "scans", scanId, "corrections"],
    queryFn: async () => {
      const read = await readDraft(personId, name);
      return isCorrections(read) ? read : {};
    },
    networkMode: "always",
    staleTime: Infinity,
    gcTime: 0,
  });
  const [changed, setChanged] = useState<Corrections>();
  const value = changed ?? kept.data;
  const writer = useMemo(() => draftWriter(personId, name), [personId, name]);
  useEffect(() => {
    window.addEventListener("pagehide", writer.flush);
    return () => {
      window.removeEventListener("pagehide", writer.flush);
      writer.flush();
    };
  }, [writer]);
  return {
    value,
    set(page, text) {
      const next = { ...value, [page]: text };
      setChanged(next);
      if (isKept) writer.keep(next);
    },
    discard() {
      setChanged({});
      writer.discard();
    },
  };
}
