import { useState } from "react";
import { Button, Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { useWords } from "../words/words.ts";
import { type ListPlace, places } from "./list-place.ts";
import { type ListSearch, type SearchPlace, searchPlaces } from "./list-search.ts";
import { listWords } from "./words.ts";

export interface HeadingProps {
  place: ListPlace;
  search: ListSearch;
  onSearch: (q: string, where: SearchPlace) => void;
}

/** The name of the list, the ways to the other lists, the search, and "new document". */
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
