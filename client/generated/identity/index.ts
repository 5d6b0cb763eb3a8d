// Written by `npm run generate` from functions/identity/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
