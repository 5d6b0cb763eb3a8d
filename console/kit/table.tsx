import type { ReactNode } from "react";
import { Skeleton } from "./states.tsx";
import { type Column, Head, PageChoice, Row, type Sort } from "./table-parts.tsx";
import { useRows } from "./table-rows.ts";

export type { Column, Sort } from "./table-parts.tsx";

export interface TableProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  /** One page of rows: the table holds no other, so 10,000 records take the memory of one page. */
  rows: readonly Item[];
  idOf: (row: Item) => string;
  /** The row's text in readers and for search by typing. */
  textOf: (row: Item) => string;
  /** Undefined for a row that leads nowhere. */
  hrefOf?: ((row: Item) => string | undefined) | undefined;
  /** The ids of the columns shown, in order; all without it. */
  shown?: readonly string[] | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The ids of the rows chosen, those of other pages included. Without `onSelect` nothing can be chosen. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** False for a row that cannot be chosen, as a folder among files. */
  mayChoose?: ((row: Item) => boolean) | undefined;
  /** Low rows, for long lists on wide screens. */
  isDense?: boolean | undefined;
  isLoading?: boolean | undefined;
  /** These rows are of the page before, until those of this one have come. */
  isUpdating?: boolean | undefined;
  /** What stands instead of rows: an `EmptyState`. */
  empty?: ReactNode | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * A grid on the elements of HTML. React Aria's table has the same keyboard and more (dragging, resizing, trees), and weighs
 * a quarter of the first list.
 */
export function Table<Item>(props: TableProps<Item>) {
  const { rows, idOf, empty, isLoading } = props;
  if (isLoading) return <Skeleton lines={8} />;
  if (rows.length === 0) return <>{empty}</>;
  return <Grid {...props} ids={rows.map(idOf)} />;
}

function Grid<Item>(props: TableProps<Item> & { ids: readonly string[] }) {
  const { label, rows, ids, idOf, isDense, sort, onSort, selected = NONE, onSelect } = props;
  const columns = shownColumns(props.columns, props.shown);
  const header = columns.find((column) => column.isRowHeader) ?? columns[0];
  const { mayChoose = () => true } = props;
  const choosable = rows.filter(mayChoose).map(idOf);
  const grid = useRows({ ids, choosable, selected, onSelect });
  return (
    <div className="table-frame" aria-busy={props.isUpdating}>
      <table
        ref={grid.table}
        role="grid"
        className={isDense ? "table table-dense" : "table"}
        aria-label={label}
        aria-multiselectable={onSelect ? true : undefined}
        {...grid.handlers}
      >
        <thead className="table-head">
          <tr>
            {onSelect && <PageChoice ids={choosable} selected={selected} onChange={grid.selectPage} />}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={idOf(row)}
              row={row}
              hrefOf={props.hrefOf}
              textOf={props.textOf}
              hasChoice={onSelect !== undefined}
              isChoosable={onSelect !== undefined && mayChoose(row)}
              id={idOf(row)}
              columns={columns}
              headerId={header?.id}
              isSelected={selected.has(idOf(row))}
              isCurrent={grid.current === idOf(row)}
              toggle={grid.toggle}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function shownColumns<Item>(columns: readonly Column<Item>[], shown: readonly string[] | undefined) {
  if (!shown) return columns;
  const chosen = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return chosen.length === 0 ? columns : chosen;
}
