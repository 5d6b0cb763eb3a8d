import type { Area } from "../shell/area.ts";

export const documentsArea: Area = {
  path: "/acte",
  label: { ro: "Documente", ru: "Документы" },
  icon: "document",
  isShown: ({ roles }) => roles.includes("documents"),
  screens: {
    "/": () => import("./list-documents.tsx"),
    "/arhiva": () => import("./list-archive.tsx"),
    "/cos": () => import("./list-trash.tsx"),
    "/$id/dovada": () => import("./page/proof.tsx"),
    "/$id/{-$fila}": () => import("./page/document.tsx"),
  },
};
