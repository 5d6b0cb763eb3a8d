import { screen } from "../shell/screen.tsx";
import { type ListPlace, places } from "./list-place.ts";
import { ListScreen } from "./list-screen.tsx";
import { readSearch } from "./list-search.ts";

const listOf = (place: ListPlace) =>
  screen({ search: readSearch, page: (props) => <ListScreen {...props} place={place} /> });

export default listOf(places.documents);
export const archive = listOf(places.archive);
export const trash = listOf(places.trash);
