import * as z from "zod";
import { AppError } from "../../../shared/errors.ts";
import {
  fetchOrganization,
  type ImportedOrganization,
} from "../../../shared/features/organization-tokens/identity-client.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { query } from "../../../shared/http/list-query.ts";
import { get, routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { templateAdmin } from "../service.ts";
import { refusals } from "./texts.ts";

const OrganizationAnswer = z
  .object({
    payload: z.object({
      organization: z.object({
        id: z.string(),
        name: z.string(),
        idno: z.string(),
        status_id: z.string(),
        description: z.string().optional(),
      }),
    }),
    error: z.null(),
  })
  .meta({ id: "OrganizationAnswer" });

/** @throws notFound for a user who is unknown or belongs to another organization; identity answers both the same */
async function organizationOfUser(token: string, userId: string): Promise<ImportedOrganization> {
  try {
    return await fetchOrganization(token, userId);
  } catch (error) {
    throw error instanceof AppError && error.kind === "notFound" ? refusals.utilizatorInexistent() : error;
  }
}

export const organizations = routes("organizations", {
  readOfUser: get(
    "/api/v1/getOrganization",
    {
      access: access.organization,
      summary: "Organizația utilizatorului cu acest user_id",
      refuses: ["notFound"],
      query: query(z.object({ user_id: z.string().min(1).max(100) })),
      returns: OrganizationAnswer,
    },
    async ({ caller, query: { user_id } }) => ({
      payload: { organization: await organizationOfUser(caller.token, user_id) },
      error: null,
    }),
  ),
});

export const handler = lambdaHandler(templateAdmin, organizations);
