// Written by `npm run generate` from functions/notifications/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
