// Written by `npm run generate` from functions/identity/openapi.json.

export * from "./resources/users.ts";
export * from "./resources/authenticate.ts";
export * from "./resources/signInChallenges.ts";
export * from "./resources/factors.ts";
export * from "./resources/passkeyChallenges.ts";
export * from "./resources/recoveryCodes.ts";
export * from "./resources/signIns.ts";
export * from "./resources/admin-approvals.ts";
export * from "./resources/admin-conformance-probes.ts";
export * from "./resources/admin-organizations.ts";
export * from "./resources/admin-partners.ts";
export * from "./resources/admin-projects.ts";
export * from "./resources/admin-records.ts";
export * from "./resources/app-organizations.ts";
export * from "./resources/app-projects.ts";
export * from "./resources/registration.ts";
export * from "./resources/tokens.ts";
export * from "./resources/openapi.ts";
export * from "./resources/docs.ts";
export * from "./resources/health.ts";
export * from "./resources/info.ts";
export * from "./resources/management.ts";
export * from "./resources/metrics.ts";
