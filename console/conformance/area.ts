import type { Area } from "../shell/area.ts";

export const conformanceArea: Area = {
  path: "/conformitate",
  label: ["Conformitate", "Соответствие", "Conformance"],
  icon: "check",
  group: "oversight",
  isShown: ({ roles }) => roles.includes("platform"),
  screens: {
    "/": () => import("./systems.tsx").then(({ list }) => ({ default: list })),
    "/sisteme/nou": () => import("./systems.tsx").then(({ create }) => ({ default: create })),
    "/sisteme/$id": () => import("./system.tsx"),
    "/audituri": () => import("./audits.tsx").then(({ list }) => ({ default: list })),
    "/audituri/$id": () => import("./audit.tsx"),
    "/audituri/$id/cereri": () => import("./exchanges.tsx"),
    "/abateri": () => import("./issues.tsx").then(({ list }) => ({ default: list })),
    "/abateri/$id": () => import("./issues.tsx").then(({ page }) => ({ default: page })),
    "/reguli": () => import("./rules.tsx").then(({ list }) => ({ default: list })),
    "/utilizatori": () => import("./users.tsx").then(({ list }) => ({ default: list })),
    "/utilizatori/$id": () => import("./users.tsx").then(({ page }) => ({ default: page })),
    "/reguli/$id": () => import("./rules.tsx").then(({ page }) => ({ default: page })),
  },
};
