import type { Area } from "../shell/area.ts";

export const accountArea: Area = {
  path: "/cont",
  label: { ro: "Contul meu", ru: "Моя учётная запись" },
  icon: "person",
  place: "account",
  isShown: () => true,
  screens: { "/": () => import("./account.tsx") },
};
