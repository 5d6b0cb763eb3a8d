import type { Area } from "../shell/area.ts";
import { places } from "./list-place.ts";
import { listedQuery } from "./list-rows.ts";
import { readSearch } from "./list-search.ts";

export const documentsArea: Area = {
  path: "/acte",
  label: ["Documente", "Документы", "Documents"],
  icon: "document",
  group: "documents",
  isShown: ({ roles }) => roles.includes("documents"),
  ahead: ({ id }, search) => listedQuery(readSearch(search), places.documents, id),
  screens: {
    "/": () => import("./list-documents.tsx"),
    "/arhiva": () => import("./list-documents.tsx").then(({ archive }) => ({ default: archive })),
    "/cos": () => import("./list-documents.tsx").then(({ trash }) => ({ default: trash })),
    "/$id/dovada": () => import("./page/proof.tsx"),
    "/$id/{-$fila}": () => import("./page/document.tsx"),
  },
};
