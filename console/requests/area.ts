import type { Area } from "../shell/area.ts";
import { decides, requestsToDecide } from "./waiting.ts";

export const requestsArea: Area = {
  path: "/cereri",
  label: ["Cereri", "Запросы"],
  icon: "lock",
  isShown: ({ roles }) => roles.includes("documents"),
  count: (person) => (decides(person) ? requestsToDecide : undefined),
  screens: { "/": () => import("./requests.tsx") },
};
