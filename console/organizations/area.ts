import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** Organizations for the service's administrators, containers for those of an organization, too. */
export const organizationsArea: Area = {
  path: "/organizatii",
  label: { ro: "Organizații", ru: "Организации" },
  icon: "home",
  place: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./home.tsx"),
    "/$id": () => import("./organization-page.tsx"),
    "/containere": () => import("./bucket-list.tsx"),
    "/containere/$id": () => import("./bucket-page.tsx"),
  },
};
