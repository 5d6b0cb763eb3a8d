/**
 * A value shared by all functions of a process. Local functions share a process but load separate copies of modules;
 * the limit on open files applies to the process. The value comes from the module of one function, so its error
 * classes differ from those of the others.
 */
export function ofProcess<T>(name: string, make: () => T): T {
  const common = globalThis as { [key: symbol]: unknown };
  return (common[Symbol.for(name)] ??= make()) as T;
}
