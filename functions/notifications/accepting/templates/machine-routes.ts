import type { ErrorKind } from "../../../../shared/errors.ts";
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

const listing = {
  summary: "Șabloanele sistemului",
  query: listOf(TemplateRow),
  returns: pageOf(TemplateRow),
};

const refusals: ErrorKind[] = ["conflict"];

/** What is sent and answered at every change of a template. */
const writing = {
  body: json(OwnTemplateFields),
  returns: TemplateView,
  present: withBody,
  refuses: refusals,
};

const creating = { ...writing, summary: "Creează un șablon al sistemului", status: 201 };
const replacing = { ...writing, summary: "Înlocuiește un șablon al sistemului" };

/** The templates of the calling system. */
export const machineTemplates = routes("machine-templates", {
  list: get("/api/v1/template", { access: access.machine, ...listing }, ({ caller, query }) =>
    listOwnTemplates(caller, query),
  ),
  create: post("/api/v1/template", { access: access.machine, ...creating }, ({ caller, body }) =>
    createOwnTemplate(caller, body),
  ),
  replace: put(
    "/api/v1/template/{id}",
    { access: access.machine, ...replacing },
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

/** The same in the app zone. */
export const appTemplates = routes("templates", {
  list: get("/api/v1/app/templates", { access: zones.app, ...listing }, ({ caller, query }) =>
    listOwnTemplates(caller, query),
  ),
  create: post("/api/v1/app/templates", { access: zones.app, ...creating }, ({ caller, body }) =>
    createOwnTemplate(caller, body),
  ),
  replace: put(
    "/api/v1/app/templates/{id}",
    { access: zones.app, ...replacing },
    ({ caller, params: { id }, body, ifMatch }) => changeOwnTemplate(caller, { id, body, ifMatch }),
  ),
});
