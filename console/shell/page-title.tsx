import { useEffect } from "react";
import { announce } from "../kit/live.ts";
import { useWords } from "../words/words.ts";
import { shellWords } from "./words.ts";

/** The heading of a screen and the title of its page; each screen draws one. */
export function PageTitle({ children }: { children: string }) {
  const text = useWords(shellWords);
  const title = `${children} – ${text.product}`;
  useEffect(() => {
    document.title = title;
    announce(title);
  }, [title]);
  return <h1 tabIndex={-1}>{children}</h1>;
}
