import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { pageQuery } from "../api/list-page.ts";
import { RegisterList, type RegisterListProps } from "../api/register-list.tsx";
import type { ListSearch } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";

/** The page and the sort of a list in the address of its screen. */
export type Place = Pick<ScreenProps<never, ListSearch>, "search" | "hrefWith" | "setSearch">;

export interface ListingProps<Row> extends Omit<RegisterListProps<Row>, "query" | "size"> {
  /** Its start, and its filters: page and sort are added. */
  queryKey: readonly unknown[];
  read: (query: ReturnType<typeof pageQuery>) => Promise<{ items: Row[]; total: number }>;
}

/** A list of the platform. */
export function Listing<Row>({ queryKey, read, ...props }: ListingProps<Row>) {
  const { page, sort } = props.search;
  const query = useQuery({
    queryKey: [...queryKey, page, sort],
    queryFn: async () => {
      const { items, total } = await read(pageQuery(props.search));
      return { rows: items, total };
    },
    placeholderData: keepPreviousData,
  });
  return <RegisterList {...props} query={query} />;
}
