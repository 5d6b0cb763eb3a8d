// Written by `npm run generate` from functions/template-admin/openapi.json.

export * from "./resources/users.ts";
export * from "./resources/authenticate.ts";
export * from "./resources/signInChallenges.ts";
export * from "./resources/factors.ts";
export * from "./resources/passkeyChallenges.ts";
export * from "./resources/recoveryCodes.ts";
export * from "./resources/signIns.ts";
export * from "./resources/admin-approvals.ts";
export * from "./resources/admin-conformance-probes.ts";
export * from "./resources/admin-records.ts";
export * from "./resources/admin-templates.ts";
export * from "./resources/duaeTemplate.ts";
export * from "./resources/organizations.ts";
export * from "./resources/login.ts";
export * from "./resources/openapi.ts";
export * from "./resources/docs.ts";
export * from "./resources/health.ts";
export * from "./resources/info.ts";
export * from "./resources/management.ts";
export * from "./resources/metrics.ts";
