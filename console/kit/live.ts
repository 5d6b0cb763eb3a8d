type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Says a text to screen readers, in the live region that the shell draws. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
