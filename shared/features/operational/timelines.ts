import * as z from "zod";
import { clock } from "../../clock.ts";
import { additionsMade } from "../../metrics/histograms.ts";
import { readHours } from "../../metrics/timeline-days.ts";
import { COUNT, hourOf, STATE } from "../../metrics/timelines.ts";

/** The steps of a span: how many, and how long. A step is made of whole slots; from an hour on, of whole hours. */
const spans = {
  hour: { steps: 12, minutes: 5 },
  day: { steps: 96, minutes: 15 },
  week: { steps: 168, minutes: 60 },
  month: { steps: 120, minutes: 360 },
} as const;
type Span = keyof typeof spans;
/** Those of one route, which is kept by hour. */
const hourly = { hour: { steps: 1, minutes: 60 }, day: { steps: 24, minutes: 60 } } as const;

/** As `GET /api/v1/documents/{id}`. */
const Route = z
  .string()
  .max(300)
  .regex(/^[A-Z]+ [!-~]+$/);

export const TimelineQuery = z.object({
  span: z.enum(Object.keys(spans) as [Span, ...Span[]]).default("day"),
  until: z.iso.datetime().optional(),
  route: Route.optional(),
});

const Numbers = z.array(z.number().nullable());
export const Timelines = z
  .object({
    from: z.iso.datetime(),
    stepSeconds: z.int(),
    lines: z.array(z.object({ name: z.string(), label: z.string(), counts: Numbers, sums: Numbers })),
    states: z.array(z.object({ name: z.string(), label: z.string(), values: Numbers })),
    totalsFrom: z.iso.datetime(),
    totals: z.array(
      z.object({ name: z.string(), label: z.string(), outcome: z.string(), count: z.int(), sum: z.number() }),
    ),
  })
  .meta({ id: "Timelines" });
type Timelines = z.output<typeof Timelines>;

const MINUTE_MS = 60_000;

/**
 * What a service measured in an interval that ends with `until`, or now. A step of which nothing was kept is null: nobody knows what
 * happened in it. `totals` are of the whole hours that the interval touches, from `totalsFrom` on. With `route`, the lines are those
 * of that route, by whole hours, and there are no states.
 */
export async function readTimelines(
  serviceName: string,
  { span, until, route }: z.output<typeof TimelineQuery>,
): Promise<Timelines> {
  const { steps, minutes } = route === undefined ? spans[span] : { ...spans, ...hourly }[span];
  const stepMs = minutes * MINUTE_MS;
  const end = until === undefined ? clock.now().getTime() : Date.parse(until);
  const from = (Math.floor(end / stepMs) + 1 - steps) * stepMs;
  const last = from + steps * stepMs - 1;
  await additionsMade();
  const kept = [...(await readHours(serviceName, new Date(from), new Date(last)))].flatMap(numbersOf);
  const placed = kept.flatMap((number) => placesOf(number, { from, stepMs, steps }));
  const drawn = route === undefined ? placed.filter(({ isFine }) => isFine) : placed;
  const isKnown = new Set(drawn.map(({ step }) => step));
  const empty = Array.from({ length: steps }, (_, step) => (isKnown.has(step) ? 0 : null));
  return {
    from: new Date(from).toISOString(),
    stepSeconds: minutes * 60,
    lines: linesOf(route === undefined ? drawn : drawn.flatMap((one) => ofRoute(one, route)), empty),
    states: route === undefined ? statesOf(placed, steps) : [],
    totalsFrom: `${hourOf(new Date(from))}:00:00.000Z`,
    totals: totalsOf(kept.filter(({ isFine }) => !isFine)),
  };
}

interface Interval {
  /** In ms. */
  from: number;
  stepMs: number;
  steps: number;
}

const HOUR_MS = 3_600_000;

/** A number with its step. A state that is kept by hour holds in all steps of its hour. */
function placesOf(number: Kept, { from, stepMs, steps }: Interval): Placed[] {
  const first = Math.floor((number.at - from) / stepMs);
  const lasts = number.kind === STATE && !number.isFine ? Math.max(1, HOUR_MS / stepMs) : 1;
  return Array.from({ length: lasts }, (_, i) => ({ ...number, step: first + i })).filter(
    ({ step }) => step >= 0 && step < steps,
  );
}

/** The number as one of the line of its outcome, if it is about the route. */
function ofRoute({ name: line, ...number }: Placed, route: string): Placed[] {
  const [name, label, outcome] = line.split("#");
  return name === "routes" && label === route ? [{ ...number, name: `routes#${outcome ?? ""}` }] : [];
}

interface Kept {
  /** When its slot or its hour begins, in ms. */
  at: number;
  isFine: boolean;
  /** Of the line. */
  name: string;
  /** See `shared/metrics/timelines.ts`. */
  kind: string;
  n: number;
}

interface Placed extends Kept {
  step: number;
}

const numbersOf = ([hour, numbers]: [string, Readonly<Record<string, number>>]): Kept[] =>
  Object.entries(numbers).map(([attribute, n]) => {
    const [slot = "", name = "", kind = ""] = attribute.split("|");
    return { at: Date.parse(`${hour}:${slot || "00"}:00Z`), isFine: slot !== "", name, kind, n };
  });

const named = (line: string): { name: string; label: string } => {
  const [name = "", label = ""] = line.split("#");
  return { name, label };
};

function linesOf(kept: readonly Placed[], empty: readonly (number | null)[]): Timelines["lines"] {
  const lines = new Map<string, Timelines["lines"][number]>();
  for (const { name, kind, n, step } of kept) {
    if (kind === STATE) continue;
    const line = lines.get(name) ?? { ...named(name), counts: [...empty], sums: [...empty] };
    lines.set(name, line);
    const numbers = kind === COUNT ? line.counts : line.sums;
    numbers[step] = (numbers[step] ?? 0) + n;
  }
  return [...lines.values()];
}

/** The greatest state of each step: a step can have several slots. */
function statesOf(kept: readonly Placed[], steps: number): Timelines["states"] {
  const states = new Map<string, Timelines["states"][number]>();
  for (const { name, kind, n, step } of kept) {
    if (kind !== STATE) continue;
    const state = states.get(name) ?? { ...named(name), values: new Array<number | null>(steps).fill(null) };
    states.set(name, state);
    state.values[step] = Math.max(state.values[step] ?? n, n);
  }
  return [...states.values()];
}

function totalsOf(kept: readonly Kept[]): Timelines["totals"] {
  const totals = new Map<string, Timelines["totals"][number]>();
  for (const { name: line, kind, n } of kept) {
    if (kind === STATE) continue;
    const [name = "", label = "", outcome = ""] = line.split("#");
    const total = totals.get(line) ?? { name, label, outcome, count: 0, sum: 0 };
    totals.set(line, total);
    if (kind === COUNT) total.count += n;
    else total.sum += n;
  }
  return [...totals.values()];
}
