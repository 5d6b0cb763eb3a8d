import type { PageOperation } from "./operations.js";

export function haystackOf(operation: PageOperation, tag: { name: string; description: string }): string;
export function isFound(haystack: string, text: string): boolean;
