// Written by `npm run generate` from functions/documents/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
