import type { Area } from "../shell/area.ts";

export const conformanceArea: Area = {
  path: "/conformitate",
  label: { ro: "Conformitate", ru: "Соответствие" },
  icon: "check",
  place: "oversight",
  isShown: ({ roles }) => roles.includes("platform"),
  screens: {
    "/": () => import("./systems.tsx"),
    "/sisteme/nou": () => import("./new-system.tsx"),
    "/sisteme/$id": () => import("./system.tsx"),
    "/audituri": () => import("./audits.tsx"),
    "/audituri/$id": () => import("./audit.tsx"),
    "/audituri/$id/cereri": () => import("./exchanges.tsx"),
    "/abateri": () => import("./issues.tsx"),
    "/abateri/$id": () => import("./issue.tsx"),
    "/reguli": () => import("./rules.tsx"),
    "/utilizatori": () => import("./users.tsx").then(({ list }) => ({ default: list })),
    "/utilizatori/$id": () => import("./users.tsx").then(({ page }) => ({ default: page })),
    "/reguli/$rule": () => import("./rule.tsx"),
  },
};
