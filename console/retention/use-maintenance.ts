import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { maintenanceRun } from "../../client/generated/documents/operations.ts";
import type { RaportMentenanta } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";

export type Totals = Omit<RaportMentenanta, "terminat">;

export interface MaintenanceState {
  state: "idle" | "running" | "done" | "stopped" | "failed";
  /** Requests that were answered. */
  parts: number;
  totals: Totals;
  error?: unknown;
}

const nothing: Totals = { arhivate: 0, purjate: 0, orfane: 0, erori: 0 };
const idle: MaintenanceState = { state: "idle", parts: 0, totals: nothing };

const sum = (one: Totals, other: Totals): Totals => ({
  arhivate: one.arhivate + other.arhivate,
  purjate: one.purjate + other.purjate,
  orfane: one.orfane + other.orfane,
  erori: one.erori + other.erori,
});

/** A part that changed nothing and failed somewhere would be repeated for ever. */
const isStuck = ({ arhivate, purjate, orfane, erori }: Totals): boolean =>
  erori > 0 && arhivate + purjate + orfane === 0;

/** Runs maintenance part by part until nothing is due, it is stopped, or the page is left. */
export function useMaintenance() {
  const queries = useQueryClient();
  const [run, setRun] = useState(idle);
  const isStopping = useRef(false);
  useEffect(
    () => () => {
      isStopping.current = true;
    },
    [],
  );

  const start = async (): Promise<void> => {
    isStopping.current = false;
    let parts = 0;
    let totals = nothing;
    setRun({ state: "running", parts, totals });
    try {
      for (;;) {
        const { data } = await maintenanceRun(client);
        parts += 1;
        totals = sum(totals, data);
        const isEnd = data.terminat || isStuck(data);
        if (isEnd || isStopping.current) {
          setRun({ state: isEnd ? "done" : "stopped", parts, totals });
          break;
        }
        setRun({ state: "running", parts, totals });
      }
    } catch (error) {
      setRun({ state: "failed", parts, totals, error });
    }
    await queries.invalidateQueries({ queryKey: ["documents"] });
  };

  const stop = (): void => {
    isStopping.current = true;
  };
  return { run, start, stop };
}
