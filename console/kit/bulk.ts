import { useCallback, useRef, useState } from "react";

export type RowState =
  | { state: "waiting" }
  | { state: "working" }
  | { state: "done" }
  | { state: "failed"; why: string }
  | { state: "stopped" };

export interface BulkRun {
  actId: string;
  rows: ReadonlyMap<string, RowState>;
  isRunning: boolean;
}

export interface BulkWork {
  actId: string;
  ids: readonly string[];
  act: (id: string, signal: AbortSignal) => Promise<void>;
  whyOf: (error: unknown) => string;
  /** How many rows at once; the services allow only a few calls a second. */
  atOnce?: number | undefined;
}

export interface Bulk {
  run: BulkRun | undefined;
  start: (work: BulkWork) => Promise<BulkRun>;
  stop: () => void;
  clear: () => void;
}

export const idsIn = (run: BulkRun, state: RowState["state"]): string[] =>
  [...run.rows].filter(([, row]) => row.state === state).map(([id]) => id);

/** Runs one act over many rows; a failed row does not stop the others. */
export function useBulk(): Bulk {
  const [run, setRun] = useState<BulkRun>();
  const stopping = useRef<AbortController>(undefined);

  const start = useCallback(async ({ actId, ids, act, whyOf, atOnce = 4 }: BulkWork): Promise<BulkRun> => {
    const controller = new AbortController();
    stopping.current = controller;
    const rows = new Map<string, RowState>(ids.map((id) => [id, { state: "waiting" }]));
    const show = (isRunning: boolean): BulkRun => {
      const shown = { actId, rows: new Map(rows), isRunning };
      setRun(shown);
      return shown;
    };
    const waiting = [...ids];
    const actOnRow = async (id: string): Promise<RowState> => {
      try {
        await act(id, controller.signal);
        return { state: "done" };
      } catch (error) {
        return controller.signal.aborted ? { state: "stopped" } : { state: "failed", why: whyOf(error) };
      }
    };
    const work = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        if (controller.signal.aborted) rows.set(id, { state: "stopped" });
        else {
          rows.set(id, { state: "working" });
          show(true);
          rows.set(id, await actOnRow(id));
        }
      }
    };
    show(true);
    await Promise.all(Array.from({ length: Math.min(atOnce, ids.length) }, work));
    return show(false);
  }, []);

  const stop = useCallback(() => stopping.current?.abort(), []);
  const clear = useCallback(() => setRun(undefined), []);
  return { run, start, stop, clear };
}
