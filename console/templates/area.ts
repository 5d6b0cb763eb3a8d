import type { Area } from "../shell/area.ts";

export const templateArea: Area = {
  path: "/sabloane",
  label: ["Șabloane", "Шаблоны", "Templates"],
  icon: "copy",
  group: "documents",
  isShown: ({ roles }) => roles.includes("documents"),
  screens: {
    "/": () => import("./gallery.tsx"),
    "/nou": () => import("./edit.tsx").then(({ create }) => ({ default: create })),
    "/$id": () => import("./fill.tsx"),
    "/$id/editare": () => import("./edit.tsx").then(({ edit }) => ({ default: edit })),
  },
};
