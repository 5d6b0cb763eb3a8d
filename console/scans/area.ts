import type { Area } from "../shell/area.ts";

export const scanArea: Area = {
  path: "/scanari",
  label: { ro: "Scanări", ru: "Сканы" },
  icon: "search",
  isShown: ({ roles }) => roles.includes("documents"),
  screens: {
    "/": () => import("./scans.tsx"),
    "/$id": () => import("./scan.tsx"),
  },
};
