import { ColumnChoice } from "../kit/column-choice.tsx";
import { type SavedView, SavedViews } from "../kit/saved-views.tsx";
import { useKept } from "../shell/use-kept.ts";
import { useWords } from "../words/words.ts";
import { columnIds, firstColumns } from "./list-columns.tsx";
import type { ListPlace } from "./list-place.ts";
import { listWords } from "./words.ts";

const isView = (kept: unknown): kept is SavedView =>
  typeof kept === "object" &&
  kept !== null &&
  ["id", "title", "href"].every((name) => typeof (kept as Record<string, unknown>)[name] === "string");

const readViews = (kept: unknown): readonly SavedView[] => (Array.isArray(kept) ? kept.filter(isView) : []);

/** The views that the person has saved of this list. */
export function Views({ place, current }: { place: ListPlace; current: string }) {
  const [views, keep] = useKept(`acte/${place.id}/views`, readViews);
  return (
    <SavedViews
      views={views}
      current={current}
      onSave={(title) => keep([...views, { id: crypto.randomUUID(), title, href: current }])}
      onRemove={(id) => keep(views.filter((view) => view.id !== id))}
    />
  );
}

const readColumns = (kept: unknown): readonly string[] => {
  const known: readonly string[] = columnIds;
  const ids = Array.isArray(kept) ? known.filter((id) => kept.includes(id)) : [];
  return ids.includes("denumire") ? ids : firstColumns;
};

/** The columns that the address names, as that of a saved view does, else those that the person chose last. */
export function useColumns(inAddress: readonly string[]): {
  shown: readonly string[];
  keep: (shown: readonly string[]) => void;
} {
  const [kept, keep] = useKept("acte/columns", readColumns);
  return { shown: inAddress.length > 0 ? readColumns(inAddress) : kept, keep };
}

export interface ColumnsProps {
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}

export function Columns({ shown, onChange }: ColumnsProps) {
  const text = useWords(listWords).column;
  const columns = columnIds.map((id) => ({ id, title: text[id], isRowHeader: id === "denumire" }));
  return <ColumnChoice columns={columns} shown={shown} onChange={onChange} />;
}
