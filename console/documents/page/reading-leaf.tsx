import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useRef } from "react";
import type { BlocDeCitire, VedereDeCitire } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/problems.ts";
import { Loaded, sentenceOf } from "../../api/failed.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { Marked, piecesOfHits } from "../marks.tsx";
import { readingQuery } from "./content.ts";
import { FindBar, useFind, useHitInView } from "./find.tsx";
import { useOpened } from "./opened.ts";
import { PrintButton } from "./print-button.tsx";
import { contentWords } from "./words-content.ts";

/** The title of the document is above these. */
const headings = ["h2", "h3", "h4", "h5"] as const;

/** Draws a text of a block, which has a number. */
type Draw = (text: string, at: number) => ReactNode;

/** A block, with the number of its first text. */
interface NumberedBlock extends BlocDeCitire {
  first: number;
}

function Block({ tip, nivel = 1, text = "", randuri = [], first, draw }: NumberedBlock & { draw: Draw }) {
  if (tip === "TABEL") {
    let at = first;
    return (
      <table>
        <tbody>
          {randuri.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{draw(cell, at++)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  }
  const Element = tip === "TITLU" ? (headings[nivel - 1] ?? "h6") : "p";
  return <Element>{draw(text, first)}</Element>;
}

const textsOf = ({ tip, text = "", randuri = [] }: BlocDeCitire): string[] =>
  tip === "TABEL" ? randuri.flat() : [text];

/** The blocks, with the numbers of their texts, and all texts. */
function numbered(blocks: readonly BlocDeCitire[]): { blocks: NumberedBlock[]; texts: string[] } {
  const texts: string[] = [];
  const numbers = blocks.map((block) => {
    const first = texts.length;
    texts.push(...textsOf(block).map((text) => text.normalize("NFC")));
    return { ...block, first };
  });
  return { blocks: numbers, texts };
}

interface ReadingLeafProps {
  /** The searched words, "" without a search. */
  words: string;
  failure?: unknown;
}

/** What a file says, where it has no pages to show, or why they were not made. It says that it is no picture of them. */
export default function ReadingLeaf({ words, failure }: ReadingLeafProps) {
  const label = useWords(contentWords).preview;
  const read = useQuery(readingQuery(useOpened()));
  const language = useLanguage();
  const why =
    isProblem(failure) && failure.kind !== "unsupportedMedia" ? sentenceOf(failure, language) : undefined;
  return (
    <Loaded query={read} lines={12}>
      {(view) => (
        <>
          <p className="hint">{label.readingView}</p>
          {why !== undefined && <p className="why">{why}</p>}
          {view.blocuri.length === 0 ? (
            <EmptyState title={label.emptyText} />
          ) : (
            <Blocks view={view} words={words} />
          )}
          {view.trunchiat && <p className="hint">{label.readingCut}</p>}
        </>
      )}
    </Loaded>
  );
}

function Blocks({ view, words }: { view: VedereDeCitire; words: string }) {
  const label = useWords(contentWords).preview;
  const place = useRef<HTMLDivElement>(null);
  const { blocks, texts } = useMemo(() => numbered(view.blocuri), [view]);
  const find = useFind(texts, words);
  const found = useMemo(() => Map.groupBy(find.hits, ({ text }) => text), [find.hits]);
  useHitInView(place, find);
  const draw: Draw = (text, at) => {
    const hits = found.get(at);
    return hits ? <Marked pieces={piecesOfHits(text.normalize("NFC"), hits, find.current)} /> : text;
  };
  const drawn = blocks.map((block) => <Block key={block.first} {...block} draw={draw} />);
  return (
    <>
      <div className="viewer-tools">
        <FindBar find={find} />
        <PrintButton>
          <div className="preview-reading">{drawn}</div>
        </PrintButton>
      </div>
      <div className="preview-reading" ref={place} tabIndex={0} role="region" aria-label={label.text}>
        {drawn}
      </div>
    </>
  );
}
