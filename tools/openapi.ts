import "../shared/testing/environment.ts";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import stringify from "json-stringify-pretty-compact";
import { root } from "../localstack/serverless/deployment.ts";
import type { RoomTexts } from "../shared/contract/contract-texts.ts";
import { openApiDocument } from "../shared/contract/openapi.ts";
import type { Route, RouteGroup } from "../shared/http/route.ts";
import type { Service } from "../shared/http/service.ts";
import { once } from "../shared/once.ts";

/** The contract of a service, and its file in the repository. */
export interface Contract {
  service: string;
  file: string;
  text: string;
  routes: Route[];
}

const functions = join(root, "functions");

/**
 * Builds the contract of every folder of `functions/` that has an `api.ts`, which exports all its `groups` of routes and their
 * `texts`. It is tied to no host: the running service inserts its own address.
 */
export const contracts = once(async (): Promise<Contract[]> => {
  const folders = (await readdir(functions)).filter((name) => existsSync(join(functions, name, "api.ts")));
  return Promise.all(folders.sort().map(contractOf));
});

async function contractOf(name: string): Promise<Contract> {
  const folder = join(functions, name);
  const file = `functions/${name}/openapi.json`;
  // The operational routes import the contract that is being built, so the first build begins with an empty one.
  if (!existsSync(join(root, file))) await writeFile(join(root, file), "{}\n");
  const service = await serviceOf(folder);
  const { groups, texts } = await load<{ groups: RouteGroup[]; texts: RoomTexts[] }>(join(folder, "api.ts"));
  const about = { version: await packageVersion(), publicUrl: "" };
  const contractTexts = texts.flatMap(({ contract }) => contract ?? []);
  const document = openApiDocument(service, groups, about, contractTexts);
  const text = `${stringify(document, { maxLength: 110 })}\n`;
  return { service: service.name, file, text, routes: groups.flatMap((group) => Object.values(group)) };
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
  const text = await readFile(join(root, "package.json"), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
