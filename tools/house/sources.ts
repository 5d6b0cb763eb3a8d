import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
