import type { Findable, Register } from "../shell/found.ts";
import { screen } from "../shell/screen.tsx";
import { type ListPlace, places } from "./list-place.ts";
import { ListScreen } from "./list-screen.tsx";
import { readSearch } from "./list-search.ts";
import { listWords } from "./words.ts";

const wholeSearch = (text: string): string => `${places.documents.href}?q=${encodeURIComponent(text)}`;

const register: Register = {
  service: "documents",
  isNarrowing: false,
  hrefOf: (text) => `${wholeSearch(text)}&in=name`,
  find: async (text, signal) => (await import("./find-documents.ts")).findDocuments(text, signal),
};

/** New documents and searches begin in the first list. */
const first: Omit<Findable, "title"> = {
  register,
  acts: [
    { title: listWords.create, href: `${places.documents.href}?dialog=nou.document` },
    { title: listWords.upload, href: `${places.documents.href}?dialog=incarca.nou` },
    { title: listWords.inText, href: wholeSearch },
  ],
};

const listOf = (place: ListPlace) =>
  screen({
    search: readSearch,
    page: (props) => <ListScreen {...props} place={place} />,
    useFound: () => ({ title: listWords.title[place.id], ...(place === places.documents && first) }),
  });

export default listOf(places.documents);
export const archive = listOf(places.archive);
export const trash = listOf(places.trash);
