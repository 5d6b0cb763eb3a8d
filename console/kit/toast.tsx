import { useSyncExternalStore } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { kitWords } from "./words.ts";

export interface Toast {
  text: string;
  tone?: "good" | "bad" | undefined;
  /** An act such as "Undo", for the seconds that the toast is shown. */
  act?: { title: string; onPress: () => void } | undefined;
}

interface ShownToast extends Toast {
  id: number;
}

const SHOWN_MS = 6000;
let shown: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<() => void>();

function change(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

const dismiss = (id: number): void => change(shown.filter((toast) => toast.id !== id));

/** Says what has happened. A failure stays until it is closed, as does a toast with an act. */
export function showToast(toast: Toast): void {
  const id = ++last;
  change([...shown.slice(-3), { ...toast, id }]);
  if (toast.tone !== "bad" && !toast.act) setTimeout(() => dismiss(id), SHOWN_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The next person at this computer must not read anything of the one before. */
export const clearToasts = (): void => change([]);

/** The shell draws it once. Screen readers hear each toast, and its buttons work while a dialog is open. */
export function Toasts() {
  const text = useWords(kitWords).toast;
  const toasts = useSyncExternalStore(subscribe, () => shown);
  return (
    <section className="toasts" aria-label={text.region} aria-live="polite" data-react-aria-top-layer="true">
      {toasts.map(({ id, text: said, tone, act }) => (
        <div key={id} className={`toast toast-${tone ?? "good"}`}>
          <span>{said}</span>
          {act && (
            <Button
              look="quiet"
              onPress={() => {
                act.onPress();
                dismiss(id);
              }}
            >
              {act.title}
            </Button>
          )}
          <Button look="quiet" icon="close" label={text.close} onPress={() => dismiss(id)} />
        </div>
      ))}
    </section>
  );
}
