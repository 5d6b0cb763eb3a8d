import type { ReactNode } from "react";
import { Checkbox } from "react-aria-components/Checkbox";
import {
  Table as AriaTable,
  Cell,
  Column as AriaColumn,
  Row,
  type Selection,
  TableBody,
  TableHeader,
} from "react-aria-components/Table";
import { useWords } from "../words/words.ts";
import { Link } from "./button.tsx";
import { Skeleton } from "./states.tsx";
import { kitWords } from "./words.ts";
import { given } from "./given.ts";

export interface Column<Item> {
  id: string;
  title: string;
  cell: (row: Item) => ReactNode;
  /** The column that names its row; the first one unless declared. */
  isRowHeader?: boolean | undefined;
  isSortable?: boolean | undefined;
  /** Numbers and sizes stand at the end of their cell. */
  isNumber?: boolean | undefined;
  /** Not on a phone. */
  isWideOnly?: boolean | undefined;
  /** The menu of a row: the last column, narrow, whose title only readers hear. */
  isActs?: boolean | undefined;
}

export interface Sort {
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  /** One page of rows: the table holds no other, so 10,000 records take the memory of one page. */
  rows: readonly Item[];
  idOf: (row: Item) => string;
  /** The row's text in readers and for search by typing. */
  textOf: (row: Item) => string;
  hrefOf?: ((row: Item) => string) | undefined;
  /** The ids of the columns shown, in order; all without it. */
  shown?: readonly string[] | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The ids of the rows chosen, those of other pages included. Without `onSelect` nothing can be chosen. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** Low rows, for long lists on wide screens. */
  isDense?: boolean | undefined;
  isLoading?: boolean | undefined;
  /** These rows are of the page before, until those of this one have come. */
  isUpdating?: boolean | undefined;
  /** What stands instead of rows: an `EmptyState`. */
  empty?: ReactNode | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** The chosen rows after a choice on this page; the other pages' stay. */
function afterChoice(keys: Selection, page: readonly string[], before: ReadonlySet<string>): Set<string> {
  const others = [...before].filter((id) => !page.includes(id));
  const here = keys === "all" ? page : [...keys].map(String).filter((id) => page.includes(id));
  return new Set([...others, ...here]);
}

export function Table<Item>(props: TableProps<Item>) {
  const { label, rows, idOf, textOf, hrefOf, sort, onSort, selected = NONE, onSelect, empty } = props;
  const text = useWords(kitWords).table;
  const columns = shownColumns(props.columns, props.shown);
  const header = columns.find((column) => column.isRowHeader) ?? columns[0];
  if (props.isLoading) return <Skeleton lines={8} />;
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div className="table-frame" aria-busy={props.isUpdating}>
      <AriaTable
        className={props.isDense ? "table table-dense" : "table"}
        aria-label={label}
        selectionMode={onSelect ? "multiple" : "none"}
        selectedKeys={selected}
        onSelectionChange={(keys) => onSelect?.(afterChoice(keys, rows.map(idOf), selected))}
        {...given({ sortDescriptor: sort })}
        onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      >
        <TableHeader className="table-head">
          {onSelect && (
            <AriaColumn className="table-choice">
              <Choice label={text.chooseAll} />
            </AriaColumn>
          )}
          {columns.map(({ id, title, isSortable, isNumber, isWideOnly, isActs }) => (
            <AriaColumn
              key={id}
              id={id}
              className={classOf("table-column", { isNumber, isWideOnly, isActs })}
              isRowHeader={id === header?.id}
              allowsSorting={isSortable === true && onSort !== undefined}
            >
              {isActs ? <span className="for-readers">{title}</span> : title}
            </AriaColumn>
          ))}
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <Row
              key={idOf(row)}
              id={idOf(row)}
              className="table-row"
              textValue={textOf(row)}
              {...given({ href: hrefOf?.(row) })}
            >
              {onSelect && (
                <Cell className="table-choice">
                  <Choice label={text.choose} />
                </Cell>
              )}
              {columns.map((column) => (
                <Cell key={column.id} className={classOf("table-cell", column)}>
                  {hrefOf && column.id === header?.id ? (
                    <Link href={hrefOf(row)}>{column.cell(row)}</Link>
                  ) : (
                    column.cell(row)
                  )}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </AriaTable>
    </div>
  );
}

function shownColumns<Item>(columns: readonly Column<Item>[], shown: readonly string[] | undefined) {
  if (!shown) return columns;
  const chosen = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return chosen.length === 0 ? columns : chosen;
}

type Kind = Pick<Column<never>, "isNumber" | "isWideOnly" | "isActs">;

const classOf = (base: string, { isNumber, isWideOnly, isActs }: Kind): string =>
  [base, isNumber && "table-number", isWideOnly && "table-wide", isActs && "table-acts"]
    .filter(Boolean)
    .join(" ");

function Choice({ label }: { label: string }) {
  return (
    <Checkbox slot="selection" className="choice" aria-label={label}>
      <span className="choice-box" aria-hidden="true" />
    </Checkbox>
  );
}
