import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

export const generated = join(root, "client/generated");
export const contractPath = (service: string): string => join(root, "functions", service, "openapi.json");

/** By the name of each file: the contract of a service, and the files that were made from it. */
export type Digests = Record<string, string>;

/** The generated files of a service, in one order on every machine. */
async function filesOf(service: string): Promise<string[]> {
  const folder = join(generated, service);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The services that have a contract. */
export async function services(): Promise<string[]> {
  const names = await readdir(join(root, "functions"));
  return names.filter((name) => existsSync(contractPath(name))).sort();
}

/** The digests of the files as they are now. */
export async function digestsOf(service: string): Promise<Digests> {
  const files = await filesOf(service);
  const paths = [contractPath(service), ...files.map((file) => join(generated, service, file))];
  const digests = await Promise.all(
    paths.map(async (path) =>
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
    ),
  );
  return Object.fromEntries(["openapi.json", ...files].map((name, index) => [name, digests[index] ?? ""]));
}
