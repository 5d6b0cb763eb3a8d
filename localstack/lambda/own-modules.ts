import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../serverless/project-file.ts";
import { currentFunction } from "./current-function.ts";

const project = pathToFileURL(join(root, "/")).href;
const libraries = pathToFileURL(join(root, "node_modules/")).href;
const isOurs = (url: string) => /\.ts$/.test(url) && url.startsWith(project) && !url.startsWith(libraries);

/**
 * Gives the functions of every service separate modules: services do not share configuration, clients or caches. Those of one
 * service do, because a setting has one value in all of them. Libraries and JSON files are shared by all.
 *
 * Node caches a module under its address and the `type` among its import attributes; here the type is the service. Because the
 * address is the same for all services, V8 compiles a module once for all of them.
 */
export function separateModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const type = currentFunction()?.service;
      return type !== undefined && isOurs(resolved.url)
        ? { ...resolved, importAttributes: { type } }
        : resolved;
    },
    // Node loads a module of TypeScript only without a type.
    load: (url, context, next) => next(url, isOurs(url) ? { ...context, importAttributes: {} } : context),
  });
}

/** Imports a module of the project, for the function that is running if there is one. */
export const importOurs = (file: string): Promise<Record<string, unknown>> =>
  import(pathToFileURL(join(root, file)).href) as Promise<Record<string, unknown>>;
