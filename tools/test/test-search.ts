import { conclude, vitest } from "./suites.ts";

/**
 * `npm run test:search`: the promises of every adapter of the search index, and that its access is `rightsOf`. With
 * OPENSEARCH_URL=… on that OpenSearch (2.19 or newer, without plugins; it creates and deletes indexes `test-…`) and on
 * SQLite, otherwise on SQLite only. The last line is the sum.
 */
const url = process.env.OPENSEARCH_URL;
const files = ["functions/documents/search-index", "functions/documents/access/reading-keys.test.ts"];

interface Node {
  version: { distribution?: string; number: string };
}

async function nameOf(address: string): Promise<string> {
  const { version } = (await (await fetch(address)).json()) as Node;
  return `${version.distribution ?? "unknown"} ${version.number}`;
}

console.log(
  url
    ? `The search index on ${await nameOf(url)} at ${url}, and on SQLite.`
    : "The search index on SQLite. OPENSEARCH_URL=http://… tests it on an OpenSearch as well.",
);
// One file after the other: they share the one OpenSearch, and each sets its own time-outs.
conclude([await vitest("search index", ["--project", "product", "--no-file-parallelism", ...files])]);
