import type { Findable, FoundRecord, Register, UseFound } from "../../shell/found.ts";
import { pageOf } from "../list-page.ts";
import { queryOf } from "./filters.ts";
import { type Kind, type KindOf, hookOf } from "./kind.ts";

/* How the search everywhere finds the records of a kind: by the filter for a text that their list has. */

/** How many records of one kind are shown. */
const MOST = 5;

/** Where a row of the list leads; undefined if its records have no page. */
export const hrefIn = <Row, More>({ rowHref, recordPath, idOf }: Kind<Row, More>) =>
  rowHref ??
  (recordPath === undefined ? undefined : (row: Row) => `${recordPath}/${encodeURIComponent(idOf(row))}`);

/** Rows that lead to another area are found there. */
function registerOf<Row, More>(kind: Kind<Row, More>): Register | undefined {
  const { key, list, filters = [], path, recordPath, nameOf } = kind;
  const filter = filters.find(({ name }) => name === "text");
  const hrefOf = hrefIn(kind);
  if (!list || !filter || !hrefOf || recordPath === undefined) return undefined;
  const { query, everywhere = (text) => [queryOf([filter], { text })] } = filter;
  return {
    service: key[0],
    isNarrowing: typeof query === "string",
    hrefOf: (text) => `${path}?text=${encodeURIComponent(text)}`,
    async find(text) {
      const found = new Map<string, FoundRecord>();
      let others = 0;
      for (const asked of everywhere(text)) {
        const { rows, total = rows.length } = pageOf(await list({ page: 0, size: MOST, ...asked }, asked));
        for (const row of rows) found.set(hrefOf(row), { href: hrefOf(row), title: nameOf(row) });
        others += total - rows.length;
      }
      return { records: [...found.values()].slice(0, MOST), total: found.size + others };
    },
  };
}

/** The address where a new record of the kind is written. */
export const newHref = <Row, More>({ createHref, path, key }: Kind<Row, More>): string =>
  createHref ?? `${path}?dialog=new.${key[1]}`;

export const isCreated = <Row, More>({ create, NewForm, createHref }: Kind<Row, More>): boolean =>
  [create, NewForm, createHref].some((one) => one !== undefined);

/** What is found of a kind: its list, its records, and a new one by those who may write it. */
export function useFoundKind<Row, More>(kind: Kind<Row, More>): Findable {
  const mayWrite = kind.useMayWrite();
  const { create, title } = kind.texts;
  return {
    title,
    acts: create && mayWrite && isCreated(kind) ? [{ title: create, href: newHref(kind) }] : [],
    register: registerOf(kind),
  };
}

export function foundAs<Row, More>(kind: KindOf<Row, More>): UseFound {
  const useKind = hookOf(kind);
  return () => useFoundKind(useKind());
}
