import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../../localstack/serverless/deployment.ts";

/** The files that git knows below a folder, relative to the root. */
export const trackedIn = (folder: string): string[] =>
  execFileSync("git", ["ls-files", folder], { cwd: root, encoding: "utf8", maxBuffer: 1e8 })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)));

export const textOf = (file: string): string => readFileSync(join(root, file), "utf8");

export const linesOf = (file: string): number => textOf(file).split("\n").length - 1;

export const isScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith(".d.ts");
export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

const parsed = new Map<string, ts.SourceFile>();

export function treeOf(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  parsed.set(file, tree);
  return tree;
}

/** Calls `see` with every node of a file. */
export function walk(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => walk(child, see));
}

/** The modules of the project that a file imports, also when it is drawn first. */
export function importsOf(file: string): string[] {
  const found: string[] = [];
  walk(treeOf(file), (node) => {
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const isLate = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const from = isImport ? node.moduleSpecifier : isLate ? node.arguments[0] : undefined;
    if (from && ts.isStringLiteral(from) && from.text.startsWith("."))
      found.push(join(dirname(file), from.text));
  });
  return [...new Set(found)];
}

export const number = new Intl.NumberFormat("en");

/** How many functions of these files have more lines. */
export function functionsOver(most: number, files: readonly string[]): number {
  let found = 0;
  for (const file of files) {
    const tree = treeOf(file);
    const lineAt = (position: number): number => tree.getLineAndCharacterOfPosition(position).line;
    walk(tree, (node) => {
      if (ts.isFunctionLike(node) && lineAt(node.getEnd()) - lineAt(node.getStart()) + 1 > most) found += 1;
    });
  }
  return found;
}
