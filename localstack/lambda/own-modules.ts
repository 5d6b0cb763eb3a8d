import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../serverless/project-file.ts";

const project = pathToFileURL(join(root, "/")).href;
const libraries = pathToFileURL(join(root, "node_modules/")).href;
const isOurs = (url: string) => url.startsWith(project) && !url.startsWith(libraries);

/**
 * Gives every function of this process separate modules, as its bundle has: functions do not share configuration, clients
 * or caches. Libraries are shared. The address of a function's modules has the function's name as its query, and so have
 * the modules that they import.
 */
export function separateModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const { search = "" } = context.parentURL?.startsWith("file:") ? new URL(context.parentURL) : {};
      return search && isOurs(resolved.url) ? { ...resolved, url: `${resolved.url}${search}` } : resolved;
    },
  });
}

/** Imports the module of a handler for this function alone. */
export const importFor = (name: string, file: string): Promise<Record<string, unknown>> =>
  import(`${pathToFileURL(join(root, file)).href}?${name}`) as Promise<Record<string, unknown>>;
