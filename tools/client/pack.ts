import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm run tool client-pack`: builds @temelia/client into .build/client, JavaScript with declarations, and packs it.
 * The sources are compiled only against the types of browsers, so nothing of Node gets in but what `node/` has for it.
 */

const root = join(import.meta.dirname, "../..");
const built = join(root, ".build/client");

/** Builds and packs the client; returns the path of its tarball. */
export function packClient(): string {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  for (const project of ["client", "client/node"])
    execFileSync(process.execPath, ["node_modules/typescript-7/bin/tsc", "-p", project], {
      cwd: root,
      stdio: "inherit",
    });
  for (const file of globSync("**/*.d.ts", { cwd: built })) nameModules(join(built, file));
  for (const file of ["package.json", "README.md"]) cpSync(join(root, "client", file), join(built, file));
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", join(root, ".build")], {
    cwd: built,
    encoding: "utf8",
  });
  const [{ filename } = { filename: "" }] = JSON.parse(packed) as { filename: string }[];
  return join(root, ".build", filename);
}

/** Only in JavaScript does the compiler name modules as they are built; declarations are for every compiler, too. */
function nameModules(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/(["'])(\.{1,2}\/[^"']+)\.ts\1/g, "$1$2.js$1"));
}

if (import.meta.main) console.log(packClient());
