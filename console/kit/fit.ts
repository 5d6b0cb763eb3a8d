import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

interface Fitted {
  /** What it was measured for. */
  of: string;
  /** The columns for which there is no room. */
  left: ReadonlySet<string>;
}

export interface Fit {
  /** The frame of the table, which scrolls. */
  frame: RefObject<HTMLDivElement | null>;
  /** The columns that are shown, in order. */
  shown: readonly string[];
}

export interface FitOptions {
  ids: readonly string[];
  /** Columns that are shown in any case. */
  always: readonly string[];
  /** False if a person chose the columns: they are all shown, and the frame scrolls. */
  isOn: boolean;
  /** What else changes widths: the texts of the heads, the height of the rows. */
  look?: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();
/** A new object each time: a list with all its columns has nothing else that would change, and would not be drawn again. */
const unmeasured = (): Fitted => ({ of: "", left: NONE });

/**
 * Shows as many columns as the frame has room for. Columns are left out from the last one on, measured as they are drawn, before the
 * browser paints. Another width, sort, language or other columns are measured again. Rows that have grown out of the frame, as when the
 * names of their containers have come, lose further columns.
 */
export function useFit({ ids, always, isOn, look }: FitOptions): Fit {
  const frame = useRef<HTMLDivElement>(null);
  const [fitted, setFitted] = useState(unmeasured);
  const widths = useRef<readonly number[]>(undefined);
  const of = JSON.stringify([ids, always, isOn, look]);
  const left = isOn && fitted.of === of ? fitted.left : NONE;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !isOn || isPrinted()) return;
    const found = leftOut(element, always);
    if (found.size === 0) return;
    setFitted({ of, left: new Set([...left, ...found]) });
  });

  useEffect(() => {
    const element = frame.current;
    if (!element || !isOn) return undefined;
    const observer = new ResizeObserver(() => {
      if (isPrinted()) return;
      const [frameBefore, tableBefore] = widths.current ?? [element.clientWidth];
      widths.current = [element.clientWidth, element.scrollWidth];
      const isWider = element.scrollWidth > element.clientWidth && element.scrollWidth !== tableBefore;
      if (isWider || element.clientWidth !== frameBefore) setFitted(unmeasured());
    });
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  });

  return { frame, shown: ids.filter((id) => !left.has(id)) };
}

/** A printed page has the columns of the screen. */
const isPrinted = (): boolean => window.matchMedia("print").matches;

/** The columns from the end that do not fit while these are drawn. */
function leftOut(frame: HTMLElement, always: readonly string[]): ReadonlySet<string> {
  const heads = [...frame.querySelectorAll<HTMLElement>("thead [data-column]")].reverse();
  const left = new Set<string>();
  let over = frame.scrollWidth - frame.clientWidth;
  for (const { dataset, offsetWidth } of heads) {
    const id = dataset.column;
    if (over <= 0 || id === undefined) break;
    if (always.includes(id)) continue;
    left.add(id);
    over -= offsetWidth;
  }
  return left;
}
