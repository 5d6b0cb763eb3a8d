// Written by `npm run client` from functions/platform/openapi.json.

export * from "./operations/authenticate.ts";
export * from "./operations/account.ts";
export * from "./operations/users.ts";
export * from "./operations/publicUsers.ts";
export * from "./operations/public-sessions.ts";
export * from "./operations/public-rules.ts";
export * from "./operations/public-systems.ts";
export * from "./operations/public-badges.ts";
export * from "./operations/admin-systems.ts";
export * from "./operations/admin-audits.ts";
export * from "./operations/admin-issues.ts";
export * from "./operations/admin-approvals.ts";
export * from "./operations/staff-systems.ts";
export * from "./operations/staff-audits.ts";
export * from "./operations/staff-issues.ts";
export * from "./operations/app-audits.ts";
export * from "./operations/staff-sessions.ts";
export * from "./operations/admin-sessions.ts";
export * from "./operations/health.ts";
export * from "./operations/metrics.ts";
export * from "./operations/info.ts";
export * from "./operations/openapi.ts";
export * from "./operations/management.ts";
export * from "./operations/docs.ts";
export * from "./operations/admin-conformance-probes.ts";
