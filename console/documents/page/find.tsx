import { type KeyboardEvent, type RefObject, useDeferredValue, useEffect, useMemo, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { kitWords } from "../../kit/words.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { type Hit, findIn } from "../marks.tsx";
import { viewerWords } from "./viewer-words.ts";

/** A search in what is shown of a document. */
export interface Find {
  query: string;
  setQuery: (query: string) => void;
  hits: readonly Hit[];
  /** The hit that is looked at. */
  current: Hit | undefined;
  /** Goes to the next hit, or by -1 to the one before. */
  go: (step: 1 | -1) => void;
  /** How often it went. */
  steps: number;
}

/**
 * Searches in texts in NFC.
 * @param first what is searched for at the start
 * @param from the text from which on the first hit is looked for
 */
export function useFind(texts: readonly string[], first: string, from = 0): Find {
  const [query, setQuery] = useState(first);
  const [chosen, setChosen] = useState<{ query: string; hit: Hit; steps: number }>();
  const asked = useDeferredValue(query);
  const hits = useMemo(() => findIn(texts, asked), [texts, asked]);
  const kept = chosen?.query === asked ? hits.find((hit) => isSame(hit, chosen.hit)) : undefined;
  const current = kept ?? hits.find(({ text }) => text >= from) ?? hits[0];
  return {
    query,
    setQuery,
    hits,
    current,
    steps: chosen?.steps ?? 0,
    go(step) {
      const at = current ? hits.indexOf(current) : -1;
      const hit = hits.at((at + step) % Math.max(1, hits.length));
      if (hit) setChosen({ query: asked, hit, steps: (chosen?.steps ?? 0) + 1 });
    },
  };
}

/** More texts make new hits of the same places. */
const isSame = (a: Hit, b: Hit): boolean => a.text === b.text && a.start === b.start;

export interface FindBarProps {
  find: Find;
  /** False while some of the text is still being read. */
  isDone?: boolean | undefined;
  /** Reads again what could not be read; undefined if all was. */
  onRetry?: (() => void) | undefined;
  ref?: RefObject<HTMLInputElement | null> | undefined;
}

/** The field of a search in the document: Enter goes on, Shift and Enter back, Escape ends it. */
export function FindBar({ find, isDone = true, onRetry, ref }: FindBarProps) {
  const text = useWords(viewerWords).find;
  const { retry } = useWords(kitWords);
  const { query, setQuery, hits, go } = find;
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Enter") {
      event.preventDefault();
      go(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape" && query !== "") {
      event.stopPropagation();
      setQuery("");
    }
  };
  return (
    <div className="find" role="search" aria-label={text.label}>
      <input
        ref={ref}
        className="input"
        type="search"
        aria-label={text.field}
        placeholder={text.field}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={press}
      />
      <Button look="quiet" icon="chevronUp" label={text.previous} onPress={() => go(-1)} />
      <Button look="quiet" icon="chevronDown" label={text.next} onPress={() => go(1)} />
      <span role="status">
        {query.trim() !== "" && (
          <Count find={find} isDone={isDone || hits.length > 0} isPartial={onRetry !== undefined} />
        )}
      </span>
      {query.trim() !== "" && onRetry && (
        <Button look="quiet" onPress={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}

interface CountProps {
  find: Find;
  isDone: boolean;
  /** Some of the text could not be read. */
  isPartial: boolean;
}

function Count({ find: { hits, current }, isDone, isPartial }: CountProps) {
  const text = useWords(viewerWords).find;
  const { number } = useFormats();
  if (!isDone) return text.searching;
  const count = current && text.count(number(hits.indexOf(current) + 1), number(hits.length));
  if (!isPartial) return count ?? text.none;
  return count === undefined ? text.unread : `${count}. ${text.unread}`;
}

/** Scrolls the current hit into the middle of what is shown, when it is another one or was asked for again. */
export function useHitInView(within: RefObject<HTMLElement | null>, { current, steps }: Find): void {
  const { text, start } = current ?? {};
  useEffect(() => {
    if (text !== undefined) within.current?.querySelector(".current")?.scrollIntoView({ block: "center" });
  }, [within, text, start, steps]);
}
