import { holdings } from "../../../functions/documents/operating/maintenance/holdings.ts";
import { readItems } from "../../../shared/data/repository.ts";
import { ephemeralTable } from "../../../shared/data/tables.ts";
import { transact } from "../../../shared/data/transaction.ts";
import { sampleStates } from "../../../shared/metrics/sample-states.ts";
import { dayKey, type Hours, puttingDay } from "../../../shared/metrics/timeline-days.ts";
import { attributeOf, COUNT, hourOf, type Line, STATE, SUM } from "../../../shared/metrics/timelines.ts";

/*
 * A week of measurements before the first start: offices work by day and on weekdays, a store was slow on one afternoon, and the
 * system was off for three hours, which plots show as a gap. `/metrics` counts only what the system did itself.
 */

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const SLOT_MS = 300_000;
const DAYS = 7;
/** The share of what organizations hold that came in these days. */
const GROWN = 0.03;

/** What organizations hold, by lines. */
type Held = Readonly<Record<string, number>>;

interface Usage {
  service: string;
  /** Requests in five minutes at noon of a weekday. */
  busy: number;
  routes: readonly string[];
  signIns: number;
}

const usages: readonly Usage[] = [
  {
    service: "documents",
    busy: 64,
    routes: [
      "GET /api/documents",
      "GET /api/documents/{id}",
      "POST /api/documents/upload",
      "GET /api/search",
    ],
    signIns: 3,
  },
  {
    service: "notifications",
    busy: 22,
    routes: ["POST /api/v1/notify/{trackingId}", "GET /api/v1/notify/{trackingId}", "GET /api/notifications"],
    signIns: 1,
  },
  {
    service: "platform",
    busy: 6,
    routes: ["GET /api/v1/public/systems", "GET /api/v1/staff/systems"],
    signIns: 1,
  },
  { service: "identity", busy: 9, routes: ["GET /api/v1/login", "GET /api/v1/project"], signIns: 4 },
  {
    service: "invoicing",
    busy: 12,
    routes: ["POST /api/v1/invoice", "GET /api/v1/invoice/{id}"],
    signIns: 1,
  },
  { service: "template-admin", busy: 4, routes: ["GET /api/v1/getDuaeTemplate"], signIns: 1 },
];

/** Numbers that look like chance and are the same in each start. */
const noise = (seed: number): number => {
  const x = Math.sin(seed * 12.9898) * 43_758.5453;
  return x - Math.floor(x);
};

/** The share of the busiest hour at which a moment is. */
function loadAt(at: Date): number {
  const hour = (at.getUTCHours() + 2) % 24;
  const isWeekend = [0, 6].includes(at.getUTCDay());
  const byHour = hour < 7 || hour > 19 ? 0.06 : 0.4 + 0.6 * Math.sin(((hour - 6) / 14) * Math.PI);
  return isWeekend ? byHour / 5 : byHour;
}

/** Hours before the start: of the slow afternoon, and of the time that the system was off. */
const isSlow = (hoursAgo: number): boolean => hoursAgo > 50 && hoursAgo <= 54;
const isOff = (hoursAgo: number): boolean => hoursAgo > 96 && hoursAgo <= 99;

class Measured {
  readonly hours: Hours = new Map();

  count(line: Line, at: Date, count: number, sum = count): void {
    this.#add(at, `${attributeOf(line, at)}|${COUNT}`, count);
    this.#add(at, `${attributeOf(line, at)}|${SUM}`, sum);
  }

  state(line: Line, at: Date, n: number): void {
    this.#of(at)[`${attributeOf(line, at)}|${STATE}`] = n;
  }

  #add(at: Date, attribute: string, n: number): void {
    const numbers = this.#of(at);
    numbers[attribute] = (numbers[attribute] ?? 0) + n;
  }

  #of(at: Date): Record<string, number> {
    const numbers = this.hours.get(hourOf(at)) ?? {};
    this.hours.set(hourOf(at), numbers);
    return numbers;
  }
}

function measuredOf(
  { service, busy, routes, signIns }: Usage,
  { started, held }: { started: Date; held: Held },
): Hours {
  const measured = new Measured();
  const first = Math.ceil((started.getTime() - DAYS * DAY_MS) / HOUR_MS) * HOUR_MS;
  // The hour of the start is the system's own.
  const last = Math.floor(started.getTime() / HOUR_MS) * HOUR_MS;
  for (let ms = first; ms < last; ms += SLOT_MS) {
    const at = new Date(ms);
    const hoursAgo = (started.getTime() - ms) / HOUR_MS;
    if (isOff(hoursAgo)) continue;
    const slot = ms / SLOT_MS;
    const load = loadAt(at) * (0.7 + 0.6 * noise(slot + busy));
    const requests = Math.round(busy * load);
    const seconds = isSlow(hoursAgo) ? 0.62 : 0.045 + 0.03 * noise(slot);
    const failed = isSlow(hoursAgo) ? Math.round(requests * 0.08) : 0;
    const refused = Math.round(requests * 0.04 * noise(slot + 1));
    const outcomes = { answered: requests - failed - refused, refused, failed };
    for (const [outcome, count] of Object.entries(outcomes))
      measured.count({ name: `requests#${outcome}`, isFine: true }, at, count, count * seconds);
    const route = routes[slot % routes.length] ?? "";
    for (const [outcome, count] of Object.entries(outcomes))
      if (count > 0) measured.count({ name: `routes#${route}#${outcome}` }, at, count, count * seconds);
    const entered = Math.round(signIns * load);
    measured.count({ name: "sign-ins#answered", isFine: true }, at, entered);
    if (noise(slot + 2) > 0.93)
      measured.count({ name: "sign-ins#refused", isFine: true }, at, 1 + Math.round(3 * noise(slot)));
    if (service === "documents") documentsAt(measured, at, { hoursAgo, held });
    if (service === "notifications") notificationsAt(measured, at, { hoursAgo, load });
  }
  return measured.hours;
}

function documentsAt(
  measured: Measured,
  at: Date,
  { hoursAgo, held }: { hoursAgo: number; held: Held },
): void {
  const waiting = isSlow(hoursAgo) ? Math.round(40 * (1 - Math.abs(hoursAgo - 52) / 2)) : 0;
  measured.state({ name: "waiting#indexing", isFine: true }, at, waiting);
  if (at.getUTCMinutes() !== 0) return;
  for (const [name, n] of Object.entries(held))
    measured.state({ name }, at, Math.round(n * (1 - (GROWN * hoursAgo) / (DAYS * 24))));
}

function notificationsAt(
  measured: Measured,
  at: Date,
  { hoursAgo, load }: { hoursAgo: number; load: number },
): void {
  const sent = Math.round(30 * load);
  measured.count({ name: "deliveries#answered", isFine: true }, at, isSlow(hoursAgo) ? 0 : sent);
  measured.count({ name: "deliveries#refused", isFine: true }, at, Math.round(sent * 0.03));
  const waiting = isSlow(hoursAgo)
    ? Math.round(300 * (1 - Math.abs(hoursAgo - 52) / 2))
    : Math.round(2 * load);
  measured.state({ name: "waiting#deliveries", isFine: true }, at, waiting);
  measured.state(
    { name: "oldest#deliveries", isFine: true },
    at,
    isSlow(hoursAgo) ? Math.round((54 - hoursAgo) * 3_600) : 20 * Math.sign(waiting),
  );
}

/**
 * Keeps the week, unless there are measurements of one of its days. What organizations hold grew up to what they hold now, which is kept
 * of this hour again: its sample may be of the time when the papers were being filed.
 */
export async function keepMeasurements(started: Date): Promise<void> {
  const held = await holdings();
  await sampleStates("documents", { every: "hour", read: () => Promise.resolve(held) });
  for (const usage of usages) {
    const days = Map.groupBy(measuredOf(usage, { started, held }), ([hour]) => hour.slice(0, 10));
    const kept = await readItems(
      ephemeralTable(),
      [...days.keys()].map((day) => dayKey(usage.service, day)),
    );
    if (kept.some(Boolean)) continue;
    await transact([...days].map(([day, hours]) => puttingDay(usage.service, day, new Map(hours))));
  }
}
