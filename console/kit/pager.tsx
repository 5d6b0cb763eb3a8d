import { useEffect } from "react";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Link } from "./button.tsx";
import { kitWords } from "./words.ts";

export interface PagerProps {
  /** Counted from 1. */
  page: number;
  /** Rows of a full page. */
  size: number;
  /** Rows on this page. */
  shown: number;
  /** Rows of all pages, where the service counts them. */
  total?: number | undefined;
  /** True if there is a next page, where the service does not count. */
  hasNext?: boolean | undefined;
  /** The last page that the service reaches by number, although the list goes on. */
  lastPage?: number | undefined;
  /** Tells this pager apart from another one on the same page. */
  label?: string | undefined;
  /** The address of a page. */
  hrefOf: (page: number) => string;
}

/** Pages a list by page number. */
export function Pager({ page, size, shown, total, hasNext, lastPage, label, hrefOf }: PagerProps) {
  const text = useWords(kitWords).pager;
  const { number } = useFormats();
  const from = (page - 1) * size;
  const isEnd = total === undefined ? !hasNext : from + shown >= total;
  const isLast = isEnd || page === lastPage;
  if (page === 1 && isLast) return null;
  const [first, last] = [number(from + 1), number(from + shown)];
  return (
    <nav className="pager" aria-label={label ?? text.label}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} look="plain" icon="chevronLeft" label={text.previous}>
          {null}
        </Link>
      )}
      <span>
        {total === undefined ? text.openRange(first, last) : text.range(first, last, number(total))}
      </span>
      {!isLast && (
        <Link href={hrefOf(page + 1)} look="plain" icon="chevronRight" label={text.next}>
          {null}
        </Link>
      )}
    </nav>
  );
}

export interface CursorPagerProps {
  /** The cursor in the address, "" on the first page. */
  cursor: string;
  /** The cursor of the next page, if there is one. */
  next?: string | undefined;
  hrefOf: (cursor: string) => string;
}

/** The address before each address that was seen, because a cursor leads only forwards. */
const before = new Map<string, string>();

/** Pages a list by cursor. A page opened by a link from elsewhere leads back to the first page, not to the one before. */
export function CursorPager({ cursor, next, hrefOf }: CursorPagerProps) {
  const text = useWords(kitWords).pager;
  const here = hrefOf(cursor);
  const following = next === undefined ? undefined : hrefOf(next);
  useEffect(() => {
    if (following !== undefined) before.set(following, here);
  }, [following, here]);
  if (cursor === "" && following === undefined) return null;
  const previous = before.get(here);
  return (
    <nav className="pager" aria-label={text.label}>
      {cursor !== "" && (
        <Link
          href={previous ?? hrefOf("")}
          look="plain"
          icon="chevronLeft"
          label={previous === undefined ? text.first : text.previous}
        >
          {previous === undefined ? text.first : null}
        </Link>
      )}
      {following !== undefined && (
        <Link href={following} look="plain" icon="chevronRight" label={text.next}>
          {null}
        </Link>
      )}
    </nav>
  );
}
