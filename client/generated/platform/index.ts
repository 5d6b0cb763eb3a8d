// Written by `npm run generate` from functions/platform/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
