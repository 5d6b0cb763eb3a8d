import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse, type ScalarTag, type CollectionTag, type YAMLMap, type YAMLSeq } from "yaml";
import * as z from "zod";
import { localParameters } from "../run/environment.ts";

const Declaration = z.strictObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
});
export type Declaration = z.infer<typeof Declaration>;

const Template = z.object({ Resources: z.record(z.string(), Declaration).default({}) });

/** Resources by logical id. */
export type Declarations = Record<string, Declaration>;

/** Reads every `*.yml` of a folder. Throws where a file is no template or a logical id stands in two of them. */
export function readTemplates(directory: string, stage: string): Declarations {
  const all: Declarations = {};
  const files = readdirSync(directory).filter((file) => file.endsWith(".yml"));
  for (const file of files)
    for (const [id, declaration] of Object.entries(readTemplate(join(directory, file), stage))) {
      if (Object.hasOwn(all, id)) throw new Error(`${file}: the resource ${id} is declared twice`);
      all[id] = declaration;
    }
  return all;
}

function readTemplate(file: string, stage: string): Declarations {
  const plain = parseTemplate(readFileSync(file, "utf8"));
  const parsed = Template.safeParse(substitute(plain ?? {}, stage));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.Resources;
}

/** YAML with CloudFormation's short forms. */
export const parseTemplate = (text: string): unknown => parse(text, { customTags: shortForms, merge: true });

const functionNames = [
  "Sub",
  "GetAtt",
  "Join",
  "Split",
  "Select",
  "ImportValue",
  "FindInMap",
  "If",
  "Equals",
];

/** CloudFormation's short forms (`!Sub x`) as the long ones (`{"Fn::Sub": x}`). */
const shortForms: (ScalarTag | CollectionTag)[] = [
  ...tagsFor("Ref", "Ref"),
  ...functionNames.flatMap((name) => tagsFor(name, `Fn::${name}`)),
];

function tagsFor(short: string, long: string): (ScalarTag | CollectionTag)[] {
  const tag = `!${short}`;
  const longForm = (node: YAMLMap | YAMLSeq) => ({ [long]: node.toJSON() as unknown });
  return [
    { tag, resolve: (text: string) => ({ [long]: text }) },
    { tag, collection: "seq", resolve: longForm },
    { tag, collection: "map", resolve: longForm },
  ] as (ScalarTag | CollectionTag)[];
}

/** Puts Serverless variables into all texts of a template; pseudo parameters such as `${AWS::Region}` stay. */
function substitute(value: unknown, stage: string): unknown {
  if (typeof value === "string") return substituteText(value, stage);
  if (Array.isArray(value)) return value.map((entry) => substitute(entry, stage));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, substitute(entry, stage)]));
}

function substituteText(text: string, stage: string): string {
  return text.replace(
    /\$\{(?!AWS::)(\w+):([^},]*)(?:,\s*'([^']*)')?\}/g,
    (variable, source: string, name: string, fallback?: string) => {
      const value = valueOf(source, name, stage) ?? fallback;
      if (value === undefined) throw new Error(`The variable ${variable} has no value here`);
      return source === "param" ? substituteText(value, stage) : value;
    },
  );
}

function valueOf(source: string, name: string, stage: string): string | undefined {
  if (source === "sls" && name === "stage") return stage;
  if (source === "param") return localParameters()[name];
  return source === "env" ? process.env[name] : undefined;
}
