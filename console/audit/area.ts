import type { Area } from "../shell/area.ts";

/** Those who administer documents: the service explains access and shows every reader's history to them alone. */
export const auditArea: Area = {
  path: "/audit",
  label: ["Audit", "Аудит"],
  icon: "clock",
  place: "oversight",
  isShown: ({ roles }) => roles.includes("documents:ROLE_ADMIN"),
  screens: {
    "/": () => import("./activity.tsx"),
    "/semnaturi": () => import("./signatures.tsx"),
    "/integritate": () => import("./integrity.tsx"),
    "/acces": () => import("./access.tsx"),
  },
};
