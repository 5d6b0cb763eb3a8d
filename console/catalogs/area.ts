import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** The registers that documents refer to: clients, issuers, roles of people, authorities of accounts. */
export const catalogsArea: Area = {
  path: "/nomenclatoare",
  label: { ro: "Nomenclatoare", ru: "Справочники" },
  icon: "folder",
  place: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./clients.tsx").then(({ list }) => ({ default: list })),
    "/clienti": () => import("./clients.tsx").then(({ list }) => ({ default: list })),
    "/clienti/$id": () => import("./clients.tsx").then(({ page }) => ({ default: page })),
    "/emitenti": () => import("./issuers.tsx").then(({ list }) => ({ default: list })),
    "/emitenti/$id": () => import("./issuers.tsx").then(({ page }) => ({ default: page })),
    "/roluri": () => import("./roles.tsx").then(({ list }) => ({ default: list })),
    "/roluri/$id": () => import("./roles.tsx").then(({ page }) => ({ default: page })),
    "/autoritati": () => import("./authorities.tsx").then(({ list }) => ({ default: list })),
  },
};
