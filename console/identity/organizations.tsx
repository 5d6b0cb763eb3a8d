import { EmptyState, Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { OrganizationPage } from "./organization-page.tsx";
import { OrganizationList } from "./organization-list.tsx";
import { IdentitySections, StatusFilters, type StatusSearch, statusSearch, useOwn } from "./parts.tsx";
import { identityWords } from "./words.ts";

const IDNO = /^\d{13}$/;

/** All organizations for a service administrator; for one of an organization, that one. */
function Organizations({ params: _, ...place }: ScreenProps<never, StatusSearch>) {
  const own = useOwn();
  if (!own) return <Skeleton lines={8} />;
  if (!own.adminServiciu && own.organizatieId !== undefined)
    return (
      <>
        <IdentitySections current="organizations" />
        <OrganizationPage id={own.organizatieId} {...place} />
      </>
    );
  return <All {...place} />;
}

function All(place: Omit<ScreenProps<never, StatusSearch>, "params">) {
  const { search } = place;
  const text = useWords(identityWords);
  const filters = {
    ...(search.text &&
      (IDNO.test(search.text) ? { "filter[idno]": search.text } : { "filter[name][contains]": search.text })),
    ...(search.status && { "filter[status_id]": search.status }),
  };
  const isFiltered = search.text !== "" || search.status !== "";
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <IdentitySections current="organizations" />
      <StatusFilters {...place} label={text.organizations.searchIdno} />
      <OrganizationList
        {...place}
        filters={filters}
        empty={
          <EmptyState title={isFiltered ? text.noMatch : text.organizations.empty} icon="people">
            {isFiltered ? text.noMatchText : text.organizations.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}

export default screen({ search: statusSearch, page: Organizations });
