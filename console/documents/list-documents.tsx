import { screen } from "../shell/screen.tsx";
import { places } from "./list-place.ts";
import { ListScreen } from "./list-screen.tsx";
import { readSearch } from "./list-search.ts";

export default screen({
  search: readSearch,
  page: (props) => <ListScreen {...props} place={places.documents} />,
});
