import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminServicesList } from "../../client/generated/invoicing/operations.ts";
import type { ServiceRecord } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { BASE, InvoicingSections, SERVICES_KEY, ServiceState } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const NewService = lazy(() => import("./new-service.tsx"));

interface Search extends ListSearch {
  /** "true" or "false", "" for all. */
  active: "" | "true" | "false";
}

function Services({ params: _, ...place }: ScreenProps<never, Search>) {
  const { search, setSearch } = place;
  const words = useWords(invoicingWords);
  const text = words.services;
  const dialogs = useDialogAddress();
  const money = useMoney();
  const filters = {
    ...(search.text && { "filter[name][contains]": search.text }),
    ...(search.active && { "filter[active]": search.active }),
  };
  const query = useQuery({
    queryKey: [...SERVICES_KEY, "list", search],
    queryFn: async () =>
      pageOf(await adminServicesList(client, { query: { ...pageQuery(search), ...filters } })),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search.text !== "" || search.active !== "";
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <InvoicingSections current="services" />
      <FilterBar
        act={
          <Link href={dialogs.hrefOf({ name: "new", id: "service" })} look="primary" icon="plus">
            {text.add}
          </Link>
        }
      >
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(typed) => setSearch({ text: typed, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.state}
          all={words.all}
          options={[
            { id: "true", label: text.active },
            { id: "false", label: text.inactive },
          ]}
          value={search.active}
          onChange={(activ) => setSearch({ activ, page: undefined })}
        />
      </FilterBar>
      <RegisterList<ServiceRecord>
        {...place}
        query={query}
        label={words.sections.services}
        columns={[
          { id: "name", title: text.name, isSortable: true, cell: ({ name }) => name },
          {
            id: "code",
            title: text.code,
            isSortable: true,
            isWideOnly: true,
            cell: ({ code }) => <code>{code}</code>,
          },
          {
            id: "amount",
            title: text.amount,
            isSortable: true,
            isNumber: true,
            cell: ({ amount }) => money(amount),
          },
          {
            id: "active",
            title: text.state,
            isWideOnly: true,
            cell: ({ active }) => <ServiceState active={active} />,
          },
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ name }) => name}
        hrefOf={({ id }) => `${BASE}/servicii/${id}`}
        empty={
          <EmptyState title={isFiltered ? words.noMatch : text.empty} icon="document">
            {isFiltered ? words.noMatchText : text.emptyText}
          </EmptyState>
        }
      />
      <AddressDialog name="new" title={() => text.add}>
        {(_id, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewService onCancel={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

const activeIn = (text: string): Search["active"] => (text === "true" || text === "false" ? text : "");

export default screen({
  search: (raw): Search => ({ ...listSearch(raw), active: activeIn(textIn(raw, "activ")) }),
  page: Services,
});
