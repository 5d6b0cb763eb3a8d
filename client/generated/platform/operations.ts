// Written by `npm run generate` from functions/platform/openapi.json.

export * from "./resources/account.ts";
export * from "./resources/users.ts";
export * from "./resources/authenticate.ts";
export * from "./resources/publicUsers.ts";
export * from "./resources/admin-approvals.ts";
export * from "./resources/admin-audits.ts";
export * from "./resources/admin-conformance-probes.ts";
export * from "./resources/admin-issues.ts";
export * from "./resources/admin-records.ts";
export * from "./resources/admin-sessions.ts";
export * from "./resources/admin-systems.ts";
export * from "./resources/app-audits.ts";
export * from "./resources/openapi.ts";
export * from "./resources/public-badges.ts";
export * from "./resources/public-rules.ts";
export * from "./resources/public-sessions.ts";
export * from "./resources/public-systems.ts";
export * from "./resources/staff-audits.ts";
export * from "./resources/staff-issues.ts";
export * from "./resources/staff-sessions.ts";
export * from "./resources/staff-systems.ts";
export * from "./resources/docs.ts";
export * from "./resources/health.ts";
export * from "./resources/info.ts";
export * from "./resources/management.ts";
export * from "./resources/metrics.ts";
