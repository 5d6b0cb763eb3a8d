import { make } from "./page.ts";

interface FoldedAct {
  /** What opens it, what the act will do, and its verb. */
  summary: string;
  about: string;
  verb: string;
  act: () => void;
}

/** An act that says what it will do before its button is there to be pressed. */
export function foldedAct({ summary, about, verb, act }: FoldedAct): HTMLElement {
  const folded = document.createElement("details");
  const button = make("button", verb) as HTMLButtonElement;
  button.type = "button";
  button.addEventListener("click", act);
  folded.append(make("summary", summary), make("p", about), button);
  return folded;
}

/** An entry of a list: a link, or just a name, with lines below it. Empty lines are left out. */
export function entryOf(name: string, href: string | undefined, lines: (string | undefined)[]): HTMLElement {
  const entry = document.createElement("li");
  const title = make(href === undefined ? "strong" : "a", name);
  if (href !== undefined) title.setAttribute("href", href);
  const about = lines.filter(Boolean).map((line) => {
    const shown = make("p", line ?? "");
    shown.className = "hint";
    return shown;
  });
  entry.append(title, ...about);
  return entry;
}
