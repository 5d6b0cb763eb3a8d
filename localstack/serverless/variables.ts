import { once } from "../../shared/once.ts";
import { localParameters, stage as local } from "./deployment.ts";
import { projectFile } from "./project-file.ts";
import { settingsOf } from "./stage-settings.ts";

/** The sources of the variables of serverless.yml and of the templates. */
interface VariableSources {
  stage: string;
  /** Resolves `${env:…}`. */
  environment: Record<string, string | undefined>;
}

/**
 * `${source:name}`, with or without a default, which is a quoted text or another variable; but not a pseudo parameter such
 * as `${AWS::Region}`.
 */
const VARIABLE = /\$\{(?!AWS::)([^:{}]+):([^{},]+)(?:,\s*(?:'([^']*)'|([^{}']+)))?\}/g;

/**
 * Resolves the Serverless variables in a text for the local cloud, also those in the values of parameters.
 * @throws Error for a variable without a value
 */
export const resolveVariables = (text: string, sources: VariableSources): string =>
  text.replace(VARIABLE, (variable, source: string, name: string, fallback?: string, other?: string) => {
    const value = valueOf(source, name, sources) ?? fallback;
    if (value !== undefined) return source === "param" ? resolveVariables(value, sources) : value;
    if (other === undefined) throw withoutValue(variable);
    return resolveVariables(`\${${other}}`, sources);
  });

/**
 * The value of a text that is a single variable, `${file(./path):a.b}`: the part `a.b` of that file, of any type.
 * @throws Error if the file, or the part, does not exist
 */
export function resolvePart(variable: string): unknown {
  const [, source = "", name = ""] = /^\$\{([^:{}]+):([^{},]+)\}$/.exec(variable) ?? [];
  const part = partOfFile(source, name);
  if (part === undefined) throw withoutValue(variable);
  return part;
}

/**
 * The value of a text that is a single parameter of the local cloud, `${param:name}`, of any type.
 * @throws Error for a parameter without a value
 */
export function resolveParameter(variable: string): unknown {
  const [, name = ""] = /^\$\{param:(\w+)\}$/.exec(variable) ?? [];
  const value: unknown = localParameters()[name];
  if (value === undefined) throw withoutValue(variable);
  return value;
}

function valueOf(source: string, name: string, { stage, environment }: VariableSources): string | undefined {
  if (source === "sls") return name === "stage" ? stage : undefined;
  if (source === "env") return environment[name];
  if (source === "self") return settingOf(name);
  const part = source === "param" ? localParameters()[name] : partOfFile(source, name);
  return typeof part === "string" ? part : undefined;
}

/** The file of the local stage is read once. */
const localSettings = once(() => settingsOf(local));

/** The setting of the local stage for `custom.settings.<name>`; undefined for any other property. */
function settingOf(property: string): string | undefined {
  const [, name] = /^custom\.settings\.(.+)$/.exec(property) ?? [];
  if (name === undefined) return undefined;
  const value = valueAt(localSettings(), name);
  return value === undefined || value === null ? undefined : String(value);
}

/** The part `a.b` of `file(./path)`; undefined if it does not exist, or the source is not a file. */
function partOfFile(source: string, name: string): unknown {
  const [, path] = /^file\(\.\/(.+)\)$/.exec(source) ?? [];
  if (path === undefined) return undefined;
  return valueAt(projectFile(path), name);
}

const valueAt = (whole: unknown, path: string): unknown =>
  path.split(".").reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], whole);

const withoutValue = (variable: string) => new Error(`The variable ${variable} has no value here`);
