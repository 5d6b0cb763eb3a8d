import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import type { Hit } from "../marks.tsx";
import { WIDTH } from "./content.ts";
import { FindBar, useFind, useHitInView } from "./find.tsx";
import { useNearPages, usePagePosition } from "./near-pages.ts";
import { type PlacedPage, boxesOf, useWordsOfPages } from "./placed-words.ts";
import { PagesToPrint, usePagesToPrint } from "./print-pages.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { type Mark, type Turn, ViewerPage } from "./viewer-page.tsx";
import { viewerWords } from "./viewer-words.ts";
import { contentWords } from "./words-content.ts";

/** The widths of a page, in percent of the place. */
const ZOOMS = [50, 75, 100, 125, 150, 200, 300] as const;
const WHOLE = ZOOMS.indexOf(100);
/** A page that is wider than its place has more pixels. */
const WIDTH_ZOOMED = 2000;

export interface ViewerProps {
  pages: number;
  /** The page of the address. */
  page: number;
  onPage: (page: number) => void;
  /** The searched words, "" without a search. */
  words: string;
}

/** The pages of a document one below the other, with their text. */
export default function Viewer({ pages, page, onPage, words }: ViewerProps) {
  const text = useWords(viewerWords);
  const [zoom, setZoom] = useState(WHOLE);
  const [turn, setTurn] = useState<Turn>(0);
  const [hasThumbnails, setHasThumbnails] = useState(false);
  const [isWide, setIsWide] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const near = useNearPages(box, pages, page);
  const shape = [zoom, turn, hasThumbnails, isWide].join();
  const { goTo, onScroll } = usePagePosition(box, { page, onPage, shape });
  const [isFinding, setIsFinding] = useState(words !== "");
  const { percent } = useFormats();
  const { placed, isRecognized, isDone, retry } = useWordsOfPages(pages, near, isFinding);
  const texts = useMemo(() => textsOf(placed, pages), [placed, pages]);
  const [from, setFrom] = useState(page);
  const find = useFind(texts, words, from - 1);
  const marks = useMemo(() => marksOf(placed, find.hits, find.current), [placed, find.hits, find.current]);
  const printing = usePagesToPrint(pages);
  useHitInView(box, find);
  const zoomBy = (step: number) => setZoom(Math.min(Math.max(zoom + step, 0), ZOOMS.length - 1));
  const turnOn = () => setTurn(((turn + 1) % 4) as Turn);
  const show = (wanted: number) => {
    goTo(wanted);
    onPage(wanted);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === "f" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    }
  };
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoomBy(1),
    "=": () => zoomBy(1),
    "-": () => zoomBy(-1),
    "0": () => setZoom(WHOLE),
    r: turnOn,
  };
  return (
    <div className={isWide ? "viewer viewer-wide" : "viewer"} onKeyDown={press}>
      <FindBar
        find={{
          ...find,
          setQuery(query) {
            setIsFinding(query.trim() !== "");
            setFrom(page);
            find.setQuery(query);
          },
        }}
        isDone={isDone}
        onRetry={retry}
        ref={field}
      />
      <div className="viewer-tools" role="group" aria-label={text.tools}>
        <Button
          look="quiet"
          icon="grid"
          label={text.thumbnails}
          isPressed={hasThumbnails}
          onPress={() => setHasThumbnails(!hasThumbnails)}
        />
        <Place page={page} pages={pages} onPage={show} />
        <Button look="quiet" icon="minus" label={text.zoomOut} onPress={() => zoomBy(-1)} />
        <span>{percent((ZOOMS[zoom] ?? 100) / 100)}</span>
        <Button look="quiet" icon="plus" label={text.zoomIn} onPress={() => zoomBy(1)} />
        <Button look="quiet" icon="turn" label={text.turn} onPress={turnOn} />
        <Button look="quiet" icon="print" label={text.print} onPress={printing.start} />
        <Button
          look="quiet"
          icon="wide"
          label={text.wide}
          isPressed={isWide}
          onPress={() => setIsWide(!isWide)}
        />
      </div>
      <PagesToPrint {...printing} />
      {isRecognized && <p className="hint">{text.recognized}</p>}
      <div className="viewer-body">
        {hasThumbnails && <Thumbnails pages={pages} page={page} turn={turn} onPage={show} />}
        <div
          className="viewer-pages"
          ref={box}
          tabIndex={0}
          role="region"
          aria-label={text.pages}
          onScroll={onScroll}
          onKeyDown={(event) => {
            if (!event.ctrlKey && !event.metaKey && !event.altKey) keys[event.key]?.();
          }}
        >
          {numbersTo(pages).map((one) => (
            <div key={one} data-page={one}>
              <ViewerPage
                page={one}
                pages={pages}
                isNear={near.has(one)}
                turn={turn}
                width={zoom > WHOLE ? WIDTH_ZOOMED : WIDTH}
                zoom={ZOOMS[zoom]}
                placed={placed.get(one)}
                marks={marks.get(one)}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const textsOf = (placed: ReadonlyMap<number, PlacedPage>, pages: number): string[] =>
  numbersTo(pages).map((page) => placed.get(page)?.text ?? "");

/** The marks of hits, by page. */
function marksOf(
  placed: ReadonlyMap<number, PlacedPage>,
  hits: readonly Hit[],
  current: Hit | undefined,
): Map<number, Mark[]> {
  const marks = new Map<number, Mark[]>();
  for (const hit of hits) {
    const page = placed.get(hit.text + 1);
    const boxes = page ? boxesOf(page, hit) : [];
    const found = marks.get(hit.text + 1) ?? [];
    found.push(...boxes.map((one) => ({ ...one, isCurrent: hit === current })));
    marks.set(hit.text + 1, found);
  }
  return marks;
}

interface PlaceProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Which page is looked at, with buttons to those before and after it. */
function Place({ page, pages, onPage }: PlaceProps) {
  const text = useWords(viewerWords);
  const { pageOf } = useWords(contentWords).preview;
  const { number } = useFormats();
  if (pages === 1) return null;
  const to = (wanted: number) => onPage(Math.min(Math.max(wanted, 1), pages));
  return (
    <>
      <Button look="quiet" icon="chevronLeft" label={text.previous} onPress={() => to(page - 1)} />
      <span role="status">{pageOf(number(page), number(pages))}</span>
      <Button look="quiet" icon="chevronRight" label={text.next} onPress={() => to(page + 1)} />
    </>
  );
}
