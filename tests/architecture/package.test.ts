import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bundleInto } from "../../tools/bench/bundles.ts";
import { allSettings } from "../../tools/configuration.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";
import { deployment, root } from "../../localstack/serverless/deployment.ts";

interface Packaged {
  Type: string;
  Properties: {
    FunctionName?: string;
    Environment?: { Variables: Record<string, unknown> };
    CorsConfiguration?: { CorsRules: { AllowedOrigins: unknown }[] };
  };
}

const MOST_KIB = 900;

/** Libraries that a function needs whole: for PDF and OCR. */
const heavy = /pdf|tesseract|textract|opencv/;

const scratch = mkdtempSync(join(tmpdir(), "temelia-package-"));
let template: Record<string, Packaged>;

/** An environment without credentials and settings. */
const nobody = () => {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("AWS_") && !isSetting(name));
  return Object.fromEntries(kept);
};
const settings = await allSettings();
const isSetting = (name: string) => name in settings;

beforeAll(async () => {
  const program = join(root, "node_modules/serverless/bin/serverless.js");
  const env = { ...nobody(), HOME: scratch, TEMELIA_WORK_FOLDER: relative(root, join(scratch, "work")) };
  const args = [program, "package", "--stage", "prod", "--package", join(scratch, "out")];
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  const text = readFileSync(join(scratch, "out/cloudformation-template-update-stack.json"), "utf8");
  template = (JSON.parse(text) as { Resources: Record<string, Packaged> }).Resources;
}, 180_000);

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
});

const packagedFunctions = () =>
  Object.values(template).filter(({ Type }) => Type === "AWS::Lambda::Function");

describe("the package for production, made without credentials", () => {
  it("stays below 450 resources: CloudFormation takes 500", () => {
    expect(Object.keys(template).length).toBeLessThan(450);
    expect(packagedFunctions()).toHaveLength(Object.keys(declaredFunctions()).length);
  });

  it("has at most 900 KiB minified in a function, unless that carries a library for PDF or OCR", async () => {
    const sizes = Object.entries(declaredFunctions()).map(([name, { handler }]) => ({
      name,
      bytes: statSync(join(scratch, "work/.build", handler.replace(/\.handler$/, ".mjs"))).size,
    }));
    const large = sizes.filter(({ bytes }) => bytes > MOST_KIB * 1024).map(({ name }) => name);
    const weighed = await bundleInto(scratch, large);
    const refused = weighed.filter(({ heaviest }) => !heaviest.some(([name]) => heavy.test(name)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(refused.map(({ name, bytes, heaviest }) => [name, bytes, ...heaviest])).toEqual([]);
  });

  it("holds no secret, only where CloudFormation finds them", () => {
    const given = packagedFunctions().flatMap(({ Properties }) =>
      Object.entries(Properties.Environment?.Variables ?? {}).filter(
        ([variable]) => settings[variable]?.secret,
      ),
    );
    expect(given.filter(([, value]) => !/^\{\{resolve:/.test(String(value)))).toEqual([]);
    const secrets = Object.values(settings).filter(({ secret }) => secret);
    expect([...new Set(given.map(([variable]) => variable))].sort()).toEqual(
      secrets.map(({ variable }) => variable).sort(),
    );
  });

  it("gives each function the variables that are declared for it", () => {
    const given = packagedFunctions().map(({ Properties: { FunctionName = "", Environment } }) => [
      FunctionName.replace("temelia-prod-", ""),
      Object.keys(Environment?.Variables ?? {}).sort(),
    ]);
    const common = deployment().provider.environment;
    const declared = Object.entries(declaredFunctions()).map(([name, { environment }]) => [
      name,
      Object.keys({ ...common, ...environment }).sort(),
    ]);
    expect(Object.fromEntries(given)).toEqual(Object.fromEntries(declared));
  });

  it("gives the key that signs for organizations to the one function that signs", () => {
    const holders = packagedFunctions().filter(
      ({ Properties }) => "IDENTITY_SIGNING_KEY" in (Properties.Environment?.Variables ?? {}),
    );
    expect(holders.map(({ Properties }) => Properties.FunctionName)).toEqual(["temelia-prod-identity-login"]);
  });

  it("lets browsers call from the host's own pages, unless other origins are named", () => {
    const environments = packagedFunctions().map(({ Properties }) => Properties.Environment?.Variables ?? {});
    const own = environments[0]?.PUBLIC_URL;
    const rules = Object.values(template).flatMap(({ Properties }) => Properties.CorsConfiguration ?? []);
    expect(environments.filter(({ CORS_ORIGINS }) => CORS_ORIGINS !== own)).toEqual([]);
    expect(rules.map(({ CorsRules }) => CorsRules[0]?.AllowedOrigins)).toEqual(
      Array(3).fill({ "Fn::Split": [",", own] }),
    );
  });

  it("gives no function a role of the framework, only those that resources/roles.yml declares", () => {
    expect(Object.keys(template)).not.toContain("IamRoleLambdaExecution");
  });
});
