import type { ReactNode } from "react";
import { ColumnChoice } from "../kit/column-choice.tsx";
import { useFit } from "../kit/fit.ts";
import { type Column, type Sort, Table, type TableProps } from "../kit/table.tsx";
import { useKept } from "../shell/use-kept.ts";

type Named = Pick<Column<never>, "id" | "title" | "isRowHeader" | "isActs" | "isAlways">;

export interface ListLookOptions {
  /** Names the list among the choices that are kept of the person. */
  name: string;
  columns: readonly Named[];
  /** The columns of a person who has chosen none. Default: all. */
  first?: readonly string[] | undefined;
  /** The columns that an address names, as that of a saved view. */
  inAddress?: readonly string[] | undefined;
  sort: Sort | undefined;
  /** True if its rows are low until the person chooses. */
  isDense?: boolean | undefined;
}

/** What a table takes to be drawn as the person wants it, and the control of it. */
export interface ListLook {
  table: Pick<TableProps<never>, "frame" | "shown" | "isDense">;
  shown: readonly string[];
  choice: ReactNode;
}

const readIds = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : undefined;

const readDense = (kept: unknown): boolean | undefined => (typeof kept === "boolean" ? kept : undefined);

const isFixed = ({ isActs, isAlways }: Named): boolean => isActs === true || isAlways === true;

/**
 * The look of a list: as many columns as fit, or those that the person chose for it; low or high rows, chosen once for all lists.
 * The column of the names and the one that sorts are always shown.
 * @param onColumns called with a choice of columns, for those in the address
 */
export function useListLook(
  options: ListLookOptions,
  onColumns?: (ids: readonly string[] | undefined) => void,
): ListLook {
  const { name, columns, first, inAddress = [], sort, isDense = false } = options;
  const [kept, keep] = useKept(`${name}/columns`, readIds);
  const [dense, keepDense] = useKept("rows/dense", readDense);
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  const always = columns
    .filter((column) => column === header || column.id === sort?.column || isFixed(column))
    .map(({ id }) => id);
  // Of another release, or of another list of the same kind of record, if it lacks the names.
  const chosen = [inAddress, kept].find((ids) => header !== undefined && ids?.includes(header.id));
  const wanted = chosen ?? first;
  const ids = columns
    .map(({ id }) => id)
    .filter((id) => wanted === undefined || wanted.includes(id) || always.includes(id));
  const low = dense ?? isDense;
  const look = [low, ...columns.map(({ title }) => title)].join();
  const { frame, shown } = useFit({ ids, always, isOn: chosen === undefined, look });
  const change = (next: readonly string[] | undefined): void => {
    keep(next);
    onColumns?.(next);
  };
  const choosable = columns.filter((column) => !isFixed(column));
  return {
    table: { frame, shown, isDense: low },
    shown,
    choice: choosable.length > 2 && (
      <span className="columns-choice">
        <ColumnChoice
          columns={choosable}
          shown={shown}
          always={always}
          onChange={change}
          onReset={chosen && (() => change(undefined))}
          isDense={low}
          onDense={keepDense}
        />
      </span>
    ),
  };
}

export interface ListTableProps<Row> extends Omit<TableProps<Row>, "frame" | "shown" | "isDense"> {
  /** Names the list among the choices that are kept of the person. */
  name: string;
}

/** The table of a list, with its columns and rows as the person wants them. */
export function ListTable<Row>({ name, ...table }: ListTableProps<Row>) {
  const { columns, sort, rows, isLoading } = table;
  const look = useListLook({ name, columns, sort });
  return (
    <>
      {!isLoading && rows.length > 0 && look.choice && <div className="list-line">{look.choice}</div>}
      <Table {...table} {...look.table} />
    </>
  );
}
