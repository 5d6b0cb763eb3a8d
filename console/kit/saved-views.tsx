import { useState } from "react";
import { useWords } from "../words/words.ts";
import { Button, Link } from "./button.tsx";
import { kitWords } from "./words.ts";

export interface SavedView {
  id: string;
  title: string;
  /** The address with filters, sort and columns. */
  href: string;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  /** The current address. */
  current: string;
  onSave: (title: string) => void;
  onRemove: (id: string) => void;
}

/** A view is an address with a name, so Back, a link in a mail and a saved view are the same thing. */
export function SavedViews({ views, current, onSave, onRemove }: SavedViewsProps) {
  const text = useWords(kitWords).views;
  const all = useWords(kitWords);
  const [title, setTitle] = useState<string>();
  const isSaved = views.some((view) => view.href === current);
  const save = (): void => {
    if (!title?.trim()) return;
    onSave(title.trim());
    setTitle(undefined);
  };
  return (
    <nav className="saved-views" aria-label={text.label}>
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <Link href={view.href} current={view.href === current ? "page" : undefined}>
              {view.title}
            </Link>
            <Button
              look="quiet"
              icon="close"
              label={text.remove(view.title)}
              onPress={() => onRemove(view.id)}
            />
          </li>
        ))}
      </ul>
      {title === undefined ? (
        !isSaved && (
          <Button look="quiet" icon="plus" onPress={() => setTitle("")}>
            {text.save}
          </Button>
        )
      ) : (
        <form
          className="saved-views-new"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <input
            aria-label={text.name}
            className="input"
            value={title}
            autoFocus
            onChange={(event) => setTitle(event.target.value)}
          />
          <Button type="submit" look="primary">
            {all.save}
          </Button>
          <Button onPress={() => setTitle(undefined)}>{all.cancel}</Button>
        </form>
      )}
    </nav>
  );
}
