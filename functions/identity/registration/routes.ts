import * as z from "zod";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { post, routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { identity } from "../service.ts";
import { Assignment, assignProvider } from "./assign-provider.ts";
import { createOrganization, NewOrganization } from "./create-organization.ts";
import { createProject, NewProject } from "./create-project.ts";

const done = z.literal(true);
const Assigned = z.object({ status: done }).meta({ id: "Assigned" });
const CreatedOrganization = z
  .object({ status: done, id: z.string(), secret_name: z.string() })
  .meta({ id: "CreatedOrganization" });
const CreatedProject = z
  .object({
    status: done,
    id: z.string(),
    secret_token: z
      .string()
      .optional()
      .meta({ description: "Doar la prima creare; se păstrează numai amprenta lui" }),
  })
  .meta({ id: "CreatedProject" });

/** A repeated request returns the same ids anyway, and a stored answer would store the secret. */
const repeatable = { access: access.partner, idempotent: false };

export const registration = routes("registration", {
  assignProvider: post(
    "/api/v1/assignProvider",
    {
      ...repeatable,
      summary: "Activează un furnizor pentru un proiect",
      body: fields(Assignment),
      returns: Assigned,
    },
    async ({ caller, body }) => {
      await assignProvider(caller, body);
      return { status: true as const };
    },
  ),

  createOrganization: post(
    "/api/v1/createOrganization",
    {
      ...repeatable,
      summary: "Înregistrează o organizație; același IDNO primește aceeași organizație",
      body: fields(NewOrganization),
      returns: CreatedOrganization,
    },
    async ({ caller, body }) => {
      const { id, secret_name } = await createOrganization(caller, body);
      return { status: true as const, id: String(id), secret_name };
    },
  ),

  createProject: post(
    "/api/v1/createProject",
    {
      ...repeatable,
      summary: "Creează un proiect; același nume în organizație primește același proiect",
      body: fields(NewProject),
      returns: CreatedProject,
    },
    async ({ caller, body }) => {
      const { id, secretToken } = await createProject(caller, body);
      return { status: true as const, id: String(id), secret_token: secretToken };
    },
  ),
});

export const handler = lambdaHandler(identity, registration);
