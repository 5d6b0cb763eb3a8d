// Written by `npm run client` from functions/template-admin/openapi.json.

export * from "./operations/login.ts";
export * from "./operations/duaeTemplate.ts";
export * from "./operations/organizations.ts";
export * from "./operations/authenticate.ts";
export * from "./operations/users.ts";
export * from "./operations/admin-templates.ts";
export * from "./operations/health.ts";
export * from "./operations/metrics.ts";
export * from "./operations/info.ts";
export * from "./operations/openapi.ts";
export * from "./operations/management.ts";
export * from "./operations/docs.ts";
export * from "./operations/admin-conformance-probes.ts";
