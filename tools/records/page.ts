import "../../shared/testing/environment.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import ts from "typescript";
import * as z from "zod";
import { root } from "../../localstack/serverless/deployment.ts";
import type { ById, Entity } from "../../shared/data/entity.ts";
import { isTest, textOf, treeOf, walk } from "../house/sources.ts";
import { samplesOf, type Samples } from "./samples.ts";

/* docs/records.md: the keys of everything that is stored in DynamoDB, from the entities and from the keys that code makes. */

type Records = Entity<ById, ById>;

const hasEntity = (file: string): boolean => /\b(entity|accountsOf)\(/.test(textOf(file));

/** Sources of the product that can have keys. */
const sources = (): string[] =>
  globSync("{functions,shared}/**/*.ts", { cwd: root })
    .filter((file) => !isTest(file) && !/testing|expectations/.test(file))
    .filter((file) => /\bsk\b|\bephemeralKey\(/.test(textOf(file)) || hasEntity(file))
    .toSorted();

/** The declaration of a file that has the node. */
function declarationOf(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isSourceFile(parent) ? node : declarationOf(parent);
}

const nameOf = (declaration: ts.Node): string => {
  if (ts.isFunctionDeclaration(declaration)) return declaration.name?.text ?? "";
  if (!ts.isVariableStatement(declaration)) return "";
  return declaration.declarationList.declarations[0]?.name.getText() ?? "";
};

/** The first sentence of the comment above a declaration. */
const sentenceOf = (declaration: ts.Node | undefined): string => {
  if (!declaration) return "";
  const [comment] = ts.getJSDocCommentsAndTags(declaration);
  const text = (ts.getTextOfJSDocComment(comment?.comment) ?? "").replace(/\s+/g, " ");
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
};

const declared = (tree: ts.SourceFile, name: string) =>
  tree.statements.find((statement) => nameOf(statement) === name);

/** The calls of a function in a file. */
function callsOf(tree: ts.SourceFile, name: string): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  walk(tree, (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === name) calls.push(node);
  });
  return calls;
}

function propertyOf({ properties }: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = properties.find((property) => property.name?.getText() === name);
  if (!found) return undefined;
  if (ts.isPropertyAssignment(found)) return found.initializer;
  return ts.isShorthandPropertyAssignment(found) ? found.name : undefined;
}

/** What a record is, by the comment above its entity or above its schema. */
function purposeOf(file: string, name: string): string {
  const tree = treeOf(file);
  const own = sentenceOf(declared(tree, name));
  const call = callsOf(tree, "entity").find((at) => nameOf(declarationOf(at)) === name);
  const definition = call?.arguments[0];
  if (own || !definition || !ts.isObjectLiteralExpression(definition)) return own;
  return sentenceOf(declared(tree, propertyOf(definition, "schema")?.getText() ?? ""));
}

interface Declared {
  name: string;
  file: string;
  records: Records;
}

const isRecords = (value: unknown): value is Records =>
  typeof value === "object" && value !== null && "table" in value && "lists" in value && "schema" in value;

/** Makes the accounts of every service, with fields of its own: those of each service stand with it. */
const ACCOUNTS = "accountsOf";

/** The entities that files export, and those that their functions make. */
async function entities(): Promise<Declared[]> {
  const files = sources().filter(hasEntity);
  const exported = await Promise.all(
    files.map(async (file) => {
      const values = (await import(pathToFileURL(join(root, file)).href)) as object;
      const makers = callsOf(treeOf(file), "entity")
        .map((call) => nameOf(declarationOf(call)))
        .filter((name) => name !== ACCOUNTS);
      return Object.entries(values).flatMap(([name, value]) => {
        const records: unknown = typeof value === "function" && makers.includes(name) ? value() : value;
        return isRecords(records) ? [{ name, file, records }] : [];
      });
    }),
  );
  return exported.flat();
}

const serviceOf = ({ file, records }: Declared): string =>
  file.startsWith("functions/") ? records.service : "several services";

const row = (...cells: string[]): string => `| ${cells.join(" | ")} |`;
const code = (text: string): string => `\`${text}\``;
const linked = (name: string, file: string): string => `[${name}](../${file})`;
const unique = (texts: string[]): string[] => [...new Set(texts)];

/** What a function of the entity makes of the samples; without those that lack a field that it needs. */
const over = ({ samples, named }: Samples, keysOf: (record: never) => string[]): string[] =>
  unique(samples.flatMap((record) => keysOf(record as never).map(named))).filter(
    (key) => !key.includes("undefined"),
  );

/** Lists by their partitions; those that differ from another one by what follows it only stand with that one. */
function partitions(all: string[]): string {
  const bases = all.filter((text) => !all.some((other) => other !== text && text.startsWith(`${other}#`)));
  return bases
    .map((base) => {
      const further = all
        .filter((text) => text.startsWith(`${base}#`))
        .map((text) => text.slice(base.length));
      return [base, ...further].map(code).join(" ");
    })
    .join(", ");
}

function entityRow({ name, file, records }: Declared): string {
  const samples = samplesOf(
    z.toJSONSchema(records.schema, { metadata: z.registry(), unrepresentable: "any" }),
  );
  const keys = over(samples, (record) =>
    [records.key(record)].map(({ pk, sk }) => `${code(pk)}, ${code(sk)}`),
  );
  const names = Object.entries(records.unique).flatMap(([field, { of }]) =>
    over(samples, (record) => [of(record) ?? []].flat()).map((value) => code(`${field}#${value}`)),
  );
  const lists = over(samples, (record) => records.lists(record).map(({ partition }) => partition));
  return row(
    linked(name, file),
    purposeOf(file, name),
    keys.join(" or "),
    names.join(", "),
    partitions(lists),
  );
}

/** The value of a constant of a file, also of one inside a function. */
function constantIn(tree: ts.SourceFile, name: string): ts.Expression | undefined {
  let value: ts.Expression | undefined;
  walk(tree, (node) => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) value ??= node.initializer;
  });
  return value;
}

/** Functions that only write their argument. */
const writers = ["sortableId", "String"];

/** An expression of a key as a pattern: `document#${id}` is `document#<id>`. */
function patternOf(node: ts.Expression, tree: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const rest = node.templateSpans.map(
      ({ expression, literal }) => patternOf(expression, tree) + literal.text,
    );
    return node.head.text + rest.join("");
  }
  if (ts.isConditionalExpression(node)) {
    return [node.whenTrue, node.whenFalse].map((part) => patternOf(part, tree)).join(" or ");
  }
  if (ts.isSpreadElement(node)) return patternOf(node.expression, tree);
  if (ts.isBinaryExpression(node)) return patternOf(node.left, tree);
  if (ts.isCallExpression(node)) {
    const [argument] = node.arguments;
    const name = node.expression.getText();
    if (argument && writers.includes(name)) return patternOf(argument, tree);
    const called = constantIn(tree, name);
    const makesText = called && ts.isArrowFunction(called) && ts.isTemplateExpression(called.body);
    return makesText ? patternOf(called.body as ts.TemplateExpression, tree) : `<${name}>`;
  }
  const value = ts.isIdentifier(node) ? constantIn(tree, node.text) : undefined;
  const isText = value && (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value));
  return isText ? patternOf(value, tree) : `<${node.getText().replace(/^.*\./, "")}>`;
}

/** Items that are no records: marks, counters, positions. */
function itemRows(file: string): string[] {
  const tree = treeOf(file);
  const keysOfEntities = callsOf(tree, "entity").flatMap(({ arguments: [definition] }) =>
    definition && ts.isObjectLiteralExpression(definition) ? (propertyOf(definition, "key") ?? []) : [],
  );
  const rows: string[] = [];
  walk(tree, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const [pk, sk] = [propertyOf(node, "pk"), propertyOf(node, "sk")];
    const declaration = declarationOf(node);
    const ofEntity = keysOfEntities.some(
      (key) => (key.pos <= node.pos && node.end <= key.end) || key.getText().includes(nameOf(declaration)),
    );
    if (!pk || !sk || ofEntity) return;
    const patterns = [pk, sk].map((part) => patternOf(part, tree));
    const isNamed = patterns.some((pattern) => !pattern.startsWith("<"));
    if (!isNamed && !(file.startsWith("functions/") && nameOf(declaration).endsWith("Key"))) return;
    rows.push(row(linked(nameOf(declaration), file), sentenceOf(declaration), ...patterns.map(code)));
  });
  return rows;
}

/** Short-lived values, by the calls that make their keys. */
const ephemeralRows = (file: string): string[] =>
  callsOf(treeOf(file), "ephemeralKey").map((call) => {
    const tree = treeOf(file);
    const service = /^functions\/([^/]+)\//.exec(file)?.[1] ?? "<service>";
    const parts = call.arguments.slice(1).map((part) => patternOf(part, tree));
    const declaration = declarationOf(call);
    return row(
      linked(nameOf(declaration), file),
      sentenceOf(declaration),
      code([service, ...parts].join("#")),
    );
  });

const table = (heads: string[], rows: string[]): string =>
  [row(...heads), row(...heads.map(() => "---")), ...rows].join("\n");

/** Keys by which `shared/data` makes all others. */
const isKeyMaker = (file: string): boolean => /^shared\/data\/(entity|ephemeral|tables)\.ts$/.test(file);

export async function recordsPage(): Promise<string> {
  const all = (await entities()).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  const services = unique(all.map(serviceOf)).toSorted();
  const heads = ["record", "what it is", "pk, sk", "unique values", "partitions of its lists"];
  const sections = services.map(
    (service) =>
      `## ${service}\n\n${table(heads, all.filter((one) => serviceOf(one) === service).map(entityRow))}`,
  );
  const files = sources().filter((file) => !isKeyMaker(file));
  return `# Records and their keys

\`npm run generate\` writes this page from the entities and from the keys that code makes; [data](data.md) explains how they are used.

- Each service has one table, \`temelia-<stage>-<service>\`; all share \`temelia-<stage>-ephemeral\`.
- \`<name>\` is the value of a field, or the result of a function. Ids in sort keys have 16 digits.
- A unique value is the item \`unique#<record>.<name>#<value>\`, \`unique\`.
- A row of a list has the partition of the list as pk and the id of the record as sk. After a partition stand the endings of others
  that begin like it. The lists are those that result if one field after the other takes each of its values.
- \`<month>#<shard>\` is the shard of a list that is spread over several partitions.
- \`<listedIn>\` are lists of what belongs to documents, by bucket, owner, document or person: \`grants#bucket#<id>#<secrecy>\`.

${sections.join("\n\n")}

## Items that are no records

${table(["key", "what it is", "pk", "sk"], files.flatMap(itemRows))}

The cells of a counter are \`:cell#00\` … in the partition of its name.

## Short-lived values

They are in the shared table, and end by \`expiresAt\`. Losing that table loses no record.

${table(["key", "what it is", "pk"], files.flatMap(ephemeralRows))}
`;
}
