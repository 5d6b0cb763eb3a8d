import { crud } from "../../../shared/features/crud.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { access } from "../access/authentication.ts";
import { readsSystem } from "../access/callers.ts";
import { System, SystemFields, Systems } from "../records/system.ts";
import { notifications } from "../service.ts";
import { templates } from "../templates/routes.ts";
import { listSystems, removeSystem } from "./systems.ts";

export const systems = crud(Systems, "/api/sistems", {
  title: "Sisteme",
  access: access.reader,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
  view: System,
  fields: SystemFields,
  keeps: ["mod", "activ"],
  defaults: { mod: "REAL", activ: true },
  visible: (caller, { id }) => readsSystem(caller, id),
  list: ({ caller, query }) => listSystems(caller, query),
  remove: removeSystem,
});

/** The records of systems. */
export const handler = lambdaHandler(notifications, systems, templates);
