import type { Area } from "../shell/area.ts";

export const accountArea: Area = {
  path: "/cont",
  label: ["Contul meu", "Моя учётная запись", "My account"],
  icon: "person",
  group: "account",
  isShown: () => true,
  screens: { "/": () => import("./account.tsx") },
};
