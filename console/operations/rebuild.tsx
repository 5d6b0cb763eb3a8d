import type { Reindexare } from "../../client/generated/documents/types.ts";
import { KeyValues } from "../kit/facts.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { operationsWords } from "./words.ts";

/** The last reindex, with its progress while it runs. */
export function Rebuild({ reindex }: { reindex: Reindexare }) {
  const text = useWords(operationsWords).index;
  const { dateTime, number } = useFormats();
  const { status, indexate, total, inceputLa, terminatLa } = reindex;
  const isRunning = status === "IN_LUCRU";
  const all = Math.max(total, indexate);
  return (
    <>
      <p>
        <StateBadge tone={isRunning ? "accent" : "good"}>
          {isRunning ? text.running : text.finished}
        </StateBadge>
      </p>
      {isRunning && <progress max={Math.max(all, 1)} value={indexate} aria-label={text.done} />}
      <KeyValues
        entries={[
          { label: text.done, value: text.of(number(indexate), number(all)) },
          { label: text.began, value: dateTime(inceputLa) },
          ...(terminatLa === undefined ? [] : [{ label: text.ended, value: dateTime(terminatLa) }]),
        ]}
      />
    </>
  );
}
