import {
  type RefObject,
  type ReactNode,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { Skeleton } from "./states.tsx";
import { type Column, Head, PageChoice, Row, type Sort } from "./table-parts.tsx";

export type { Column, Sort } from "./table-parts.tsx";

export interface TableProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  /** One page of rows, so that 10,000 records take the memory of one page. */
  rows: readonly Item[];
  idOf: (row: Item) => string;
  /** The row's text for screen readers. */
  textOf: (row: Item) => string;
  /** Undefined for a row that leads nowhere. */
  hrefOf?: ((row: Item) => string | undefined) | undefined;
  /** The ids of the columns shown, in order. Default: all. */
  shown?: readonly string[] | undefined;
  /** Takes the frame that scrolls. */
  frame?: RefObject<HTMLDivElement | null> | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The ids of the chosen rows, including those of other pages. Without `onSelect` nothing can be chosen. */
  selected?: ReadonlySet<string> | undefined;
  onSelect?: ((selected: ReadonlySet<string>) => void) | undefined;
  /** False for a row that cannot be chosen, such as a folder among files. */
  mayChoose?: ((row: Item) => boolean) | undefined;
  /** Low rows, for long lists on wide screens. */
  isDense?: boolean | undefined;
  isLoading?: boolean | undefined;
  /** True while the rows of the page before are shown, until those of this one have come. */
  isUpdating?: boolean | undefined;
  /** Shown instead of rows: an `EmptyState`. */
  empty?: ReactNode | undefined;
}

const NONE: ReadonlySet<string> = new Set();
/** As many rows fill a screen. */
const FIRST_ROWS = 20;
/** Later ones may be returned to, at the place where they were left. */
let isFirstOfVisit = true;

/**
 * A grid made of HTML elements. React Aria's table has the same keyboard and more (dragging, resizing, trees), but
 * would add a quarter to the first list.
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
  const drawn = useDrawn(rows.length);
  return (
    <div className="table-frame" ref={props.frame} aria-busy={props.isUpdating}>
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
              <Head
                key={column.id}
                column={column}
                sort={sort}
                onSort={onSort}
                isName={column.id === header?.id}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, drawn).map((row) => (
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

/** How many rows are drawn: of the first table of a visit, those below the first screen after it. A press meanwhile comes before them. */
function useDrawn(rows: number): number {
  const isWhole = useDeferredValue(true, isFirstOfVisit && rows > FIRST_ROWS ? false : undefined);
  useEffect(() => {
    isFirstOfVisit = false;
  }, []);
  return isWhole ? rows : FIRST_ROWS;
}

function shownColumns<Item>(columns: readonly Column<Item>[], shown: readonly string[] | undefined) {
  if (!shown) return columns;
  const chosen = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  return chosen.length === 0 ? columns : chosen;
}

/** The chosen rows of all pages; only those of this page can change. */
interface RowsOptions {
  ids: readonly string[];
  /** The rows of this page that may be chosen. */
  choosable: readonly string[];
  selected: ReadonlySet<string>;
  onSelect: ((selected: ReadonlySet<string>) => void) | undefined;
}

const CONTROLS = "a[href], button, input";
const rowOf = (target: EventTarget): HTMLTableRowElement | null =>
  target instanceof Element ? target.closest<HTMLTableRowElement>("tr[data-key]") : null;
const rowsIn = (table: Element | null): HTMLTableRowElement[] => [
  ...(table?.querySelectorAll<HTMLTableRowElement>("tr[data-key]") ?? []),
];
const controlsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)];
const isInControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest(`${CONTROLS}, label`) !== null;

/**
 * Choice and keyboard of the rows of a grid (WAI-ARIA APG): Tab reaches one row, arrows go from row to row, Space
 * chooses, Shift extends to the row chosen before, Ctrl+A chooses the page, Escape clears the choice, Enter opens.
 */
function useRows(options: RowsOptions) {
  const { ids, selected, onSelect } = options;
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<string>();
  const { select, toggle } = useChoice(options);
  const current = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];

  useTabOrder(table, current);
  const focusRow = (id: string | undefined, control: number): void => {
    const row = rowsIn(table.current).find(({ dataset }) => dataset.key === id);
    if (!row) return;
    setWanted(id);
    (controlsIn(row)[control] ?? row).focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const row = rowOf(event.target);
    const id = row?.dataset.key;
    if (!row || id === undefined) return;
    const position = ids.indexOf(id);
    const control = event.target === row ? -1 : controlsIn(row).indexOf(event.target as HTMLElement);
    const acts: Record<string, (() => void) | undefined> = {
      ArrowDown: () => focusRow(ids[position + 1], control),
      ArrowUp: () => focusRow(ids[position - 1], control),
      Home: () => focusRow(ids[0], control),
      End: () => focusRow(ids.at(-1), control),
      ...(onSelect
        ? { Escape: ids.some((one) => selected.has(one)) ? () => select(ids, false) : undefined }
        : {}),
      ...(onSelect && (event.ctrlKey || event.metaKey) ? { a: () => select(ids, true) } : {}),
      ...(event.target === row ? { Enter: () => openRow(row) } : {}),
      ...(event.target === row && onSelect ? { " ": () => toggle(id, event.shiftKey) } : {}),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** A press beside the controls of a row opens it, or chooses it while rows are being chosen. */
  const onClick = (event: MouseEvent): void => {
    const row = rowOf(event.target);
    const id = row?.dataset.key;
    if (!row || id === undefined || isInControl(event.target) || isReading()) return;
    if (onSelect && selected.size > 0) toggle(id, event.shiftKey);
    else openRow(row);
  };

  return {
    table,
    current,
    toggle,
    selectPage: (isChosen: boolean) => select(ids, isChosen),
    handlers: {
      onKeyDown,
      onClick,
      onFocus: (event: { target: EventTarget }) => setWanted(rowOf(event.target)?.dataset.key ?? current),
    },
  };
}

/** Lets Tab reach the controls of one row only. */
function useTabOrder(table: RefObject<HTMLTableElement | null>, current: string | undefined): void {
  useEffect(() => {
    for (const row of rowsIn(table.current))
      for (const control of controlsIn(row)) control.tabIndex = row.dataset.key === current ? 0 : -1;
  });
}

/** True while text is selected. */
const isReading = (): boolean => window.getSelection()?.isCollapsed === false;

/** The chosen rows; a range starts at the row chosen before. */
function useChoice({ ids, choosable, selected, onSelect }: RowsOptions) {
  const anchor = useRef<string>(undefined);
  const select = (chosen: readonly string[], isChosen: boolean): void => {
    const next = new Set(selected);
    for (const id of chosen.filter((one) => choosable.includes(one))) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    onSelect?.(next);
  };
  const toggle = (id: string, isRange = false): void => {
    const from = isRange && anchor.current !== undefined ? ids.indexOf(anchor.current) : -1;
    const to = ids.indexOf(id);
    const chosen = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    select(chosen, from >= 0 || !selected.has(id));
    anchor.current = id;
  };
  return { select, toggle };
}

const openRow = (row: Element): void => row.querySelector<HTMLElement>("[data-opens] a[href]")?.click();
