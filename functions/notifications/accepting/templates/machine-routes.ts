import { json } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { get, post, put, routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { TemplateRow, TemplateView } from "../../records/template.ts";
import {
  changeOwnTemplate,
  createOwnTemplate,
  listOwnTemplates,
  OwnTemplateFields,
} from "./own-templates.ts";
import { PreviewRequest, PreviewView, previewTemplate } from "./preview-template.ts";
import { withBody } from "./templates.ts";

/** What every change of a template sends and answers. */
const writing = {
  access: access.machine,
  body: json(OwnTemplateFields),
  returns: TemplateView,
  present: withBody,
  refuses: ["conflict" as const],
};

/** The templates of the calling system. */
export const machineTemplates = routes("machine-templates", {
  list: get(
    "/api/v1/template",
    {
      access: access.machine,
      summary: "Șabloanele sistemului",
      query: listOf(TemplateRow),
      returns: pageOf(TemplateRow),
    },
    ({ caller, query }) => listOwnTemplates(caller, query),
  ),
  create: post(
    "/api/v1/template",
    { ...writing, summary: "Creează un șablon al sistemului", status: 201 },
    ({ caller, body }) => createOwnTemplate(caller, body),
  ),
  replace: put(
    "/api/v1/template/{id}",
    { ...writing, summary: "Înlocuiește un șablon al sistemului" },
    ({ caller, params: { id }, body, ifMatch }) => changeOwnTemplate(caller, { id, body, ifMatch }),
  ),
  render: post(
    "/api/v1/template/{id}/preview",
    {
      access: access.machine,
      summary: "Arată un șablon completat",
      body: json(PreviewRequest),
      returns: PreviewView,
      idempotent: false,
    },
    ({ caller, params: { id }, body }) => previewTemplate(caller, id, body),
  ),
});

const app = { access: zones.app };

/** The same in the app zone. */
export const appTemplates = routes("templates", {
  list: get("/api/v1/app/templates", app, machineTemplates.list),
  create: post("/api/v1/app/templates", app, machineTemplates.create),
  replace: put("/api/v1/app/templates/{id}", app, machineTemplates.replace),
});
