import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { deployment, root } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";
import { allSettings, configurationReference, declaredSettings } from "../../tools/configuration.ts";
import { remedies } from "./remedies.ts";

const functions = declaredFunctions();
const { "shared/config.ts": kernel = {} } = await declaredSettings();
const variablesOf = (settings: object) => Object.keys(settings).sort();

it("the variables that the kernel reads are given to every function", () => {
  expect(variablesOf(deployment().provider.environment), remedies.kernelVariables).toEqual(
    variablesOf(kernel),
  );
});

it("each function takes its own variables of functions/environment.yml", () => {
  const file = parseTemplate(readFileSync(join(root, "functions/environment.yml"), "utf8")) as {
    functions: Record<string, object>;
  };
  const given = Object.entries(functions).filter(([, { environment }]) => environment);
  expect(
    Object.fromEntries(given.map(([name, { environment }]) => [name, environment])),
    remedies.variables,
  ).toEqual(file.functions);
});

it("the reference names every setting, and for a secret on AWS its name", async () => {
  const rows = (await configurationReference()).split("\n");
  const of = (variable: string) => rows.filter((row) => row.startsWith(`| \`${variable}\` |`));
  for (const { variable, secret } of Object.values(await allSettings())) {
    expect(of(variable), remedies.generated).toHaveLength(1);
    if (secret)
      expect(of(variable)[0]).toMatch(
        /\| yes \| [^|]+ \| `(secretsmanager:temelia\/\$\{sls:stage\}\/[a-z-]+(\/\{service\})?|\$\{self:custom\.settings\.secrets\.\w+\})` \|/,
      );
  }
});
