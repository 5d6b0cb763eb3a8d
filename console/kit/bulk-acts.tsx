import { useRef } from "react";
import { useWords, type TextsOf } from "../words/words.ts";
import { type BulkRun, type RowState, idsIn, useBulk } from "./bulk.ts";
import { Button } from "./button.tsx";
import { ChosenBar, ChosenRows } from "./chosen-rows.tsx";
import type { IconName } from "./icons.tsx";
import { announce } from "./live.ts";
import { StateBadge, type Tone } from "./states.tsx";
import { showToast } from "./toast.tsx";
import { kitWords } from "./words.ts";

export interface BulkJob {
  act: (rowId: string, signal: AbortSignal) => Promise<void>;
  /** Called after a run with successful rows, instead of saying so: for an undo, or a file made of them. */
  onEnd?: ((done: readonly string[]) => void) | undefined;
}

interface BulkActBase {
  id: string;
  title: string;
  icon?: IconName | undefined;
  isDangerous?: boolean | undefined;
  /** Tells the rows that allow it; without this, all do. It is offered if at least one does. */
  isFor?: ((rowId: string) => boolean) | undefined;
  /** What a run has done, by the number of its rows. Default: how many rows succeeded. */
  said?: ((count: number) => string) | undefined;
  /** What a run has found, for an act that examines rows: a row that "failed" may be one that is not right. */
  verdict?: ((run: BulkRun) => string) | undefined;
}

/** `ask` asks in a dialog before the run; no job means that the person cancelled. */
export type BulkAct = BulkActBase &
  (BulkJob | { ask: (rowIds: readonly string[]) => Promise<BulkJob | undefined> });

export interface BulkActsProps {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  acts: readonly BulkAct[];
  /** The name of a row in the progress, also of a row from another page. */
  nameOf: (rowId: string) => string;
  whyOf: (error: unknown) => string;
  /** Called when a run has ended, to read the list again. */
  onEnd?: ((run: BulkRun) => void) | undefined;
}

/**
 * Acts on the chosen rows, with the progress of each. A run that succeeded ends with a sentence beside the page; otherwise it says what
 * failed and why, and failed rows stay chosen. What a run has found about its rows stays, too.
 */
export function BulkActs({ selected, onSelect, acts, nameOf, whyOf, onEnd }: BulkActsProps) {
  const text = useWords(kitWords);
  const { run, start, stop, clear } = useBulk();
  const last = useRef<BulkJob>(undefined);
  if (selected.size === 0 && !run) return null;

  const begin = async (actId: string, job: BulkJob, ids: readonly string[]): Promise<void> => {
    last.current = job;
    const ended = await start({ actId, ids, act: job.act, whyOf });
    const done = idsIn(ended, "done");
    const rest = [...idsIn(ended, "failed"), ...idsIn(ended, "stopped")];
    const said = endOf(ended, acts, text.bulk);
    const isTold = rest.length === 0 && acts.find(({ id }) => id === actId)?.verdict === undefined;
    onSelect(new Set(rest));
    if (isTold) clear();
    if (isTold && !job.onEnd) showToast({ text: said });
    else announce(said);
    if (done.length > 0) job.onEnd?.(done);
    onEnd?.(ended);
  };
  const press = async (act: BulkAct, ids: readonly string[]): Promise<void> => {
    const job = "ask" in act ? await act.ask(ids) : act;
    if (job) await begin(act.id, job, ids);
  };
  const retry = (ended: BulkRun): void => {
    if (last.current) void begin(ended.actId, last.current, idsIn(ended, "failed"));
  };
  return (
    <ChosenBar>
      {!run?.isRunning && selected.size > 0 && (
        <ChosenRows selected={selected} onSelect={onSelect}>
          {acts.map((act) => (
            <ActButton key={act.id} act={act} selected={selected} onPress={(ids) => void press(act, ids)} />
          ))}
        </ChosenRows>
      )}
      {run && <Progress run={run} nameOf={nameOf} said={endOf(run, acts, text.bulk)} />}
      {run?.isRunning && <Button onPress={stop}>{text.bulk.stop}</Button>}
      {run && !run.isRunning && (
        <div className="acts">
          {idsIn(run, "failed").length > 0 && (
            <Button icon="retry" onPress={() => retry(run)}>
              {text.bulk.retryFailed}
            </Button>
          )}
          <Button onPress={clear}>{text.close}</Button>
        </div>
      )}
    </ChosenBar>
  );
}

interface ActButtonProps {
  act: BulkAct;
  selected: ReadonlySet<string>;
  onPress: (ids: readonly string[]) => void;
}

/** Says how many rows it is for, unless it is for all. */
function ActButton({ act, selected, onPress }: ActButtonProps) {
  const ids = [...selected].filter((id) => act.isFor?.(id) ?? true);
  if (ids.length === 0) return null;
  return (
    <Button icon={act.icon} look={act.isDangerous ? "danger" : "plain"} onPress={() => onPress(ids)}>
      {ids.length === selected.size ? act.title : `${act.title} (${ids.length})`}
    </Button>
  );
}

const tones: Record<RowState["state"], Tone> = {
  waiting: "neutral",
  working: "accent",
  done: "good",
  failed: "bad",
  stopped: "warning",
};

type EndText = Pick<TextsOf<typeof kitWords>["bulk"], "succeeded" | "refused">;

/** What a run has done and what failed. */
function endOf(run: BulkRun, acts: readonly BulkAct[], text: EndText): string {
  const [done, failed] = [idsIn(run, "done").length, idsIn(run, "failed").length];
  const { said, verdict } = acts.find(({ id }) => id === run.actId) ?? {};
  if (verdict) return verdict(run);
  const parts = [
    done > 0 && said ? said(done) : text.succeeded(done),
    ...(failed > 0 ? [text.refused(failed)] : []),
  ];
  return parts.join(", ");
}

interface ProgressProps {
  run: BulkRun;
  nameOf: (rowId: string) => string;
  /** What the run has done, once it has ended. */
  said: string;
}

function Progress({ run, nameOf, said }: ProgressProps) {
  const text = useWords(kitWords).bulk;
  const ended = run.rows.size - idsIn(run, "waiting").length - idsIn(run, "working").length;
  return (
    <>
      <progress aria-label={text.progress} value={ended} max={run.rows.size} />
      {!run.isRunning && <p className="bulk-end">{said}</p>}
      <ul className="bulk-rows" aria-label={text.progress}>
        {[...run.rows].map(([id, row]) => (
          <li key={id}>
            <span>{nameOf(id)}</span> <StateBadge tone={tones[row.state]}>{text[row.state]}</StateBadge>
            {row.state === "failed" && <span className="why">{row.why}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
