import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./deployment.ts";
import { projectFile } from "./project-file.ts";
import { resolvePart, resolveVariables } from "./variables.ts";

const sources = { stage: "local", environment: { GIVEN: "given" } };

describe("the variables of serverless.yml", () => {
  it("the variables of serverless.yml stand for a part of any file of the project: a field of package.json, a function's environment", () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
    expect(resolveVariables("v${file(./package.json):version}", sources)).toBe(`v${version}`);
    expect(resolveVariables("${file(./package.json):scripts.format}", sources)).toBe("oxfmt .");
    expect(resolvePart("${file(./functions/environment.yml):functions.identity-admin}")).toMatchObject({
      FRONT_SECRET: "${param:frontSecret}",
      USER_TOKEN_SECRET: "${param:userTokenSecret}",
    });
  });

  it("throw where they stand for nothing, or for what is no text", () => {
    const nothing = [
      "${file(./package.json):scripts.nothing}",
      "${file(./package.json):nothing.at.all}",
      "${file(./package.json):scripts}",
      "${sls:nothing}",
      "${env:NOTHING}",
      "${self:custom.settings.nothing}",
      "${self:service}",
    ];
    for (const variable of nothing)
      expect(() => resolveVariables(variable, sources)).toThrow(`The variable ${variable} has no value`);
    for (const variable of ["${file(./functions/environment.yml):functions.nobody}", "no variable"])
      expect(() => resolvePart(variable)).toThrow("has no value here");
    expect(() => resolvePart("${file(./nowhere.yml):a}")).toThrow("nowhere.yml");
  });

  it("the variables of serverless.yml take their default where they have no value, and no default otherwise", () => {
    expect(resolveVariables("${env:NOTHING, 'usual'} ${env:GIVEN, 'usual'}", sources)).toBe("usual given");
    expect(resolveVariables("${env:NOTHING, sls:stage} ${env:GIVEN, sls:stage}", sources)).toBe(
      "local given",
    );
  });

  it("the variables of serverless.yml stand for the settings of the local stage, and for parameters that all stages have", () => {
    expect(resolveVariables("${self:custom.settings.ocrEngine}", sources)).toBe("tesseract");
    expect(resolveVariables("${self:custom.settings.ownDomain}", sources)).toBe("false");
    expect(resolveVariables("${self:custom.settings.secrets.frontSecret}", sources)).toBe("none");
    expect(resolveVariables("${param:ocrEngine} ${param:invoiceDueDays}", sources)).toBe("tesseract 30");
  });
});

it("a file of the project is parsed once", () => {
  expect(projectFile("serverless.yml")).toBe(projectFile("serverless.yml"));
});
