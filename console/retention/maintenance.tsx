import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { maintenanceRun } from "../../client/generated/documents/operations.ts";
import type { RaportMentenanta } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Button } from "../kit/button.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { plainScreen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { RetentionSections } from "./retention-sections.tsx";
import { retentionWords } from "./words.ts";

type Totals = Omit<RaportMentenanta, "terminat">;

interface MaintenanceState {
  state: "idle" | "running" | "done" | "stopped" | "failed";
  /** How many requests were answered. */
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

/** A part that only failed would be repeated for ever. */
const isStuck = ({ arhivate, purjate, orfane, erori }: Totals): boolean =>
  erori > 0 && arhivate + purjate + orfane === 0;

/** Runs maintenance part by part until nothing is due, the person stops it, or the page is left. */
function useMaintenance() {
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

function Maintenance() {
  const text = useWords(retentionWords).maintenance;
  const isService = useIsServiceAdministrator();
  const { run, start, stop } = useMaintenance();
  const isRunning = run.state === "running";
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <RetentionSections current="maintenance" />
      <div className="panels">
        <Panel title={text.rules}>
          <ul>
            <li>{text.archive}</li>
            <li>{text.purge}</li>
            <li>{text.hold}</li>
            <li>{text.cool}</li>
            {isService && <li>{text.orphans}</li>}
          </ul>
          <p className="hint">{text.daily}</p>
        </Panel>
        <Panel title={text.run}>
          <p>
            {text.runText} {!isService && text.ofOrganization}
          </p>
          <Progress run={run} />
          <div className="acts">
            <Button look="primary" isPending={isRunning} onPress={() => void start()}>
              {text.start}
            </Button>
            {isRunning && <Button onPress={stop}>{text.stop}</Button>}
          </div>
        </Panel>
      </div>
    </>
  );
}

function Progress({ run }: { run: MaintenanceState }) {
  const text = useWords(retentionWords).maintenance;
  const { number } = useFormats();
  const { state, parts, totals, error } = run;
  if (state === "idle") return null;
  const said = {
    running: `${text.working}: ${text.running(parts + 1)}…`,
    done: text.done,
    stopped: text.stopped,
    failed: text.failed,
  }[state];
  return (
    <>
      <p role="status">
        <strong>{said}</strong>
      </p>
      {state === "running" && <progress aria-label={text.working} />}
      {state === "failed" && <Failed error={error} />}
      <KeyValues
        entries={[
          { label: text.arhivate, value: number(totals.arhivate) },
          { label: text.purjate, value: number(totals.purjate) },
          { label: text.orfane, value: number(totals.orfane) },
          { label: text.erori, value: number(totals.erori) },
        ]}
      />
      {totals.erori > 0 && <p className="hint">{text.errorsText}</p>}
    </>
  );
}

export default plainScreen({ page: Maintenance, useFound: byTitle(retentionWords.maintenance.title) });
