import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
/** While the origin does not answer: resolves when it does. */
let silence: Promise<void> | undefined;

const tell = (): void => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export type Connection = "here" | "offline" | "silent";

const connection = (): Connection => (navigator.onLine ? (silence ? "silent" : "here") : "offline");

/** Tells if the browser has no network, or has one and the origin does not answer there. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection);

const ANSWERS_WITHIN_MS = 5000;
const ASKED_EVERY_MS = 3000;
/** A gateway answers so for a server that does not. */
const FAULTY = 500;

/** A browser may have a network without the origin: behind a VPN, at a restart, in a Wi-Fi without internet. */
async function answers(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    return (await fetch("/app", { method: "HEAD", cache: "no-store", signal })).status < FAULTY;
  } catch {
    return false;
  }
}

/** Resolves after a while, or at once when the browser has a network again. */
const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ASKED_EVERY_MS);
    window.addEventListener("online", resolve, { once: true });
  });

async function untilAnswered(): Promise<void> {
  do await pause();
  while (!(await answers()));
  silence = undefined;
  tell();
}

/** Resolves when the origin answers: with false if it did at once. */
export async function originAgain(): Promise<boolean> {
  if (!silence) {
    if (await answers()) return false;
    silence ??= untilAnswered();
    tell();
  }
  await silence;
  return true;
}

/**
 * Loads a file of the console. While the origin does not answer, it waits and tries again instead of failing: whoever loads the page
 * again then gets a page of the browser, which forgets this one.
 *
 * @throws if the origin answers without the file, as one with a newer release does
 */
export const onceOnline =
  <File>(load: () => Promise<File>) =>
  async (): Promise<File> => {
    for (;;)
      try {
        return await load();
      } catch (error) {
        if (!(await originAgain())) throw error;
      }
  };

/** A component whose file is loaded when it is first drawn. Without the origin its place waits, and the page stays. */
export const late = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(onceOnline(load));
