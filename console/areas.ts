import { catalogsArea } from "./catalogs/area.ts";
import { peopleArea } from "./people/area.ts";
import type { Area } from "./shell/area.ts";

/** The areas of the console in the order of the navigation: the one place where an area is added. */
export const areas: readonly Area[] = [peopleArea, catalogsArea];
