import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { kitWords } from "./words.ts";

/** The bar of the chosen rows, in which acts on them stand. */
export function ChosenBar({ children }: { children: ReactNode }) {
  const text = useWords(kitWords).bulk;
  return (
    <section className="bulk" aria-label={text.label}>
      {children}
    </section>
  );
}

export interface ChosenRowsProps {
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  /** The acts on them. */
  children?: ReactNode | undefined;
}

/** How many rows are chosen, and how to choose none. */
export function ChosenRows({ selected, onSelect, children }: ChosenRowsProps) {
  const text = useWords(kitWords).table;
  return (
    <div className="acts">
      <span>{text.chosen(selected.size)}</span>
      {children}
      <Button look="quiet" icon="close" onPress={() => onSelect(new Set())}>
        {text.chooseNone}
      </Button>
    </div>
  );
}
