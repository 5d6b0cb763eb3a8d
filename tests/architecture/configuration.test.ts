import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allSettings, configurationFile, configurationReference } from "../../tools/configuration.ts";

it("the reference of the configuration is committed as it is declared: npm run docs:configuration", async () => {
  expect(readFileSync(configurationFile, "utf8")).toBe(await configurationReference());
});

it("the reference names every setting and shows no value of a secret on AWS", async () => {
  const rows = (await configurationReference()).split("\n");
  const of = (variable: string) => rows.filter((row) => row.startsWith(`| \`${variable}\` |`));
  for (const { variable, secret } of Object.values(await allSettings())) {
    expect(of(variable)).toHaveLength(1);
    if (secret)
      expect(of(variable)[0]).toMatch(/\| yes \| [a-z-]+ \| `\{\{resolve:secretsmanager:[^`]+\}\}` \|/);
  }
});
