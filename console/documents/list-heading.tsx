import { useState } from "react";
import { Button, Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { type SavedView, SavedViews } from "../kit/saved-views.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useKept } from "../shell/use-kept.ts";
import { useWords } from "../words/words.ts";
import { type ListPlace, places } from "./list-place.ts";
import { type ListSearch, type SearchPlace, searchPlaces } from "./list-search.ts";
import { listWords } from "./words.ts";

const isView = (kept: unknown): kept is SavedView =>
  typeof kept === "object" &&
  kept !== null &&
  ["id", "title", "href"].every((name) => typeof (kept as Record<string, unknown>)[name] === "string");

const readViews = (kept: unknown): readonly SavedView[] => (Array.isArray(kept) ? kept.filter(isView) : []);

/** The person's saved views of this list. */
export function Views({ place, current }: { place: ListPlace; current: string }) {
  const [views, keep] = useKept(`acte/${place.id}/views`, readViews);
  return (
    <SavedViews
      views={views}
      current={current}
      onSave={(title) => keep([...views, { id: crypto.randomUUID(), title, href: current }])}
      onRemove={(id) => keep(views.filter((view) => view.id !== id))}
    />
  );
}

export interface HeadingProps {
  place: ListPlace;
  search: ListSearch;
  onSearch: (q: string, where: SearchPlace) => void;
}

/** The name of the list, links to the other lists, the search, and "new document". */
export function Heading({ place, search, onSearch }: HeadingProps) {
  const text = useWords(listWords);
  const dialogs = useDialogAddress();
  return (
    <div className="list-tools">
      <PageTitle>{text.title[place.id]}</PageTitle>
      <SearchBox key={`${place.id} ${search.q} ${search.in}`} {...{ place, search, onSearch }} />
      <nav className="list-line list-end" aria-label={text.places}>
        {Object.values(places).map(({ id, href }) => (
          <Link
            key={id}
            href={href}
            look="quiet"
            icon={id === "trash" ? "trash" : id === "archive" ? "archive" : "document"}
            current={id === place.id ? "page" : undefined}
          >
            {text.title[id]}
          </Link>
        ))}
        <Link href={dialogs.hrefOf({ name: "nou", id: "document" })} look="primary" icon="plus">
          {text.create}
        </Link>
      </nav>
    </div>
  );
}

function SearchBox({ place, search, onSearch }: HeadingProps) {
  const text = useWords(listWords).search;
  const offered = searchPlaces.filter((where) => where !== "everywhere" || place.hasIndex);
  const first = offered.find((where) => where === search.in) ?? offered[0] ?? "name";
  const [typed, setTyped] = useState(search.q);
  const [where, setWhere] = useState<SearchPlace>(first);
  return (
    <form
      role="search"
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim(), where);
      }}
    >
      <input
        className="input"
        name="q"
        type="search"
        aria-label={text.label}
        placeholder={text.label}
        value={typed}
        maxLength={500}
        onChange={(event) => setTyped(event.target.value)}
      />
      <select
        className="input"
        name="in"
        aria-label={text.where}
        value={where}
        onChange={(event) => setWhere(offered.find((one) => one === event.target.value) ?? first)}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {text[one]}
          </option>
        ))}
      </select>
      <Button type="submit" icon="search" label={text.verb} />
      {search.q !== "" && (
        <Button icon="close" look="quiet" label={text.clear} onPress={() => onSearch("", where)} />
      )}
    </form>
  );
}
