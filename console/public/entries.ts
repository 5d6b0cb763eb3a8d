import { make } from "./page.ts";

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
