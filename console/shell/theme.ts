import { useSyncExternalStore } from "react";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const KEPT = "theme";
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  const kept = localStorage.getItem(KEPT);
  return themes.find((theme) => theme === kept) ?? "system";
}

/** Sets the kept theme on the page. Call it before the first drawing. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEPT, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme);
