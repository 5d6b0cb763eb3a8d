import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { organizatiiList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { Link } from "../kit/button.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { NothingFound, OrganizationSections, OrganizationState } from "./parts.tsx";
import { organizationWords } from "./words.ts";

const NewOrganization = lazy(() => import("./new-organization.tsx"));

interface Search extends ListSearch {
  statut: "ACTIV" | "SUSPENDAT" | "";
}

const statuses = ["ACTIV", "SUSPENDAT"] as const;

function Organizations(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(organizationWords);
  const { organizations } = text;
  const dialogs = useDialogAddress();
  const query = useQuery({
    queryKey: ["documents", "organizations", "list", search],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      pageOf(
        await organizatiiList(client, {
          query: {
            ...pageQuery(search),
            ...(search.text === "" ? {} : { "filter[denumire][contains]": search.text }),
            ...(search.statut === "" ? {} : { "filter[statut]": search.statut }),
          },
        }),
      ),
  });
  return (
    <>
      <PageTitle>{organizations.title}</PageTitle>
      <OrganizationSections current="organizations" />
      <FilterBar
        act={
          <Link look="primary" icon="plus" href={dialogs.hrefOf({ name: "new", id: "organization" })}>
            {organizations.create}
          </Link>
        }
      >
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.state}
          all={text.all}
          value={search.statut}
          options={statuses.map((id) => ({ id, label: organizations.statut[id] }))}
          onChange={(statut) => setSearch({ statut, page: undefined })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        query={query}
        label={organizations.title}
        columns={[
          { id: "denumire", title: text.fields.denumire, cell: ({ denumire }) => denumire, isSortable: true },
          { id: "cod", title: text.fields.cod, cell: ({ cod }) => cod, isSortable: true, isWideOnly: true },
          { id: "idno", title: text.fields.idno, cell: ({ idno }) => idno, isWideOnly: true },
          { id: "statut", title: text.state, cell: ({ statut }) => <OrganizationState statut={statut} /> },
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ denumire }) => denumire}
        hrefOf={({ id }) => `/app/organizatii/${id}`}
        empty={
          search.text === "" && search.statut === "" ? (
            <EmptyState icon="home" title={organizations.none}>
              {organizations.noneText}
            </EmptyState>
          ) : (
            <NothingFound />
          )
        }
      />
      <AddressDialog name="new" title={() => organizations.create}>
        {(_, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewOrganization onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    statut: statuses.find((one) => one === textIn(raw, "statut")) ?? "",
  }),
  page: Organizations,
});
