// Written by `npm run client` from functions/invoicing/openapi.json.

export * from "./operations/authenticate.ts";
export * from "./operations/users.ts";
export * from "./operations/invoice.ts";
export * from "./operations/service.ts";
export * from "./operations/extras.ts";
export * from "./operations/admin-services.ts";
export * from "./operations/admin-bank-tokens.ts";
export * from "./operations/admin-unmatched-lines.ts";
export * from "./operations/admin-unmatched.ts";
export * from "./operations/admin-invoices.ts";
export * from "./operations/admin-approvals.ts";
export * from "./operations/health.ts";
export * from "./operations/metrics.ts";
export * from "./operations/info.ts";
export * from "./operations/openapi.ts";
export * from "./operations/management.ts";
export * from "./operations/docs.ts";
export * from "./operations/admin-conformance-probes.ts";
