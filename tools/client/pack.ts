import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm run client:pack`: builds @temelia/client into .build/client, JavaScript with declarations, and packs it.
 * The sources are compiled against the types of browsers alone, so nothing of Node gets in.
 */

const root = join(import.meta.dirname, "../..");
const built = join(root, ".build/client");

/** Builds and packs the client; returns the path of its tarball. */
export function packClient(): string {
  rmSync(built, { recursive: true, force: true });
  mkdirSync(built, { recursive: true });
  execFileSync(process.execPath, ["node_modules/typescript-7/bin/tsc", "-p", "client"], {
    cwd: root,
    stdio: "inherit",
  });
  for (const file of ["package.json", "README.md"]) cpSync(join(root, "client", file), join(built, file));
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", join(root, ".build")], {
    cwd: built,
    encoding: "utf8",
  });
  const [{ filename } = { filename: "" }] = JSON.parse(packed) as { filename: string }[];
  return join(root, ".build", filename);
}

if (import.meta.main) console.log(packClient());
