import { useSyncExternalStore } from "react";

const isOffline = (): boolean => !navigator.onLine;

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** True while the browser has no network. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);

const backOnline = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener("online", resolve, { once: true }));

/** Loads a file of the console. Without a network it waits for one and tries again, instead of failing. */
export const onceOnline =
  <File>(load: () => Promise<File>) =>
  async (): Promise<File> => {
    for (;;)
      try {
        return await load();
      } catch (error) {
        if (!isOffline()) throw error;
        await backOnline();
      }
  };
