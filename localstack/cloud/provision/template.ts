import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { resolveVariables } from "../../serverless/variables.ts";
import { parseTemplate } from "../../serverless/yaml.ts";

const Declaration = z.strictObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  /** Marks a resource that a deployment can do without; the local one does. */
  Condition: z.string().optional(),
  DependsOn: z.union([z.string(), z.array(z.string())]).optional(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  UpdatePolicy: z.record(z.string(), z.unknown()).optional(),
});
export type Declaration = z.infer<typeof Declaration>;

const Template = z.object({ Resources: z.record(z.string(), Declaration).default({}) });

/** Resources by logical id. */
export type Declarations = Record<string, Declaration>;

/** Reads every `*.yml` of a folder. Throws if a file is not a template or two declare the same logical id. */
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

/** Substitutes Serverless variables in all strings of a template; keeps pseudo parameters like `${AWS::Region}`. */
function substitute(value: unknown, stage: string): unknown {
  if (typeof value === "string") return resolveVariables(value, { stage, environment: process.env });
  if (Array.isArray(value)) return value.map((entry) => substitute(entry, stage));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, substitute(entry, stage)]));
}
