import type { Area } from "../shell/area.ts";

export const importArea: Area = {
  path: "/importuri",
  label: ["Importuri", "Импорт", "Imports"],
  icon: "download",
  group: "documents",
  isShown: ({ roles }) => roles.includes("documents"),
  screens: {
    "/": () => import("./imports.tsx"),
    "/$furnizor": () => import("./browse.tsx"),
    "/aduse/$id": () => import("./import.tsx"),
  },
};
