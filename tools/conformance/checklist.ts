/**
 * The conformance checklist of the specification (platform standard, Versioning 6), line by line, with the rules that
 * prove each line.
 */
export const checklist: readonly { line: string; rules: readonly string[] }[] = [
  {
    line: "every path is under /api/v{N}/ with a valid zone",
    rules: ["path-zone", "path-shape", "audience", "zone-crossing"],
  },
  { line: "plural kebab-case nouns", rules: ["noun", "verb-in-path"] },
  {
    line: "health/live and health/ready with checks",
    rules: ["health-live", "health-ready", "health-truth"],
  },
  {
    line: "metrics with required labels",
    rules: ["metrics-format", "metrics-labels", "metrics-route", "metrics-sums"],
  },
  { line: "info", rules: ["info", "contract-meta"] },
  {
    line: "openapi.json",
    rules: ["openapi", "openapi-valid", "openapi-complete", "undocumented", "answers-match"],
  },
  { line: "RFC 7807 errors with correlationId", rules: ["problem", "problem-even", "error-leak", "no-5xx"] },
  { line: "page/size with envelope", rules: ["page-envelope", "page-bounds", "filter-sort"] },
  { line: "Accept-Language", rules: ["accept-language"] },
  { line: "X-Correlation-Id", rules: ["correlation-id"] },
  { line: "ISO 8601 UTC", rules: ["dates-utc"] },
  { line: "Idempotency-Key", rules: ["idempotency-key"] },
  { line: "operationId format", rules: ["operation-id", "operation-id-unique"] },
];
