import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ComponentType, type ReactNode } from "react";
import { BulkActs, type BulkActsProps } from "../../kit/bulk-acts.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../../kit/filters.tsx";
import { late } from "../../kit/online.ts";
import { EmptyState } from "../../kit/states.tsx";
import type { Column } from "../../kit/table.tsx";
import { listSearch } from "../../shell/list-search.ts";
import { PageTitle } from "../../shell/page-title.tsx";
import { type Screen, type ScreenProps, screen } from "../../shell/screen.tsx";
import { type RawSearch, textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { sentenceOf } from "../failed.tsx";
import { LOOK_MS, PAGE_ROWS, pageOf, pageQuery } from "../list-page.ts";
import { RegisterList } from "../register-list.tsx";
import { ActDialogs, ActLink } from "./acts.tsx";
import { shownFields, shownIn, useKnown } from "./fields.ts";
import { filterValue, queryOf } from "./filters.ts";
import { foundAs, hrefIn, isCreated } from "./found.ts";
import {
  type Act,
  type FilterQuery,
  type Kind,
  type KindOf,
  type Known,
  type ListPlace,
  type RecordSearch,
  hookOf,
} from "./kind.ts";
import { registerWords } from "./words.ts";

export const recordSearch = (raw: RawSearch): RecordSearch => ({ ...listSearch(raw), raw });

/** The screen with the list of a kind. `acts` are for records without a page, and are shown in the rows. */
export function listScreen<Row extends object, More>(
  kind: KindOf<Row, More>,
  acts: readonly Act<Row, More>[] = [],
): Screen {
  const useKind = hookOf(kind);
  function List({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
    return <RecordList kind={useKind()} place={place} acts={acts} />;
  }
  return screen({ search: recordSearch, page: List, useFound: foundAs(kind) });
}

interface RecordListProps<Row, More> {
  kind: Kind<Row, More>;
  place: ListPlace;
  acts?: readonly Act<Row, More>[] | undefined;
}

export function RecordList<Row extends object, More>({ kind, place, acts }: RecordListProps<Row, More>) {
  const { texts, filters = [], Sections } = kind;
  const { say, mayWrite } = useKnown(kind, []);
  const words = useWords(registerWords);
  return (
    <>
      <PageTitle>{say(texts.heading ?? texts.title)}</PageTitle>
      {Sections && <Sections />}
      {texts.about && <p>{say(texts.about)}</p>}
      {filters.map(({ name, Chosen, all }) => {
        const id = Number(textIn(place.search.raw, name));
        return (
          Chosen &&
          id > 0 && (
            <p key={name}>
              <Chosen id={id} />{" "}
              <Link href={place.hrefWith({ [name]: undefined, page: undefined })}>
                {all ? say(all) : words.all}
              </Link>
            </p>
          )
        );
      })}
      <FilteredRows kind={kind} place={place} acts={acts} act={mayWrite && <NewLink kind={kind} />} />
      {mayWrite && <NewDialog kind={kind} />}
    </>
  );
}

interface FilteredRowsProps<Row, More> extends RecordListProps<Row, More> {
  /** Filters that are not in the address. */
  filters?: FilterQuery | undefined;
  /** Shown beside the filters. */
  act?: ReactNode;
}

/** The filters of a list and its rows, also as a part of another page. */
export function FilteredRows<Row extends object, More>(props: FilteredRowsProps<Row, More>) {
  const { kind, place, acts, filters, act } = props;
  const words = useWords(registerWords);
  const chosen = queryOf(kind.filters ?? [], place.search.raw);
  return (
    <>
      <Filters kind={kind} place={place} act={act} />
      <RecordRows
        kind={kind}
        place={place}
        filters={{ ...filters, ...chosen }}
        acts={acts}
        empty={
          Object.keys(chosen).length > 0 ? (
            <EmptyState icon="search" title={words.nothingFound} text={words.nothingFoundText} />
          ) : undefined
        }
      />
    </>
  );
}

interface FiltersProps<Row, More> extends RecordListProps<Row, More> {
  act: ReactNode;
}

function Filters<Row, More>({ kind, place, act }: FiltersProps<Row, More>) {
  const { search, setSearch } = place;
  const known = useKnown(kind, []);
  const { say } = known;
  const words = useWords(registerWords);
  const shown = (kind.filters ?? []).filter(({ Chosen, isShown }) => !Chosen && (isShown?.(known) ?? true));
  if (shown.length === 0 && !act) return null;
  return (
    <FilterBar act={act}>
      {shown.map((filter) => {
        const { name, label, choices, all, Field } = filter;
        const options =
          filter.options?.(known, {}) ??
          (choices && Object.entries(choices).map(([id, one]) => ({ id, label: say(one) })));
        const value = filterValue(filter, search.raw);
        const set = (next: string, isReplacing: boolean): void =>
          setSearch({ [name]: next, page: undefined }, { isReplacing });
        if (Field)
          return (
            <Field
              key={name}
              label={say(label)}
              value={value}
              onChange={(next) => set(next, false)}
              raw={search.raw}
            />
          );
        return options === undefined ? (
          <TextFilter key={name} label={say(label)} value={value} onChange={(next) => set(next, true)} />
        ) : (
          <ChoiceFilter
            key={name}
            label={say(label)}
            all={all ? say(all) : words.all}
            options={options}
            value={value}
            onChange={(next) => set(next, false)}
          />
        );
      })}
    </FilterBar>
  );
}

export function NewLink<Row, More>({ kind }: { kind: Kind<Row, More> }) {
  const dialogs = useDialogAddress();
  const { say } = useKnown(kind, []);
  const { createHref, texts, key } = kind;
  if (!texts.create || !isCreated(kind)) return null;
  return (
    <Link look="primary" icon="plus" href={createHref ?? dialogs.hrefOf({ name: "new", id: key[1] })}>
      {say(texts.create)}
    </Link>
  );
}

interface NewDialogProps<Row, More> {
  kind: Kind<Row, More>;
}

const loaded = new WeakMap<object, ComponentType<{ onEnd: () => void }>>();

/** The form of a new record. It is loaded with its controls when it opens. */
export function newFormOf<Row extends object, More>(
  kind: Kind<Row, More>,
): ComponentType<{ onEnd: () => void }> {
  const known = kind.NewForm ?? loaded.get(kind);
  if (known) return known;
  const form = late(async () => ({ default: (await import("./forms.tsx")).newForm(kind) }));
  loaded.set(kind, form);
  return form;
}

export function NewDialog<Row extends object, More>({ kind }: NewDialogProps<Row, More>) {
  const { say } = useKnown(kind, []);
  const { create } = kind.texts;
  if (!(kind.create || kind.NewForm) || !create) return null;
  const NewRecord = newFormOf(kind);
  return (
    <AddressDialog name="new" title={() => say(create)}>
      {(_, close) => <NewRecord onEnd={close} />}
    </AddressDialog>
  );
}

export interface RecordRowsProps<Row, More> extends RecordListProps<Row, More> {
  filters?: FilterQuery | undefined;
  /** Fields that are the same in all these rows. */
  without?: readonly string[] | undefined;
  /** Default: what the kind says about an empty list. */
  empty?: ReactNode | undefined;
}

function NoneYet<Row, More>({ kind, known }: { kind: Kind<Row, More>; known: Known<More> }) {
  const { icon = "folder", texts } = kind;
  const { none, noneText } = (!known.mayWrite && texts.noneToRead) || texts;
  return <EmptyState icon={icon} title={known.say(none)} text={noneText && known.say(noneText)} />;
}

/** The rows of a list, also as a part of another page, with filters that are not in its address. */
export function RecordRows<Row extends object, More>(props: RecordRowsProps<Row, More>) {
  const { kind, place, filters = {}, without = [], acts = [] } = props;
  const { size = PAGE_ROWS, isMoving } = kind;
  const asked = { ...pageQuery(place.search), size, ...filters };
  const query = useQuery({
    queryKey: [...kind.key, "list", asked],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (isMoving && state.data?.rows.some(isMoving) ? LOOK_MS : false),
    queryFn: async () => (kind.list ? pageOf(await kind.list(asked, filters)) : { rows: [], total: 0 }),
  });
  const rows = query.data?.rows ?? [];
  const known = useKnown(kind, rows);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const words = useWords(registerWords);
  const columns = columnsOf(kind, known).filter(({ id }) => !without.includes(id));
  const { idOf, nameOf, texts, Above } = kind;
  const ofActs: Column<Row>[] = acts.slice(0, 1).map((first) => ({
    id: first.name,
    title: acts.length === 1 ? known.say(first.verb) : words.acts,
    isAlways: true,
    isActs: acts.every(({ isIconInRow }) => isIconInRow),
    cell: (row) => (
      <div className="acts">
        {acts.map((act) => (
          <ActLink key={act.name} kind={kind} act={act} row={row} known={known} isNamed />
        ))}
      </div>
    ),
  }));
  return (
    <>
      {Above && <Above filters={filters} place={place} more={known.more} />}
      {kind.bulk && (
        <BulkOfKind kind={kind} rows={rows} known={known} selected={chosen} onSelect={setChosen} />
      )}
      <RegisterList
        {...place}
        {...(kind.bulk && { selected: chosen, onSelect: setChosen })}
        name={kind.key.join("/")}
        query={query}
        isComing={isLoading(known.more)}
        size={size}
        pagesLabel={texts.pages && known.say(texts.pages)}
        label={known.say(texts.title)}
        columns={known.mayWrite ? [...columns, ...ofActs] : columns}
        idOf={idOf}
        textOf={nameOf}
        hrefOf={hrefIn(kind)}
        empty={props.empty ?? <NoneYet kind={kind} known={known} />}
      />
      {acts.length > 0 && known.mayWrite && (
        <ActDialogs
          kind={kind}
          acts={acts}
          known={known}
          rowOf={(id) => rows.find((row) => idOf(row) === id)}
          hasOthers
        />
      )}
    </>
  );
}

/** The records that belong to another one: their rows, and the form of a new one. */
export function RecordPart<Row extends object, More>(props: RecordRowsProps<Row, More>) {
  const { kind } = props;
  const { mayWrite } = useKnown(kind, []);
  return (
    <>
      {mayWrite && (
        <div className="acts">
          <NewLink kind={kind} />
        </div>
      )}
      <RecordRows {...props} />
      {mayWrite && <NewDialog kind={kind} />}
    </>
  );
}

interface BulkProps<Row, More> extends Pick<BulkActsProps, "selected" | "onSelect"> {
  kind: Kind<Row, More>;
  rows: readonly Row[];
  known: Known<More>;
}

function BulkOfKind<Row, More>({ kind, rows, known, ...chosen }: BulkProps<Row, More>) {
  const { bulk = [], key, idOf, nameOf } = kind;
  const queries = useQueryClient();
  return (
    <BulkActs
      {...chosen}
      acts={bulk.map((act) => ({ ...act, title: known.say(act.title), said: known.say(act.said) }))}
      nameOf={(id) => {
        const row = rows.find((one) => idOf(one) === id);
        return row ? nameOf(row, known) : id;
      }}
      whyOf={(error) => sentenceOf(error, known.language)}
      onEnd={() => void queries.invalidateQueries({ queryKey: key })}
    />
  );
}

const isLoading = (more: unknown): boolean =>
  typeof more === "object" && more !== null && "isLoading" in more && more.isLoading === true;

const columnsOf = <Row extends object, More>(kind: Kind<Row, More>, known: Known<More>): Column<Row>[] =>
  shownFields(kind.fields, known).flatMap(([id, property]) => {
    const { column } = property;
    if (!column) return [];
    return [
      {
        id,
        title: known.say(property.label),
        cell: (row) => shownIn(id, property, row, known),
        isSortable: column.includes("sorted"),
        isWideOnly: column.includes("wide"),
        isNumber: column.includes("number"),
        isRowHeader: column.includes("name"),
      },
    ];
  });
