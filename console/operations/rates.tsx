import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failed } from "../api/failed.tsx";
import { ListTable } from "../api/list-look.tsx";
import type { Service } from "../api/places.ts";
import { SelectField } from "../kit/fields.tsx";
import { FilterBar, TextFilter, filterField } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { byTitle } from "../shell/found.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { readSeries, type Series } from "./calls.ts";
import { OperationsPage, REFRESH_MS } from "./sections.tsx";
import { NotOperated, ServiceChoice, serviceIn, useOperated } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

interface RateTableProps {
  rows: readonly RateRow[];
  /** The counts of the first reading, and the minutes since it. */
  before: ReadonlyMap<string, number> | undefined;
  minutes: number;
  isLoading: boolean;
}

const LONGEST_BOUND_MS = 10_000;

function RateTable({ rows, before, minutes, isLoading }: RateTableProps) {
  const text = useWords(operationsWords).rates;
  const { number } = useFormats();
  const ms = (seconds: number) => text.ms(number(Math.round(seconds * 1000)));
  const rateOf = ({ id, count }: RateRow): string => {
    if (minutes <= 0) return "–";
    const rate = (count - (before?.get(id) ?? 0)) / minutes;
    return number(Math.round(rate * 10) / 10);
  };
  return (
    <ListTable
      name="operations/routes"
      label={text.route}
      columns={[
        {
          id: "route",
          title: text.route,
          cell: ({ method, route }) => (
            <code className="route">
              {method} {route}
            </code>
          ),
        },
        { id: "count", title: text.count, isNumber: true, cell: ({ count }) => number(count) },
        { id: "rate", title: text.perMinute, isNumber: true, isWideOnly: true, cell: rateOf },
        {
          id: "refused",
          title: text.refused,
          isNumber: true,
          isWideOnly: true,
          cell: (row) => <Refused {...row} />,
        },
        { id: "faults", title: text.faults, isNumber: true, cell: (row) => <Faults {...row} /> },
        {
          id: "average",
          title: text.average,
          isNumber: true,
          isWideOnly: true,
          cell: ({ average }) => ms(average),
        },
        {
          id: "slow",
          title: text.slow,
          isNumber: true,
          isWideOnly: true,
          cell: ({ slow }) => (slow === undefined ? text.over(number(LONGEST_BOUND_MS)) : ms(slow)),
        },
      ]}
      rows={rows}
      idOf={({ id }) => id}
      textOf={({ id }) => id}
      isLoading={isLoading}
      empty={<EmptyState title={text.none} text={text.noneText} />}
    />
  );
}

function Refused({ refused, count }: Pick<RateRow, "refused" | "count">) {
  const { number, percent } = useFormats();
  return (
    <>
      {number(refused)} {refused > 0 && <span className="soft">{percent(refused / count)}</span>}
    </>
  );
}

function Faults({ faults, count }: Pick<RateRow, "faults" | "count">) {
  const { number, percent } = useFormats();
  if (faults === 0) return <>{number(0)}</>;
  return <StateBadge tone="bad">{`${number(faults)} (${percent(faults / count)})`}</StateBadge>;
}

const PAGE_ROWS = 50;

interface Search {
  service: string;
  page: number;
  only: string;
  sort: RateSort;
}

type Props = ScreenProps<never, Search>;

function RatesScreen(props: Props) {
  const service = useOperated(props.search.service);
  return service ? <Rates key={service} {...props} service={service} /> : <NotOperated section="rates" />;
}

/** The page's first reading, the start of the rates. */
interface First {
  at: number;
  counts: ReadonlyMap<string, number>;
}

function Rates({ service, search, setSearch, hrefWith }: Props & { service: Service }) {
  const text = useWords(operationsWords).rates;
  const [first, setFirst] = useState<First>();
  const found = useQuery({
    queryKey: [service, "rates"],
    queryFn: async ({ signal }) => {
      const rows = rateRows(await readSeries(service, signal));
      setFirst(
        (kept) => kept ?? { at: Date.now(), counts: new Map(rows.map(({ id, count }) => [id, count])) },
      );
      return rows;
    },
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  const minutes = first ? (found.dataUpdatedAt - first.at) / 60_000 : 0;
  const matching = (found.data ?? []).filter(({ id }) => id.includes(search.only));
  const rows = sortedBy(matching, search.sort);
  const from = (search.page - 1) * PAGE_ROWS;
  const shown = rows.slice(from, from + PAGE_ROWS);
  return (
    <OperationsPage section="rates" reading={found}>
      <p className="lead">{text.lead}</p>
      <FilterBar>
        <ServiceChoice value={service} onChange={(one) => setSearch({ serviciu: one, page: undefined })} />
        <SelectField
          label={text.sort}
          options={rateSorts.map((id) => ({ id, label: text.sorts[id] }))}
          field={filterField("sort", search.sort, (ordine) => setSearch({ ordine, page: undefined }))}
        />
        <TextFilter
          label={text.filter}
          value={search.only}
          onChange={(adresa) => setSearch({ adresa, page: undefined }, { isReplacing: true })}
        />
      </FilterBar>
      {found.isError && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      <RateTable rows={shown} before={first?.counts} minutes={minutes} isLoading={found.isPending} />
      <Pager
        page={search.page}
        size={PAGE_ROWS}
        shown={shown.length}
        total={rows.length}
        hrefOf={(page) => hrefWith({ page: String(page) })}
      />
      <p className="soft">{text.dashboard}</p>
    </OperationsPage>
  );
}

/** The requests to one address with one method. */
interface RateRow {
  id: string;
  method: string;
  route: string;
  count: number;
  /** Answers with 4xx and with 5xx. */
  refused: number;
  faults: number;
  /** In seconds. */
  average: number;
  /** The upper bound of the bucket with the 95th of 100 requests, in seconds; undefined above the last bound. */
  slow: number | undefined;
}

const SLOW_SHARE = 0.95;

/** Groups the series of a service by address. Each series is for one status. */
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

const rateSorts = ["count", "faults", "slow"] as const;
type RateSort = (typeof rateSorts)[number];

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

export default screen({
  search: (raw): Search => ({
    service: serviceIn(raw),
    page: countIn(raw, "page", 1),
    only: textIn(raw, "adresa"),
    sort: rateSorts.find((one) => one === textIn(raw, "ordine")) ?? "count",
  }),
  page: RatesScreen,
  useFound: byTitle(operationsWords.sections.rates),
});
