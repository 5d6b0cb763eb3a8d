import type { Area } from "../../shell/area.ts";
import { isServiceAdmin } from "../common/role.ts";

/** The systems that send, the providers and senders that they send through, and the accounts of the service. */
export const channelsArea: Area = {
  path: "/canale",
  label: ["Sisteme și canale", "Системы и каналы", "Systems and channels"],
  icon: "gear",
  group: "messages",
  isShown: isServiceAdmin,
  screens: {
    "/": () => import("./systems.tsx").then(({ list }) => ({ default: list })),
    "/sisteme/$id": () => import("./systems.tsx").then(({ page }) => ({ default: page })),
    "/furnizori": () => import("../providers/providers.tsx").then(({ list }) => ({ default: list })),
    "/furnizori/$id": () => import("../providers/providers.tsx").then(({ page }) => ({ default: page })),
    "/expeditori": () => import("../senders/senders.tsx").then(({ list }) => ({ default: list })),
    "/expeditori/$id": () => import("../senders/senders.tsx").then(({ page }) => ({ default: page })),
    "/conturi": () => import("../accounts/accounts.tsx").then(({ list }) => ({ default: list })),
    "/conturi/$id": () => import("../accounts/accounts.tsx").then(({ page }) => ({ default: page })),
  },
};
