import { isObject } from "../../contract/own.ts";

/** A scalar of a JSON value, with the name of its property. */
export interface Scalar {
  name: string;
  value: string | number;
}

const MOST_SCALARS = 20_000;

/** The texts and numbers of a JSON value, the first 20,000; walks without recursion. */
export function scalarsOf(json: unknown): Scalar[] {
  const found: Scalar[] = [];
  const waiting: [string, unknown][] = [["", json]];
  for (let next = waiting.pop(); next && found.length < MOST_SCALARS; next = waiting.pop()) {
    const [name, value] = next;
    if (typeof value === "string" || typeof value === "number") found.push({ name, value });
    else if (Array.isArray(value))
      waiting.push(...value.slice(0, 1_000).map((one): [string, unknown] => [name, one]));
    else if (isObject(value)) waiting.push(...Object.entries(value).slice(0, 1_000));
  }
  return found;
}
