import { Link } from "../kit/button.tsx";
import { useWords } from "../words/words.ts";
import type { Listed } from "./list-rows.ts";
import { listWords } from "./words.ts";

export interface FoundProps {
  listed: Listed;
  /** The address of the list with other words. */
  hrefOf: (q: string) => string;
}

/** How many were found, and the words that were searched instead of those typed. */
export function Found({ listed: { total, isAtLeast, correction }, hrefOf }: FoundProps) {
  const text = useWords(listWords);
  const found = text.found(total);
  return (
    <span role="status">
      {isAtLeast ? text.atLeast(found) : found}
      {correction && (
        <>
          {". "}
          {text.search.corrected(correction.searched)}{" "}
          <Link href={hrefOf(correction.exact)}>{text.search.exact}</Link>
        </>
      )}
    </span>
  );
}
