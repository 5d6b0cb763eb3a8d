import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../serverless/project-file.ts";

const project = pathToFileURL(join(root, "/")).href;
const libraries = pathToFileURL(join(root, "node_modules/")).href;
const isOurs = (url: string) => url.startsWith(project) && !url.startsWith(libraries);

/**
 * Gives every function of this process modules of its own, as its bundle has: configuration, clients and caches of one
 * function are not those of another. Libraries are shared. A function's name is the query of the address of its
 * modules, and what such a module imports has it too.
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

/** What the module of a handler exports, loaded for this function alone. */
export const importFor = (name: string, file: string): Promise<Record<string, unknown>> =>
  import(`${pathToFileURL(join(root, file)).href}?${name}`) as Promise<Record<string, unknown>>;
