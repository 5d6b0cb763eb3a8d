import type { Area } from "../shell/area.ts";

/** Only for administrators of documents: only they get explanations of access and every reader's history. */
export const auditArea: Area = {
  path: "/audit",
  label: ["Audit", "Аудит", "Audit"],
  icon: "clock",
  group: "oversight",
  isShown: ({ roles }) => roles.includes("documents:ROLE_ADMIN"),
  screens: {
    "/": () => import("./activity.tsx"),
    "/semnaturi": () => import("./signatures.tsx"),
    "/integritate": () => import("./integrity.tsx"),
    "/acces": () => import("./access.tsx"),
  },
};
