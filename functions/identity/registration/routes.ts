import * as z from "zod";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import type { Organization } from "../records/organization.ts";
import { identity, post } from "../service.ts";
import { Assignment, assignProvider } from "./assign-provider.ts";
import { createOrganization, NewOrganization } from "./create-organization.ts";
import { type CreatedProject, createProject, NewProject } from "./create-project.ts";

const done = z.literal(true);
const Assigned = z.object({ status: done }).meta({ id: "Assigned" });
const CreatedOrganization = z
  .object({ status: done, id: z.string(), secret_name: z.string() })
  .meta({ id: "CreatedOrganization" });
const CreatedProjectView = z
  .object({
    status: done,
    id: z.string(),
    secret_token: z
      .string()
      .optional()
      .meta({ description: "Doar la prima creare; se păstrează numai amprenta lui" }),
  })
  .meta({ id: "CreatedProject" });

export const registration = routes("registration", {
  assignProvider: post(
    "/api/v1/assignProvider",
    {
      access: access.partner,
      summary: "Activează un furnizor pentru un proiect",
      body: fields(Assignment),
      returns: Assigned,
      present: () => ({ status: true as const }),
    },
    ({ caller, body }) => assignProvider(caller, body),
  ),

  createOrganization: post(
    "/api/v1/createOrganization",
    {
      access: access.partner,
      summary: "Înregistrează o organizație; același IDNO primește aceeași organizație",
      body: fields(NewOrganization),
      returns: CreatedOrganization,
      keptSealed: true,
      present: ({ id, secret_name }: Organization) => ({
        status: true as const,
        id: String(id),
        secret_name,
      }),
    },
    ({ caller, body }) => createOrganization(caller, body),
  ),

  createProject: post(
    "/api/v1/createProject",
    {
      access: access.partner,
      summary: "Creează un proiect; același nume în organizație primește același proiect",
      body: fields(NewProject),
      returns: CreatedProjectView,
      keptSealed: true,
      present: ({ id, secretToken }: CreatedProject) => ({
        status: true as const,
        id: String(id),
        secret_token: secretToken,
      }),
    },
    ({ caller, body }) => createProject(caller, body),
  ),
});

export const handler = lambdaHandler(identity, registration);
