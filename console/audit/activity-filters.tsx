import { useState } from "react";
import { useDocumentNames } from "../api/names.ts";
import { useKnownPeople } from "../api/people.ts";
import { ComboField } from "../kit/combo-field.tsx";
import { ChoiceFilter, FilterBar, filterField } from "../kit/filters.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { useWords } from "../words/words.ts";
import { type EventFilters, kinds } from "./events.ts";
import { findDocuments, findPeople } from "./finders.ts";
import { PeriodFilter } from "./period-filter.tsx";
import { auditWords } from "./words.ts";

export const noFilters = {
  person: undefined,
  kind: undefined,
  document: undefined,
  from: undefined,
  to: undefined,
};

interface ActivityFiltersProps {
  filters: EventFilters;
  onChange: (change: Partial<Record<keyof EventFilters, string | undefined>>) => void;
}

/** What was chosen, as soon as its name is known. */
const chosen = (id: string, label: string | undefined): FoundOption | undefined =>
  id === "" || label === undefined ? undefined : { id, label };

export function ActivityFilters({ filters, onChange }: ActivityFiltersProps) {
  const text = useWords(auditWords);
  const { person, kind, document } = filters;
  const people = useKnownPeople(person === "" ? [] : [person]);
  const documents = useDocumentNames(document === "" ? [] : [Number(document)]);
  // What is chosen now has its label from the choice, what is in the address from the service.
  const [labels, setLabels] = useState<Readonly<Record<string, string>>>({});
  const choose = (name: "person" | "document") => (option: FoundOption | undefined) => {
    if (option) setLabels((before) => ({ ...before, [option.id]: option.label }));
    onChange({ [name]: option?.id });
  };
  return (
    <FilterBar>
      <ComboField
        label={text.person}
        search={findPeople}
        field={filterField("person", chosen(person, labels[person] ?? people.get(person)), choose("person"))}
      />
      <ChoiceFilter
        label={text.kind}
        all={text.everyKind}
        options={kinds.map((id) => ({ id, label: text.kinds[id] }))}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      <ComboField
        label={text.document}
        search={findDocuments}
        field={filterField(
          "document",
          chosen(document, labels[document] ?? documents.get(Number(document))?.denumire),
          choose("document"),
        )}
      />
      <PeriodFilter period={filters} onChange={onChange} />
    </FilterBar>
  );
}
