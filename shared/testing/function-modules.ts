import { globSync } from "node:fs";
import { join } from "node:path";
import type { RoutedHandler } from "../http/handler.ts";

/** The module of the function that handles a route, by operation id. `service` is the folder of the service. */
export async function functionModulesOf(service: string): Promise<Map<string, string>> {
  const modules = new Map<string, string>();
  for (const module of globSync(join(service, "**/*routes.ts"))) {
    const { handler } = (await import(module)) as { handler?: RoutedHandler };
    for (const { operationId } of handler?.routes ?? []) modules.set(operationId, module);
  }
  return modules;
}
