import { Failed } from "../api/failed.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Button } from "../kit/button.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { RetentionSections } from "./retention-sections.tsx";
import { type MaintenanceState, useMaintenance } from "./use-maintenance.ts";
import { retentionWords } from "./words.ts";

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

export default screen({ search: () => ({}), page: Maintenance });
