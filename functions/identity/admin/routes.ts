import { randomUUID } from "node:crypto";
import * as z from "zod";
import { userViews } from "../../../shared/features/accounts/views.ts";
import { crud } from "../../../shared/features/crud.ts";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { Accounts } from "../access/account.ts";
import { access, seesOrganization } from "../access/authentication.ts";
import { changes } from "../operating/changes/routes.ts";
import { Description, Name, Organization, Organizations } from "../records/organization.ts";
import { Partner, PartnerId, Partners } from "../records/partner.ts";
import { Projects, ProjectView } from "../records/project.ts";
import { identity, get, post } from "../service.ts";
import { ACTIVE, StatusId } from "../records/status.ts";
import { listOrganizations, listProjects, listUsers } from "./lists.ts";
import { rotateSecret, Rotation } from "./rotate-secret.ts";
import { demandRecentFactor } from "../../../shared/features/accounts/recent-factor.ts";

/** A partner's identifier never changes: services are configured with it as SYSTEM_ID. */
export const partners = crud(Partners, "/api/v1/admin/partners", {
  title: "Parteneri",
  access: access.serviceAdmin,
  write: access.serviceAdmin,
  view: Partner,
  fields: z.object({ name: Name, partnerid: PartnerId.optional(), status_id: StatusId.optional() }),
  keeps: ["partnerid", "status_id"],
  defaults: { status_id: ACTIVE },
  serverFields: ({ before, body }) => ({
    partnerid: before?.partnerid ?? body.partnerid ?? randomUUID(),
  }),
  remove: "refused",
});

const changeable = z.object({
  name: Name,
  description: Description.optional(),
  status_id: StatusId.optional(),
});

/** Partners register organizations; administrators rename, deactivate and activate them. */
export const organizations = crud(Organizations, "/api/v1/admin/organizations", {
  title: "Organizații",
  access: access.admin,
  write: access.serviceAdmin,
  view: Organization,
  fields: changeable,
  keeps: ["status_id"],
  visible: (caller, { id }) => seesOrganization(caller, id),
  list: listOrganizations,
  create: "refused",
  remove: "refused",
});

export const projects = crud(Projects, "/api/v1/admin/projects", {
  title: "Proiecte",
  access: access.admin,
  write: access.serviceAdmin,
  view: ProjectView,
  fields: changeable,
  keeps: ["status_id"],
  visible: (caller, { organization_id }) => seesOrganization(caller, organization_id),
  list: listProjects,
  create: "refused",
  remove: "refused",
});

const NewSecret = z
  .object({ id: z.int(), secret_token: z.string(), previous_valid_until: z.iso.datetime() })
  .meta({ id: "NewSecret" });

export const secrets = routes("projects", {
  rotateSecret: post(
    "/api/v1/admin/projects/{id}/rotate-secret",
    {
      access: access.admin,
      summary: "Un token secret nou, arătat o singură dată; cel de până acum mai este acceptat un timp",
      body: fields(Rotation),
      returns: NewSecret,
      keptSealed: true,
    },
    ({ caller, params, body }) => {
      demandRecentFactor();
      return rotateSecret(caller, params.id, body);
    },
  ),
});

const { view: UserView } = userViews(Accounts);

/** An organization's users are accounts of this service, managed in `/api/admin/users`. */
export const organizationUsers = routes("organizations", {
  listUsers: get(
    "/api/v1/admin/organizations/{id}/users",
    {
      access: access.admin,
      summary: "Utilizatorii organizației",
      query: listOf(UserView),
      returns: pageOf(UserView),
    },
    ({ caller, params, query }) => listUsers(caller, params.id, query),
  ),
});

export const handler = lambdaHandler(
  identity,
  partners,
  organizations,
  projects,
  secrets,
  organizationUsers,
  changes,
);
