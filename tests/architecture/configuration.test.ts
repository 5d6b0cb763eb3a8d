import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deployment, root } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";
import { allSettings, configurationReference, declaredSettings } from "../../tools/configuration.ts";
import { modulesOfFunctions } from "../../tools/modules-of-functions.ts";
import { remedies } from "./remedies.ts";

const functions = declaredFunctions();
const declared = await declaredSettings();
const { "shared/config.ts": kernel = {}, ...rooms } = declared;
const variablesOf = (settings: object) => Object.keys(settings).sort();

describe("a function is given", () => {
  it("the variables of the rooms that it imports, and no others", async () => {
    const wanted = [...(await modulesOfFunctions())].map(([name, { files }]) => [
      name,
      files.flatMap((file) => Object.keys(rooms[file] ?? {})).sort(),
    ]);
    const given = Object.entries(functions).map(([name, { environment = {} }]) => [
      name,
      variablesOf(environment),
    ]);
    expect(Object.fromEntries(given), remedies.variables).toEqual(Object.fromEntries(wanted));
  });

  it("what the kernel reads, as every other one is", () => {
    expect(variablesOf(deployment().provider.environment), remedies.kernelVariables).toEqual(
      variablesOf(kernel),
    );
  });
});

it("every variable is declared once, and every declared one is given", () => {
  const names = Object.values(declared).flatMap(variablesOf);
  expect(names, remedies.oneDeclaration).toEqual([...new Set(names)]);
  const given = Object.values(functions).flatMap(({ environment = {} }) => Object.keys(environment));
  expect([...new Set(given)].sort(), remedies.oneDeclaration).toEqual(
    Object.values(rooms).flatMap(variablesOf).sort(),
  );
});

it("functions/environment.yml has one group for each room, and each function its own line", () => {
  const file = parseTemplate(readFileSync(join(root, "functions/environment.yml"), "utf8")) as {
    rooms: Record<string, object>;
    functions: Record<string, object>;
  };
  const groups = (all: object[]) => all.map((group) => variablesOf(group).join(" ")).sort();
  expect(groups(Object.values(file.rooms)), remedies.variables).toEqual(groups(Object.values(rooms)));
  const given = Object.entries(functions).filter(([, { environment }]) => environment);
  expect(file.functions, remedies.variables).toEqual(
    Object.fromEntries(given.map(([name, { environment }]) => [name, environment])),
  );
});

it("the reference names every setting and shows no value of a secret on AWS", async () => {
  const rows = (await configurationReference()).split("\n");
  const of = (variable: string) => rows.filter((row) => row.startsWith(`| \`${variable}\` |`));
  for (const { variable, secret } of Object.values(await allSettings())) {
    expect(of(variable), remedies.generated).toHaveLength(1);
    if (secret)
      expect(of(variable)[0]).toMatch(
        /\| yes \| [^|]+ \| `Ref \w+`, `(\{\{resolve:secretsmanager:[^`]+\}\}|\$\{self:custom\.settings\.secrets\.\w+\})` \|/,
      );
  }
});
