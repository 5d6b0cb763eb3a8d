import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import "../shared/testing/environment.ts";
import type { Setting } from "../shared/config.ts";
import {
  declaredFunctions,
  deployedServices,
  type FunctionDeclaration,
} from "../localstack/serverless/functions.ts";
import { deployment, localParameters, root } from "../localstack/serverless/deployment.ts";
import { settingsOf } from "../localstack/serverless/stage-settings.ts";
import { parseTemplate } from "../localstack/serverless/yaml.ts";
import { declaredVariables } from "../localstack/serverless/environment.ts";

const byVariable = (declared: Record<string, Setting>): Record<string, Setting> =>
  Object.fromEntries(Object.values(declared).map((setting) => [setting.variable, setting]));

/** The settings that the kernel and the rooms declare, by the file that declares them. */
export async function declaredSettings(): Promise<Record<string, Record<string, Setting>>> {
  const files = ["shared/config.ts", ...globSync("{functions,shared}/*/**/config.ts", { cwd: root }).sort()];
  const load = (file: string) => import(join(root, file)) as Promise<{ settings: Record<string, Setting> }>;
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, byVariable((await load(file)).settings)])),
  ) as Record<string, Record<string, Setting>>;
}

/** Every setting of the system, by variable. */
export const allSettings = async (): Promise<Record<string, Setting>> =>
  Object.assign({}, ...Object.values(await declaredSettings())) as Record<string, Setting>;

/** Which functions get a variable, service by service. */
const receivers = (variable: string, functions: Record<string, FunctionDeclaration>): string =>
  [...deployedServices(), "console"]
    .flatMap((service) => {
      const own = Object.entries(functions).filter(([name]) => name.startsWith(`${service}-`));
      const namesWhere = (isGiven: boolean) =>
        own
          .filter(([, { environment = {} }]) => variable in environment === isGiven)
          .map(([name]) => name.slice(service.length + 1));
      return shortest(service, namesWhere(true), namesWhere(false));
    })
    .join("; ");

function shortest(service: string, given: string[], others: string[]): string[] {
  if (given.length === 0) return [];
  if (others.length === 0) return [service];
  if (others.length < given.length) return [`${service} but ${others.join(", ")}`];
  return [`${service}: ${given.join(", ")}`];
}

/** The reference of every setting: its description from the code, its functions and its value from the deployment. */
export async function configurationReference(): Promise<string> {
  const { default: ofStages = {} } = deployment().params;
  const variables = declaredVariables();
  const functions = declaredFunctions();
  const rows = Object.values(await allSettings()).map(({ variable, purpose, secret, rule }) => {
    const value = variables[variable] ?? "";
    const name = /^\$\{param:(\w+)\}$/.exec(value)?.[1];
    const onAws = found(name ? ofStages[name] : value);
    const locally = found(name ? localParameters()[name] : value, settingsOf("local"));
    return [
      shown(variable),
      escaped(purpose),
      formOf(rule),
      secret ? "yes" : "",
      receivers(variable, functions) || "all",
      onAws,
      locally,
    ];
  });
  return `${introduction}\n${table([columns, columns.map(() => "---"), ...rows])}`;
}

const columns = ["variable", "purpose", "form", "secret", "functions", "on AWS", "on the local cloud"];

const introduction = `# Configuration

\`npm run generate\` writes this page from the \`settings\` in \`shared/config.ts\`, which every function reads, and in
the \`config.ts\` of single rooms, and from \`serverless.yml\` and \`functions/environment.yml\`; an architecture test
fails if the page is stale. A function gets only the variables of the rooms that it imports: in the column
"functions", a service without a list stands for all its functions. A process does not start if a variable is missing or
wrong: the message names the variable and never its value. The values are those of the files:
a setting is one of \`stages/<stage>.yml\` ([stages/prod.yml](../stages/prod.yml) describes each), \`\${env:X, …}\` is taken from
the environment of the command that builds or of \`npm start\`, \`Ref\` and \`Fn::Sub\` are CloudFormation's.
If a value refers to a parameter of the template (\`resources/parameters.yml\`), the name beside it is the one under which
CloudFormation finds it in Parameter Store during a deploy ([operations](operations.md)). A secret on AWS is only named,
\`secretsmanager:…\`: the function reads it ([105](decisions/0105-functions-read-their-secrets.md)), and \`{service}\` is the service that
reads. Whether a stage has an optional one follows from its settings.

\`GET /<service>/management/env\` shows administrators of the service, and none of an organization, the variables of the function that
answers, with secrets masked. That is the operational function of the service, so it shows the settings of all functions and of the
rooms that it imports.
`;

const table = (rows: string[][]): string => rows.map((cells) => `| ${cells.join(" | ")} |\n`).join("");

const escaped = (text: string): string => text.replaceAll("<", "\\<");

function shown(value: unknown): string {
  if (typeof value !== "object" || value === null) return `\`${String(value)}\``;
  const [[name, argument] = ["", ""]] = Object.entries(value);
  return `\`${name} ${String(argument)}\``;
}

interface Templates {
  Parameters: Record<string, { Default: string }>;
}

const { Parameters } = parseTemplate(
  readFileSync(join(root, "resources/parameters.yml"), "utf8"),
) as Templates;

const SETTING = /^\$\{self:custom\.settings\.(\w+)(?:, param:\w+)?\}$/;

/**
 * A value, and for a parameter of the template the place where CloudFormation finds it. A setting of a stage has the value
 * of the given stage, otherwise its name.
 */
function found(value: unknown, settings?: Record<string, unknown>): string {
  const [, setting] = SETTING.exec(String(value)) ?? [];
  if (setting !== undefined) return settings ? shown(settings[setting]) : `setting \`${setting}\``;
  const place = Parameters[(value as { Ref?: string } | undefined)?.Ref ?? ""]?.Default;
  return place === undefined ? shown(value) : `${shown(value)}, ${shown(place)}`;
}

interface Form {
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** The form of a value, in a few words. */
function formOf(rule: z.ZodType): string {
  const schema = z.toJSONSchema(rule, { io: "input", unrepresentable: "any" }) as Form;
  const { type, format, minimum, maximum, exclusiveMinimum } = schema;
  if (rule instanceof z.ZodCodec) return "true or false";
  if (type === "integer" && exclusiveMinimum === 0) return "whole number above 0";
  if (type === "number")
    return `number from ${String(minimum)}${maximum === undefined ? "" : ` to ${String(maximum)}`}`;
  return format === "uri" ? "address" : "text";
}
