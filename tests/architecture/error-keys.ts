import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { root } from "../../localstack/serverless/deployment.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import { errorKinds } from "../../shared/errors.ts";
import { productSources } from "./product-sources.ts";

/*
 * The error keys and the texts of the product, read from its sources with the compiler's types: a variable counts as
 * every literal of its type.
 */

/** A text and the file that declares it. */
export interface Message {
  file: string;
  key: string;
  ro: string;
  ru: string;
}

/** The texts of a `Texts` constant by key, including those that it spreads. */
export type Catalogue = Map<string, Message>;

/** A place that passes an error key or looks up a text. */
export interface Use {
  file: string;
  line: number;
  /** Undefined if the type is just `string`. */
  key: string | undefined;
  /** The names of the given placeholder values; undefined if the type does not list them. */
  values: string[] | undefined;
  /** The catalogue named at the place itself; without it, that of its service applies. */
  catalogue?: Catalogue | undefined;
}

const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile) as { config: unknown };
const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
const program = ts.createProgram(
  productSources.map((file) => join(root, file)),
  options,
);
const checker = program.getTypeChecker();
const sources = new Map(
  productSources.flatMap((file) => {
    const source = program.getSourceFile(join(root, file));
    return source ? [[file, source] as const] : [];
  }),
);
const nodes = [...sources.values()].flatMap(descendants);

function descendants(node: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (child: ts.Node): void => {
    found.push(child);
    ts.forEachChild(child, visit);
  };
  ts.forEachChild(node, visit);
  return found;
}

const fileOf = (node: ts.Node): string => relative(root, node.getSourceFile().fileName);

function declarationOf(node: ts.Node): ts.Declaration | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return undefined;
  return (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations?.[0];
}

const catalogues = new Map<ts.Node, Catalogue>();

/** Adds the catalogue that `node` declares. The catalogues that it spreads come first. */
function addCatalogue(node: ts.Node | undefined): Catalogue | undefined {
  if (!node || !ts.isVariableDeclaration(node) || node.type?.getText() !== "Texts") return undefined;
  const { initializer } = node;
  if (!initializer || !ts.isObjectLiteralExpression(initializer)) return undefined;
  const catalogue = catalogues.get(node) ?? new Map(initializer.properties.flatMap(messagesOf));
  catalogues.set(node, catalogue);
  return catalogue;
}

function messagesOf(property: ts.ObjectLiteralElementLike): [string, Message][] {
  if (ts.isSpreadAssignment(property)) return [...(catalogueNamed(property.expression) ?? [])];
  if (!ts.isPropertyAssignment(property)) return [];
  const key = propertyName(property);
  const written = new Map(descendants(property).filter(ts.isPropertyAssignment).map(languageOf));
  return [[key, { file: fileOf(property), key, ro: written.get("ro") ?? "", ru: written.get("ru") ?? "" }]];
}

const languageOf = (property: ts.PropertyAssignment): [string, string] => [
  propertyName(property),
  ts.isStringLiteralLike(property.initializer) ? property.initializer.text : "",
];

const propertyName = ({ name }: ts.PropertyAssignment): string =>
  ts.isStringLiteralLike(name) ? name.text : name.getText();

function catalogueNamed(expression: ts.Node | undefined): Catalogue | undefined {
  return expression && addCatalogue(declarationOf(expression));
}

/** The indexes of the arguments with the key and with the placeholder values. */
interface Signature {
  key: number;
  usual?: string;
  details?: number;
  values?: number;
}

const signatures: Record<string, Signature> = {
  ...Object.fromEntries(
    Object.entries(errorKinds).map(([name, { key }]) => [name, { key: 0, usual: key, details: 1 }]),
  ),
  AppError: { key: 1, details: 2 },
  invalidField: { key: 1 },
  textKey: { key: 0 },
  textOf: { key: 1, values: 3 },
};
const DECLARED_IN = ["shared/errors.ts", "shared/http/validation.ts", "shared/texts.ts"];

function usesOf(node: ts.Node): Use[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return usesOfCall(node);
  if (ts.isObjectLiteralExpression(node)) return usesOfField(node);
  if (!ts.isPropertyAccessExpression(node)) return [];
  const catalogue = catalogueNamed(node.expression);
  return catalogue ? [{ ...placeOf(node), key: node.name.text, values: undefined, catalogue }] : [];
}

function usesOfCall(call: ts.CallExpression | ts.NewExpression): Use[] {
  const signature = ts.isIdentifier(call.expression) ? signatureOf(call.expression) : undefined;
  if (!signature) return [];
  const { key, usual, details = -1, values = -1 } = signature;
  const given = call.arguments ?? [];
  const catalogue = values < 0 ? undefined : catalogueNamed(given[0]);
  const named = details < 0 ? propertiesOf(given[values]) : propertiesIn(given[details], "values");
  return literalsOf(given[key], usual).map((text) => ({
    ...placeOf(call),
    key: text,
    values: named,
    catalogue,
  }));
}

function signatureOf(callee: ts.Identifier): Signature | undefined {
  const declaration = declarationOf(callee);
  if (!declaration || !DECLARED_IN.includes(fileOf(declaration))) return undefined;
  const name = ts.getNameOfDeclaration(declaration)?.getText() ?? "";
  return Object.hasOwn(signatures, name) ? signatures[name] : undefined;
}

/** A field error without its own message. */
function usesOfField(literal: ts.ObjectLiteralExpression): Use[] {
  if (checker.getContextualType(literal)?.symbol?.name !== "FieldError") return [];
  const type = checker.getTypeAtLocation(literal);
  const code = type.getProperty("code");
  if (!code || type.getProperty("message")) return [];
  return literalsIn(checker.getTypeOfSymbol(code)).map((key) => ({ ...placeOf(literal), key, values: [] }));
}

const placeOf = (node: ts.Node): { file: string; line: number } => ({
  file: fileOf(node),
  line: node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1,
});

const literalsOf = (key: ts.Expression | undefined, usual?: string): (string | undefined)[] =>
  key ? literalsIn(checker.getTypeAtLocation(key), usual) : [usual];

const literalsIn = (type: ts.Type, usual?: string): (string | undefined)[] =>
  (type.isUnion() ? type.types : [type]).map((part) => {
    if (part.flags & ts.TypeFlags.Undefined) return usual;
    return part.isStringLiteral() ? part.value : undefined;
  });

function propertiesOf(expression: ts.Expression | undefined): string[] | undefined {
  return expression ? namesIn(checker.getTypeAtLocation(expression)) : [];
}

function propertiesIn(expression: ts.Expression | undefined, name: string): string[] | undefined {
  const property = expression && checker.getTypeAtLocation(expression).getProperty(name);
  return property ? namesIn(checker.getTypeOfSymbol(property)) : [];
}

const namesIn = (type: ts.Type): string[] | undefined =>
  type.getStringIndexType() ? undefined : type.getProperties().map(({ name }) => name);

const importsOf = (file: string): string[] =>
  [...(sources.get(file)?.statements ?? [])]
    .filter((statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement))
    .flatMap(({ moduleSpecifier: from }) => (from && ts.isStringLiteral(from) ? [from.text] : []))
    .filter((from) => from.startsWith("."))
    .map((from) => join(dirname(file), from));

function reachedFrom(starts: string[]): Set<string> {
  const reached = new Set(starts);
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  return reached;
}

for (const node of nodes) addCatalogue(node);

/** Every catalogue by the file and the name of its constant: `shared/texts.ts kernelTexts`. */
export const catalogueByName = new Map(
  [...catalogues].map(([node, catalogue]) => [
    `${fileOf(node)} ${ts.getNameOfDeclaration(node as ts.VariableDeclaration)?.getText()}`,
    catalogue,
  ]),
);

export const uses: Use[] = nodes.flatMap(usesOf);

/** The deployed services, each with the files that it consists of. */
export const services = deployedServices().map((name) => ({
  name,
  files: reachedFrom(productSources.filter((file) => file.startsWith(`functions/${name}/`))),
}));
