import type { Area } from "../shell/area.ts";
import { approvalsToDecide } from "./waiting.ts";
import { servicesOf } from "../api/approvals/services.ts";

export const approvalsArea: Area = {
  path: "/aprobari",
  label: { ro: "Aprobări", ru: "Согласования" },
  icon: "check",
  isShown: (person) => servicesOf(person).length > 0,
  count: (person) => approvalsToDecide(servicesOf(person)),
  screens: {
    "/": () => import("./list.tsx"),
    "/$service/$id": () => import("./approval.tsx"),
  },
};
