import type { Area } from "../shell/area.ts";

export const templateAdminArea: Area = {
  path: "/sabloane-duae",
  label: ["Șabloane DUAE", "Шаблоны DUAE", "DUAE templates"],
  icon: "columns",
  group: "administration",
  isShown: ({ roles }) => roles.includes("template-admin:ROLE_ADMIN"),
  screens: {
    "/": () => import("./templates.tsx").then(({ list }) => ({ default: list })),
    "/sabloane/$id": () => import("./templates.tsx").then(({ page }) => ({ default: page })),
    "/utilizatori": () => import("./parts.tsx").then(({ userList }) => ({ default: userList })),
    "/utilizatori/$id": () => import("./parts.tsx").then(({ userPage }) => ({ default: userPage })),
  },
};
