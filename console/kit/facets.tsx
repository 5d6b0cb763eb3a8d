import { useState } from "react";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icons.tsx";
import { placed } from "./placed.ts";
import { kitWords } from "./words.ts";

export interface Facet {
  id: string;
  title: string;
  values: readonly { id: string; title: string; count?: number | undefined }[];
  /** True while its values are on their way. */
  isComing?: boolean | undefined;
}

export type ChosenFacets = Readonly<Record<string, readonly string[]>>;

export interface FacetsProps {
  facets: readonly Facet[];
  chosen: ChosenFacets;
  onChange: (chosen: ChosenFacets) => void;
}

/** Screens where the filters are beside the list instead of above it, as in list.css. */
const BESIDE = "(min-width: 64rem)";

/**
 * Filters with their counts. More values of one facet widen the list, more facets narrow it. On a phone they fold
 * under a button.
 */
export function Facets({ facets, chosen, onChange }: FacetsProps) {
  const text = useWords(kitWords).facets;
  const { number } = useFormats();
  const [isOpen] = useState(() => window.matchMedia(BESIDE).matches);
  const shown = placed(facets);
  const { current, choose } = useToldChoice(chosen, onChange);
  const count = Object.values(current).flat().length;
  const toggle = (facet: string, value: string, isChosen: boolean): void => {
    const before = current[facet] ?? [];
    const after = isChosen ? [...before, value] : before.filter((other) => other !== value);
    const { [facet]: _, ...others } = current;
    choose(after.length === 0 ? others : { ...others, [facet]: after });
  };
  return (
    <details className="facets" open={isOpen}>
      <summary>
        <Icon name="filter" /> {count === 0 ? text.label : text.count(count)}
      </summary>
      {shown.map(({ id, title, values }) => (
        <fieldset key={id} className="facet">
          <legend>{title}</legend>
          {values.map((value) => (
            <label key={value.id} className="check">
              <input
                type="checkbox"
                checked={current[id]?.includes(value.id) ?? false}
                onChange={(event) => toggle(id, value.id, event.target.checked)}
              />
              {value.title}
              {value.count !== undefined && <span className="count">{number(value.count)}</span>}
            </label>
          ))}
        </fieldset>
      ))}
      {count > 0 && shown.length === facets.length && (
        <Button look="quiet" icon="close" onPress={() => choose({})}>
          {text.clear}
        </Button>
      )}
    </details>
  );
}

/** The choice as the person last made it, until the address has it: a second press adds to the first, however slow the machine is. */
function useToldChoice(chosen: ChosenFacets, onChange: FacetsProps["onChange"]) {
  const known = JSON.stringify(chosen);
  const [told, setTold] = useState<{ before: string; next: ChosenFacets }>();
  if (told && told.before !== known) setTold(undefined);
  const choose = (next: ChosenFacets): void => {
    setTold({ before: known, next });
    onChange(next);
  };
  return { current: told?.before === known ? told.next : chosen, choose };
}
