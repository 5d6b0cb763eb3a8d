import { AsyncLocalStorage } from "node:async_hooks";
import process from "node:process";

type Variables = Record<string, string | undefined>;

const current = new AsyncLocalStorage<Variables>();
const ofProcess = process.env;
const seen = (): Variables => current.getStore() ?? ofProcess;

/**
 * Gives every function of this process a separate environment: code within `withEnvironment`, and everything that it
 * starts, sees only the variables that it was given.
 */
export function separateEnvironments(): void {
  process.env = new Proxy(ofProcess, {
    get: (_, name) => Reflect.get(seen(), name) as unknown,
    set: (_, name, value) => Reflect.set(seen(), name, value),
    has: (_, name) => Reflect.has(seen(), name),
    deleteProperty: (_, name) => Reflect.deleteProperty(seen(), name),
    ownKeys: () => Reflect.ownKeys(seen()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(seen(), name),
  });
}

export const withEnvironment = <T>(environment: Variables, act: () => T): T => current.run(environment, act);
