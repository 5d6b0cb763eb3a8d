import type { Area } from "../shell/area.ts";
import { isOperator, isServiceAdmin } from "./common/role.ts";

/** Sending and following notifications, with the templates and groups that they are made from. */
export const noticesArea: Area = {
  path: "/notificari",
  label: ["Notificări", "Уведомления", "Notifications"],
  icon: "bell",
  group: "messages",
  isShown: (person) => isServiceAdmin(person) || isOperator(person),
  screens: {
    "/": () => import("./tracking/list.tsx"),
    "/$id": () => import("./tracking/notice.tsx"),
    "/programate": () => import("./tracking/scheduled.tsx"),
    "/livrari": () => import("./tracking/all-deliveries.tsx"),
    "/trimite": () => import("./sending/send.tsx"),
    "/sabloane": () => import("./templates/templates.tsx").then(({ list }) => ({ default: list })),
    "/sabloane/nou": () => import("./templates/forms.tsx").then(({ create }) => ({ default: create })),
    "/sabloane/$id": () => import("./templates/templates.tsx").then(({ page }) => ({ default: page })),
    "/sabloane/$id/editare": () => import("./templates/forms.tsx").then(({ edit }) => ({ default: edit })),
    "/grupuri": () => import("./groups/groups.tsx").then(({ list }) => ({ default: list })),
    "/grupuri/$id": () => import("./groups/groups.tsx").then(({ page }) => ({ default: page })),
    "/categorii": () => import("./categories/categories.tsx").then(({ list }) => ({ default: list })),
    "/categorii/$id": () => import("./categories/categories.tsx").then(({ page }) => ({ default: page })),
  },
};
