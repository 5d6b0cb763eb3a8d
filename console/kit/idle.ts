const LONGEST_MS = 1000;

/** Resolves when the browser is idle, or after a second: Safari cannot say when it is idle. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS);
  });

/** Loads what will probably be needed, once the browser is idle. If that fails, its first use loads it again. */
export const loadWhenIdle = (load: () => Promise<unknown>): void =>
  void whenIdle()
    .then(load)
    .catch(() => undefined);
