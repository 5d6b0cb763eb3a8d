import type { ReactNode } from "react";
import type { KeyValue } from "../kit/facts.tsx";
import type { Errors, FormState } from "../kit/form.ts";
import type { Column } from "../kit/table.tsx";
import type { ListPage } from "../api/list-page.ts";
import type { ListSearch } from "../shell/list-search.ts";
import type { SameTexts } from "../words/words.ts";
import type { catalogWords } from "./words.ts";

export type CatalogText = SameTexts<(typeof catalogWords)["ro"]>;
type Kind = "clients" | "issuers" | "roles";

/** A register of documents: its calls, and the contents of its list, its page and its form. */
export interface Catalog<Row extends { id: number }, Values extends object> {
  /** In query keys, drafts and texts. */
  kind: Kind;
  path: string;
  list: (search: ListSearch) => Promise<ListPage<Row>>;
  read: (id: number) => Promise<{ data: Row; etag: string | undefined }>;
  create: (values: Values) => Promise<{ data: Row }>;
  change: (id: number, values: Values, etag: string | undefined) => Promise<unknown>;
  remove: (id: number, etag: string | undefined) => Promise<unknown>;
  nameOf: (row: Row) => string;
  columns: (text: CatalogText) => Column<Row>[];
  facts: (row: Row, text: CatalogText) => KeyValue[];
  noValues: Values;
  valuesOf: (row: Row) => Values;
  /** The names of the fields: in the form, in history and where two texts are compared. */
  labels: (text: CatalogText) => { [Name in keyof Values & string]: string };
  validate: (values: Values, text: CatalogText) => Errors<Values>;
  fields: (form: FormState<Values>, text: CatalogText) => ReactNode;
}

/** An empty field is none in the service. */
export const orNothing = (text: string): string | null => text.trim() || null;

/** A code as the service takes it. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text.trim());
