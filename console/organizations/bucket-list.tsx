import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { bucketsList } from "../../client/generated/documents/operations.ts";
import type { BucketView } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { useNames } from "../api/names.ts";
import { RegisterList } from "../api/register-list.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { BucketState, NothingFound, OrganizationSections } from "./parts.tsx";
import { organizationWords } from "./words.ts";

const NewBucket = lazy(() => import("./new-bucket.tsx"));

interface Search extends ListSearch {
  /** The id of an organization. */
  organization: string;
}

function Buckets(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(organizationWords);
  const { buckets } = text;
  const dialogs = useDialogAddress();
  const query = useQuery({
    queryKey: ["documents", "buckets", "list", search],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      pageOf(
        await bucketsList(client, {
          query: {
            ...pageQuery(search),
            ...(search.text === "" ? {} : { "filter[denumire][contains]": search.text }),
            ...(search.organization === "" ? {} : { "filter[organizatieId]": search.organization }),
          },
        }),
      ),
  });
  const columns = useColumns(query.data?.rows ?? []);
  return (
    <>
      <PageTitle>{buckets.title}</PageTitle>
      <OrganizationSections current="buckets" />
      <ChosenOrganization {...props} />
      <FilterBar
        act={
          <Link look="primary" icon="plus" href={dialogs.hrefOf({ name: "new", id: "bucket" })}>
            {buckets.create}
          </Link>
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
        label={buckets.title}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ denumire }) => denumire}
        hrefOf={({ id }) => `/app/organizatii/containere/${id}`}
        empty={
          search.text === "" ? (
            <EmptyState icon="folder" title={buckets.none}>
              {buckets.noneText}
            </EmptyState>
          ) : (
            <NothingFound />
          )
        }
      />
      <AddressDialog name="new" title={() => buckets.create}>
        {(_, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewBucket onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

function ChosenOrganization({ search, hrefWith }: Pick<ScreenProps<never, Search>, "search" | "hrefWith">) {
  const text = useWords(organizationWords).buckets;
  const isService = useIsServiceAdministrator();
  const chosen = search.organization === "" || !isService ? undefined : Number(search.organization);
  const name = useNames("organizations", [chosen])(chosen);
  if (chosen === undefined) return null;
  return (
    <p>
      {text.onlyOrganization(name ?? text.thisOrganization)}.{" "}
      <Link href={hrefWith({ organizatie: undefined, page: undefined })}>{text.all}</Link>
    </p>
  );
}

function useColumns(rows: readonly BucketView[]) {
  const text = useWords(organizationWords);
  const { buckets, fields } = text;
  const isService = useIsServiceAdministrator();
  const nameOf = useNames("organizations", isService ? rows.map(({ organizatieId }) => organizatieId) : []);
  const organization = {
    id: "organization",
    title: fields.organizatieId,
    cell: ({ organizatieId }: BucketView) =>
      organizatieId === undefined ? buckets.platform : nameOf(organizatieId),
    isWideOnly: true,
  };
  return [
    {
      id: "denumire",
      title: fields.denumire,
      cell: ({ denumire }: BucketView) => denumire,
      isRowHeader: true,
      isSortable: true,
    },
    {
      id: "cod",
      title: fields.cod,
      cell: ({ cod }: BucketView) => cod,
      isSortable: true,
      isWideOnly: true,
    },
    ...(isService ? [organization] : []),
    {
      id: "store",
      title: buckets.store,
      cell: ({ accessKey }: BucketView) =>
        accessKey === undefined ? buckets.platformStore : buckets.ownStore,
      isWideOnly: true,
    },
    { id: "activ", title: text.state, cell: ({ activ }: BucketView) => <BucketState activ={activ} /> },
  ];
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    organization: /^\d+$/.test(textIn(raw, "organizatie")) ? textIn(raw, "organizatie") : "",
  }),
  page: Buckets,
});
