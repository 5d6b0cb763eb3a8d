import { APPROVALS, servicesOf } from "../api/approvals/services.ts";
import type { Area } from "../shell/area.ts";

export const approvalsArea: Area = {
  path: "/aprobari",
  label: ["Aprobări", "Согласования", "Approvals"],
  icon: "check",
  group: "approvals",
  isShown: (person) => servicesOf(person).length > 0,
  // Counts the waiting approvals that others asked for.
  count: (person) => {
    const services = servicesOf(person);
    return {
      queryKey: [...APPROVALS, "count", services],
      queryFn: async () => (await import("./queries.ts")).countToDecide(services),
    };
  },
  screens: {
    "/": () => import("./list.tsx"),
    "/$service/$id": () => import("./approval.tsx"),
  },
};
