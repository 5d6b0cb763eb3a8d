import { crud } from "../../../shared/features/crud.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { access } from "../access/authentication.ts";
import { readsSystem } from "../access/callers.ts";
import { requiringSender, SystemFields, Systems, SystemView } from "../records/system.ts";
import { notifications } from "../service.ts";
import { templates } from "../templates/routes.ts";
import { systemFields, viewOf } from "./fields.ts";
import { listSystems, removeSystem } from "./systems.ts";

export const systems = crud(Systems, "/api/sistems", {
  title: "Sisteme",
  access: access.reader,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
  view: SystemView,
  fields: SystemFields,
  present: viewOf,
  keeps: ["mod", "activ", "certificate"],
  defaults: { mod: "REAL", activ: true, certificate: [] },
  serverFields: systemFields,
  references: requiringSender,
  visible: (caller, { id }) => readsSystem(caller, id),
  list: ({ caller, query }) => listSystems(caller, query),
  remove: removeSystem,
});

/** The records of systems. */
export const handler = lambdaHandler(notifications, systems, templates);
