import { hasWords } from "../../../shared/everywhere/has-words.ts";
import type { Findable, FoundRecord, Register, UseFound } from "../../shell/found.ts";
import { pageOf } from "../list-page.ts";
import { queryOf } from "./filters.ts";
import { type Kind, type KindOf, hookOf } from "./kind.ts";

/* How the search everywhere finds the records of a kind: by the filter for a text that their list has, or in a short list itself. */

/** How many records of one kind are shown. */
const MOST = 5;

/** Where a row of the list leads; undefined if its records have no page. */
export const hrefIn = <Row, More>({ rowHref, recordPath, idOf }: Kind<Row, More>) =>
  rowHref ??
  (recordPath === undefined ? undefined : (row: Row) => `${recordPath}/${encodeURIComponent(idOf(row))}`);

const listWith = (path: string, name: string, text: string): string =>
  `${path}?${name}=${encodeURIComponent(text)}`;

/** Rows that lead to another area are found there; those without a page are shown in their list. */
function registerOf<Row, More>(kind: Kind<Row, More>): Register | undefined {
  const { key, list, filters = [], path, rowHref, nameOf, isShort } = kind;
  if (!list || (rowHref && kind.recordPath === undefined)) return undefined;
  if (isShort) return shortRegisterOf(kind, list);
  const filter = filters.find(({ name, everywhere }) => name === "text" || everywhere !== undefined);
  if (!filter) return undefined;
  const inList = (text: string) => listWith(path, filter.name, text);
  const hrefOf = hrefIn(kind) ?? ((row: Row) => inList(nameOf(row)));
  const { query, everywhere = (text) => [queryOf([filter], { [filter.name]: text })] } = filter;
  return {
    service: key[0],
    isNarrowing: typeof query === "string",
    hrefOf: inList,
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

/** The most rows that a page of a service has. */
const WHOLE = 200;

/** Finds the words of a text in the names of a list that is read whole. */
function shortRegisterOf<Row, More>(
  kind: Kind<Row, More>,
  list: NonNullable<Kind<Row, More>["list"]>,
): Register | undefined {
  const { key, path, nameOf } = kind;
  const hrefOf = hrefIn(kind);
  if (!hrefOf) return undefined;
  return {
    service: key[0],
    isNarrowing: true,
    // A short list shows all.
    hrefOf: () => path,
    async find(text) {
      const { rows } = pageOf(await list({ page: 0, size: WHOLE }, {}));
      const records = rows
        .map((row): FoundRecord => ({ href: hrefOf(row), title: nameOf(row) }))
        .filter(({ title }) => hasWords(text, title));
      return { records: records.slice(0, MOST), total: records.length };
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
