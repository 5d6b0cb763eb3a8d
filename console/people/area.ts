import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** The accounts of documents, for their administrators. */
export const peopleArea: Area = {
  path: "/persoane",
  label: ["Persoane", "Люди", "People"],
  icon: "people",
  group: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./people.tsx").then(({ list }) => ({ default: list })),
    "/$id": () => import("./person.tsx").then(({ page }) => ({ default: page })),
  },
};
