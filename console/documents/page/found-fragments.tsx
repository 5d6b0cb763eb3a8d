import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../words/words.ts";
import { highlightsQuery } from "./content.ts";
import { Marked } from "./marked.tsx";
import { piecesOfFragment } from "./marks.ts";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

/** The places of the document where the searched words stand: above its page, which is a picture. */
export function FoundFragments({ words }: { words: string }) {
  const text = useWords(pageWords).preview;
  const { document } = useOpened();
  const { data = [] } = useQuery(highlightsQuery(document, words));
  if (data.length === 0) return null;
  return (
    <section className="found" aria-label={text.found(words)}>
      <h2>{text.found(words)}</h2>
      <ul>
        {data.map((fragment) => (
          <li key={fragment}>
            … <Marked pieces={piecesOfFragment(fragment)} /> …
          </li>
        ))}
      </ul>
    </section>
  );
}
