import type { Area } from "../../shell/area.ts";
import { isServiceAdmin } from "../common/role.ts";

/** The systems that send, the providers and senders by which messages leave, and the accounts of the service. */
export const channelsArea: Area = {
  path: "/canale",
  label: { ro: "Sisteme și canale", ru: "Системы и каналы" },
  icon: "gear",
  place: "administration",
  isShown: isServiceAdmin,
  screens: {
    "/": () => import("./list.tsx"),
    "/sisteme/$id": () => import("./system.tsx"),
    "/furnizori": () => import("../providers/list.tsx"),
    "/furnizori/$id": () => import("../providers/provider.tsx"),
    "/expeditori": () => import("../senders/list.tsx"),
    "/expeditori/$id": () => import("../senders/sender.tsx"),
    "/conturi": () => import("../accounts/list.tsx"),
    "/conturi/$login": () => import("../accounts/account.tsx"),
  },
};
