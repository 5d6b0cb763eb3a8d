import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { keyedIn, operationsOf, type ContractOperation } from "./contract.ts";
import { contractPath, digestsOf, generated, services, type Digests } from "./digests.ts";
import { callable, type Callable } from "./pruned.ts";

/*
 * Writes client/generated/<service>/ from the committed contracts. @hey-api/openapi-ts makes the types and
 * the names; client/transport.ts replaces its runtime (a fetch client for each service).
 */

async function generate(service: string): Promise<void> {
  const whole = JSON.parse(await readFile(contractPath(service), "utf8")) as Callable;
  const contract = callable(whole);
  const scratch = await mkdtemp(join(tmpdir(), "temelia-client-"));
  try {
    await createClient({
      input: { ...contract },
      output: { path: scratch },
      plugins: ["@hey-api/typescript", "@hey-api/sdk"],
      logs: { level: "silent" },
    });
    const types = await readFile(join(scratch, "types.gen.ts"), "utf8");
    const sdk = await readFile(join(scratch, "sdk.gen.ts"), "utf8");
    await write(service, typesOf(types), operations(service, sdk, operationsOf(contract, keyedIn(whole))));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function write(service: string, types: string, functions: Map<string, string[]>): Promise<void> {
  const folder = join(generated, service);
  const head = `// Written by \`npm run generate\` from functions/${service}/openapi.json.\n\n`;
  const imports = `import type { Call, Client } from "../../../operation.ts";\nimport type * as t from "../types.ts";\n\n`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "resources"), { recursive: true });
  await writeFile(join(folder, "types.ts"), head + types);
  for (const [resource, texts] of functions)
    await writeFile(join(folder, `resources/${resource}.ts`), head + imports + texts.join("\n"));
  const all = [...functions.keys()].map((resource) => `export * from "./resources/${resource}.ts";\n`);
  await writeFile(join(folder, "operations.ts"), head + all.join(""));
  await writeFile(
    join(folder, "index.ts"),
    `${head}export * from "./operations.ts";\nexport type * from "./types.ts";\n`,
  );
}

/** The types without those of hey-api's runtime, and without unions of responses, which `Answer` makes. */
const typesOf = (text: string): string =>
  text
    .replace(/^\/\/.*\n+/, "")
    .replace(/^export type ClientOptions = \{[^]*?^\};\n+/m, "")
    .replace(/^export type \w+Response = \w+Responses\[keyof \w+Responses\];\n\n?/gm, "");

const FUNCTION =
  /((?:^\/\*\*\n(?: \*.*\n)+? \*\/\n)?)^export const (\w+) = .*?\((options\??): Options<(\w+)Data.*?\.(get|post|put|patch|delete)<[^]*?\n?\s*url: '([^']+)'/gm;

/**
 * One function per operation, named and commented as hey-api does, by resource: bundlers divide by file, and a page loads
 * only those of its resources.
 */
function operations(service: string, sdk: string, declared: ContractOperation[]): Map<string, string[]> {
  const found = [...sdk.matchAll(FUNCTION)];
  const byResource = new Map<string, string[]>();
  for (const [, comment = "", name = "", options = "", type = "", method = "", path = ""] of found) {
    const operation = declared.find((one) => one.method === method.toUpperCase() && one.path === path);
    if (!operation) throw new Error(`${service}: no operation ${method} ${path}`);
    const call = `call${options.endsWith("?") ? "?" : ""}: Call<t.${type}Data>`;
    const description = JSON.stringify({ service, ...operation }, null, 0);
    const text = `${comment}export const ${name} = (client: Client, ${call}) =>\n  client.send<t.${type}Responses>(${description}, call);\n`;
    const resource = operation.id.split(".").slice(0, -1).join("-");
    byResource.set(resource, [...(byResource.get(resource) ?? []), text]);
  }
  if (found.length !== declared.length)
    throw new Error(`${service}: ${declared.length} operations, ${found.length} functions`);
  return byResource;
}

/** Writes the functions of all services. */
export async function writeClient(): Promise<void> {
  const digests: Record<string, Digests> = {};
  for (const service of await services()) {
    await generate(service);
    digests[service] = await digestsOf(service);
    console.log(`${service}: client/generated/${service}`);
  }
  await writeFile(join(generated, "digests.json"), `${JSON.stringify(digests, null, 2)}\n`);
}
