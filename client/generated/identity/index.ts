// Written by `npm run client` from functions/identity/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
