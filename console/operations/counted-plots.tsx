import type { Timelines } from "../../client/generated/documents/types.ts";
import { Plot } from "../kit/plot.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { trendWords } from "./trend-words.ts";

interface Shown {
  timelines: Timelines;
}

interface CountedProps extends Shown {
  title: string;
  /** The lines that are drawn, by what they count; the names of their labels, in order. */
  name: string;
  labels: Readonly<Record<string, string>>;
}

/** How often something happened, by outcome; nothing for services where it does not. */
export function Counted({ timelines, title, name, labels }: CountedProps) {
  const { number } = useFormats();
  const { from, stepSeconds, lines } = timelines;
  const drawn = Object.entries(labels).flatMap(([label, shown]) =>
    lines
      .filter((line) => line.name === name && line.label === label)
      .map(({ counts }) => ({ name: shown, values: counts })),
  );
  const last = (drawn[0]?.values.length ?? 0) - 1;
  const isOver = Date.parse(from) + (last + 1) * stepSeconds * 1000 <= Date.now();
  const running = isOver ? undefined : last;
  return (
    drawn.length > 0 && (
      <Plot title={title} {...{ from, stepSeconds, running }} lines={drawn} format={number} />
    )
  );
}

/** The mean duration of everything that lines of a name count in a step; unknown in a step without any. */
function meansOf({ lines }: Timelines, name: string): (number | null)[] {
  const counted = lines.filter((line) => line.name === name);
  const added = (step: number, of: "counts" | "sums") =>
    counted.reduce((total, line) => total + (line[of][step] ?? 0), 0);
  return (counted[0]?.counts ?? []).map((_, step) => {
    const count = added(step, "counts");
    return count === 0 ? null : added(step, "sums") / count;
  });
}

export function Durations({ timelines, title, name }: Omit<CountedProps, "labels">) {
  const text = useWords(trendWords);
  const { number } = useFormats();
  const { from, stepSeconds } = timelines;
  return (
    <Plot
      title={title}
      {...{ from, stepSeconds }}
      lines={[{ name: text.mean, values: meansOf(timelines, name) }]}
      format={(seconds) => text.ms(number(Math.round(seconds * 1000)))}
    />
  );
}
