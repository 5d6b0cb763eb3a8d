import { useQuery } from "@tanstack/react-query";
import { Fragment, memo } from "react";
import { useObjectUrl } from "../../kit/object-url.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { WIDTH, pictureQuery } from "./content.ts";
import { useOpened } from "./opened.ts";
import type { Box, PlacedPage } from "./placed-words.ts";
import { viewerWords } from "./viewer-words.ts";
import { contentWords } from "./words-content.ts";

/** A4, until the size of a page is known. */
const USUAL = { width: 595, height: 842 };
/** Clockwise, in quarters. */
export type Turn = 0 | 1 | 2 | 3;

export interface Mark extends Box {
  isCurrent: boolean;
}

const NONE: readonly Mark[] = [];

export interface ViewerPageProps {
  page: number;
  pages: number;
  /** True if it is seen, or soon will be. */
  isNear: boolean;
  turn: Turn;
  /** The pixels across of its picture. */
  width?: number | undefined;
  /** Its width in percent of its place. */
  zoom?: number | undefined;
  placed?: PlacedPage | undefined;
  marks?: readonly Mark[] | undefined;
}

/** A page: its picture, with its text over it to be selected, and marks of what was searched. */
export const ViewerPage = memo(function ViewerPage(props: ViewerPageProps) {
  const { page, pages, isNear, turn, width: pixels = WIDTH, zoom = 100, placed, marks = NONE } = props;
  const text = useWords(contentWords).preview;
  const failed = useWords(viewerWords).noPage;
  const { number } = useFormats();
  const { document } = useOpened();
  const read = useQuery({ ...pictureQuery(useOpened(), { page, width: pixels }), enabled: isNear });
  const smaller = useQuery({ ...pictureQuery(useOpened(), { page }), enabled: false });
  const picture = read.data ?? smaller.data;
  const address = useObjectUrl(isNear ? picture?.image : undefined);
  const { width, height } = placed ?? picture ?? USUAL;
  const name = text.pageOf(number(page), number(pages));
  return (
    <svg
      className="viewer-page"
      width={`${String(zoom)}%`}
      viewBox={turn % 2 === 0 ? `0 0 ${width} ${height}` : `0 0 ${height} ${width}`}
      role="group"
      aria-label={name}
      aria-busy={isNear && read.isPending}
    >
      <g transform={turned({ width, height }, turn)}>
        {address !== undefined && (
          <image
            href={address}
            width={width}
            height={height}
            role="img"
            aria-label={`${document.denumire}, ${name}`}
          />
        )}
        {isNear && placed && <TextLayer placed={placed} />}
        {marks.map(({ isCurrent, left, top, width: across, height: down }, index) => (
          <rect
            key={index}
            className={isCurrent ? "hit current" : "hit"}
            x={left}
            y={top}
            width={across}
            height={down}
          />
        ))}
      </g>
      {read.isError && !picture && (
        <text className="viewer-failed" x="50%" y="50%" textAnchor="middle" fontSize={width / 25}>
          {failed}
        </text>
      )}
    </svg>
  );
});

function turned({ width, height }: { width: number; height: number }, turn: Turn): string | undefined {
  if (turn === 0) return undefined;
  const moved = { 1: [height, 0], 2: [width, height], 3: [0, width] }[turn];
  return `translate(${moved.join(" ")}) rotate(${turn * 90})`;
}

/** The share of a line's height at which its letters stand, and which they take. */
const [BASE, LETTERS] = [0.8, 0.8];

/** The text as it stands on the page, unseen, because the picture shows it: to be selected, copied, and read by readers. */
const TextLayer = memo(function TextLayer({ placed }: { placed: PlacedPage }) {
  return (
    <g className="page-text verbatim">
      {placed.lines.map((words, line) => (
        <text key={line} fontSize={(words[0]?.height ?? 0) * LETTERS}>
          {words.map(({ text, left, top, width, height }, index) => (
            <Fragment key={index}>
              {index > 0 && " "}
              <tspan x={left} y={top + height * BASE} textLength={width} lengthAdjust="spacingAndGlyphs">
                {text}
              </tspan>
            </Fragment>
          ))}
        </text>
      ))}
    </g>
  );
});
