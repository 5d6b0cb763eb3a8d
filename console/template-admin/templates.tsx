import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminTemplatesList } from "../../client/generated/template-admin/operations.ts";
import type { Template } from "../../client/generated/template-admin/types.ts";
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
import { criteriaIn } from "./criteria.ts";
import { BASE, TEMPLATES_KEY, TemplateSections, TemplateState, useOrganizationText } from "./parts.tsx";
import { templateAdminWords } from "./words.ts";

const NewTemplate = lazy(() => import("./new-template.tsx"));

interface Search extends ListSearch {
  status: "" | "0" | "1";
}

function Templates({ params: _, ...place }: ScreenProps<never, Search>) {
  const { search, setSearch } = place;
  const text = useWords(templateAdminWords);
  const dialogs = useDialogAddress();
  const organizationText = useOrganizationText();
  const filters = {
    ...(search.text && { "filter[name][contains]": search.text }),
    ...(search.status && { "filter[status_id]": search.status }),
  };
  const query = useQuery({
    queryKey: [...TEMPLATES_KEY, "list", search],
    queryFn: async () =>
      pageOf(await adminTemplatesList(client, { query: { ...pageQuery(search), ...filters } })),
    placeholderData: keepPreviousData,
  });
  const isFiltered = search.text !== "" || search.status !== "";
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <TemplateSections current="templates" />
      <p>{text.lead}</p>
      <FilterBar
        act={
          <Link href={dialogs.hrefOf({ name: "new", id: "template" })} look="primary" icon="plus">
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
          all={text.all}
          options={[
            { id: "1", label: text.active },
            { id: "0", label: text.inactive },
          ]}
          value={search.status}
          onChange={(stare) => setSearch({ stare, page: undefined })}
        />
      </FilterBar>
      <RegisterList<Template>
        {...place}
        query={query}
        label={text.sections.templates}
        columns={[
          { id: "name", title: text.name, isSortable: true, cell: ({ name }) => name },
          {
            id: "organization",
            title: text.organization,
            isWideOnly: true,
            cell: ({ organization_id }) => organizationText(organization_id),
          },
          {
            id: "status",
            title: text.state,
            cell: ({ status_id }) => <TemplateState status_id={status_id} />,
          },
          {
            id: "criteria",
            title: text.criteria,
            isWideOnly: true,
            cell: ({ template }) => text.count(criteriaIn(template).length),
          },
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ name }) => name}
        hrefOf={({ id }) => `${BASE}/sabloane/${id}`}
        empty={
          <EmptyState title={isFiltered ? text.noMatch : text.empty} icon="columns">
            {isFiltered ? text.noMatchText : text.emptyText}
          </EmptyState>
        }
      />
      <AddressDialog name="new" title={() => text.add}>
        {(_id, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewTemplate onCancel={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

const statusIn = (text: string): Search["status"] => (text === "0" || text === "1" ? text : "");

export default screen({
  search: (raw): Search => ({ ...listSearch(raw), status: statusIn(textIn(raw, "stare")) }),
  page: Templates,
});
