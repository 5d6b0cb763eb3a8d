// Written by `npm run generate` from functions/invoicing/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
