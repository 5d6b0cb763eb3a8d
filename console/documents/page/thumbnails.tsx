import { useEffect, useRef } from "react";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { useNearPages } from "./near-pages.ts";
import { ViewerPage, type Turn } from "./viewer-page.tsx";
import { viewerWords } from "./viewer-words.ts";
import { contentWords } from "./words-content.ts";

const WIDTH = 160;

interface ThumbnailsProps {
  pages: number;
  page: number;
  turn: Turn;
  onPage: (page: number) => void;
}

/** Small pictures of the pages, which lead to them. */
export function Thumbnails({ pages, page, turn, onPage }: ThumbnailsProps) {
  const text = useWords(viewerWords);
  const { pageOf } = useWords(contentWords).preview;
  const { number } = useFormats();
  const list = useRef<HTMLOListElement>(null);
  const near = useNearPages(list, pages, page);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.offsetTop;
  }, [page]);
  return (
    <nav aria-label={text.thumbnails}>
      <ol className="thumbnails" ref={list}>
        {Array.from({ length: pages }, (_, index) => index + 1).map((one) => (
          <li key={one} data-page={one}>
            <button
              type="button"
              className="thumbnail"
              aria-label={pageOf(number(one), number(pages))}
              aria-current={one === page ? "page" : undefined}
              onClick={() => onPage(one)}
            >
              <ViewerPage page={one} pages={pages} isNear={near.has(one)} turn={turn} width={WIDTH} />
              <span aria-hidden="true">{number(one)}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
