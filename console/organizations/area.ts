import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** Organizations are for administrators of the service, containers also for those of an organization. */
export const organizationsArea: Area = {
  path: "/organizatii",
  label: ["Organizații", "Организации", "Organizations"],
  icon: "home",
  group: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./organizations.tsx").then(({ list }) => ({ default: list })),
    "/$id": () => import("./organizations.tsx").then(({ page }) => ({ default: page })),
    "/containere": () => import("./buckets.tsx").then(({ list }) => ({ default: list })),
    "/containere/$id": () => import("./buckets.tsx").then(({ page }) => ({ default: page })),
  },
};
