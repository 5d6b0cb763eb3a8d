// Written by `npm run client` from functions/identity/openapi.json.

export * from "./operations/registration.ts";
export * from "./operations/tokens.ts";
export * from "./operations/app-organizations.ts";
export * from "./operations/app-projects.ts";
export * from "./operations/authenticate.ts";
export * from "./operations/users.ts";
export * from "./operations/admin-partners.ts";
export * from "./operations/admin-organizations.ts";
export * from "./operations/admin-projects.ts";
export * from "./operations/health.ts";
export * from "./operations/metrics.ts";
export * from "./operations/info.ts";
export * from "./operations/openapi.ts";
export * from "./operations/management.ts";
export * from "./operations/docs.ts";
export * from "./operations/admin-conformance-probes.ts";
