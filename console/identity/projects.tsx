import { EmptyState } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { IdentitySections, StatusFilters, type StatusSearch, statusSearch } from "./parts.tsx";
import { ProjectList } from "./project-list.tsx";
import { identityWords } from "./words.ts";

function Projects({ params: _, ...place }: ScreenProps<never, StatusSearch>) {
  const { search } = place;
  const text = useWords(identityWords);
  const isFiltered = search.text !== "" || search.status !== "";
  return (
    <>
      <PageTitle>{text.sections.projects}</PageTitle>
      <IdentitySections current="projects" />
      <StatusFilters {...place} label={text.search} />
      <ProjectList
        {...place}
        filters={{
          ...(search.text && { "filter[name][contains]": search.text }),
          ...(search.status && { "filter[status_id]": search.status }),
        }}
        empty={
          <EmptyState title={isFiltered ? text.noMatch : text.projects.empty} icon="folder">
            {isFiltered ? text.noMatchText : text.projects.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}

export default screen({ search: statusSearch, page: Projects });
