import { DateField } from "../kit/date-field.tsx";
import { ChoiceFilter, FilterBar, TextFilter, filterField } from "../kit/filters.tsx";
import { type RawSearch, textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { dayIn } from "./days.ts";
import type { SignatureSearch } from "./signature-query.ts";
import { auditWords } from "./words.ts";
import { signatureWords } from "./signature-words.ts";

const states = ["VALIDA", "INVALIDA"] as const;

export const signatureFiltersIn = (raw: RawSearch): SignatureSearch => ({
  signer: textIn(raw, "signer"),
  status: states.find((state) => state === textIn(raw, "status")) ?? "",
  from: dayIn(raw, "from"),
  to: dayIn(raw, "to"),
});

interface SignatureFiltersProps {
  filters: SignatureSearch;
  onChange: (change: Partial<Record<keyof SignatureSearch, string | undefined>>) => void;
}

export function SignatureFilters({ filters, onChange }: SignatureFiltersProps) {
  const text = useWords(auditWords);
  const own = useWords(signatureWords);
  const { signer, status, from, to } = filters;
  return (
    <FilterBar>
      <TextFilter label={own.signer} value={signer} onChange={(next) => onChange({ signer: next })} />
      <ChoiceFilter
        label={own.state}
        all={own.everyState}
        options={states.map((id) => ({ id, label: own.states[id] }))}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
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
    </FilterBar>
  );
}
