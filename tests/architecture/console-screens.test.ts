import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { consoleOperations } from "../../tools/console/screens.ts";
import { remedies } from "./remedies.ts";

const operations = await consoleOperations();
const withScreen = new Set(
  operations.flatMap(({ service, id, screens }) => (screens.length > 0 ? [`${service} ${id}`] : [])),
);

/** A whole namespace brings every function of a service into the file that a browser loads. */
const NAMESPACE = /import \* as \w+ from "[^"]*client\/generated/;

it("the operations of the console are imported by name", () => {
  const files = globSync("console/**/*.{ts,tsx}", { cwd: root });
  expect(files.filter((file) => NAMESPACE.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

/** React forgets the page when the file of a part is missing; `late` waits for the server. */
const BARE = /import [^;]*\blazy\b[^;]* from "react"|\bReact\.lazy\b/;

it("what the console loads late waits for the server: only kit/online.ts takes React's lazy", () => {
  const files = globSync("console/**/*.{ts,tsx}", { cwd: root });
  expect(files.filter((file) => BARE.test(readFileSync(join(root, file), "utf8")))).toEqual([
    "console/kit/online.ts",
  ]);
});

it("the operations of the console have a screen, or a reason why they have none", () => {
  const without = operations.filter(({ screens, reason }) => screens.length === 0 && reason === undefined);
  expect(
    without.map(({ service, id }) => `${service} ${id}`),
    remedies.screens,
  ).toEqual([]);
});

it("the operations of the console are many: documents are read, written, shared, signed and audited on screens", () => {
  for (const id of [
    "documents.list",
    "documents.patch",
    "documents.share",
    "documents.sign",
    "eveniment-documents.list",
  ])
    expect(withScreen).toContain(`documents ${id}`);
});
