import type { Area } from "../shell/area.ts";
import { operatedBy } from "./operated.ts";

/** Health, queues, jobs, the index, rates and settings, for service administrators. */
export const operationsArea: Area = {
  path: "/operare",
  label: ["Operare", "Эксплуатация", "Operations"],
  icon: "gear",
  group: "operation",
  isShown: (person) => operatedBy(person).length > 0,
  screens: {
    "/": () => import("./health.tsx"),
    "/cozi": () => import("./queues.tsx"),
    "/cozi/$service/$queue": () => import("./queue.tsx"),
    "/lucrari": () => import("./jobs.tsx"),
    "/index": () => import("./search-index.tsx"),
    "/evolutie": () => import("./trends.tsx"),
    "/rute": () => import("./rates.tsx"),
    "/corelare": () => import("./correlation.tsx"),
    "/setari": () => import("./settings.tsx"),
  },
};
