import { Suspense, useRef, useState } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { late } from "./online.ts";
import { kitWords } from "./words.ts";

export interface ColumnChoiceProps {
  columns: readonly { id: string; title: string }[];
  shown: readonly string[];
  /** Columns that always stay: the one that names the rows, the one by which they are sorted. */
  always: readonly string[];
  onChange: (shown: readonly string[]) => void;
  /** Lets the width choose again; undefined while it does. */
  onReset?: (() => void) | undefined;
  isDense: boolean;
  onDense: (isDense: boolean) => void;
}

const Surface = late(() => import("./popover-surface.tsx"));

/** Chooses the columns of a table, and the height of its rows. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const { columns, shown, always, onChange, onReset, isDense, onDense } = props;
  const text = useWords(kitWords).table;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = (id: string, isShown: boolean): void => {
    const ids = isShown ? [...shown, id] : shown.filter((other) => other !== id);
    onChange(columns.map((column) => column.id).filter((column) => ids.includes(column)));
  };
  return (
    <>
      <Button ref={button} icon="columns" popup={{ kind: "dialog", isOpen }} onPress={() => setIsOpen(true)}>
        {text.columns}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Surface label={text.columns} trigger={button} onClose={() => setIsOpen(false)}>
            <ul className="choices">
              {columns.map(({ id, title }) => (
                <li key={id}>
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={shown.includes(id)}
                      disabled={always.includes(id)}
                      onChange={(event) => toggle(id, event.target.checked)}
                    />
                    {title}
                  </label>
                </li>
              ))}
            </ul>
            {onReset && (
              <Button look="quiet" onPress={onReset}>
                {text.byWidth}
              </Button>
            )}
            <label className="check rows-choice">
              <input type="checkbox" checked={isDense} onChange={(event) => onDense(event.target.checked)} />
              {text.dense}
            </label>
          </Surface>
        </Suspense>
      )}
    </>
  );
}
