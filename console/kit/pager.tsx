import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Link } from "./button.tsx";
import { kitWords } from "./words.ts";

export interface PagerProps {
  /** From 1. */
  page: number;
  /** Rows of a full page. */
  size: number;
  /** Rows on this page. */
  shown: number;
  /** Rows of all pages, where the service counts them. */
  total?: number;
  /** Whether a next page exists, where nothing is counted (cursor). */
  hasNext?: boolean;
  /** The address of a page; Back returns to the page before. */
  hrefOf: (page: number) => string;
}

export function Pager({ page, size, shown, total, hasNext, hrefOf }: PagerProps) {
  const text = useWords(kitWords).pager;
  const { number } = useFormats();
  const from = (page - 1) * size;
  const isLast = total === undefined ? !hasNext : from + shown >= total;
  if (page === 1 && isLast) return null;
  const [first, last] = [number(from + 1), number(from + shown)];
  return (
    <nav className="pager" aria-label={text.label}>
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
