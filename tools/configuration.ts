import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import "../shared/testing/environment.ts";
import { settings, type Setting } from "../shared/config.ts";
import { declaredFunctions } from "../localstack/serverless/functions.ts";
import { root } from "../localstack/serverless/deployment.ts";
import { parseTemplate } from "../localstack/serverless/yaml.ts";
import { declaredVariables } from "../localstack/serverless/environment.ts";

/** Where the reference lies in the repository. */
export const configurationFile = join(root, "docs/configuration.md");

interface Deployment {
  params: { default: Record<string, unknown>; local: Record<string, unknown> };
}

const byVariable = (declared: Record<string, Setting>): Record<string, Setting> =>
  Object.fromEntries(Object.values(declared).map((setting) => [setting.variable, setting]));

/** The settings that functions declare for themselves, by variable. */
async function ownSettings(): Promise<Record<string, Setting>> {
  const files = globSync("functions/**/settings.ts", { cwd: root });
  const modules = await Promise.all(
    files.map((file) => import(join(root, file)) as Promise<{ settings: Record<string, Setting> }>),
  );
  return Object.assign({}, ...modules.map((module) => byVariable(module.settings))) as Record<
    string,
    Setting
  >;
}

/** Every setting of the system, by variable. */
export const allSettings = async (): Promise<Record<string, Setting>> => ({
  ...byVariable(settings),
  ...(await ownSettings()),
});

/** The functions that get a variable, where not all do. */
const receivers = (variable: string): string[] =>
  Object.entries(declaredFunctions())
    .filter(([, { environment = {} }]) => variable in environment)
    .map(([name]) => name);

/** The reference of every setting: from the code what it is, from serverless.yml what it is set to. */
export async function configurationReference(): Promise<string> {
  const { params } = parseTemplate(readFileSync(join(root, "serverless.yml"), "utf8")) as Deployment;
  const variables = declaredVariables();
  const rows = Object.values(await allSettings()).map(({ variable, purpose, secret, rule }) => {
    const value = variables[variable] ?? "";
    const name = /^\$\{param:(\w+)\}$/.exec(value)?.[1];
    const values = [params.default, params.local].map((given) => shown(name ? given[name] : value));
    const given = receivers(variable).join(", ") || "all";
    return [shown(variable), escaped(purpose), formOf(rule), secret ? "yes" : "", given, ...values];
  });
  return `${introduction}\n${table([columns, columns.map(() => "---"), ...rows])}`;
}

const columns = ["variable", "purpose", "form", "secret", "functions", "on AWS", "on the local cloud"];

const introduction = `# Configuration

Written by \`npm run docs:configuration\` from \`settings\` in \`shared/config.ts\` and in the \`settings.ts\` of single
functions, and from \`serverless.yml\`; an architecture test fails when it is stale. A process does not start where a variable is
missing or wrong: the message names the variable and never its value. The values are serverless.yml's own words:
\`\${env:X, …}\` is taken from the environment of the command that deploys, \`Ref\` and \`Fn::Sub\` are CloudFormation's,
\`{{resolve:…}}\` is fetched by CloudFormation from Secrets Manager or Parameter Store while it deploys
([operations](operations.md)).

What all functions of a running system were given is shown to administrators by \`GET /<service>/management/env\`,
secrets masked.
`;

const table = (rows: string[][]): string => rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");

const escaped = (text: string): string => text.replaceAll("<", "\\<");

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return `\`${String(value)}\``;
  const [[name, argument] = ["", ""]] = Object.entries(value);
  return `\`${name} ${String(argument)}\``;
}

interface Form {
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** What a value looks like, in a few words. */
function formOf(rule: z.ZodType): string {
  const schema = z.toJSONSchema(rule, { io: "input", unrepresentable: "any" }) as Form;
  const { type, format, minimum, maximum, exclusiveMinimum } = schema;
  if (rule instanceof z.ZodCodec) return "true or false";
  if (type === "integer" && exclusiveMinimum === 0) return "whole number above 0";
  if (type === "number")
    return `number from ${String(minimum)}${maximum === undefined ? "" : ` to ${String(maximum)}`}`;
  return format === "uri" ? "address" : "text";
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(configurationFile, await configurationReference());
