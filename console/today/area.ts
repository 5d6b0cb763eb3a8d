import { servicesOf } from "../api/approvals/services.ts";
import type { Area } from "../shell/area.ts";

export const todayArea: Area = {
  path: "/astazi",
  label: ["Astăzi", "Сегодня", "Today"],
  icon: "home",
  group: "today",
  isShown: (person) => person.roles.includes("documents") || servicesOf(person).length > 0,
  screens: { "/": () => import("./today.tsx") },
};
