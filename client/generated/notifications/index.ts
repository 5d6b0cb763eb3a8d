// Written by `npm run client` from functions/notifications/openapi.json.

export * from "./operations.ts";
export type * from "./types.ts";
