import type { Timelines } from "../../client/generated/documents/types.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { Plot } from "../kit/plot.tsx";
import { useQueueName } from "./queue-names.ts";
import { ageOf, roundAge } from "./ages.ts";
import { statesNamed } from "./timelines.ts";
import { trendWords } from "./trend-words.ts";

/** The messages that waited in each queue that was not always empty, and for how long the oldest one had. */
export function QueuePlots({ timelines, of }: { timelines: Timelines; of?: string }) {
  const text = useWords(trendWords);
  const { number } = useFormats();
  const language = useLanguage();
  const nameOf = useQueueName();
  const { from, stepSeconds } = timelines;
  const waiting = statesNamed(timelines, "waiting");
  if (waiting.length === 0) return null;
  const isUsed = (label: string): boolean =>
    waiting.some((state) => state.label === label && state.values.some((value) => (value ?? 0) > 0));
  const linesOf = (name: string) =>
    statesNamed(timelines, name)
      .filter(({ label }) => isUsed(label))
      .map(({ label, values }) => ({ name: nameOf(label), values }));
  const title = (words: string) => (of === undefined ? words : text.of(of, words));
  const ages = linesOf("oldest");
  if (!waiting.some(({ label }) => isUsed(label))) return <p className="soft">{title(text.queuesEmpty)}</p>;
  return (
    <>
      <Plot
        title={title(text.waiting)}
        {...{ from, stepSeconds }}
        lines={linesOf("waiting")}
        format={number}
      />
      {ages.length > 0 && (
        <Plot
          title={title(text.oldest)}
          {...{ from, stepSeconds }}
          lines={ages}
          format={(seconds) => ageOf(seconds, language)}
          roundUp={roundAge}
        />
      )}
    </>
  );
}
