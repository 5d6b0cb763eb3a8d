import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList, type RegisterListProps } from "../api/register-list.tsx";
import type { ListSearch } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";

type Place = Pick<ScreenProps<never, ListSearch>, "search" | "hrefWith" | "setSearch">;

interface ListingProps<Row> extends Omit<RegisterListProps<Row>, "query" | "size" | keyof Place> {
  place: Place;
  /** The start of the key and its filters; page and sort are added. */
  queryKey: readonly unknown[];
  read: (query: ReturnType<typeof pageQuery>) => Promise<{ data: { items: Row[] }; headers: Headers }>;
}

/** A list of what belongs to one record of the platform. */
export function Listing<Row>({ queryKey, read, place, ...props }: ListingProps<Row>) {
  const { page, sort } = place.search;
  const query = useQuery({
    queryKey: [...queryKey, page, sort],
    queryFn: async () => pageOf(await read(pageQuery(place.search))),
    placeholderData: keepPreviousData,
  });
  return <RegisterList {...props} {...place} query={query} />;
}
