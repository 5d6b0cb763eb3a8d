import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { adminProjectsList } from "../../client/generated/identity/operations.ts";
import type { Project } from "../../client/generated/identity/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import type { Column } from "../kit/table.tsx";
import type { ListSearch } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { keyOf, projects } from "./calls.ts";
import { ActiveBadge, useOrganizationName, usePartnerName } from "./parts.tsx";
import { identityWords } from "./words.ts";

type Filters = Readonly<
  Partial<Record<"filter[name][contains]" | "filter[status_id]" | "filter[organization_id]", string>>
>;

interface ProjectListProps extends Pick<ScreenProps<never, ListSearch>, "search" | "hrefWith" | "setSearch"> {
  filters: Filters;
  /** All rows are of one organization, which is not named again. */
  isOfOne?: boolean | undefined;
  empty: ReactNode;
}

export function ProjectList({ filters, isOfOne = false, empty, ...place }: ProjectListProps) {
  const text = useWords(identityWords);
  const { date, list } = useFormats();
  const partnerName = usePartnerName();
  const query = useQuery({
    queryKey: [...keyOf(projects), "list", pageQuery(place.search), filters],
    queryFn: async () =>
      pageOf(await adminProjectsList(client, { query: { ...pageQuery(place.search), ...filters } })),
    placeholderData: keepPreviousData,
  });
  const organizationName = useOrganizationName(
    isOfOne ? [] : (query.data?.rows ?? []).map(({ organization_id }) => organization_id),
  );
  const organization: Column<Project> = {
    id: "organization",
    title: text.projects.organization,
    cell: ({ organization_id }) => organizationName(organization_id),
  };
  return (
    <RegisterList<Project>
      {...place}
      query={query}
      label={text.sections.projects}
      columns={[
        { id: "name", title: text.name, isSortable: true, cell: ({ name }) => name },
        ...(isOfOne ? [] : [organization]),
        { id: "status", title: text.state, cell: ({ status_id }) => <ActiveBadge status_id={status_id} /> },
        {
          id: "providers",
          title: text.projects.providers,
          isWideOnly: true,
          cell: ({ providers }) => list(providers.map(partnerName)),
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
      hrefOf={({ id }) => `${projects.path}/${id}`}
      empty={empty}
    />
  );
}
