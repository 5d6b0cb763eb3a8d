import type { PageOperation } from "./operations.js";

interface Tag {
  name: string;
  description: string;
}

export function isGrouped(tag: string): boolean;
export function grouped<One extends Tag>(
  contract: { tags: One[] },
  operations: PageOperation[],
): { name: string; tags: (Tag & { operations: PageOperation[] })[] }[];
