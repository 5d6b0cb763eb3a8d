import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settings } from "../../shared/config.ts";
import { configurationFile, configurationReference } from "../configuration.ts";

it("the reference of the configuration is committed as it is declared: npm run docs:configuration", () => {
  expect(readFileSync(configurationFile, "utf8")).toBe(configurationReference());
});

it("the reference names every setting and shows no value of a secret on AWS", () => {
  const rows = configurationReference().split("\n");
  const of = (variable: string) => rows.filter((row) => row.startsWith(`| \`${variable}\` |`));
  for (const { variable, secret } of Object.values(settings)) {
    expect(of(variable)).toHaveLength(1);
    if (secret) expect(of(variable)[0]).toMatch(/\| yes \| `\{\{resolve:secretsmanager:[^`]+\}\}` \|/);
  }
});
