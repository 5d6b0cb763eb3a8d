import { DialogTrigger, Dialog, Popover } from "react-aria-components";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { kitWords } from "./words.ts";

export interface ColumnChoiceProps {
  columns: readonly { id: string; title: string; isRowHeader?: boolean }[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

/** Chooses the columns of a table; the one that names its rows stays. */
export function ColumnChoice({ columns, shown, onChange }: ColumnChoiceProps) {
  const text = useWords(kitWords).table;
  const toggle = (id: string, isShown: boolean): void => {
    const ids = isShown ? [...shown, id] : shown.filter((other) => other !== id);
    onChange(columns.map((column) => column.id).filter((column) => ids.includes(column)));
  };
  return (
    <DialogTrigger>
      <Button icon="columns">{text.columns}</Button>
      <Popover className="popover" placement="bottom end">
        <Dialog className="popover-dialog" aria-label={text.columns}>
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
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
