import { conclude, vitest } from "./suites.ts";

/**
 * `npm run test:search`: what every search index promises, and that its access is `rightsOf`: on SQLite, and on the OpenSearch
 * (2.19 or newer, without plugins) that OPENSEARCH_URL names. Its indexes `test-…` there come and go.
 */
const url = process.env.OPENSEARCH_URL;
const files = ["shared/search", "functions/documents/access/reading-keys.test.ts"];

async function versionAt(address: string): Promise<string> {
  const { version } = (await (await fetch(address)).json()) as { version: { number: string } };
  return version.number;
}

console.log(
  url
    ? `On SQLite and on OpenSearch ${await versionAt(url)} at ${url}.`
    : "On SQLite; set OPENSEARCH_URL to try OpenSearch too.",
);
conclude([await vitest("search", ["--project", "product", ...files])]);
