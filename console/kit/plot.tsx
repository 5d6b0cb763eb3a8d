import { type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { latestOf, momentOf, peakOf, stepsOf, type Times } from "./plot-lines.ts";
import { plotWords } from "./plot-words.ts";

export interface PlotLine {
  name: string;
  /** One for each step; null if nothing is known of it, which is a gap in the line. */
  values: readonly (number | null)[];
}

export type PlotProps = Times & {
  title: string;
  lines: readonly PlotLine[];
  /** A value with its unit. */
  format: (value: number) => string;
  /** Where the axis of values ends: not below a value, and good to read as a whole and by half. Powers of ten without it. */
  roundUp?: ((value: number) => number) | undefined;
  /** The step that is not over, if the values are sums that still grow in it: it stands apart from the lines. */
  running?: number | undefined;
};

/** Until it is measured. */
const USUAL_WIDTH = 720;
const HEIGHT = 180;
/** At most how wide a letter of a label is, at the size of `plot.css`, and the room beside it. */
const LETTER = 8;
const GAP = 8;
const BOTTOM = 24;
const TOP = 8;
const GRID = [0, 0.5, 1];
/** The times below the lines: how many at most, and how wide each may be. */
const [MARKS, MARK] = [5, 110];
/** Lines differ by their strokes too, for those who do not tell colours apart. */
const STROKES = 6;

/** Lines over time, with their greatest and last values in words, and every value in a table. */
export function Plot({ title, lines, format, roundUp, running, ...times }: PlotProps) {
  const text = useWords(plotWords);
  const id = useId();
  const known = lines.some(({ values }) => values.some((value) => value !== null));
  return (
    <figure className="plot" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {known ? (
        <>
          <Drawing {...{ title, lines, format, roundUp, running }} {...times} />
          <Legend {...{ title, lines, format, running }} {...times} />
          <Values {...{ title, lines, format, running }} {...times} />
        </>
      ) : (
        <p className="soft">{text.nothing}</p>
      )}
    </figure>
  );
}

function Drawing({ title, lines, format, roundUp = roundedUp, running, ...times }: PlotProps) {
  const steps = stepsOf(lines);
  const { short } = useMoments(times, steps);
  const most = roundUp(Math.max(...lines.map(({ values }) => peakOf(values)?.value ?? 0)));
  const labels = GRID.map((share) => format(share * most));
  const left = Math.max(...labels.map(({ length }) => length)) * LETTER + GAP;
  const svg = useRef<SVGSVGElement>(null);
  const width = useWidth(svg);
  const x = (step: number): number => left + ((width - left) * (step + 0.5)) / steps;
  const y = (value: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);
  return (
    <svg ref={svg} viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`} role="img" aria-label={title}>
      {GRID.map((share, i) => (
        <g key={share}>
          <line className="plot-grid" x1={left} x2={width} y1={y(share * most)} y2={y(share * most)} />
          <text x={left - GAP} y={y(share * most)} textAnchor="end" dominantBaseline="middle">
            {labels[i]}
          </text>
        </g>
      ))}
      {marked(steps, width - left).map((step) => (
        <text key={step} x={x(step)} y={HEIGHT - 4} textAnchor="middle">
          {short(step)}
        </text>
      ))}
      {lines.map(({ name, values }, i) => (
        <g key={name} className={`plot-line-${String(i % STROKES)}`}>
          {runsOf(values, running).map(([first, ...rest]) =>
            first && rest.length === 0 ? (
              <circle
                key={first.step}
                className={first.step === running ? "plot-running" : undefined}
                cx={x(first.step)}
                cy={y(first.value)}
                r={2.5}
              />
            ) : (
              <polyline
                key={first?.step}
                points={[first, ...rest]
                  .map((point) => point && `${String(x(point.step))},${String(y(point.value))}`)
                  .join(" ")}
              />
            ),
          )}
        </g>
      ))}
    </svg>
  );
}

/** The width at which it is drawn: its units are pixels, so that its texts are as large on a phone as on a desk. */
function useWidth(drawing: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(USUAL_WIDTH);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || USUAL_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing]);
  return width;
}

/** The steps whose times stand below the lines. */
function marked(steps: number, width: number): number[] {
  const count = Math.min(Math.max(Math.floor(width / MARK), 1), MARKS);
  return [...new Set(Array.from({ length: count }, (_, i) => Math.floor((steps * (i + 0.5)) / count)))];
}

interface Point {
  step: number;
  value: number;
}

/** The parts of a line between its gaps; the step that is not over is one of its own. */
function runsOf(values: readonly (number | null)[], running: number | undefined): Point[][] {
  const runs: Point[][] = [];
  values.forEach((value, step) => {
    if (value === null) return;
    const last = runs.at(-1);
    if (last && last.at(-1)?.step === step - 1 && step !== running) last.push({ step, value });
    else runs.push([{ step, value }]);
  });
  return runs;
}

const NICE = [1, 2, 4, 6, 10];

/** The least of 1, 2, 4, 6 and 10 times a power of ten that is not below the value. */
function roundedUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (NICE.find((step) => step * power >= value) ?? 1) * power;
}

function Legend({ title: _, lines, format, running, ...times }: PlotProps) {
  const text = useWords(plotWords);
  const { moment } = useMoments(times);
  return (
    <ul className="plot-legend">
      {lines.map(({ name, values }, i) => {
        const peak = peakOf(values);
        const latest = latestOf(values, running);
        return (
          <li key={name} className={`plot-line-${String(i % STROKES)}`}>
            <svg viewBox="0 0 24 8" aria-hidden="true">
              <polyline points="0,4 24,4" />
            </svg>
            {peak && latest
              ? text.line(
                  name,
                  format(latest.value),
                  moment(latest.step),
                  format(peak.value),
                  moment(peak.step),
                )
              : text.unknownLine(name)}
          </li>
        );
      })}
    </ul>
  );
}

function Values({ title, lines, format, running, ...times }: PlotProps) {
  const text = useWords(plotWords);
  const { moment } = useMoments(times);
  const steps = Array.from({ length: stepsOf(lines) }, (_, step) => step).reverse();
  return (
    <details>
      <summary>{text.table}</summary>
      <div className="plot-values" role="region" tabIndex={0} aria-label={text.tableOf(title)}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.time}</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step}>
                <th scope="row">{step === running ? text.running(moment(step)) : moment(step)}</th>
                {lines.map(({ name, values }) => (
                  <td key={name}>{shownOf(values[step], format, text.unknown)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const shownOf = (
  value: number | null | undefined,
  format: (value: number) => string,
  unknown: string,
): string => (value === null || value === undefined ? unknown : format(value));

const HOUR_MS = 3_600_000;
/** From this length on a time without its day could be of two days, and from that on times are too fine. */
const [DAYS_FROM, DATES_FROM] = [36 * HOUR_MS, 240 * HOUR_MS];

/** The beginning of a step: whole, and as short as the length of the axis allows. */
function useMoments(times: Times, steps = 1) {
  const { dateTime, date, dayTime, time } = useFormats();
  const short = (step: number): string => {
    const at = momentOf(times, step);
    const length = "moments" in times ? DATES_FROM : steps * times.stepSeconds * 1000;
    if (length >= DATES_FROM) return date(at);
    return length >= DAYS_FROM ? dayTime(at) : time(at).replace(/:\d\d$/, "");
  };
  return { moment: (step: number) => dateTime(momentOf(times, step)), short };
}
