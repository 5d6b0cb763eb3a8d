import * as z from "zod";
import { crud } from "../../../shared/features/crud.ts";
import { fields } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { get, routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { changes } from "../operating/changes/routes.ts";
import { templateAdmin } from "../service.ts";
import { Template, Templates } from "../records/template.ts";
import { readTemplateFor } from "./template-for.ts";
import { refusals } from "./texts.ts";

const TokenField = z
  .object({ Token: z.string().optional() })
  .meta({ id: "TokenField", description: "Dacă este trimis, este chiar tokenul din Authorization" });

const TemplateAnswer = z
  .object({
    payload: z.object({ template: z.string().meta({ description: "Lista șablonului, ca text JSON" }) }),
    error: z.null(),
  })
  .meta({ id: "TemplateAnswer" });

/** @throws unauthenticated if the body contains another token than the header */
function refuseOtherToken(sent: string | undefined, token: string): void {
  if (sent !== undefined && sent.trim().replace(/^Bearer +/i, "") !== token) throw refusals.altToken();
}

export const duaeTemplate = routes("duaeTemplate", {
  read: get(
    "/api/v1/getDuaeTemplate",
    {
      access: access.organization,
      summary: "Șablonul DUAE al organizației",
      refuses: ["notFound"],
      body: fields(TokenField),
      returns: TemplateAnswer,
    },
    async ({ caller, body }) => {
      refuseOtherToken(body.Token, caller.token);
      const { template } = await readTemplateFor(caller.organizationId);
      return { payload: { template }, error: null };
    },
  ),
});

export const templates = crud(Templates, "/api/v1/admin/templates", {
  title: "Șabloane",
  access: access.serviceAdmin,
  write: access.serviceAdmin,
  view: Template,
  fields: Template.omit({ id: true }).partial({ status_id: true }),
  keeps: ["status_id", "organization_id"],
  defaults: { status_id: "1" },
});

export const handler = lambdaHandler(templateAdmin, duaeTemplate, templates, changes);
