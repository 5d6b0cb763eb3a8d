import type { Area } from "../shell/area.ts";

export const scanArea: Area = {
  path: "/scanari",
  label: ["Scanări", "Сканы", "Scans"],
  icon: "search",
  group: "documents",
  isShown: ({ roles }) => roles.includes("documents"),
  screens: {
    "/": () => import("./scans.tsx").then(({ list }) => ({ default: list })),
    "/$id": () => import("./scans.tsx").then(({ page }) => ({ default: page })),
  },
};
