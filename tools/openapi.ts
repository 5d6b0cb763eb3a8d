import "../shared/testing/environment.ts";
import { access, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RoomTexts } from "../shared/contract/contract-texts.ts";
import { openApiDocument } from "../shared/contract/openapi.ts";
import type { RouteGroup } from "../shared/http/route.ts";
import type { Service } from "../shared/http/service.ts";

/** The contract of a service and the file for it. */
export interface Contract {
  service: string;
  path: string;
  text: string;
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Builds the contract of every folder of `root` (`functions/`) that has an `api.ts`, which exports all its `groups` of
 * routes and their `texts`. It is tied to no host: the running service inserts its own address.
 */
export async function contracts(root: string): Promise<Contract[]> {
  const folders = (await exists(root)) ? (await readdir(root)).sort() : [];
  const built = await Promise.all(folders.map((name) => contractOf(join(root, name))));
  return built.filter((contract) => contract !== undefined);
}

async function contractOf(folder: string): Promise<Contract | undefined> {
  const api = join(folder, "api.ts");
  if (!(await exists(api))) return undefined;
  const path = join(folder, "openapi.json");
  // The operational routes import the contract that is being built, so the first build begins with an empty one.
  if (!(await exists(path))) await writeFile(path, "{}\n");
  const service = await serviceOf(folder);
  const { groups, texts } = await load<{ groups: RouteGroup[]; texts: RoomTexts[] }>(api);
  const about = { version: await packageVersion(), publicUrl: "" };
  const contractTexts = texts.flatMap(({ contract }) => contract ?? []);
  const document = openApiDocument(service, groups, about, contractTexts);
  return { service: service.name, path, text: `${JSON.stringify(document, null, 2)}\n` };
}

const load = async <Module>(path: string) => (await import(pathToFileURL(path).href)) as Module;

/** The service that `service.ts` of its folder declares, by its name. */
async function serviceOf(folder: string): Promise<Service> {
  const declared = Object.values(await load<Record<string, Service>>(join(folder, "service.ts")));
  const service = declared.find(({ name }) => name === basename(folder));
  if (!service) throw new Error(`${folder}/service.ts declares no service of this name`);
  return service;
}

async function packageVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, "..", "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

if (import.meta.main) {
  const written = await contracts(join(import.meta.dirname, "..", "functions"));
  await Promise.all(written.map(({ path, text }) => writeFile(path, text)));
  for (const { service, path } of written) console.log(`${service}: ${path}`);
}
