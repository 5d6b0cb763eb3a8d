import { Suspense, lazy, useRef, useState } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { kitWords } from "./words.ts";

export interface ColumnChoiceProps {
  columns: readonly { id: string; title: string; isRowHeader?: boolean | undefined }[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

const Surface = lazy(() => import("./popover-surface.tsx"));

/** Chooses the columns of a table; the column that names its rows always stays. */
export function ColumnChoice({ columns, shown, onChange }: ColumnChoiceProps) {
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
              {columns.map(({ id, title, isRowHeader }) => (
                <li key={id}>
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={shown.includes(id)}
                      disabled={isRowHeader}
                      onChange={(event) => toggle(id, event.target.checked)}
                    />
                    {title}
                  </label>
                </li>
              ))}
            </ul>
          </Surface>
        </Suspense>
      )}
    </>
  );
}
