import { refusal } from "./errors.ts";

interface Bounds {
  from: number;
  to: number;
}

/** A required integer parameter. Throws InvalidArgument. */
export function integerIn(query: Map<string, string>, name: string, { from, to }: Bounds): number {
  const value = query.get(name) ?? "";
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < from || number > to)
    throw refusal("InvalidArgument", `${name} must be an integer between ${from} and ${to}`, {
      details: { ArgumentName: name, ArgumentValue: value },
    });
  return number;
}

/** A page size, clamped to S3's maximum of 1,000. Throws InvalidArgument. */
export function pageSizeIn(query: Map<string, string>, name: string): number {
  if (!query.has(name)) return 1000;
  return Math.min(integerIn(query, name, { from: 0, to: 2 ** 31 - 1 }), 1000);
}
