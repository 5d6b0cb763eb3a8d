import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localParameters, root } from "./deployment.ts";

/** The sources of the variables of serverless.yml and of the templates. */
export interface VariableSources {
  stage: string;
  /** Resolves `${env:…}`. */
  environment: Record<string, string | undefined>;
}

/** `${source:name}`, with or without a default in quotes, but no pseudo parameter such as `${AWS::Region}`. */
const VARIABLE = /\$\{(?!AWS::)([^:{}]+):([^{},]+)(?:,\s*'([^']*)')?\}/g;

/**
 * Resolves the Serverless variables in a text for the local cloud, also those in the values of parameters.
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
