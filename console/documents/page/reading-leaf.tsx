import { useQuery } from "@tanstack/react-query";
import type { BlocDeCitire } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/problems.ts";
import { Loaded, sentenceOf } from "../../api/failed.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { readingQuery } from "./content.ts";
import { useOpened } from "./opened.ts";
import { contentWords } from "./words-content.ts";

/** The title of the document is above these. */
const headings = ["h2", "h3", "h4", "h5"] as const;

function Block({ tip, nivel = 1, text, randuri = [] }: BlocDeCitire) {
  if (tip === "TABEL")
    return (
      <table>
        <tbody>
          {randuri.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  const Element = tip === "TITLU" ? (headings[nivel - 1] ?? "h6") : "p";
  return <Element>{text}</Element>;
}

/** What a file says, where it has no pages to show, or why they were not made. It says that it is no picture of them. */
export function ReadingLeaf({ failure }: { failure?: unknown }) {
  const label = useWords(contentWords).preview;
  const read = useQuery(readingQuery(useOpened()));
  const language = useLanguage();
  const why =
    isProblem(failure) && failure.kind !== "unsupportedMedia" ? sentenceOf(failure, language) : undefined;
  return (
    <Loaded query={read} lines={12}>
      {({ blocuri, trunchiat }) => (
        <>
          <p className="hint">{label.readingView}</p>
          {why !== undefined && <p className="why">{why}</p>}
          {blocuri.length === 0 ? (
            <EmptyState title={label.emptyText} />
          ) : (
            <div className="preview-reading" tabIndex={0} role="region" aria-label={label.text}>
              {blocuri.map((block, index) => (
                <Block key={index} {...block} />
              ))}
            </div>
          )}
          {trunchiat && <p className="hint">{label.readingCut}</p>}
        </>
      )}
    </Loaded>
  );
}
