import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { adminOrganizationsList } from "../../client/generated/identity/operations.ts";
import type { Organization } from "../../client/generated/identity/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import type { ListSearch } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { keyOf, organizations } from "./calls.ts";
import { ActiveBadge, usePartnerName } from "./parts.tsx";
import { identityWords } from "./words.ts";

type Filters = Readonly<
  Partial<
    Record<"filter[name][contains]" | "filter[idno]" | "filter[status_id]" | "filter[partner_id]", string>
  >
>;

interface OrganizationListProps extends Pick<
  ScreenProps<never, ListSearch>,
  "search" | "hrefWith" | "setSearch"
> {
  filters: Filters;
  empty: ReactNode;
}

export function OrganizationList({ filters, empty, ...place }: OrganizationListProps) {
  const text = useWords(identityWords);
  const partnerName = usePartnerName();
  const { date } = useFormats();
  const query = useQuery({
    queryKey: [...keyOf(organizations), "list", pageQuery(place.search), filters],
    queryFn: async () =>
      pageOf(await adminOrganizationsList(client, { query: { ...pageQuery(place.search), ...filters } })),
    placeholderData: keepPreviousData,
  });
  return (
    <RegisterList<Organization>
      {...place}
      query={query}
      label={text.sections.organizations}
      columns={[
        { id: "name", title: text.name, isSortable: true, cell: ({ name }) => name },
        {
          id: "idno",
          title: text.organizations.idno,
          isSortable: true,
          isWideOnly: true,
          cell: ({ idno }) => idno,
        },
        { id: "status", title: text.state, cell: ({ status_id }) => <ActiveBadge status_id={status_id} /> },
        {
          id: "partner",
          title: text.organizations.partner,
          isWideOnly: true,
          cell: ({ partner_id }) => partnerName(partner_id),
        },
        {
          id: "created_at",
          title: text.created,
          isSortable: true,
          isWideOnly: true,
          cell: ({ created_at }) => date(created_at),
        },
      ]}
      idOf={({ id }) => String(id)}
      textOf={({ name }) => name}
      hrefOf={({ id }) => `${organizations.path}/${id}`}
      empty={empty}
    />
  );
}
