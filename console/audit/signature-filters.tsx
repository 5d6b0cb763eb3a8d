import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { type RawSearch, textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { PeriodFilter, periodIn } from "./period-filter.tsx";
import type { SignatureSearch } from "./signature-query.ts";
import { signatureWords } from "./signature-words.ts";

const states = ["VALIDA", "INVALIDA"] as const;

export const signatureFiltersIn = (raw: RawSearch): SignatureSearch => ({
  signer: textIn(raw, "signer"),
  status: states.find((state) => state === textIn(raw, "status")) ?? "",
  ...periodIn(raw),
});

interface SignatureFiltersProps {
  filters: SignatureSearch;
  onChange: (change: Partial<Record<keyof SignatureSearch, string | undefined>>) => void;
}

export function SignatureFilters({ filters, onChange }: SignatureFiltersProps) {
  const own = useWords(signatureWords);
  const { signer, status } = filters;
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
      <PeriodFilter period={filters} onChange={onChange} />
    </FilterBar>
  );
}
