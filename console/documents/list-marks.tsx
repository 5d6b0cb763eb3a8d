import type { ReactNode } from "react";

const signs: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => signs[entity] ?? entity);

/** A fragment of the search, escaped and with its words in `<mark>`: nothing in it is read as markup. */
export function Marked({ fragment }: { fragment: string }): ReactNode {
  return fragment.split(/<mark>(.*?)<\/mark>/s).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <mark key={key}>{unescaped(part)}</mark> : unescaped(part);
  });
}
