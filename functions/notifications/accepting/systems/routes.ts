import type { ListQuery } from "../../../../shared/data/page.ts";
import { crud } from "../../../../shared/features/crud.ts";
import type { Rules } from "../../../../shared/features/crud-verbs.ts";
import { Rotation, rotateSecret } from "../../../../shared/features/clients/rotate-secret.ts";
import { json } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { nothing } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { type Person, readsSystem } from "../../access/callers.ts";
import { zones } from "../../access/zone-access.ts";
import { requiringSender, type System, SystemFields, Systems, SystemView } from "../../records/system.ts";
import { del, get, notifications, post } from "../../service.ts";
import { adminCategories } from "../categories/routes.ts";
import { adminTemplates, templates } from "../templates/routes.ts";
import { CredentialsView, NewCredentials, readCredentials, removeCredentials } from "./credentials.ts";
import { systemFields, viewOf } from "./fields.ts";
import { listSystems, removeSystem } from "./systems.ts";
import { demandRecentFactor } from "../../../../shared/features/accounts/recent-factor.ts";

const rules = {
  fields: SystemFields,
  keeps: ["mod", "activ", "certificate"],
  defaults: { mod: "REAL", activ: true, certificate: [] },
  serverFields: systemFields,
  references: requiringSender,
  visible: (caller, { id }) => readsSystem(caller, id),
} satisfies Rules<System, typeof SystemFields, Person, Person>;

const common = {
  ...rules,
  title: "Sisteme",
  view: SystemView,
  present: viewOf,
  list: ({ caller, query }: { caller: Person; query: ListQuery }) => listSystems(caller, query),
  remove: removeSystem,
};

export const systems = crud(Systems, "/api/sistems", {
  ...common,
  access: access.reader,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
});

/** The same in the admin zone. */
export const adminSystems = crud(Systems, "/api/v1/admin/systems", {
  ...common,
  access: zones.admin,
  write: zones.admin,
});

/** The credentials that a system asks for tokens of the app zone with. */
export const systemCredentials = routes("sistems", {
  readCredentials: get(
    "/api/sistems/{id}/credentials",
    { access: access.serviceAdmin, summary: "Datele de acces ale unui sistem", returns: CredentialsView },
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
    ({ params, body, ifMatch }) => {
      demandRecentFactor();
      return rotateSecret(Systems, { id: params.id, ifMatch }, body);
    },
  ),
  removeCredentials: del(
    "/api/sistems/{id}/credentials",
    { access: access.serviceAdmin, summary: "Șterge datele de acces ale unui sistem", returns: nothing },
    async ({ params, ifMatch }) => {
      await removeCredentials({ id: params.id, ifMatch });
      return undefined;
    },
  ),
});

/** The records of systems. */
export const handler = lambdaHandler(
  notifications,
  systems,
  systemCredentials,
  adminSystems,
  templates,
  adminTemplates,
  adminCategories,
);
