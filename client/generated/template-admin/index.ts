// Written by `npm run generate` from functions/template-admin/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
