import { useMemo, useState } from "react";
import type { Row } from "./list-rows.ts";

/** The rows that a person has chosen across pages. */
export interface Choice {
  selected: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
  selectRows: (rows: readonly Row[]) => void;
  /** The rows of this page, and those that are or were chosen. */
  known: ReadonlyMap<string, Row>;
}

export const idOf = ({ id }: Pick<Row, "id">): string => String(id);
const byId = (rows: readonly Row[]) => rows.map((row) => [idOf(row), row] as const);

/** Keeps rows of other pages only while they are chosen or named in the progress of an act. */
export function useChoice(page: readonly Row[]): Choice {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const known = useMemo(() => new Map([...kept, ...byId(page)]), [kept, page]);
  const keep = (ids: ReadonlySet<string>, rows: readonly Row[]): void => {
    const all = new Map([...known, ...byId(rows)]);
    const named = new Set([...selected, ...ids]);
    setKept(new Map([...all].filter(([id]) => named.has(id))));
    setSelected(ids);
  };
  return {
    selected,
    known,
    select: (ids) => keep(ids, []),
    selectRows: (rows) => keep(new Set(rows.map(idOf)), rows),
  };
}
