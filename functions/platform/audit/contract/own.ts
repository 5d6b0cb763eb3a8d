import type { JsonObject } from "../model/contract.ts";

/*
 * Reads what strangers wrote: names such as `__proto__` and `constructor` are data, so only own properties are read,
 * and a value has the requested type or is absent.
 */

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const own = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

export function ownObject(value: unknown, name: string): JsonObject | undefined {
  const found = own(value, name);
  return isObject(found) ? found : undefined;
}

export function ownList(value: unknown, name: string): readonly unknown[] {
  const found = own(value, name);
  return Array.isArray(found) ? found : [];
}

export function ownText(value: unknown, name: string): string | undefined {
  const found = own(value, name);
  return typeof found === "string" ? found : undefined;
}

/** The entries of an object; none for any other value. */
export const entriesOf = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : [];
