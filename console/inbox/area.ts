import { late } from "../kit/online.ts";
import type { Area } from "../shell/area.ts";
import { unreadMessages } from "./unread.ts";

export const inboxArea: Area = {
  path: "/inbox",
  label: ["Mesaje primite", "Полученные сообщения", "Messages"],
  icon: "bell",
  group: "bell",
  isShown: ({ roles }) => roles.includes("documents"),
  count: () => unreadMessages,
  Panel: late(() => import("./panel.tsx")),
  screens: { "/": () => import("./inbox.tsx") },
};
