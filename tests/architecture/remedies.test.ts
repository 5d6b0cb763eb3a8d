import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { remedies } from "./remedies.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const guide = read("docs/add-an-endpoint.md");

/** The architecture tests that a new endpoint must pass. */
const met = [
  "functions/documents/routes-matrix.test.ts",
  ...["configuration", "openapi", "queues", "rooms", "texts"].map(
    (name) => `tests/architecture/${name}.test.ts`,
  ),
];
const alsoMet = ["deployment", "coverage", "packed-files"].map(
  (name) => `tests/architecture/${name}.test.ts`,
);
const used = [...met, ...alsoMet].map(read).join("\n");

/** The files named in a text; `<service>` stands for any service. */
const filesIn = (text: string) =>
  [...text.matchAll(/[\w<>*./-]+\.(?:test\.ts|ts|yml|yaml|json|md)\b/g)].map(([file]) => file);

const exists = (file: string) =>
  file.includes("/")
    ? globSync(file.replace("<service>", "*"), { cwd: root }).length > 0
    : existsSync(join(root, file)) || globSync(`functions/*/*/${file}`, { cwd: root }).length > 0;

describe("a house test that refuses", () => {
  it.each(met)("names the file to change, at every expectation: %s", (file) => {
    const source = read(file);
    const expectations = source.match(/\.(toEqual|toBe|toHaveLength)\(/g) ?? [];
    expect(source.match(/, remedies\.\w+\)|^\s+remedies\.\w+,$/gm)).toHaveLength(expectations.length);
  });

  it.each(Object.entries(remedies))("names files that are there: %s", (key, remedy) => {
    expect(filesIn(remedy)).not.toEqual([]);
    expect(filesIn(remedy).filter((file) => !exists(file))).toEqual([]);
    expect(used).toContain(`remedies.${key}`);
  });

  it("says it in its message", () => {
    expect(() => expect(["documents.peek"], remedies.vocabulary).toEqual([])).toThrow(
      /add the word to methods or acts in tests\/architecture\/openapi\.test\.ts/,
    );
  });
});

describe("docs/add-an-endpoint.md", () => {
  it("names only files that are there, but for the verb of its example", () => {
    const links = [...guide.matchAll(/\]\(([^)#]+)/g)].map(([, link = ""]) => join("docs", link));
    const named = filesIn(guide).filter((file) => /^(functions|tests|resources|docs)\//.test(file));
    expect([...links, ...named].filter((file) => !exists(file))).toEqual([
      "functions/documents/documents/read-summary.ts",
    ]);
  });

  it("names every file that a new endpoint touches", () => {
    const { access, contract, vocabulary, served, listed, variables, missingText } = remedies;
    const files = [access, contract, vocabulary, served, listed, variables, missingText].flatMap(filesIn);
    expect(files.filter((file) => !guide.includes(basename(file)))).toEqual([]);
  });
});
