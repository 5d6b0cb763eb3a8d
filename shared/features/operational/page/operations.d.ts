/** The types of `operations.js` for the callers outside the page. */

export interface PageOperation {
  operationId: string;
  /** The name of its function in the client. */
  functionName: string;
  path: string;
  method: string;
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required?: boolean; description?: string }[];
  security?: Record<string, string[]>[];
  responses: Record<string, { content?: object; description?: string }>;
  requestBody?: { content: Record<string, { example?: unknown }> };
}

export interface PageContract {
  paths: object;
  components: { securitySchemes: Record<string, object> };
}

export function olderOf(operations: PageOperation[]): Map<string, PageOperation[]>;
export function firstCallOf(operations: PageOperation[]): PageOperation | undefined;
export function operationsOf(contract: PageContract): PageOperation[];
export function schemeOf(operation: PageOperation): string | undefined;
export function sourceOf(operations: PageOperation[], path: string, name: string): PageOperation | undefined;
