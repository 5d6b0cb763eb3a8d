import { AsyncLocalStorage } from "node:async_hooks";

export interface CurrentFunction {
  service: string;
  /** All variables that the function sees. */
  environment: Record<string, string | undefined>;
}

const current = new AsyncLocalStorage<CurrentFunction>();

/** The function that the running code works for; undefined for code of the process itself. */
export const currentFunction = (): CurrentFunction | undefined => current.getStore();

/** Runs `act`, and everything that it starts, for a function. */
export const runFor = <T>(running: CurrentFunction, act: () => T): T => current.run(running, act);
