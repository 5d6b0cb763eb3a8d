import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { readDraft, removeDraft, writeDraft } from "../shell/drafts.ts";
import { usePerson } from "../shell/session.ts";

const QUIET_MS = 300;

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
  const pending = useRef<{ value: Corrections; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    const flush = (): void => {
      if (!pending.current) return;
      clearTimeout(pending.current.timer);
      void writeDraft(personId, name, pending.current.value);
      pending.current = undefined;
    };
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [personId, name]);
  return {
    value,
    set(page, text) {
      const next = { ...value, [page]: text };
      setChanged(next);
      if (!isKept) return;
      clearTimeout(pending.current?.timer);
      const timer = setTimeout(() => {
        pending.current = undefined;
        void writeDraft(personId, name, next);
      }, QUIET_MS);
      pending.current = { value: next, timer };
    },
    discard() {
      clearTimeout(pending.current?.timer);
      pending.current = undefined;
      setChanged({});
      void removeDraft(personId, name);
    },
  };
}
