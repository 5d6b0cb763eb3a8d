import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import "../shared/testing/environment.ts";
import { settings } from "../shared/config.ts";
import { parseTemplate } from "./provision/template.ts";
import { root } from "./run/environment.ts";

/** Where the reference lies in the repository. */
export const configurationFile = join(root, "docs/configuration.md");

interface Deployment {
  provider: { environment: Record<string, string> };
  params: { default: Record<string, unknown>; local: Record<string, unknown> };
}

/** The reference of every setting: from shared/config.ts what it is, from serverless.yml what it is set to. */
export function configurationReference(): string {
  const { provider, params } = parseTemplate(
    readFileSync(join(root, "serverless.yml"), "utf8"),
  ) as Deployment;
  const rows = Object.values(settings).map(({ variable, purpose, secret, rule }) => {
    const value = provider.environment[variable] ?? "";
    const name = /^\$\{param:(\w+)\}$/.exec(value)?.[1];
    const values = [params.default, params.local].map((given) => shown(name ? given[name] : value));
    return [shown(variable), escaped(purpose), formOf(rule), secret ? "yes" : "", ...values];
  });
  return `${introduction}\n${table([columns, columns.map(() => "---"), ...rows])}`;
}

const columns = ["variable", "purpose", "form", "secret", "on AWS", "on the local cloud"];

const introduction = `# Configuration

Written by \`npm run docs:configuration\` from \`settings\` in \`shared/config.ts\` and from \`serverless.yml\`; a house test
fails when it is stale. Every function gets all of these variables. A process does not start where one is missing or
wrong: the message names the variable and never its value. The values are serverless.yml's own words: \`\${env:X, …}\` is
taken from the environment of the command that deploys, \`Ref\` and \`Fn::Sub\` are CloudFormation's, \`{{resolve:…}}\` is
fetched by CloudFormation from Secrets Manager or Parameter Store while it deploys ([operations](operations.md)).

What a running system was given is shown to administrators by \`GET /<service>/management/env\`, secrets masked.
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

if (process.argv[1] === import.meta.filename) writeFileSync(configurationFile, configurationReference());
