import { Suspense, useEffect, useState } from "react";
import { Failed } from "../api/failed.tsx";
import { lastPageOf } from "../api/list-page.ts";
import { type ListLook, useListLook } from "../api/list-look.tsx";
import { apiWords } from "../api/words.ts";
import { Link } from "../kit/button.tsx";
import { ChosenBar, ChosenRows } from "../kit/chosen-rows.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { WaitingDialog } from "../kit/dialog.tsx";
import { loadWhenIdle } from "../kit/idle.ts";
import { late } from "../kit/online.ts";
import { Pager } from "../kit/pager.tsx";
import { preloaded } from "../kit/preloaded.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type Column, type Sort, Table } from "../kit/table.tsx";
import type { ScreenProps } from "../shell/screen.tsx";
import type { RawSearch } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { BulkProps } from "./list-bulk.tsx";
import { type Choice, idOf, useChoice } from "./list-choice.ts";
import { columnsOf, firstColumns, headsOf, useFacts } from "./list-columns.tsx";
import { pageOf } from "./list-created.ts";
import type { ListDialogsProps } from "./list-dialogs.tsx";
import { Filters } from "./list-filters.tsx";
import { Heading, Views } from "./list-heading.tsx";
import type { ListPlace } from "./list-place.ts";
import { useListed } from "./list-query.ts";
import type { Listed, Row } from "./list-rows.ts";
import {
  type ListSearch,
  type SearchPlace,
  PAGE_ROWS,
  asksIndex,
  dateNames,
  facetNames,
  firstSort,
  hasFilters,
  searchFacets,
  sortText,
} from "./list-search.ts";
import { listWords } from "./words.ts";

const ListDialogs = late(() => import("./list-dialogs.tsx"));

const Bulk = preloaded(() => import("./list-bulk.tsx"));

/**
 * The acts on chosen rows. They are loaded when the browser is idle and drawn with the first choice, in one pass: later they would move
 * the rows below them while a person chooses the next one. The progress of a run outlives the choice.
 */
function LateBulk(props: BulkProps) {
  const { choice, search } = props;
  const hasChosen = choice.selected.size > 0 || search.chosen.length > 0;
  const [hasBegun, setHasBegun] = useState(false);
  if (hasChosen && !hasBegun) setHasBegun(true);
  useEffect(() => loadWhenIdle(Bulk.load), []);
  return hasBegun ? (
    <Suspense fallback={<Choosing choice={choice} />}>
      <Bulk {...props} />
    </Suspense>
  ) : null;
}

/** The chosen rows while the acts on them are on their way: as high as they will be. */
function Choosing({ choice: { selected, select } }: Pick<BulkProps, "choice">) {
  return selected.size === 0 ? null : (
    <ChosenBar>
      <ChosenRows selected={selected} onSelect={select} />
    </ChosenBar>
  );
}

/** The dialogs of the list, loaded with the first of them. */
function LateDialogs(props: ListDialogsProps) {
  const { current, close } = useDialogAddress();
  return current ? (
    <Suspense fallback={<WaitingDialog onClose={close} />}>
      <ListDialogs {...props} />
    </Suspense>
  ) : null;
}

interface FoundProps {
  listed: Listed;
  /** The address of the list with other words. */
  hrefOf: (q: string) => string;
}

/** How many were found, and which words were searched instead of the typed ones. */
function Found({ listed: { total, isAtLeast, correction }, hrefOf }: FoundProps) {
  const text = useWords(listWords);
  const found = text.found(total);
  return (
    <span role="status">
      {isAtLeast ? text.atLeast(found) : found}
      {correction && (
        <>
          {". "}
          {text.search.corrected(correction.searched)}{" "}
          <Link href={hrefOf(correction.exact)}>{text.search.exact}</Link>
        </>
      )}
    </span>
  );
}

const icons = { documents: "document", archive: "archive", trash: "trash" } as const;

interface EmptyProps {
  place: ListPlace;
  search: ListSearch;
  notSearched: Listed["notSearched"];
  firstHref: string;
}

/**
 * Says why nothing is shown: there is nothing, nothing matches, nothing was searched, or the page is beyond the last one.
 */
function Empty({ place, search, notSearched, firstHref }: EmptyProps) {
  const text = useWords(listWords).empty;
  if (search.page > 1)
    return (
      <EmptyState title={text.beyond} icon="search" action={<Link href={firstHref}>{text.first}</Link>} />
    );
  if (hasFilters(search))
    return (
      <EmptyState
        title={notSearched ? text.onlySigns : text.filtered}
        icon="search"
        action={
          <Link href={place.href} look="plain">
            {text.all}
          </Link>
        }
      >
        <p>{notSearched ? text.onlySignsText : text.filteredText}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={text[place.id]} icon={icons[place.id]}>
      <p>{text[`${place.id}Text`]}</p>
    </EmptyState>
  );
}

export type ListScreenProps = ScreenProps<never, ListSearch> & { place: ListPlace };

/** The list is longer than this, but the service reaches no later page by number. */
const lastPage = lastPageOf(PAGE_ROWS);
const NO_ROWS: readonly Row[] = [];
const without = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

/** The index lacks the list's order and some of its filters: the address keeps only what the index has. */
function searchFor(q: string, where: SearchPlace): RawSearch {
  const found = { q, in: where === "everywhere" ? undefined : where, page: undefined };
  if (where !== "everywhere" || q === "") return found;
  const others = facetNames.filter((name) => !searchFacets.includes(name));
  return { ...found, ...without([...others, ...dateNames, "sort"]) };
}

/** The documents, the archive or the trash: one page of rows, sorted and filtered as the address says. */
export function ListScreen(props: ListScreenProps) {
  const { place, search, hrefWith, setSearch } = props;
  const listed = useListed(search, place);
  const rows = listed.data?.rows ?? NO_ROWS;
  const isIndex = asksIndex(search, place.hasIndex);
  const heads = headsOf(useWords(listWords), !isIndex);
  const sort = isIndex ? undefined : (search.sort ?? firstSort);
  const look = useListLook(
    { name: "acte", columns: heads, first: firstColumns, inAddress: search.columns, sort, isDense: true },
    (columns) => {
      if (search.columns.length > 0) setSearch({ columns }, { isReplacing: true });
    },
  );
  const choice = useChoice(rows);
  const facts = useFacts(rows, look.shown);
  useEffect(loadPageAhead, []);
  return (
    <>
      <Heading place={place} search={search} onSearch={(q, where) => setSearch(searchFor(q, where))} />
      <div className="list-layout">
        <Filters
          search={search}
          place={place}
          listed={listed.data}
          onChange={(chosen) => setSearch({ ...without(facetNames), ...chosen, page: undefined })}
          hrefWithoutDates={hrefWith({ ...without(dateNames), page: undefined })}
        />
        <div className="list-rows">
          <Tools {...props} listed={listed.data} isPending={listed.isPending} look={look} />
          {listed.data && <LateBulk {...{ choice, place, search, facts, setSearch }} listed={listed.data} />}
          <Rows {...props} {...{ listed, look, sort, choice }} columns={columnsOf(heads, facts)} />
          {listed.data && <Pages {...props} listed={listed.data} />}
        </div>
      </div>
      <LateDialogs
        known={choice.known}
        search={search}
        setDates={(dates) =>
          setSearch({ ...dates, page: undefined, dialog: undefined }, { isReplacing: true })
        }
      />
    </>
  );
}

/** From a list most people open a document: the files of its page come while they read. */
const loadPageAhead = (): void => loadWhenIdle(() => import("./page/document.tsx"));

interface ToolsProps extends ListScreenProps {
  listed: Listed | undefined;
  isPending: boolean;
  look: ListLook;
}

/** Above the rows: how many were found, the saved views, the upload and the choice of columns. */
function Tools({ place, search, hrefWith, listed, isPending, look }: ToolsProps) {
  const text = useWords(listWords);
  const dialogs = useDialogAddress();
  return (
    <>
      <div className="list-line">
        {listed && <Found listed={listed} hrefOf={(q) => hrefWith({ q, page: undefined })} />}
        {!isPending && <Views place={place} current={hrefWith({ page: undefined })} />}
        <span className="list-line list-end">
          <Link href={dialogs.hrefOf({ name: "incarca", id: "nou" })} look="plain" icon="upload">
            {text.upload}
          </Link>
          {look.choice}
        </span>
      </div>
      {asksIndex(search, place.hasIndex) && <p className="hint">{text.search.byRelevance}</p>}
    </>
  );
}

interface RowsProps extends ListScreenProps {
  listed: ReturnType<typeof useListed>;
  look: ListLook;
  sort: Sort | undefined;
  columns: readonly Column<Row>[];
  choice: Choice;
}

function Rows({ place, search, hrefWith, setSearch, listed, look, sort, columns, choice }: RowsProps) {
  const text = useWords(listWords);
  const { data, error, isPending, isPlaceholderData, refetch } = listed;
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <Table
      label={text.title[place.id]}
      {...look.table}
      columns={columns}
      rows={data?.rows ?? NO_ROWS}
      idOf={idOf}
      textOf={({ denumire }) => denumire}
      hrefOf={({ id }) => pageOf(id)}
      sort={sort}
      onSort={(next) => setSearch({ sort: sortText(next), page: undefined })}
      selected={choice.selected}
      onSelect={choice.select}
      isLoading={isPending}
      isUpdating={isPlaceholderData}
      empty={
        <Empty
          place={place}
          search={search}
          notSearched={data?.notSearched}
          firstHref={hrefWith({ page: undefined })}
        />
      }
    />
  );
}

function Pages({ search, hrefWith, listed }: ListScreenProps & { listed: Listed }) {
  const { deepest } = useWords(apiWords);
  const { number } = useFormats();
  const { rows, total, isAtLeast, hasNext } = listed;
  return (
    <>
      {search.page === lastPage && total > lastPage * PAGE_ROWS && (
        <p className="hint">{deepest(number(lastPage * PAGE_ROWS))}</p>
      )}
      <Pager
        page={search.page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={isAtLeast ? undefined : total}
        hasNext={hasNext}
        lastPage={lastPage}
        hrefOf={(page) => hrefWith({ page: page === 1 ? undefined : String(page) })}
      />
    </>
  );
}
