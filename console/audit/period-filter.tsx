import { DateField } from "../kit/date-field.tsx";
import { filterField } from "../kit/filters.tsx";
import { type RawSearch, dayIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { auditWords } from "./words.ts";

/** Days as `2026-11-27`, "" for none; both belong to the period. */
export interface Period {
  from: string;
  to: string;
}

export const periodIn = (raw: RawSearch): Period => ({ from: dayIn(raw, "from"), to: dayIn(raw, "to") });

interface PeriodFilterProps {
  period: Period;
  onChange: (change: Partial<Record<keyof Period, string | undefined>>) => void;
}

export function PeriodFilter({ period: { from, to }, onChange }: PeriodFilterProps) {
  const text = useWords(auditWords);
  return (
    <>
      <DateField
        label={text.from}
        latest={to || undefined}
        field={filterField("from", from, (day) => onChange({ from: day }))}
      />
      <DateField
        label={text.to}
        earliest={from || undefined}
        field={filterField("to", to, (day) => onChange({ to: day }))}
      />
    </>
  );
}
