import type { Area } from "../shell/area.ts";

export const identityArea: Area = {
  path: "/identitate",
  label: { ro: "Identitate", ru: "Идентификация" },
  icon: "lock",
  place: "administration",
  isShown: ({ roles }) => roles.includes("identity:ROLE_ADMIN"),
  screens: {
    "/": () => import("./organizations.tsx"),
    "/organizatii/$id": () => import("./organization.tsx"),
    "/proiecte": () => import("./projects.tsx"),
    "/proiecte/$id": () => import("./project.tsx"),
    "/parteneri": () => import("./partners.tsx"),
    "/parteneri/$id": () => import("./partner.tsx"),
    "/utilizatori": () => import("./users.tsx"),
    "/utilizatori/$login": () => import("./user.tsx"),
  },
};
