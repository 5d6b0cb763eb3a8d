/**
 * A value that all functions of a process have in common. Local functions share a process and have modules of their own;
 * what is open at once is bounded for the process. The value comes from the module of one function: the classes of errors
 * that it throws are not those of the others.
 */
export function ofProcess<T>(name: string, make: () => T): T {
  const common = globalThis as { [key: symbol]: unknown };
  return (common[Symbol.for(name)] ??= make()) as T;
}
