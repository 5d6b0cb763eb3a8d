import process from "node:process";
import { currentFunction } from "./current-function.ts";

const ofProcess = process.env;
const seen = () => currentFunction()?.environment ?? ofProcess;

/**
 * Gives every function of this process a separate environment: code that runs for a function sees only the variables that
 * the function was given.
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
