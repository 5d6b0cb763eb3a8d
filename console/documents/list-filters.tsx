import { useLabels } from "../api/labels.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { type ChosenFacets, type Facet, Facets } from "../kit/facets.tsx";
import { placed } from "../kit/placed.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { ListPlace } from "./list-place.ts";
import { useContainers, useIssuers } from "./list-query.ts";
import type { Listed } from "./list-rows.ts";
import {
  asksIndex,
  type DateName,
  dateNames,
  type FacetName,
  type ListSearch,
  searchFacets,
} from "./list-search.ts";
import { listWords } from "./words.ts";

export interface FiltersProps {
  search: ListSearch;
  place: ListPlace;
  listed: Listed | undefined;
  onChange: (chosen: ChosenFacets) => void;
  /** The address without its dates. */
  hrefWithoutDates: string;
}

export function Filters({ search, place, listed, onChange, hrefWithoutDates }: FiltersProps) {
  const facets = useFacets(search, place, listed);
  return (
    <div className="list-beside">
      <Facets facets={facets} chosen={search.facets} onChange={onChange} />
      {!asksIndex(search, place.hasIndex) && (
        <Dates
          search={search}
          hrefWithout={hrefWithoutDates}
          isPlaced={placed(facets).length === facets.length}
        />
      )}
    </div>
  );
}

type Value = Facet["values"][number];

/** The filters of the list in use. Those of the search index also count the documents of each value. */
function useFacets(search: ListSearch, place: ListPlace, listed: Listed | undefined): Facet[] {
  const text = useWords(listWords);
  const containers = useContainers();
  const issuers = useIssuers();
  const isIndex = asksIndex(search, place.hasIndex);
  const labels = useLabels(!isIndex && place.hasIndex);
  const counts = listed?.facets;
  const countOf = (name: keyof NonNullable<typeof counts>, id: string): number | undefined =>
    counts ? (counts[name].find(({ value }) => value === id)?.count ?? 0) : undefined;
  const labelled = (isIndex ? counts?.etichete : labels.data) ?? [];
  const chosenLabels = search.facets.etichete ?? [];
  const values: Record<FacetName, readonly Value[]> = {
    whose: [
      { id: "mine", title: text.facet.mine },
      { id: "shared", title: text.facet.shared },
    ],
    status: place.choices.map((id) => ({ id, title: text.status[id], count: countOf("status", id) })),
    visibility: idsOf(text.visibility).map((id) => ({ id, title: text.visibility[id] })),
    bucketId: named(containers.data, (id) => countOf("bucketId", id)),
    emitentId: named(issuers.data, (id) => countOf("emitentId", id)),
    format: idsOf(text.format).map((id) => ({ id, title: text.format[id], count: countOf("format", id) })),
    tipSecuritate: idsOf(text.security).map((id) => ({ id, title: text.security[id] })),
    etichete: [...new Set([...labelled.map(({ value }) => value), ...chosenLabels])].map((id) => ({
      id,
      title: id,
      count: countOf("etichete", id),
    })),
  };
  const titles: Record<FacetName, string> = {
    whose: text.facet.whose,
    status: text.column.stare,
    visibility: text.column.vizibilitate,
    bucketId: text.column.container,
    emitentId: text.column.emitent,
    format: text.column.format,
    tipSecuritate: text.column.securitate,
    etichete: text.column.etichete,
  };
  const coming: Partial<Record<FacetName, boolean>> = {
    bucketId: containers.isLoading,
    emitentId: issuers.isLoading,
    etichete: labels.isLoading,
  };
  return idsOf(values)
    .map((id) => ({ id, title: titles[id], values: values[id], isComing: coming[id] }))
    .filter(
      (facet) => (facet.values.length > 0 || facet.isComing) && (!isIndex || searchFacets.includes(facet.id)),
    );
}

const named = (
  records: readonly { id: number; denumire: string }[] | undefined,
  countOf: (id: string) => number | undefined,
): Value[] =>
  (records ?? []).map(({ id, denumire }) => ({
    id: String(id),
    title: denumire,
    count: countOf(String(id)),
  }));

const idsOf = <Texts extends object>(texts: Texts) => Object.keys(texts) as (keyof Texts & string)[];

interface DatesProps {
  search: ListSearch;
  hrefWithout: string;
  /** False while filters above it are on their way: it keeps its room, and is not seen yet. */
  isPlaced: boolean;
}

/** The chosen days, and a link to choose others. */
function Dates({ search, hrefWithout, isPlaced }: DatesProps) {
  const text = useWords(listWords).dates;
  const { date } = useFormats();
  const dialogs = useDialogAddress();
  const chosen = dateNames.filter((name: DateName) => search.dates[name] !== "");
  return (
    <div className={isPlaced ? "list-line" : "list-line list-unplaced"}>
      {chosen.map((name) => (
        <span key={name}>
          {text[name]} {date(`${search.dates[name]}T12:00:00`)}
        </span>
      ))}
      <Link href={dialogs.hrefOf({ name: "perioada", id: "lista" })} look="plain" icon="calendar">
        {text.verb}
      </Link>
      {chosen.length > 0 && (
        <Link href={hrefWithout} look="quiet" icon="close">
          {text.clear}
        </Link>
      )}
    </div>
  );
}
