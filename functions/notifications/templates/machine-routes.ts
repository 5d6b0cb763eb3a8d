import { json } from "../../../shared/http/body.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { pageOf } from "../../../shared/http/responses.ts";
import { get, post, put, routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { TemplateRow, TemplateView } from "../records/template.ts";
import {
  changeOwnTemplate,
  createOwnTemplate,
  listOwnTemplates,
  OwnTemplateFields,
} from "./own-templates.ts";
import { PreviewRequest, PreviewView, previewTemplate } from "./preview-template.ts";
import { withBody } from "./templates.ts";

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
    {
      access: access.machine,
      summary: "Creează un șablon al sistemului",
      body: json(OwnTemplateFields),
      returns: TemplateView,
      present: withBody,
      status: 201,
      refuses: ["conflict"],
    },
    ({ caller, body }) => createOwnTemplate(caller, body),
  ),
  replace: put(
    "/api/v1/template/{id}",
    {
      access: access.machine,
      summary: "Înlocuiește un șablon al sistemului",
      body: json(OwnTemplateFields),
      returns: TemplateView,
      present: withBody,
      refuses: ["conflict"],
    },
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
