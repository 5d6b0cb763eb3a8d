import type { Area } from "../shell/area.ts";

export const invoicingArea: Area = {
  path: "/facturare",
  label: ["Facturare", "Счета", "Invoicing"],
  icon: "document",
  group: "administration",
  isShown: ({ roles }) => roles.includes("invoicing:ROLE_ADMIN"),
  screens: {
    "/": () => import("./services.tsx").then(({ list }) => ({ default: list })),
    "/servicii/$id": () => import("./services.tsx").then(({ page }) => ({ default: page })),
    "/facturi": () => import("./invoices.tsx").then(({ find }) => ({ default: find })),
    "/facturi/$id": () => import("./invoices.tsx").then(({ page }) => ({ default: page })),
    "/neidentificate": () => import("./lines.tsx").then(({ list }) => ({ default: list })),
    "/neidentificate/$id": () => import("./lines.tsx").then(({ page }) => ({ default: page })),
    "/banci": () => import("./banks.tsx").then(({ list }) => ({ default: list })),
    "/utilizatori": () => import("./parts.tsx").then(({ userList }) => ({ default: userList })),
    "/utilizatori/$id": () => import("./parts.tsx").then(({ userPage }) => ({ default: userPage })),
  },
};
