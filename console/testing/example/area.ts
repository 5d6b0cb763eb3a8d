import type { Area } from "../../shell/area.ts";

/** An area for tests of the shell: what an area of the product looks like, with 10,000 records. */
export const plantArea: Area = {
  path: "/plante",
  label: ["Plante", "Растения", "Plants"],
  icon: "folder",
  group: "documents",
  isShown: () => true,
  screens: {
    "/": () => import("./list.tsx").then(({ list }) => ({ default: list })),
    "/$id/{-$part}": () => import("./list.tsx").then(({ plant }) => ({ default: plant })),
  },
};

export const accountArea: Area = {
  ...plantArea,
  path: "/cont",
  label: ["Contul meu", "Мой профиль", "My account"],
  group: "account",
};

export const hiddenArea: Area = {
  ...plantArea,
  path: "/secrete",
  label: ["Secrete", "Секретное", "Secrets"],
  isShown: ({ roles }) => roles.includes("admin"),
};
