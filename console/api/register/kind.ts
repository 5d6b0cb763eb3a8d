import type { ComponentType, ReactNode } from "react";
import type { Istoric } from "../../../client/generated/documents/types.ts";
import type { ButtonLook } from "../../kit/button.tsx";
import type { FieldProps } from "../../kit/field-frame.tsx";
import type { Errors, Field } from "../../kit/form.ts";
import type { IconName } from "../../kit/icons.tsx";
import type { FoundOption, SearchOptions } from "../../kit/use-found.ts";
import type { ListSearch } from "../../shell/list-search.ts";
import type { ScreenProps } from "../../shell/screen.tsx";
import type { RawSearch } from "../../shell/search.ts";
import type { Formats } from "../../words/formats.ts";
import type { Language } from "../../words/language.ts";
import type { AskedApproval } from "../approval.tsx";
import type { Leaf } from "../history/changes.ts";
import type { ListChanges } from "../history/history.tsx";
import type { Service } from "../places.ts";
import type { Pair } from "../../words/words.ts";

/** A text in all languages, or a function that makes one. */
export type Said<Text = string> = Pair<Text>;

/** A text that says the name of a record, or its id. */
export type Naming = Said<(name: string, id: string) => string>;

/** What a function of a declaration may need besides the record. */
export interface Known<More = unknown> {
  say: <Text>(texts: Said<Text>) => Text;
  language: Language;
  formats: Formats;
  mayWrite: boolean;
  /** What `useMore` has found, such as the names of other records. */
  more: More;
}

/** A column is sorted by the service, hidden on a phone, a number, or the name of the row. */
type ColumnTrait = "sorted" | "wide" | "number" | "name";

interface Shown<Row, More> {
  label: Said;
  /** False leaves it out of the list, the page and the forms. */
  isShown?: ((known: Known<More>) => boolean) | undefined;
  /** Its content in the list and on the page. Default: the record's value of the same name. */
  show?: ((row: Row, known: Known<More>) => ReactNode) | undefined;
  /** Shows it in the list; without this there is no column. */
  column?: readonly ColumnTrait[] | undefined;
  /** Shows it on the page, in the panel of data or in one with this title. */
  isFact?: true | Said | undefined;
  /** Its content on the page, if that differs from the list's. */
  fact?: ((row: Row, known: Known<More>) => ReactNode) | undefined;
  /** Its name in the history, if not its label, and its path in the record, if not its name. */
  history?: { label?: Said; path?: string; isNameOnly?: boolean } | undefined;
}

interface Asked<Row, More, Value> {
  hint?: Said | ((at: { values: Values; row: Row | undefined }) => Said) | undefined;
  /** The hint in the form of a new record, if that differs. */
  newHint?: Said | undefined;
  /** What is said if it is empty. `true` says what its rule says, or asks to fill in the field by its label. */
  required?: true | Said | undefined;
  /** The only form that requires it. */
  requiredIn?: "new" | "edit" | undefined;
  initial?: Value | undefined;
  /** Its value in a record. Default: the value of the same name. */
  of?: ((row: Row, known: Known<More>) => Value) | undefined;
  /** What a value must be, and what is said otherwise. An empty text is not judged. */
  rule?: readonly [test: RegExp | ((value: Value) => boolean), otherwise: Said] | undefined;
  /** The only form that asks for it; the other one leaves its value as it is. */
  in?: "new" | "edit" | undefined;
}

type Choices = Readonly<Record<string, Said>>;

/** A choice whose options are known only at run time; they may depend on what the form has so far. */
type OptionsOf<More> = (known: Known<More>, values: Values) => readonly { id: string; label: string }[];

type Input<Row, More> =
  | ({
      input: "text" | "email" | "tel" | "url" | "password";
      max?: number;
      autoComplete?: string;
    } & Asked<Row, More, string>)
  /** An hour of the day like `07:30`, or "". */
  | ({ input: "time" } & Asked<Row, More, string>)
  | ({ input: "area"; rows?: number; isSecret?: true } & Asked<Row, More, string>)
  | ({ input: "check" } & Asked<Row, More, boolean>)
  | ({ input: "choice"; choices: Choices } & Asked<Row, More, string>)
  | ({ input: "radio"; choices: Choices; hints?: Choices } & Asked<Row, More, string>)
  | ({ input: "options"; options: OptionsOf<More> } & Asked<Row, More, string>)
  | ({ input: "several"; choices: Choices } & Asked<Row, More, readonly string[]>)
  | ({ input: "severalOf"; options: OptionsOf<More> } & Asked<Row, More, readonly string[]>)
  | ({
      input: "record";
      search: SearchOptions | { of: (known: Known<More>) => SearchOptions };
    } & Asked<Row, More, FoundOption | undefined>)
  | ({ input: "number"; min?: number; max?: number; isPlain?: boolean } & Asked<
      Row,
      More,
      number | undefined
    >)
  | ({ input: "own"; initial: unknown; own: OwnInput } & Omit<Asked<Row, More, unknown>, "initial">)
  | { input?: undefined };

/** A field of a record: its name, and how it is shown, asked for and judged. */
export type Property<Row, More> = Shown<Row, More> & Input<Row, More>;
export type Properties<Row, More> = Readonly<Record<string, Property<Row, More>>>;
export type InputProperty<Row, More> = Exclude<Property<Row, More>, { input?: undefined }>;

type ValueOf<P> = P extends { input: "check" }
  ? boolean
  : P extends { input: "choice" | "radio"; choices: infer C }
    ? keyof C & string
    : P extends { input: "several"; choices: infer C }
      ? readonly (keyof C & string)[]
      : P extends { input: "severalOf" }
        ? readonly string[]
        : P extends { input: "record" }
          ? FoundOption | undefined
          : P extends { input: "number" }
            ? number | undefined
            : P extends { input: "own"; initial: infer V }
              ? V
              : string;

/** The types of a form's values, from the declaration of its fields. */
export type ValuesOf<F> = {
  [N in keyof F as F[N] extends { input: string } ? N : never]: ValueOf<F[N]>;
};

/** The values of a form whose fields the engine does not know. */
export type Values = Readonly<Record<string, unknown>>;

/** What a control of the area's own gets. */
export interface OwnProps<Value, Row = unknown> extends FieldProps<Value> {
  /** Undefined in the form of a new record. */
  row: Row | undefined;
}

/** A control of the area's own. */
export interface OwnInput {
  draw: (props: OwnProps<unknown>) => ReactNode;
  /** How the comparison of two texts shows it. */
  textOf: (value: unknown) => string;
}

/** A field that an area draws itself. */
export function own<Value, Row = unknown>(
  initial: NoInfer<Value>,
  draw: (props: OwnProps<Value, Row>) => ReactNode,
  textOf: (value: NoInfer<Value>) => string = String,
): { input: "own"; initial: Value; own: OwnInput } {
  // Safe casts: the form only holds what the control gave it, or `initial`, and the row is of the kind that declares the field.
  return {
    input: "own",
    initial,
    own: {
      draw: ({ field, row, ...frame }) =>
        draw({ ...frame, field: field as Field<Value>, row: row as Row | undefined }),
      textOf: (value) => textOf(value as Value),
    },
  };
}

/** What a list asks its service. The filters are in it too; the service refuses an unknown one. */
export interface ListQuery {
  page: number;
  size: number;
  sort?: string;
}

export type FilterQuery = Readonly<Record<string, string>>;

export interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The rest of the address, such as the other end of a period. */
  raw: RawSearch;
}

/** An act on the chosen rows, one call for each. */
export interface Bulk {
  id: string;
  title: Said;
  icon?: IconName | undefined;
  isDangerous?: boolean | undefined;
  /** What a run has done, by the number of its rows. */
  said: Said<(count: number) => string>;
  act: (rowId: string, signal: AbortSignal) => Promise<void>;
}

export interface AboveProps<More = unknown> {
  filters: FilterQuery;
  place: ListPlace;
  more: More;
}

/** A filter of the list: a text, or one of a few choices. Its value is in the address under its name. */
export interface Filter<More = unknown> {
  name: string;
  label: Said;
  isShown?: ((known: Known<More>) => boolean) | undefined;
  query: string | ((value: string, raw: RawSearch) => FilterQuery);
  /** What the search everywhere asks for a text, if the filter looks into one of several fields. */
  everywhere?: ((text: string) => readonly FilterQuery[]) | undefined;
  choices?: Choices | undefined;
  options?: OptionsOf<More> | undefined;
  /** A control of the area's own. */
  Field?: ComponentType<FilterFieldProps> | undefined;
  /** The text for "no filter". Default: "Toate". */
  all?: Said | undefined;
  /** For a record that links from other pages filter by: a sentence about it, with a link to all. */
  Chosen?: ComponentType<{ id: number }> | undefined;
}

/** Finds records by a part of their name. @param field the one with the name */
export const byName = (field: string): Filter => ({
  name: "text",
  label: ["Caută după denumire", "Поиск по названию", "Search by name"],
  query: `filter[${field}][contains]`,
});

/** A secret that is shown once. */
export interface Once {
  secret: string;
  copy: Said;
  text: string;
  /** What it is used with. */
  beside?: readonly { label: Said; value: string }[] | undefined;
}

/** The outcome of a write that creates a record. */
export type Made<Row> =
  | {
      /** Without it the form just ends. */
      data?: Row | undefined;
      once?: Once | undefined;
      said?: string | undefined;
      /** The opposite act, which the toast offers. */
      undo?: (() => Promise<unknown>) | undefined;
    }
  | { asked: AskedApproval }
  /** Mistakes in fields that only the service knows of. */
  | { wrong: Errors<Values> };

/** The outcome of an act: a sentence, a secret, or a wait for a second person. */
export type Done =
  | {
      said: string;
      /** The opposite act, which the toast offers. */
      undo?: (() => Promise<unknown>) | undefined;
      /** Default: "Anulează". */
      undoVerb?: string | undefined;
      /** True if the record is gone: the list is shown. */
      isGone?: boolean | undefined;
      /** The address to go to. */
      goes?: string | undefined;
    }
  | { once: Once }
  | { asked: AskedApproval };

/** How a service answers an act: done, or asked of a second person. */
export type Answered = { status: 200 | 201 | 204 } | { status: 202; data: AskedApproval };

export interface Read<Row> {
  data: Row;
  etag: string | undefined;
}

interface KindTexts {
  /** The title of the list. */
  title: Said;
  /** The heading of the list's page, such as the area's. Default: the title. */
  heading?: Said | undefined;
  /** Shown above the list. */
  about?: Said | undefined;
  /** The heading of a record's page. Default: its name. */
  page?: Said<(name: string) => string> | undefined;
  /** The heading of a record's page until it has been read. Default: `title`. */
  one?: Said | undefined;
  back?: Said | undefined;
  create?: Said | undefined;
  /** The verb of the form of a new record. Default: `create`. */
  add?: Said | undefined;
  created?: Said<(name: string) => string> | undefined;
  /** The label of its pager, if another list is on the same page. */
  pages?: Said | undefined;
  none: Said;
  noneText?: Said | undefined;
  /** The same for those who may not write. */
  noneToRead?: { none: Said; noneText?: Said } | undefined;
  remove?: Said<(name: string) => string> | undefined;
  removeText?: Said | undefined;
  /** Default: "Șterge". */
  removeVerb?: Said | undefined;
  /** Said when it is gone. */
  removed?: Naming | undefined;
}

/** A kind of record as its area declares it. */
export interface Declared<Row, F, More> {
  /** Used in query keys, names of drafts, and the address of histories. */
  key: readonly [service: Service, kind: string];
  /** Query keys of what else changes with a record. */
  touches?: readonly (readonly string[])[] | undefined;
  /** The address of the list. */
  path: string;
  /** The address before the id of a record; undefined for records without a page. Default: `path`. */
  recordPath?: string | undefined;
  /** Where a row leads, if the record's page is in another area. */
  rowHref?: ((row: Row) => string) | undefined;
  icon?: IconName | undefined;
  texts: KindTexts;
  Sections?: ComponentType | undefined;
  /** The name of a record. In labels of links it may say what `more` knows. */
  nameOf: (row: Row, known?: Known<More>) => string;
  /** The id of a record. Default: its `id`. */
  idOf?: ((row: Row) => string) | undefined;
  useMayWrite?: (() => boolean) | undefined;
  /** Reads what cells, facts and fields say about other records. The first rows of a list wait while its `isLoading` is true. */
  useMore?: ((rows: readonly Row[]) => More) | undefined;
  /** False while the form must wait for `more`. */
  isKnown?: ((row: Row, known: Known<More>) => boolean) | undefined;
  fields: F;
  filters?: readonly Filter<More>[] | undefined;
  /** Shown between the filters and the rows of the list. */
  Above?: ((props: AboveProps<More>) => ReactNode) | undefined;
  bulk?: readonly Bulk[] | undefined;
  /** True if the page leaves out empty data. */
  isSparse?: boolean | undefined;
  /** Links below the data, to lists of what belongs to the record. */
  links?: ((row: Row, known: Known<More>) => readonly { href: string; title: Said }[]) | undefined;
  /** Shown beside the name on the page. */
  state?: ((row: Row, known: Known<More>) => ReactNode) | undefined;
  /** The query contains the filters too. A kind that is a part of another record has no list. */
  list?:
    | ((
        query: ListQuery,
        filters: FilterQuery,
      ) => Promise<{ data: { items: Row[] } | Row[]; headers: Headers }>)
    | undefined;
  read?: ((id: string) => Promise<Read<Row>>) | undefined;
  /** True if all rows are on one page of 200, and no filter looks into their names: the search everywhere reads the whole list. */
  isShort?: true | undefined;
  /** Rows on a page of the list. Default: 50. */
  size?: number | undefined;
  /** True while the service is working on it: the list and the page read it again every few seconds. */
  isMoving?: ((row: Row) => boolean) | undefined;
  create?: ((values: ValuesOf<F>, known: Known<More>) => Promise<Made<Row>>) | undefined;
  /** The form of a new record, if the area draws it itself. */
  NewForm?: ComponentType<{ onEnd: () => void }> | undefined;
  change?:
    | ((
        id: string,
        values: ValuesOf<F>,
        revision: { etag: string | undefined; before: Row; known: Known<More> },
      ) => Promise<unknown>)
    | undefined;
  remove?: ((id: string, etag: string | undefined) => Promise<Answered>) | undefined;
  mayEdit?: ((row: Row, known: Known<More>) => boolean) | undefined;
  mayRemove?: ((row: Row, known: Known<More>) => boolean) | undefined;
  /** A second person approves new records where the rules ask for it: the form says so. */
  isCreationApproved?: true | undefined;
  /** The same for removals. */
  isRemovalApproved?: true | undefined;
  /** Reads why its removal would be refused now, as an act's `refusal`. */
  removalRefusal?: ((row: Row, known: Known<More>) => Promise<string | null>) | undefined;
  /** Mistakes that no rule of a single field finds. Texts are trimmed. */
  wrong?: ((values: ValuesOf<F>, known: Known<More>, isNew: boolean) => Errors<ValuesOf<F>>) | undefined;
  /** The fields that other values make needless. */
  unasked?:
    | ((values: ValuesOf<F>, known: Known<More>, isNew: boolean) => readonly (keyof ValuesOf<F> & string)[])
    | undefined;
  /** The page where a new record is written, instead of a form in a dialog. */
  createHref?: string | undefined;
  /** Shown above the fields of the form. */
  formText?: Said | undefined;
  /** Without it the page has no history. */
  history?: History<Row> | undefined;
}

interface History<Row> {
  list: ListChanges;
  /** The kind in the address of changes. Default: the kind of the key. */
  kind?: string | undefined;
  /** Names of fields that are in no form and no column. */
  labels?: Readonly<Record<string, Said>> | undefined;
  /** Fields whose name is all that it keeps. */
  namesOnly?: readonly string[] | undefined;
  /** The record as its history keeps it. Default: as its service shows it. */
  recordOf?: ((row: Row) => Readonly<Record<string, unknown>>) | undefined;
  textOf?: ((name: string, value: Leaf, known: Known) => string | undefined) | undefined;
  /** What a line says about a record that belongs to this one. */
  PartOf?: ComponentType<{ line: Istoric }> | undefined;
  isShown?: ((known: Known) => boolean) | undefined;
}

/** A kind of record as the engine sees it. */
export type Kind<Row, More = unknown> = Omit<
  Declared<Row, Properties<Row, More>, More>,
  "idOf" | "useMayWrite" | "useMore" | "create" | "change" | "wrong" | "unasked"
> & {
  idOf: (row: Row) => string;
  useMayWrite: () => boolean;
  useMore: (rows: readonly Row[]) => More;
  create?: ((values: Values, known: Known<More>) => Promise<Made<Row>>) | undefined;
  change?:
    | ((
        id: string,
        values: Values,
        revision: { etag: string | undefined; before: Row; known: Known<More> },
      ) => Promise<unknown>)
    | undefined;
  wrong?: ((values: Values, known: Known<More>, isNew: boolean) => Errors<Values>) | undefined;
  unasked?: ((values: Values, known: Known<More>, isNew: boolean) => readonly string[]) | undefined;
};

/** Declares a kind of record. Its list, page, forms and acts follow from that. */
export function record<Row extends object, const F extends Properties<Row, More>, More>(
  declared: Declared<Row, F, More>,
): Kind<Row, More> {
  const defaults = {
    recordPath: declared.path,
    idOf: (row: Row) => ("id" in row ? String(row.id) : declared.nameOf(row)),
    useMayWrite: () => true,
    useMore: () => undefined,
  };
  // Safe cast: the engine makes the values of a form from these fields, so the functions get what they take.
  return { ...defaults, ...declared } as unknown as Kind<Row, More>;
}

/** An act on a record. */
export interface Act<Row, More> {
  /** The name of its dialog in the address. */
  name: string;
  verb: Said;
  /** The verb of its question or form. Default: `verb`. */
  answer?: Said | undefined;
  look?: ButtonLook | undefined;
  /** Its look in a row. Default: that of a link in a text. */
  rowLook?: ButtonLook | undefined;
  icon?: IconName | undefined;
  /** True if a row has room for its icon only. */
  isIconInRow?: boolean | undefined;
  isShown?: ((row: Row, known: Known<More>) => boolean) | undefined;
  /** The title of its dialog. Default: the verb and the name of the record. */
  title?: Said | Said<(name: string) => string> | undefined;
  /** The consequence, in a sentence. Without text and fields, the act is done at once. */
  text?: Said | ((row: Row, known: Known<More>) => ReactNode) | undefined;
  /** A second person approves it where the rules ask for it. Its dialog says before the press what will happen. */
  isApproved?: true | undefined;
  /** Reads why the service would refuse it now; null if it would not. A refused act cannot be pressed. */
  refusal?: ((row: Row, known: Known<More>) => Promise<string | null>) | undefined;
  /** Leads to another page instead. */
  href?: ((row: Row) => string) | undefined;
  /** True if its link is in a part of the page. */
  isElsewhere?: boolean | undefined;
  /** Fields to fill in first. */
  fields?: Properties<Row, More> | undefined;
  wrong?: ((values: Values, known: Known<More>) => Errors<Values>) | undefined;
  /** The content of its dialog, instead of a question or fields. It reads the record itself. */
  Form?: ComponentType<{ id: string; onEnd: () => void }> | undefined;
  /** Its outcome, or the answer of its service: then `said` is said. */
  run?: ((call: ActCall<Row, More, Values>) => Promise<Done | Answered>) | undefined;
  said?: Said | Naming | undefined;
  /** True if it takes the record away. */
  isGone?: boolean | undefined;
}

export interface ActCall<Row, More, V> {
  id: string;
  /** Read just before, so that the act is done to the record as it is now. */
  row: Row;
  etag: string | undefined;
  values: V;
  known: Known<More>;
}

type DeclaredAct<Row, F, More> = Omit<Act<Row, More>, "fields" | "run" | "wrong"> & {
  fields?: F | undefined;
  wrong?: ((values: ValuesOf<F>, known: Known<More>) => Errors<ValuesOf<F>>) | undefined;
  run?: ((call: ActCall<Row, More, ValuesOf<F>>) => Promise<Done | Answered>) | undefined;
};

/** Declares an act on the records of a kind. */
export const act = <Row, More, const F extends Properties<Row, More> = Record<never, never>>(
  _kind: Kind<Row, More>,
  declared: DeclaredAct<Row, F, More>,
): Act<Row, More> => declared as unknown as Act<Row, More>;

/** A kind, or a hook that chooses one for the reader. */
export type KindOf<Row, More> = Kind<Row, More> | (() => Kind<Row, More>);

export const hookOf = <Row, More>(kind: KindOf<Row, More>): (() => Kind<Row, More>) =>
  typeof kind === "function" ? kind : () => kind;

export interface RecordSearch extends ListSearch {
  raw: RawSearch;
}

export type ListPlace = Pick<ScreenProps<never, RecordSearch>, "search" | "hrefWith" | "setSearch">;

/** For a service, an empty text is null. */
export const orNull = <V extends object, N extends keyof V & string>(values: V, ...names: readonly N[]) =>
  ({
    ...values,
    ...Object.fromEntries(names.flatMap((name) => (values[name] === "" ? [[name, null]] : []))),
  }) as Omit<V, N> & Record<N, string | null>;
