import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localParameters, root } from "./deployment.ts";

/** What the variables of serverless.yml and of the templates are taken from. */
export interface VariableSources {
  stage: string;
  /** Answers `${env:…}`. */
  environment: Record<string, string | undefined>;
}

/** `${source:name}`, with or without a default in quotes; pseudo parameters such as `${AWS::Region}` are none. */
const VARIABLE = /\$\{(?!AWS::)([^:{}]+):([^{},]+)(?:,\s*'([^']*)')?\}/g;

/**
 * A text with its Serverless variables resolved as on the local cloud. The values of parameters have variables of
 * their own.
 * @throws Error for a variable without a value
 */
export const resolveVariables = (text: string, sources: VariableSources): string =>
  text.replace(VARIABLE, (variable, source: string, name: string, fallback?: string) => {
    const value = valueOf(source, name, sources) ?? fallback;
    if (value === undefined) throw new Error(`The variable ${variable} has no value here`);
    return source === "param" ? resolveVariables(value, sources) : value;
  });

function valueOf(source: string, name: string, { stage, environment }: VariableSources): string | undefined {
  if (source === "sls") return name === "stage" ? stage : undefined;
  if (source === "env") return environment[name];
  if (source === "param") return localParameters()[name];
  return source === "file(./package.json)" ? packageField(name) : undefined;
}

function packageField(name: string): string | undefined {
  const fields = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, string>;
  return fields[name];
}
