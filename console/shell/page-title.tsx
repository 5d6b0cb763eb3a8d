import { useEffect } from "react";
import { announce } from "../kit/live.ts";
import { useWords } from "../words/words.ts";
import { shellWords } from "./words.ts";

/** Names the page, in the browser's tab and for screen readers. */
export function usePageTitle(name: string): void {
  const { product } = useWords(shellWords);
  const title = `${name} – ${product}`;
  useEffect(() => {
    document.title = title;
    announce(title);
  }, [title]);
}

/** The heading of a screen, which is also the title of its page; each screen draws one. */
export function PageTitle({ children }: { children: string }) {
  usePageTitle(children);
  return <h1 tabIndex={-1}>{children}</h1>;
}
