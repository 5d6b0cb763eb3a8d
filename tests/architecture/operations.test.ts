import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { declaredVariables } from "../../localstack/serverless/environment.ts";
import { settingNames, settingsOf } from "../../localstack/serverless/stage-settings.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";

/* The sections of docs/operations.md about the public address and its front name nothing that does not exist. */

interface Template {
  Parameters: Record<string, { Default?: unknown }>;
  Resources: Record<string, { Properties: { BucketName?: unknown } }>;
  Outputs: Record<string, object>;
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const template = (file: string) => parseTemplate(read(file)) as Template;
const operations = read("docs/operations.md");

/** A section with its heading, up to the next one. */
function section(heading: string): string {
  const start = operations.indexOf(`\n### ${heading}\n`);
  return operations.slice(start, operations.indexOf("\n##", start + 1));
}

const address = section("The public address: domain, certificates, DNS");
const both = `${address}${section("A front")}`;
const front = template("resources/front/front.yml");
const named = (pattern: RegExp, text = both) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

it("the address of a stage, as operations.md describes it names settings of stages, keys of the secret and variables that exist", () => {
  const settings = named(/`([a-z]+[A-Z]\w*)(?:: [^`]+)?`/g);
  const known = [...settingNames, ...Object.keys(settingsOf("prod").secrets)];
  expect(settings.filter((name) => !known.includes(name))).toEqual([]);
  expect(settings).toEqual(expect.arrayContaining(["ownDomain", "corsOrigins", "identityUrl"]));
  const given = named(/`(\w+): (?:true|false|own|none)`/g);
  expect(given.filter((name) => !settingNames.includes(name))).toEqual([]);
  const variables = named(/`([A-Z]+_[A-Z_]+)`/g).filter((name) => !(name in declaredVariables()));
  expect(variables).toEqual([]);
});

it("the address of a stage, as operations.md describes it gives the front exactly the parameters that it asks for, and names its output", () => {
  const asked = Object.entries(front.Parameters).filter(([, { Default }]) => Default === undefined);
  const [overrides = ""] = /--parameter-overrides [^`]+/.exec(both) ?? [];
  expect(named(/\b([A-Z]\w+)=/g, overrides).sort()).toEqual(asked.map(([name]) => name).sort());
  const pascal = named(/`([A-Z][a-z]\w+)`/g);
  const known = [
    ...Object.keys(front.Parameters),
    ...Object.keys(front.Outputs),
    "Location",
    "Authorization",
  ];
  expect(pascal.filter((name) => !known.includes(name))).toEqual(["HttpOnly", "Secure"]);
});

it("the address of a stage, as operations.md describes it names the parameter of the public address and the buckets as the stack declares them", () => {
  const parameters = template("resources/parameters.yml").Parameters;
  const declared = Object.values(parameters).map(({ Default }) => String(Default));
  for (const name of named(/`\/temelia\/<stage>\/([\w-]+)`/g))
    expect(
      declared.some((value) => value.endsWith(`/${name}`)),
      name,
    ).toBe(true);
  const buckets = JSON.stringify(template("resources/buckets.yml").Resources);
  const [, listed = ""] = /for bucket in ([\w ]+);/.exec(address) ?? [];
  expect(listed.split(" ").length).toBe(3);
  for (const bucket of listed.split(" ")) expect(buckets).toMatch(new RegExp(`temelia-[^"]*-${bucket}-`));
});
