import type { SearchOptions } from "../../shell/screen.tsx";
import type { RawSearch } from "../../shell/search.ts";

/** The part of the address that tabs read. */
export interface TabProps {
  search: {
    q: string;
    /** The page of the document that is shown. */
    pagina: number;
    /** The kind of events shown, and the page of them. */
    fel: string;
    evenimente: number;
    /** Two numbers of versions, as `1-3`. */
    compara: string;
  };
  hrefWith: (change: RawSearch) => string;
  setSearch: (change: RawSearch, options?: SearchOptions) => void;
}
