import type { Timelines } from "../../client/generated/documents/types.ts";
import { useNames } from "../api/names.ts";
import { latestOf } from "../kit/plot-lines.ts";
import { Plot } from "../kit/plot.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { statesNamed } from "./timelines.ts";
import { trendWords } from "./trend-words.ts";

/** Organizations with a line of their own; more lines are not told apart. */
const MOST_LINES = 5;

type State = Timelines["states"][number];

/** What the documents of organizations hold, those that hold most first. Nothing for services without documents. */
export function HoldingPlots({ timelines }: { timelines: Timelines }) {
  const text = useWords(trendWords);
  const { number, size } = useFormats();
  const { from, stepSeconds, states } = timelines;
  const idOf = (label: string): number | undefined => (/^\d+$/.test(label) ? Number(label) : undefined);
  const named = useNames(
    "organizations",
    states.filter(({ name }) => name === "held-bytes").map(({ label }) => idOf(label)),
  );
  const nameOf = (label: string): string => {
    if (label === "none") return text.noOrganization;
    if (label === "others") return text.otherOrganizations;
    return named(idOf(label)) ?? text.organization(label);
  };
  const linesOf = (name: string) =>
    mostFirst(statesNamed(timelines, name)).map(({ label, values }) => ({ name: nameOf(label), values }));
  if (statesNamed(timelines, "held-bytes").length === 0) return null;
  return (
    <>
      <Plot title={text.heldBytes} {...{ from, stepSeconds }} lines={linesOf("held-bytes")} format={size} />
      <Plot
        title={text.heldDocuments}
        {...{ from, stepSeconds }}
        lines={linesOf("held-documents")}
        format={number}
      />
    </>
  );
}

const valueOf = ({ values }: State): number => latestOf(values)?.value ?? 0;

/** The lines with the greatest last values, and one that adds up all the others. */
function mostFirst(states: readonly State[]): State[] {
  const isSummed = ({ label }: State): boolean => label === "others";
  const sorted = states.filter((state) => !isSummed(state)).sort((a, b) => valueOf(b) - valueOf(a));
  const others = [...sorted.slice(MOST_LINES), ...states.filter(isSummed)];
  const [first] = others;
  if (!first) return sorted;
  const values = first.values.map((_, step) => {
    const known = others.flatMap((state) => state.values[step] ?? []);
    return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
  });
  return [...sorted.slice(0, MOST_LINES), { ...first, label: "others", values }];
}
