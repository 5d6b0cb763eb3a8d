// Written by `npm run client` from functions/invoicing/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
