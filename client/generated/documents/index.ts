// Written by `npm run client` from functions/documents/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
