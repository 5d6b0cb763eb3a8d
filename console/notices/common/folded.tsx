import { type ReactNode, useState } from "react";
import { Icon } from "../../kit/icons.tsx";
import { useWords, words } from "../../words/words.ts";

const foldedWords = words({
  label: ["Caută și filtrează", "Поиск и фильтры", "Search and filter"],
});

/** The filters of a list. On a phone they are folded, so that the list is in sight. */
export function Folded({ children }: { children: ReactNode }) {
  const text = useWords(foldedWords);
  const [isWide] = useState(() => window.matchMedia("(min-width: 60rem)").matches);
  return (
    <details className="notice-folded" open={isWide}>
      <summary>
        <Icon name="search" /> {text.label}
      </summary>
      <div className="notice-filters">{children}</div>
    </details>
  );
}
