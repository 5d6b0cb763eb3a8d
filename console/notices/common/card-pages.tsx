import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../api/failed.tsx";
import { Pager } from "../../kit/pager.tsx";

interface Page {
  items: readonly unknown[];
  total: number;
}

interface CardPagesProps<Data extends Page> {
  query: UseQueryResult<Data>;
  page: number;
  size: number;
  hrefOf: (page: number) => string;
  empty: ReactNode;
  children: (row: Data["items"][number], data: Data) => ReactNode;
}

/** The cards of one page of a list, with its pager. */
export function CardPages<Data extends Page>(props: CardPagesProps<Data>) {
  const { query, page, size, hrefOf, empty, children } = props;
  return (
    <div className="notice-rows">
      <Loaded query={query}>
        {(data) => (
          <>
            {data.items.length === 0 && empty}
            {data.items.map((row) => children(row, data))}
            <Pager page={page} size={size} shown={data.items.length} total={data.total} hrefOf={hrefOf} />
          </>
        )}
      </Loaded>
    </div>
  );
}
