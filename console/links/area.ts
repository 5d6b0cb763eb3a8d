import type { Area } from "../shell/area.ts";

export const linksArea: Area = {
  path: "/linkuri",
  label: ["Linkuri", "Ссылки", "Links"],
  icon: "link",
  group: "documents",
  isShown: ({ roles }) => roles.includes("documents"),
  screens: { "/": () => import("./list.tsx") },
};
