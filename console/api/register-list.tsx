import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Pager } from "../kit/pager.tsx";
import type { TableProps } from "../kit/table.tsx";
import { type ListSearch, sortText } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Failed } from "./failed.tsx";
import { ListTable } from "./list-look.tsx";
import { type ListPage, PAGE_ROWS, lastPageOf } from "./list-page.ts";
import { apiWords } from "./words.ts";

type OfTable<Row> = Pick<
  TableProps<Row>,
  "label" | "columns" | "idOf" | "textOf" | "hrefOf" | "selected" | "onSelect"
>;
type OfScreen = Pick<ScreenProps<never, ListSearch>, "search" | "hrefWith" | "setSearch">;

export interface RegisterListProps<Row> extends OfTable<Row>, OfScreen {
  /** Names the list among the choices that are kept of the person. */
  name: string;
  /** With `placeholderData: keepPreviousData`. */
  query: UseQueryResult<ListPage<Row>>;
  /** True while what the rows show besides themselves is on its way. Drawn before it, they would change their height. */
  isComing?: boolean | undefined;
  /** Rows of a full page. Default: those of `pageQuery`. */
  size?: number | undefined;
  /** Tells its pager apart from another one on the same page. */
  pagesLabel?: string | undefined;
  /** Says why there is nothing: no record yet, or none that matches. */
  empty: ReactNode;
}

/**
 * The table and the pager of a list whose page and sort are in the address. The ids of its sortable columns are field
 * names, because the service sorts by them.
 */
export function RegisterList<Row>(props: RegisterListProps<Row>) {
  const {
    query,
    search,
    hrefWith,
    setSearch,
    isComing,
    size = PAGE_ROWS,
    pagesLabel,
    empty,
    ...table
  } = props;
  const text = useWords(apiWords);
  const { number } = useFormats();
  const lastPage = lastPageOf(size);
  if (query.isError && query.data === undefined)
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  const rows = query.data?.rows ?? [];
  return (
    <>
      <ListTable
        {...table}
        rows={rows}
        sort={search.sort}
        onSort={(sort) => setSearch({ sort: sortText(sort), page: undefined })}
        isLoading={query.isPending || isComing}
        isUpdating={query.isPlaceholderData}
        empty={empty}
      />
      {search.page === lastPage && (query.data?.total ?? 0) > lastPage * size && (
        <p className="hint">{text.deepest(number(lastPage * size))}</p>
      )}
      <Pager
        page={search.page}
        size={size}
        shown={rows.length}
        total={query.data?.total}
        hasNext={rows.length === size}
        lastPage={lastPage}
        label={pagesLabel}
        hrefOf={(page) => hrefWith({ page: String(page) })}
      />
    </>
  );
}
