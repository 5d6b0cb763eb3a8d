import { useWords } from "../words/words.ts";
import { Link } from "./button.tsx";
import type { ReactNode } from "react";
import { kitWords } from "./words.ts";

export interface Column<Item> {
  id: string;
  title: string;
  cell: (row: Item) => ReactNode;
  /** The column that names its row. Default: the first one. */
  isRowHeader?: boolean | undefined;
  isSortable?: boolean | undefined;
  /** Numbers and sizes are aligned to the end of their cell. */
  isNumber?: boolean | undefined;
  /** Hidden on a phone. */
  isWideOnly?: boolean | undefined;
  /** The menu of a row: the last column, narrow, with a title only for screen readers. */
  isActs?: boolean | undefined;
  /** Shown in any case, such as the acts of a row. */
  isAlways?: boolean | undefined;
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

type Kind = Pick<Column<never>, "isNumber" | "isWideOnly" | "isActs">;

const classOf = (base: string, { isNumber, isWideOnly, isActs }: Kind): string =>
  [base, isNumber && "table-number", isWideOnly && "table-wide", isActs && "table-acts"]
    .filter(Boolean)
    .join(" ");

interface PageChoiceProps {
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onChange: (isChosen: boolean) => void;
}

export function PageChoice({ ids, selected, onChange }: PageChoiceProps) {
  const text = useWords(kitWords).table;
  const chosen = ids.filter((id) => selected.has(id)).length;
  return (
    <th scope="col" className="table-choice">
      <label className="choice">
        <input
          type="checkbox"
          aria-label={text.chooseAll}
          checked={ids.length > 0 && chosen === ids.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
          }}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
    </th>
  );
}

interface HeadProps<Item> {
  column: Column<Item>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  /** True for the column that names the rows. */
  isName: boolean;
}

export function Head<Item>({ column, sort, onSort, isName }: HeadProps<Item>) {
  const { id, title, isSortable, isActs } = column;
  const className = isName ? "table-column table-name" : "table-column";
  const direction = sort?.column === id ? sort.direction : undefined;
  if (!isSortable || !onSort)
    return (
      <th scope="col" data-column={id} className={classOf(className, column)}>
        {isActs ? <span className="for-readers">{title}</span> : title}
      </th>
    );
  const next = direction === "ascending" ? "descending" : "ascending";
  return (
    <th
      scope="col"
      data-column={id}
      className={classOf(className, column)}
      aria-sort={direction}
      onClick={() => onSort({ column: id, direction: next })}
    >
      <button type="button" className="table-sort">
        {title}
      </button>
    </th>
  );
}

interface RowProps<Item> {
  row: Item;
  columns: readonly Column<Item>[];
  hrefOf: ((row: Item) => string | undefined) | undefined;
  textOf: (row: Item) => string;
  /** True if rows can be chosen here; `isChoosable` if this one can. */
  hasChoice: boolean;
  isChoosable: boolean;
  id: string;
  headerId: string | undefined;
  isSelected: boolean;
  isCurrent: boolean;
  toggle: (id: string, isRange: boolean) => void;
}

export function Row<Item>(props: RowProps<Item>) {
  const text = useWords(kitWords).table;
  const { row, id, columns, headerId, hrefOf, textOf, isChoosable, isSelected, isCurrent } = props;
  const href = hrefOf?.(row);
  return (
    <tr
      className="table-row"
      data-key={id}
      data-href={href}
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isChoosable ? isSelected : undefined}
    >
      {props.hasChoice && (
        <td role="gridcell" className="table-choice">
          {isChoosable && (
            <label className="choice">
              <input
                type="checkbox"
                aria-label={`${text.choose}: ${textOf(row)}`}
                checked={isSelected}
                onChange={({ nativeEvent }) =>
                  props.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </label>
          )}
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(row);
        if (column.id !== headerId)
          return (
            <td key={column.id} role="gridcell" className={classOf("table-cell", column)}>
              {content}
            </td>
          );
        return (
          <th
            key={column.id}
            scope="row"
            role="rowheader"
            data-opens
            className={classOf("table-cell table-name", column)}
          >
            <div className="table-title">
              {href === undefined ? content : <Link href={href}>{content}</Link>}
            </div>
          </th>
        );
      })}
    </tr>
  );
}
