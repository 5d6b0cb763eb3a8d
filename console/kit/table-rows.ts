import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";

/** The chosen rows of all pages; those of this page can be changed. */
interface RowsOptions {
  ids: readonly string[];
  /** Those of the page that may be chosen. */
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
 * Choice and keyboard of the rows of a grid (WAI-ARIA APG): one row is in the order of Tab, arrows go from row to row,
 * Space chooses, Shift extends to the row chosen before, Ctrl+A chooses the page, Escape none of it, Enter opens.
 */
export function useRows({ ids, choosable, selected, onSelect }: RowsOptions) {
  const table = useRef<HTMLTableElement>(null);
  const [wanted, setWanted] = useState<string>();
  const anchor = useRef<string>(undefined);
  const current = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];

  useEffect(() => {
    for (const row of rowsIn(table.current))
      for (const control of controlsIn(row)) control.tabIndex = row.dataset.key === current ? 0 : -1;
  });

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
    const isReading = window.getSelection()?.isCollapsed === false;
    if (!row || id === undefined || isInControl(event.target) || isReading) return;
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

const openRow = (row: Element): void => row.querySelector<HTMLElement>("[data-opens] a[href]")?.click();
