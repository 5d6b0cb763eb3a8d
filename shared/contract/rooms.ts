import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RoutedHandler } from "../http/handler.ts";
import type { Route, RouteGroup } from "../http/route.ts";
import type { RoomTexts } from "./contract-texts.ts";

/** What a service is made of: the routes that its functions answer, a group for each function, and the texts of all rooms. */
export interface Rooms {
  groups: RouteGroup[];
  texts: RoomTexts[];
}

/** Finds the rooms of a service in its folder. No function loads this; only the contract and the tests do. */
export async function roomsIn(folder: string): Promise<Rooms> {
  const [routes, ofFeatures, own] = await Promise.all([
    loadAll<{ handler?: RoutedHandler }>(folder, "**/*routes.ts"),
    loadAll<RoomTexts>(join(import.meta.dirname, "../features"), "{*/texts,*-texts}.ts"),
    loadAll<RoomTexts>(folder, "**/texts.ts"),
  ]);
  const served = routes.flatMap(({ handler }) => (handler ? [groupOf(handler.routes)] : []));
  return { groups: served, texts: [...ofFeatures, ...own] };
}

const groupOf = (routes: readonly Route[]): RouteGroup =>
  Object.fromEntries(routes.map((route) => [route.operationId, route]));

const loadAll = <Module>(folder: string, files: string): Promise<Module[]> =>
  Promise.all(
    globSync(files, { cwd: folder })
      .toSorted()
      .map(async (file) => (await import(pathToFileURL(join(folder, file)).href)) as Module),
  );
