// Written by `npm run client` from functions/platform/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
