import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** The registers that documents refer to: clients, issuers, roles of people, authorities of accounts. */
export const catalogsArea: Area = {
  path: "/nomenclatoare",
  label: ["Nomenclatoare", "Справочники", "Reference lists"],
  icon: "folder",
  group: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./clients.tsx").then(({ list }) => ({ default: list })),
    "/clienti": () => import("./clients.tsx").then(({ list }) => ({ default: list })),
    "/clienti/$id": () => import("./clients.tsx").then(({ page }) => ({ default: page })),
    "/emitenti": () => import("./registers.tsx").then(({ issuerList }) => ({ default: issuerList })),
    "/emitenti/$id": () => import("./registers.tsx").then(({ issuerPage }) => ({ default: issuerPage })),
    "/roluri": () => import("./registers.tsx").then(({ roleList }) => ({ default: roleList })),
    "/roluri/$id": () => import("./registers.tsx").then(({ rolePage }) => ({ default: rolePage })),
    "/autoritati": () => import("./registers.tsx").then(({ authorityList }) => ({ default: authorityList })),
  },
};
