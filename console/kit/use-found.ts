import { useEffect, useRef, useState } from "react";

export interface FoundOption {
  id: string;
  label: string;
  /** Tells two of the same name apart: mail, organization. */
  detail?: string | undefined;
}

/** Asks the service for a part of the name; `signal` aborts when more is typed. */
export type SearchOptions = (text: string, signal: AbortSignal) => Promise<readonly FoundOption[]>;

export interface Found {
  options: readonly FoundOption[];
  state: "idle" | "searching" | "found" | "failed";
}

const QUIET_MS = 250;
const NOTHING: Found = { options: [], state: "idle" };

/** Searches after a quarter of a second without typing; an answer to an older text is dropped. */
export function useFound(text: string, isActive: boolean, search: SearchOptions): Found {
  const [found, setFound] = useState(NOTHING);
  // Callers that write the search inline pass a new function each time, which asks for the same.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      try {
        const options = await latest.current(text, signal);
        if (!signal.aborted) setFound({ options, state: "found" });
      } catch {
        if (!signal.aborted) setFound({ options: [], state: "failed" });
      }
    };
    setFound(({ options }) => ({ options, state: "searching" }));
    const timer = setTimeout(() => void run(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, isActive]);
  return text === "" ? NOTHING : found;
}
