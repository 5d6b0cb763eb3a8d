import type { DryAddress } from "../../client/generated/platform/types.ts";

export const addressLine = ({ method, path }: DryAddress): string => `${method} ${String(path)}`;

const dryMethods = ["POST", "PUT", "PATCH", "DELETE"] as const;

/** The addresses that lines of text name; undefined if a line names none. */
export function addressesIn(text: string): DryAddress[] | undefined {
  const lines = text.split("\n").map((line) => line.trim());
  const found = lines.filter(Boolean).map((line): DryAddress | undefined => {
    const [, name, path = ""] = /^(\S+)\s+(\/[^{}?#]*)$/.exec(line) ?? [];
    const method = dryMethods.find((one) => one === name?.toUpperCase());
    return method && { method, path };
  });
  return found.every((one) => one !== undefined) ? found : undefined;
}
