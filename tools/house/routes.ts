import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../../localstack/serverless/deployment.ts";
import type { Row } from "./row.ts";
import { isTest, textOf, treeOf, walk } from "./sources.ts";

const METHODS = new Set(["get", "post", "put", "patch", "del"]);

/** The names of the module level of a file, each with the file that declares it. */
function namesIn(file: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of treeOf(file).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) names.set(statement.name.text, file);
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        if (ts.isIdentifier(name)) names.set(name.text, file);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = join(dirname(file), statement.moduleSpecifier.text);
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const { name } of bindings.elements) names.set(name.text, from);
  }
  return names;
}

const isDeclaration = (node: ts.Node | undefined): node is ts.CallExpression =>
  node !== undefined && ts.isCallExpression(node) && METHODS.has(node.expression.getText());

/** True for the name of a route, of which a declaration is another address. */
function isRoute({ text: name }: ts.Identifier, names: Map<string, string>): boolean {
  const file = names.get(name);
  const statements = file === undefined ? [] : treeOf(file).statements;
  return statements
    .flatMap((one) => (ts.isVariableStatement(one) ? [...one.declarationList.declarations] : []))
    .some((one) => one.name.getText() === name && isDeclaration(one.initializer));
}

/** The verb that a handler calls: the first function of the product that is named there, or that is handed to it. */
function verbOf(handler: ts.Expression, names: Map<string, string>): string | undefined {
  const found: string[] = [];
  const own = new Set<string>();
  walk(handler, (node) => {
    if (ts.isBindingElement(node) || ts.isParameter(node)) own.add(node.name.getText());
    if (!ts.isIdentifier(node)) return;
    const isField = ts.isPropertyAccessExpression(node.parent) && node.parent.expression !== node;
    const from = isField || own.has(node.text) ? undefined : names.get(node.text);
    if (from && /^functions\/|^shared\/features\//.test(from)) found.push(`${from} ${node.text}`);
  });
  // `pageOfDocument(listGrants, …)`: the verb is handed on.
  const [handed] =
    ts.isArrowFunction(handler) && ts.isCallExpression(handler.body)
      ? handler.body.arguments
      : ts.isCallExpression(handler)
        ? handler.arguments
        : [];
  const isHanded = handed && ts.isIdentifier(handed) && names.has(handed.text) && !own.has(handed.text);
  return found[isHanded ? 1 : 0];
}

/** The declarations of a group that have a handler with verbs, by these. */
function verbsIn(group: ts.Node, names: Map<string, string>): Set<string> {
  const found = new Set<string>();
  walk(group, (node) => {
    if (!isDeclaration(node)) return;
    const [, , handler] = node.arguments;
    const isNamed = handler && ts.isIdentifier(handler) && !isRoute(handler, names);
    const verb = handler && (ts.isArrowFunction(handler) || isNamed) ? verbOf(handler, names) : undefined;
    if (verb) found.add(verb);
  });
  return found;
}

/** The verbs of every group of routes: of each statement that declares some. */
const groups = (): string[][] =>
  globSync(["functions/**/*.ts", "shared/features/**/*.ts"], { cwd: root, exclude: isTest }).flatMap((file) =>
    treeOf(file).statements.map((statement) => [...verbsIn(statement, namesIn(file))]),
  );

/** The pairs of names that a table has typed by hand: `[/pattern/, "name"]`. */
const patternsIn = (file: string): number => [...textOf(file).matchAll(/^\s*\[\/\^/gm)].length;

/** What is said of an act besides its route. */
export function routesRows(): Row[] {
  const declared = groups().flat();
  return [
    {
      what: "declarations of a verb that another group declares",
      now: `${declared.length - new Set(declared).size} of ${declared.length}`,
      goal: "0",
    },
    {
      what: "patterns of operations that are the same act",
      now: String(patternsIn("tools/console/reasons.ts")),
      goal: "0",
    },
  ];
}
