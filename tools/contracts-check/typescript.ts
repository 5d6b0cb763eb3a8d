import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contractOf, driver, folder, run, services, toldTo, type System } from "./commands.ts";

/* Clients in TypeScript, by openapi-typescript and by @hey-api/openapi-ts. */

const generators = [
  "openapi-typescript@7.13.0",
  "openapi-fetch@0.17.0",
  "@hey-api/openapi-ts@0.99.0",
  "typescript@5.9.3",
  "@types/node@24.19.2",
];

/** Clients of documents that have a driver; their drivers are compiled with them. */
export const drivenClients = ["openapi-fetch", "hey-api"] as const;

const strictly = {
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
