import type { Area } from "../shell/area.ts";

export const identityArea: Area = {
  path: "/identitate",
  label: ["Identitate", "Идентификация", "Identity"],
  icon: "lock",
  group: "administration",
  isShown: ({ roles }) => roles.includes("identity:ROLE_ADMIN"),
  screens: {
    "/": () => import("./organizations.tsx").then(({ list }) => ({ default: list })),
    "/organizatii/$id": () => import("./organizations.tsx").then(({ page }) => ({ default: page })),
    "/proiecte": () => import("./projects.tsx").then(({ list }) => ({ default: list })),
    "/proiecte/$id": () => import("./projects.tsx").then(({ page }) => ({ default: page })),
    "/parteneri": () => import("./partners.tsx").then(({ list }) => ({ default: list })),
    "/parteneri/$id": () => import("./partners.tsx").then(({ page }) => ({ default: page })),
    "/utilizatori": () => import("./parts.tsx").then(({ userList }) => ({ default: userList })),
    "/utilizatori/$id": () => import("./parts.tsx").then(({ userPage }) => ({ default: userPage })),
  },
};
