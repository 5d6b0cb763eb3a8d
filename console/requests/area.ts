import type { Area } from "../shell/area.ts";
import { requestsToDecide } from "../api/requests/waiting.ts";

export const requestsArea: Area = {
  path: "/cereri",
  label: ["Cereri", "Запросы", "Requests"],
  icon: "lock",
  group: "approvals",
  isShown: ({ roles }) => roles.includes("documents"),
  count: () => requestsToDecide,
  screens: { "/": () => import("./requests.tsx") },
};
