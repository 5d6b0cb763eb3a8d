import type { Area } from "../shell/area.ts";
import { unreadMessages } from "./unread.ts";

export const inboxArea: Area = {
  path: "/inbox",
  label: ["Mesaje primite", "Полученные сообщения"],
  icon: "bell",
  place: "bell",
  isShown: ({ roles }) => roles.includes("documents"),
  count: () => unreadMessages,
  screens: { "/": () => import("./inbox.tsx") },
};
