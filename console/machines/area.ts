import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** Systems that call the API of documents for an issuer. */
export const machinesArea: Area = {
  path: "/sisteme-client",
  label: ["Sisteme client", "Системы-клиенты", "Client systems"],
  icon: "gear",
  group: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./machines.tsx").then(({ list }) => ({ default: list })),
    "/$id": () => import("./machines.tsx").then(({ page }) => ({ default: page })),
  },
};
