import { crud } from "../../../shared/features/crud.ts";
import { Rotation, rotateSecret } from "../../../shared/features/clients/rotate-secret.ts";
import { json } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { nothing } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { readsSystem } from "../access/callers.ts";
import { requiringSender, SystemFields, Systems, SystemView } from "../records/system.ts";
import { del, get, notifications, post } from "../service.ts";
import { templates } from "../templates/routes.ts";
import { CredentialsView, NewCredentials, readCredentials, removeCredentials } from "./credentials.ts";
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

/** The credentials with which a system asks for tokens of the app zone. */
export const systemCredentials = routes("sistems", {
  readCredentials: get(
    "/api/sistems/{id}/credentials",
    { access: access.serviceAdmin, summary: "Acreditările unui sistem", returns: CredentialsView },
    ({ params }) => readCredentials(params.id),
  ),
  rotateSecret: post(
    "/api/sistems/{id}/rotate-secret",
    {
      access: access.serviceAdmin,
      summary: "Un secret nou al sistemului; cel vechi mai este valabil o vreme",
      body: { ...json(Rotation), mayBeAbsent: true },
      returns: NewCredentials,
      takes: ["If-Match"],
      refuses: ["stale"],
      keptSealed: true,
    },
    ({ params, body, ifMatch }) => rotateSecret(Systems, { id: params.id, ifMatch }, body),
  ),
  removeCredentials: del(
    "/api/sistems/{id}/credentials",
    { access: access.serviceAdmin, summary: "Șterge acreditările unui sistem", returns: nothing },
    async ({ params, ifMatch }) => {
      await removeCredentials({ id: params.id, ifMatch });
      return undefined;
    },
  ),
});

/** The records of systems. */
export const handler = lambdaHandler(notifications, systems, systemCredentials, templates);
