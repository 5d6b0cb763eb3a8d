import { useWords } from "../words/words.ts";
import { type BulkRun, type RowState, idsIn, useBulk } from "./bulk.ts";
import { Button } from "./button.tsx";
import type { IconName } from "./icons.tsx";
import { announce } from "./live.ts";
import { StateBadge, type Tone } from "./states.tsx";
import { kitWords } from "./words.ts";

export interface BulkAct {
  id: string;
  title: string;
  icon?: IconName | undefined;
  isDangerous?: boolean | undefined;
  act: (rowId: string, signal: AbortSignal) => Promise<void>;
}

export interface BulkActsProps {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  acts: readonly BulkAct[];
  /** The name of a row in the progress, those of other pages included. */
  nameOf: (rowId: string) => string;
  whyOf: (error: unknown) => string;
  /** A run has ended; the list is read again. */
  onEnd?: ((run: BulkRun) => void) | undefined;
}

/** Acts on the chosen rows with the progress of each. It ends with what failed and why; the failed stay chosen. */
export function BulkActs({ selected, onSelect, acts, nameOf, whyOf, onEnd }: BulkActsProps) {
  const text = useWords(kitWords);
  const { run, start, stop, clear } = useBulk();
  if (selected.size === 0 && !run) return null;

  const begin = async ({ id, act }: BulkAct, ids: readonly string[]): Promise<void> => {
    const ended = await start({ actId: id, ids, act, whyOf });
    const failed = idsIn(ended, "failed");
    onSelect(new Set([...failed, ...idsIn(ended, "stopped")]));
    announce(endOf(ended, text.bulk));
    onEnd?.(ended);
  };
  const again = acts.find((act) => act.id === run?.actId);
  return (
    <section className="bulk" aria-label={text.bulk.label}>
      {!run?.isRunning && selected.size > 0 && (
        <div className="acts">
          <span>{text.table.chosen(selected.size)}</span>
          {acts.map((act) => (
            <Button
              key={act.id}
              icon={act.icon}
              look={act.isDangerous ? "danger" : "plain"}
              onPress={() => void begin(act, [...selected])}
            >
              {act.title}
            </Button>
          ))}
          <Button look="quiet" icon="close" onPress={() => onSelect(new Set())}>
            {text.table.chooseNone}
          </Button>
        </div>
      )}
      {run && <Progress run={run} nameOf={nameOf} />}
      {run?.isRunning && <Button onPress={stop}>{text.bulk.stop}</Button>}
      {run && !run.isRunning && (
        <div className="acts">
          {again && idsIn(run, "failed").length > 0 && (
            <Button icon="retry" onPress={() => void begin(again, idsIn(run, "failed"))}>
              {text.bulk.retryFailed}
            </Button>
          )}
          <Button onPress={clear}>{text.close}</Button>
        </div>
      )}
    </section>
  );
}

const tones: Record<RowState["state"], Tone> = {
  waiting: "neutral",
  working: "accent",
  done: "good",
  failed: "bad",
  stopped: "warning",
};

function endOf(run: BulkRun, text: Pick<typeof kitWords.ro.bulk, "succeeded" | "refused">): string {
  const [done, failed] = [idsIn(run, "done").length, idsIn(run, "failed").length];
  return failed === 0 ? text.succeeded(done) : `${text.succeeded(done)}, ${text.refused(failed)}`;
}

function Progress({ run, nameOf }: { run: BulkRun; nameOf: (rowId: string) => string }) {
  const text = useWords(kitWords).bulk;
  const ended = run.rows.size - idsIn(run, "waiting").length - idsIn(run, "working").length;
  return (
    <>
      <progress aria-label={text.progress} value={ended} max={run.rows.size} />
      {!run.isRunning && <p className="bulk-end">{endOf(run, text)}</p>}
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
