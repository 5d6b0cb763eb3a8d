import { useState } from "react";
import type { Filter, FilterFieldProps } from "../api/register/kind.ts";
import { ComboField } from "../kit/combo-field.tsx";
import { DateField } from "../kit/date-field.tsx";
import { filterField } from "../kit/filters.tsx";
import type { FoundOption, SearchOptions } from "../kit/use-found.ts";
import { dayIn } from "../shell/search.ts";
import { endOfDay, startOfDay } from "../words/days.ts";

interface FoundFilterProps extends FilterFieldProps {
  name: string;
  search: SearchOptions;
  /** The service's name for the record in the address. */
  known: string | undefined;
}

/** A filter by a record, found by name. Its label comes from the choice just made, else from the service. */
export function FoundFilter({ name, search, known, label, value, onChange }: FoundFilterProps) {
  const [choice, setChoice] = useState<FoundOption>();
  const shown = choice?.id === value ? choice.label : known;
  return (
    <ComboField
      label={label}
      search={search}
      field={filterField(
        name,
        value === "" || shown === undefined ? undefined : { id: value, label: shown },
        (option: FoundOption | undefined) => {
          setChoice(option);
          onChange(option?.id ?? "");
        },
      )}
    />
  );
}

/** Filters for the first and the last day of a period, both inclusive. */
export const periodOf = (moment: string): readonly Filter[] => [
  {
    name: "from",
    label: ["De la", "С", "From"],
    query: (_, raw) => {
      const day = dayIn(raw, "from");
      return day === "" ? {} : { [`filter[${moment}][greaterThanOrEqual]`]: startOfDay(day) };
    },
    Field: ({ label, raw, onChange }) => (
      <DateField
        label={label}
        latest={dayIn(raw, "to") || undefined}
        field={filterField("from", dayIn(raw, "from"), onChange)}
      />
    ),
  },
  {
    name: "to",
    label: ["Până la", "По", "Until"],
    query: (_, raw) => {
      const day = dayIn(raw, "to");
      return day === "" ? {} : { [`filter[${moment}][lessThanOrEqual]`]: endOfDay(day) };
    },
    Field: ({ label, raw, onChange }) => (
      <DateField
        label={label}
        earliest={dayIn(raw, "from") || undefined}
        field={filterField("to", dayIn(raw, "to"), onChange)}
      />
    ),
  },
];
