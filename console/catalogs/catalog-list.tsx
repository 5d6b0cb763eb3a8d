import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { RegisterList } from "../api/register-list.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Link } from "../kit/button.tsx";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import type { Catalog } from "./catalog.ts";
import { CatalogSections } from "./catalog-sections.tsx";
import { catalogWords } from "./words.ts";

/** The list of a catalog. */
export function catalogList<Row extends { id: number }, Values extends object>(
  catalog: Catalog<Row, Values>,
) {
  const { kind, path } = catalog;
  const NewRecord = lazy(async () => ({
    default: (await import("./catalog-form.tsx")).newRecordForm(catalog),
  }));

  function List(props: ScreenProps<never, ListSearch>) {
    const { search, setSearch } = props;
    const text = useWords(catalogWords);
    const dialogs = useDialogAddress();
    const mayWrite = useIsServiceAdministrator();
    const query = useQuery({
      queryKey: ["documents", kind, "list", search],
      placeholderData: keepPreviousData,
      queryFn: () => catalog.list(search),
    });
    return (
      <>
        <PageTitle>{text[kind].title}</PageTitle>
        <CatalogSections current={kind} />
        <FilterBar
          act={
            mayWrite && (
              <Link look="primary" icon="plus" href={dialogs.hrefOf({ name: "new", id: kind })}>
                {text[kind].create}
              </Link>
            )
          }
        >
          <TextFilter
            label={text.search}
            value={search.text}
            onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
          />
        </FilterBar>
        <RegisterList
          {...props}
          query={query}
          label={text[kind].title}
          columns={catalog.columns(text)}
          idOf={({ id }) => String(id)}
          textOf={catalog.nameOf}
          hrefOf={({ id }) => `${path}/${id}`}
          empty={
            search.text === "" ? (
              <EmptyState icon="folder" title={text[kind].none}>
                {text[kind].noneText}
              </EmptyState>
            ) : (
              <EmptyState icon="search" title={text.nothingFound}>
                {text.nothingFoundText}
              </EmptyState>
            )
          }
        />
        {mayWrite && (
          <AddressDialog name="new" title={() => text[kind].create}>
            {(_, close) => (
              <Suspense fallback={<Skeleton />}>
                <NewRecord onCancel={close} />
              </Suspense>
            )}
          </AddressDialog>
        )}
      </>
    );
  }

  return screen({ search: listSearch, page: List });
}
