import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { DemoValues } from "../../localstack/demo/reference.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import {
  operationsOf,
  type PageContract,
  type PageOperation,
} from "../../shared/features/operational/page/operations.js";
import { callOf, clientSample } from "../../shared/features/operational/page/samples.js";
import { words } from "../../shared/features/operational/page/words.js";

/* The samples of the API pages as files of a project that uses the client as it is here. */

/** An operation with its sample as the page shows it. */
export interface Sample {
  service: string;
  operation: PageOperation;
  text: string;
}

/** @param demo what `<service>/docs/demo` answers; without it the samples have words in place of ids and tokens */
export async function samplesOf(
  service: string,
  { base, demo }: { base: string; demo?: DemoValues },
): Promise<Sample[]> {
  const text = await readFile(join(root, `functions/${service}/openapi.json`), "utf8");
  const contract = JSON.parse(text) as PageContract;
  const operations = operationsOf(contract);
  const { securitySchemes: schemes } = contract.components;
  return operations.map((operation) => {
    const { credential = "", ...parts } = demo?.operations[operation.operationId] ?? {};
    const values = { ...parts, credential: demo?.credentials[credential] };
    const call = callOf(operation, { operations, schemes, demo: values, words: words.ro.placeholders });
    return { service, operation, text: clientSample(call, { service, base }) };
  });
}

/** The file of a sample in its project. */
export const fileOf = (folder: string, { service, operation }: Sample): string =>
  join(folder, service, `${operation.operationId}.ts`);

/** A project of TypeScript to whose `@temelia/client` the sources of the client are linked. */
export async function writeProject(folder: string, samples: Sample[]): Promise<void> {
  const client = join(folder, "node_modules/@temelia/client");
  await rm(folder, { recursive: true, force: true });
  await mkdir(client, { recursive: true });
  await symlink(join(root, "client"), join(client, "sources"));
  const exports = {
    ".": "./sources/index.ts",
    "./node": "./sources/node/index.ts",
    "./*": "./sources/generated/*/index.ts",
  };
  await writeFile(
    join(client, "package.json"),
    JSON.stringify({ name: "@temelia/client", type: "module", exports }),
  );
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const compilerOptions = { lib: ["es2024", "esnext.disposable", "dom"], moduleDetection: "force" };
  const configuration = { extends: join(root, "tsconfig.json"), compilerOptions, include: ["."] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(configuration));
  await writeSamples(folder, samples);
}

export async function writeSamples(folder: string, samples: Sample[]): Promise<void> {
  for (const service of new Set(samples.map((sample) => sample.service)))
    await mkdir(join(folder, service), { recursive: true });
  await Promise.all(samples.map((sample) => writeFile(fileOf(folder, sample), `${sample.text}\n`)));
}
