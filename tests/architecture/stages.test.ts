import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { deployment, root, stage as local } from "../../localstack/serverless/deployment.ts";
import { declaredVariables } from "../../localstack/serverless/environment.ts";
import { settingNames, settingsOf } from "../../localstack/serverless/stage-settings.ts";
import { parseTemplate } from "../../localstack/serverless/yaml.ts";
import { allSettings } from "../../tools/configuration.ts";
import { remedies } from "./remedies.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const stages = globSync("stages/*.yml", { cwd: root }).map((file) => basename(file, ".yml"));
const written = (stage: string) => parseTemplate(read(`stages/${stage}.yml`)) as Record<string, unknown>;
const declarations = ["serverless.yml", ...globSync("{resources,functions}/**/*.yml", { cwd: root })];

const scratch = mkdtempSync(join(tmpdir(), "temelia-stages-"));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Reads a stage whose file has the settings of prod, these aside; `undefined` leaves one out. */
function withSettings(changed: Record<string, unknown>) {
  writeFileSync(join(scratch, "try.yml"), stringify({ ...written("prod"), ...changed }));
  return settingsOf("try", scratch);
}

describe("a stage", () => {
  it.each(stages)("%s names every setting in its file", (stage) => {
    expect(Object.keys(settingsOf(stage)), remedies.stage).toEqual([...settingNames, "secrets"]);
    expect(Object.keys(written(stage))).toEqual(settingNames);
  });

  it("a stage that has no file is refused by the name of the file", () => {
    expect(() => settingsOf("nowhere")).toThrow("There is no stages/nowhere.yml. Copy stages/prod.yml");
    expect(() => settingsOf("../prod")).toThrow('"../prod" is not a valid name of a stage');
  });

  it.each<[mistake: string, changed: Record<string, unknown>, message: string]>([
    ["a setting that is unknown", { searchUrll: "own" }, "try.yml: unknown: searchUrll"],
    ["a setting that is missing", { searchUrl: undefined }, "try.yml: searchUrl is missing"],
    ["a wrong value", { ownDomain: "yes" }, "try.yml: ownDomain must be true or false"],
    ["a region that is none", { region: "Frankfurt" }, "try.yml: region must be a region of AWS"],
    [
      "a truststore that is no object of the folder where no function may write",
      { machineTruststore: "content/machines.pem" },
      "machineTruststore must be an object certificates/….pem or none",
    ],
    [
      "a host of systems without what it needs",
      { machineDomain: "sisteme.temelia.md" },
      "named together or not at all: machineCertificate, machineTruststore is none",
    ],
    [
      "a truststore without a host",
      { machineTruststore: "certificates/machines-1.pem" },
      "named together or not at all: machineDomain, machineCertificate is none",
    ],
    [
      "several mistakes",
      { region: undefined, ocrEngine: "none", monthlyBudgetUsd: -1 },
      "region is missing; monthlyBudgetUsd must not be negative; ocrEngine must be tesseract or textract",
    ],
  ])("a stage with %s is refused by the names of file and setting", (_, changed, message) => {
    expect(() => withSettings(changed)).toThrow(message);
  });

  it("a stage names a host of systems with its certificate and truststore, or none", () => {
    const host = {
      machineDomain: "sisteme.temelia.md",
      machineCertificate: "arn:aws:acm:eu-central-1:123456789012:certificate/0f",
      machineTruststore: "certificates/machines-1.pem",
    };
    expect(withSettings(host)).toMatchObject(host);
    const none = Object.fromEntries(Object.keys(host).map((name) => [name, "none"]));
    expect(withSettings(none)).toMatchObject(none);
  });

  it("a stage has values that the functions accept which get them", async () => {
    const settings = await allSettings();
    const { default: ofStages = {} } = deployment().params;
    const settingOf = (value: string) => {
      const [, parameter = ""] = /^\$\{param:(\w+)\}$/.exec(value) ?? [];
      return /^\$\{self:custom\.settings\.(\w+)[,}]/.exec(String(ofStages[parameter]))?.[1];
    };
    const given = Object.entries(declaredVariables()).flatMap(([variable, value]) => {
      const name = settingOf(value);
      return name === undefined ? [] : [{ variable, name }];
    });
    const refused = stages.flatMap((stage) =>
      given
        .map(({ variable, name }) => ({ stage, variable, value: settingsOf(stage)[name] }))
        .filter(({ value }) => value !== null)
        .filter(({ variable, value }) => !settings[variable]?.rule.safeParse(value).success),
    );
    expect(refused).toEqual([]);
    expect(given.length).toBeGreaterThan(10);
  });

  it("a stage needs a secret only with the setting that uses it, and then refers to it", () => {
    const none = {
      frontSecret: "none",
      governmentClientSecret: "none",
      signingServiceToken: "none",
      notificationsClientSecret: "none",
      providerAClientSecret: "none",
      providerBClientSecret: "none",
    };
    const unused = {
      front: false,
      governmentIssuer: "https://login.invalid",
      signingServiceUrl: "https://signing.invalid",
      notificationsClientId: "none",
      providerAClientId: "none",
      providerBClientId: "none",
    };
    const secretsWith = (changed: Record<string, unknown>) => withSettings({ ...unused, ...changed }).secrets;
    expect(secretsWith({})).toEqual(none);
    const uses: [setting: object, key: string, secret: string][] = [
      [{ front: true }, "frontSecret", "front"],
      [{ governmentIssuer: "https://login.institutie.md" }, "governmentClientSecret", "government"],
      [
        { signingServiceUrl: "https://semnare.institutie.md" },
        "signingServiceToken",
        "signing-service-token",
      ],
      [{ notificationsClientId: "documente" }, "notificationsClientSecret", "notifications"],
      [{ providerAClientId: "temelia" }, "providerAClientSecret", "provider-a"],
      [{ providerBClientId: "temelia" }, "providerBClientSecret", "provider-b"],
    ];
    for (const [setting, key, secret] of uses)
      expect(secretsWith({ ...setting })).toEqual({
        ...none,
        [key]: `secretsmanager:temelia/try/${secret}`,
      });
  });
});

describe("the declarations of the deployment", () => {
  const variables = declarations.flatMap((file) =>
    [...read(file).matchAll(/\$\{env:(\w+)/g)].map(([, name = ""]) => ({ file, name })),
  );

  it("the declarations of the deployment read of the environment what the build is, and only for the local cloud anything else", () => {
    const { [local]: parameters = {} } = deployment().params;
    const locally = [...JSON.stringify(parameters).matchAll(/\$\{env:(\w+)/g)].map(([, name = ""]) => name);
    const others = variables.map(({ name }) => name).sort();
    expect(others, remedies.stage).toEqual(
      ["SERVICE_BUILT_AT", "SERVICE_COMMIT", "TEMELIA_WORK_FOLDER", ...locally].sort(),
    );
    expect(variables.filter(({ file }) => file !== "serverless.yml")).toEqual([]);
  });

  it("use every setting, and no other", () => {
    const used = declarations.flatMap((file) =>
      [...read(file).matchAll(/self:custom\.settings\.(\w+)/g)].map(([, name = ""]) => name),
    );
    // The loader decides by it which secrets there are.
    const ofDeclarations = settingNames.filter((name) => name !== "front");
    expect([...new Set(used)].sort()).toEqual([...ofDeclarations, "secrets"].sort());
  });
});
