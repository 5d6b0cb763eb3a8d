import type { Area } from "../shell/area.ts";
import { requestsToDecide } from "./waiting.ts";
import { decides } from "./rights.ts";

export const requestsArea: Area = {
  path: "/cereri",
  label: { ro: "Cereri", ru: "Запросы" },
  icon: "lock",
  isShown: ({ roles }) => roles.includes("documents"),
  count: (person) => (decides(person) ? requestsToDecide : undefined),
  screens: { "/": () => import("./list.tsx") },
};
