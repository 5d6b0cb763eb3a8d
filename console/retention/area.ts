import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** Legal hold of documents, and the rules by which they are archived and purged. */
export const retentionArea: Area = {
  path: "/pastrare",
  label: ["Păstrare", "Хранение"],
  icon: "archive",
  place: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./holds.tsx").then(({ list }) => ({ default: list })),
    "/intretinere": () => import("./maintenance.tsx"),
  },
};
