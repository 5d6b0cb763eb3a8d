import { useSyncExternalStore } from "react";

export const languages = ["ro", "ru"] as const;
export type Language = (typeof languages)[number];

const KEPT = "language";
const listeners = new Set<() => void>();

const isLanguage = (value: unknown): value is Language => value === "ro" || value === "ru";

/** The language chosen here before, else the browser's if it is one of ours, else Romanian. */
function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  const ofBrowser = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  return ofBrowser ?? "ro";
}

let current: Language | undefined;

export const currentLanguage = (): Language => (current ??= firstLanguage());

function show(language: Language): void {
  current = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** Changes the language of every text on the page, in every tab, and keeps it. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEPT, language);
  show(language);
}

/** Sets the page's `lang`, and follows a choice made in another tab. Call it once, at the start. */
export function followLanguage(): () => void {
  document.documentElement.lang = currentLanguage();
  const follow = (event: StorageEvent): void => {
    if (event.key === KEPT && isLanguage(event.newValue)) show(event.newValue);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
