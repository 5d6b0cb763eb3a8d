import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { draftWriter } from "../shell/draft-writer.ts";
import { readDraft } from "../shell/drafts.ts";
import { usePerson } from "../shell/session.ts";

/** The corrected texts by page number, as `{ "3": "…" }`. */
export type Corrections = Readonly<Record<string, string>>;

const isCorrections = (kept: unknown): kept is Corrections =>
  typeof kept === "object" && kept !== null && Object.values(kept).every((one) => typeof one === "string");

export interface KeptCorrections {
  /** Undefined until they were read from IndexedDB. */
  value: Corrections | undefined;
  set: (page: number, text: string) => void;
  discard: () => void;
}

/**
 * The corrections of a scan, in IndexedDB until they are saved or discarded; those of a protected document (`isKept` false)
 * in this page alone.
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
