import { Link } from "../kit/button.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import type { ListPlace } from "./list-place.ts";
import { hasFilters, type ListSearch } from "./list-search.ts";
import { listWords } from "./words.ts";

const icons = { documents: "document", archive: "archive", trash: "trash" } as const;

/** Says why nothing is shown: nothing is there, nothing corresponds, or the page is beyond the last one. */
export function Empty({
  place,
  search,
  firstHref,
}: {
  place: ListPlace;
  search: ListSearch;
  firstHref: string;
}) {
  const text = useWords(listWords).empty;
  if (search.page > 1)
    return (
      <EmptyState title={text.beyond} icon="search" action={<Link href={firstHref}>{text.first}</Link>} />
    );
  if (hasFilters(search))
    return (
      <EmptyState
        title={text.filtered}
        icon="search"
        action={
          <Link href={place.href} look="plain">
            {text.all}
          </Link>
        }
      >
        <p>{text.filteredText}</p>
      </EmptyState>
    );
  return (
    <EmptyState title={text[place.id]} icon={icons[place.id]}>
      <p>{text[`${place.id}Text`]}</p>
    </EmptyState>
  );
}
