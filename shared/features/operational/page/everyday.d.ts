import type { PageOperation } from "./operations.js";

export function wordsFor(operation: Pick<PageOperation, "operationId">): string | undefined;
