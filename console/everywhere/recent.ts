import { useState } from "react";
import type { FoundRecord } from "../shell/found.ts";

const MOST = 8;

/** What the person opened by the search, the last first. It has names of records, so that it ends with the page: browsers keep nothing that was read. */
export function useRecent() {
  const [recent, setRecent] = useState<readonly FoundRecord[]>([]);
  return {
    recent,
    keep: (item: FoundRecord): void =>
      setRecent((before) => [item, ...before.filter(({ href }) => href !== item.href)].slice(0, MOST)),
  };
}

export type Recent = ReturnType<typeof useRecent>;
