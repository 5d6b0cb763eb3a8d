import { EmptyState, StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { RateRow } from "./rate-rows.ts";
import { operationsWords } from "./words.ts";

export interface RateTableProps {
  rows: readonly RateRow[];
  /** The counts of the first reading, and the minutes since it. */
  before: ReadonlyMap<string, number> | undefined;
  minutes: number;
  isLoading: boolean;
}

const LONGEST_BOUND_MS = 10_000;

export function RateTable({ rows, before, minutes, isLoading }: RateTableProps) {
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
