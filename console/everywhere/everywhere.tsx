import { AddressDialog } from "../kit/dialog.tsx";
import { late } from "../kit/online.ts";
import type { Area } from "../shell/area.ts";
import { SEARCH } from "../shell/found.ts";
import { SLASH, isSlashKept } from "../shell/search-keys.ts";
import { useKept } from "../shell/use-kept.ts";
import { useWords } from "../words/words.ts";
import { useRecent } from "./recent.ts";
import { everywhereWords } from "./words.ts";

const Search = late(() => import("./search.tsx"));

/** Searches documents, people, records, screens and acts in one list, above any page. */
export default function Everywhere({ areas }: { areas: readonly Area[] }) {
  const text = useWords(everywhereWords);
  const [hasSlash, keepSlash] = useKept(SLASH, isSlashKept);
  // Here, since the list outlives the dialog; another person has a frame of their own.
  const recent = useRecent();
  return (
    <AddressDialog name={SEARCH.name} title={() => text.title}>
      {() => <Search areas={areas} recent={recent} hasSlash={hasSlash} onSlash={keepSlash} />}
    </AddressDialog>
  );
}
