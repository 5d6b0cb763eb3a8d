import type { Area } from "../../shell/area.ts";
import { isServiceAdmin } from "../common/role.ts";

/** The registry of the people and firms that notifications reach. */
export const recipientsArea: Area = {
  path: "/destinatari",
  label: ["Destinatari", "Получатели", "Recipients"],
  icon: "people",
  group: "messages",
  isShown: isServiceAdmin,
  screens: {
    "/": () => import("./recipients.tsx").then(({ list }) => ({ default: list })),
    "/adrese": () => import("./suppressions.tsx"),
    "/$id": () => import("./recipients.tsx").then(({ page }) => ({ default: page })),
  },
};
