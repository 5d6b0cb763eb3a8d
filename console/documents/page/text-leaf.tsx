import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { Loaded } from "../../api/failed.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { Marked, piecesOfHits } from "../marks.tsx";
import { textQuery } from "./content.ts";
import { FindBar, useFind, useHitInView } from "./find.tsx";
import { useOpened } from "./opened.ts";
import { PrintButton } from "./print-button.tsx";
import { contentWords } from "./words-content.ts";

/** A file of text, with the searched words marked in it. */
export default function TextLeaf({ words }: { words: string }) {
  const label = useWords(contentWords).preview;
  const read = useQuery(textQuery(useOpened()));
  return (
    <Loaded query={read} lines={12}>
      {(text) => (text === "" ? <EmptyState title={label.emptyText} /> : <Text text={text} words={words} />)}
    </Loaded>
  );
}

function Text({ text, words }: { text: string; words: string }) {
  const label = useWords(contentWords).preview;
  const place = useRef<HTMLPreElement>(null);
  const texts = useMemo(() => [text.normalize("NFC")], [text]);
  const find = useFind(texts, words);
  useHitInView(place, find);
  const pieces = useMemo(
    () => piecesOfHits(texts[0] ?? "", find.hits, find.current),
    [texts, find.hits, find.current],
  );
  return (
    <>
      <div className="viewer-tools">
        <FindBar find={find} />
        <PrintButton>
          <pre className="preview-text">{text}</pre>
        </PrintButton>
      </div>
      <pre className="preview-text" ref={place} tabIndex={0} role="region" aria-label={label.text}>
        <Marked pieces={pieces} />
      </pre>
    </>
  );
}
