import { isAdministrator } from "../api/rights.ts";
import type { Area } from "../shell/area.ts";

/** Legal holds on documents, and the rules for archiving and purging them. */
export const retentionArea: Area = {
  path: "/pastrare",
  label: ["Păstrare", "Хранение", "Retention"],
  icon: "archive",
  group: "administration",
  isShown: isAdministrator,
  screens: {
    "/": () => import("./holds.tsx").then(({ list }) => ({ default: list })),
    "/intretinere": () => import("./maintenance.tsx"),
  },
};
