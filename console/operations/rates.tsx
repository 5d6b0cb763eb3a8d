import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failed } from "../api/failed.tsx";
import type { Service } from "../api/places.ts";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { readSeries } from "./calls.ts";
import { Choice } from "./choice.tsx";
import { type RateRow, type RateSort, rateRows, rateSorts, sortedBy } from "./rate-rows.ts";
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
  const { number, percent } = useFormats();
  const ms = (seconds: number) => text.ms(number(Math.round(seconds * 1000)));
  const rateOf = ({ id, count }: RateRow): string => {
    if (minutes <= 0) return "–";
    const rate = (count - (before?.get(id) ?? 0)) / minutes;
    return number(Math.round(rate * 10) / 10);
  };
  const shareOf = (part: number, count: number) => (
    <>
      {number(part)} {part > 0 && <span className="soft">{percent(part / count)}</span>}
    </>
  );
  return (
    <Table
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
          cell: ({ refused, count }) => shareOf(refused, count),
        },
        {
          id: "faults",
          title: text.faults,
          isNumber: true,
          cell: ({ faults, count }) =>
            faults === 0 ? (
              number(0)
            ) : (
              <StateBadge tone="bad">{`${number(faults)} (${percent(faults / count)})`}</StateBadge>
            ),
        },
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
      empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
    />
  );
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
  if (service) return <Rates key={service} {...props} service={service} />;
  return (
    <OperationsPage section="rates">
      <NotOperated />
    </OperationsPage>
  );
}

/** The first reading of the page, from which rates are counted. */
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
      <div className="choices-row">
        <ServiceChoice value={service} onChange={(one) => setSearch({ serviciu: one, page: undefined })} />
        <Choice
          label={text.sort}
          value={search.sort}
          options={rateSorts.map((id) => ({ id, label: text.sorts[id] }))}
          onChange={(sort) => setSearch({ ordine: sort, page: undefined })}
        />
        <p className="choice-field">
          <label htmlFor="rates-only">{text.filter}</label>
          <input
            id="rates-only"
            className="input"
            type="search"
            value={search.only}
            onChange={({ target }) =>
              setSearch({ adresa: target.value, page: undefined }, { isReplacing: true })
            }
          />
        </p>
      </div>
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

export default screen({
  search: (raw): Search => ({
    service: serviceIn(raw),
    page: countIn(raw, "page", 1),
    only: textIn(raw, "adresa"),
    sort: rateSorts.find((one) => one === textIn(raw, "ordine")) ?? "count",
  }),
  page: RatesScreen,
});
