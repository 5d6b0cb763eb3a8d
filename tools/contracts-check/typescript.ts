import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packClient } from "../client/pack.ts";
import { contractOf, driver, folder, run, services, toldTo, type System } from "./commands.ts";

/* Clients in TypeScript, by openapi-typescript and by @hey-api/openapi-ts, and the packed client of the product. */

const generators = [
  "openapi-typescript@7.13.0",
  "openapi-fetch@0.17.0",
  "@hey-api/openapi-ts@0.99.0",
  "typescript@5.9.3",
  "@types/node@24.19.2",
];

/** Clients of documents that have a driver; their drivers are compiled with them. */
export const drivenClients = ["openapi-fetch", "hey-api"] as const;

export const strictly = {
  target: "es2023",
  module: "nodenext",
  lib: ["es2023", "dom", "dom.iterable"],
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: true,
  outDir: "built",
};

const node = (...args: string[]) => run(process.execPath, args);

export async function generateTypeScript(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  await run("npm", ["install", "--silent", "--no-save", ...generators]);
  for (const clients of ["types", "hey", "built"])
    await rm(join(folder, clients), { recursive: true, force: true });
  for (const service of services) {
    const contract = contractOf(service);
    await node("node_modules/openapi-typescript/bin/cli.js", contract, "-o", `types/${service}.ts`);
    await node("node_modules/@hey-api/openapi-ts/bin/run.js", "-i", contract, "-o", `hey/${service}`);
  }
}

export async function compileTypeScript(): Promise<void> {
  for (const name of drivenClients) await cp(driver(`${name}.ts.txt`), join(folder, `${name}.ts`));
  const files = [
    ...drivenClients.map((name) => `${name}.ts`),
    ...services.flatMap((service) => [`types/${service}.ts`, `hey/${service}/index.ts`]),
  ];
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: strictly, files }));
  await node("node_modules/typescript/bin/tsc", "-p", ".");
}

export const driveTypeScript = (name: (typeof drivenClients)[number], system: System) =>
  node(`built/${name}.js`, ...toldTo(system));

/** An empty project that installs the package of client/. */
const project = join(folder, "packed");

/** Packs the client, installs it into an empty project, and compiles a driver against its declarations. */
export async function installPackedClient(): Promise<void> {
  await rm(project, { recursive: true, force: true });
  await mkdir(project, { recursive: true });
  await writeFile(join(project, "package.json"), JSON.stringify({ type: "module", private: true }));
  await run("npm", ["install", "--silent", "--no-save", packClient()], project);
  await cp(driver("packed-client.ts.txt"), join(project, "driver.ts"));
  const compilerOptions = { ...strictly, skipLibCheck: false };
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["driver.ts"] }));
  await node("node_modules/typescript/bin/tsc", "-p", "packed");
}

export const drivePackedClient = (system: System) => node("packed/built/driver.js", ...toldTo(system));
