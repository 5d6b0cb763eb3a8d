import type { Series } from "./calls.ts";

/** The requests to one address by one method. */
export interface RateRow {
  id: string;
  method: string;
  route: string;
  zone: string;
  count: number;
  /** Answers 4xx and 5xx. */
  refused: number;
  faults: number;
  /** Seconds. */
  average: number;
  /** The upper bound of the bucket in which the 95th of 100 requests lies, in seconds; undefined above the last bound. */
  slow: number | undefined;
}

const SLOW_SHARE = 0.95;

/** The series of a service by address. Each series is of one status. */
export function rateRows(series: readonly Series[]): RateRow[] {
  const groups = Map.groupBy(series, ({ labels }) => `${labels.method ?? ""} ${labels.route ?? ""}`);
  return [...groups].map(([id, members]) => {
    const labels = members[0]?.labels ?? {};
    const count = total(members, () => true);
    const seconds = members.reduce((sum, one) => sum + one.seconds, 0);
    return {
      id,
      method: labels.method ?? "",
      route: labels.route ?? "",
      zone: labels.zone ?? "",
      count,
      refused: total(members, (status) => status.startsWith("4")),
      faults: total(members, (status) => status.startsWith("5")),
      average: count === 0 ? 0 : seconds / count,
      slow: boundOf(members, count),
    };
  });
}

const total = (members: readonly Series[], isCounted: (status: string) => boolean): number =>
  members.reduce((sum, { labels, count }) => (isCounted(labels.status ?? "") ? sum + count : sum), 0);

function boundOf(members: readonly Series[], count: number): number | undefined {
  const [first] = members;
  if (!first) return undefined;
  let seen = 0;
  for (const [i, { le }] of first.buckets.entries()) {
    seen += members.reduce((sum, { buckets }) => sum + (buckets[i]?.count ?? 0), 0);
    if (seen >= count * SLOW_SHARE) return le;
  }
  return undefined;
}

export const rateSorts = ["count", "faults", "slow"] as const;
export type RateSort = (typeof rateSorts)[number];

const compared: Record<RateSort, (row: RateRow) => number> = {
  count: ({ count }) => count,
  faults: ({ faults, refused, count }) => faults * 1e6 + (count === 0 ? 0 : refused / count),
  slow: ({ slow }) => slow ?? Infinity,
};

export const sortedBy = (rows: readonly RateRow[], sort: RateSort): RateRow[] => {
  const valueOf = compared[sort];
  return [...rows].sort((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    return x === y ? b.count - a.count : y > x ? 1 : -1;
  });
};
