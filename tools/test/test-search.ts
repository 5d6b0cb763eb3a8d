import { conclude, vitest } from "./suites.ts";

/**
 * `npm run test:search`: what every search index promises, on SQLite, and on the OpenSearch (2.19 or newer, without
 * plugins) that OPENSEARCH_URL names; its indexes `documents-g*` are removed.
 */
const url = process.env.OPENSEARCH_URL;
console.log(
  url ? `On SQLite and on OpenSearch at ${url}.` : "On SQLite; set OPENSEARCH_URL to try OpenSearch too.",
);
conclude([await vitest("search", ["--project", "product", "shared/search"])]);
