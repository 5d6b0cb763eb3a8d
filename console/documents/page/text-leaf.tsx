import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../api/failed.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { textQuery } from "./content.ts";
import { Marked } from "./marked.tsx";
import { piecesOfText } from "./marks.ts";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

/** A file of text, with the searched words marked in it. */
export function TextLeaf({ words }: { words: string }) {
  const label = useWords(pageWords).preview;
  const read = useQuery(textQuery(useOpened()));
  return (
    <Loaded query={read} lines={12}>
      {(text) =>
        text === "" ? (
          <EmptyState title={label.emptyText} />
        ) : (
          <pre className="preview-text" tabIndex={0} role="region" aria-label={label.text}>
            <Marked pieces={piecesOfText(text, words)} />
          </pre>
        )
      }
    </Loaded>
  );
}
