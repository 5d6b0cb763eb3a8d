import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminPartnersList } from "../../client/generated/identity/operations.ts";
import type { Partner } from "../../client/generated/identity/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { keyOf, partners } from "./calls.ts";
import { ActiveBadge, IdentitySections, StatusFilters, type StatusSearch, statusSearch } from "./parts.tsx";
import { identityWords } from "./words.ts";

const NewPartner = lazy(() => import("./new-partner.tsx"));

function Partners({ params: _, ...place }: ScreenProps<never, StatusSearch>) {
  const { search } = place;
  const text = useWords(identityWords);
  const dialogs = useDialogAddress();
  const filters = {
    ...(search.text && { "filter[name][contains]": search.text }),
    ...(search.status && { "filter[status_id]": search.status }),
  };
  const query = useQuery({
    queryKey: [...keyOf(partners), "list", search],
    queryFn: async () =>
      pageOf(await adminPartnersList(client, { query: { ...pageQuery(search), ...filters } })),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search.text !== "" || search.status !== "";
  return (
    <>
      <PageTitle>{text.sections.partners}</PageTitle>
      <IdentitySections current="partners" />
      <StatusFilters
        {...place}
        label={text.search}
        act={
          <Link href={dialogs.hrefOf({ name: "new", id: "partner" })} look="primary" icon="plus">
            {text.partners.add}
          </Link>
        }
      />
      <RegisterList<Partner>
        {...place}
        query={query}
        label={text.sections.partners}
        columns={[
          { id: "name", title: text.name, isSortable: true, cell: ({ name }) => name },
          {
            id: "partnerid",
            title: text.partners.partnerid,
            isSortable: true,
            isWideOnly: true,
            cell: ({ partnerid }) => <code>{partnerid}</code>,
          },
          { id: "status", title: text.state, cell: ({ status_id }) => <ActiveBadge status_id={status_id} /> },
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ name }) => name}
        hrefOf={({ id }) => `${partners.path}/${id}`}
        empty={
          <EmptyState title={isFiltered ? text.noMatch : text.partners.empty} icon="people">
            {isFiltered ? text.noMatchText : text.partners.emptyText}
          </EmptyState>
        }
      />
      <AddressDialog name="new" title={() => text.partners.add}>
        {(_id, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewPartner onCancel={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

export default screen({ search: statusSearch, page: Partners });
