import * as z from "zod";
import { crud } from "../../../../shared/features/crud.ts";
import { recordVerbs } from "../../../../shared/features/crud-verbs.ts";
import { json, multipart } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { file } from "../../../../shared/http/multipart.ts";
import { binary, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { machine } from "../../access/machine-authentication.ts";
import type { Person } from "../../access/principal.ts";
import { templateRightsOf } from "../../access/template-rights.ts";
import { DocumentView } from "../../records/document.ts";
import {
  type Template,
  TemplateFields,
  TemplateRow,
  Templates,
  TemplateView,
} from "../../records/template.ts";
import { documents, get, patch, post, put } from "../../service.ts";
import { exportTemplate, ExportedTemplate, importedFields, ImportFields } from "./export-import.ts";
import { downloadResult, generateDocument, Generating, Making } from "./generate-document.ts";
import { previewTemplate, PreviewedTemplate, renderPublished } from "./preview-template.ts";
import { RenderedTemplate, TemplateValues } from "./render-template.ts";
import {
  listTemplates,
  publishedTemplate,
  readTemplate,
  removeTemplate,
  templateFields,
  templateFor,
  withContent,
} from "./templates.ts";

const rules = {
  fields: TemplateFields,
  keeps: ["publicat", "limba"] as const,
  visible: (caller: Person, template: Template) => templateRightsOf(caller, template).has("read"),
  serverFields: templateFields,
};
const { create } = recordVerbs(Templates, rules);

const records = crud(Templates, "/api/templates", {
  ...rules,
  title: "Șabloane",
  access: access.user,
  write: access.user,
  view: TemplateView,
  row: TemplateRow,
  present: withContent,
  list: ({ caller, query }) => listTemplates(caller, query),
  read: readTemplate,
  remove: removeTemplate,
});

/** Contents in which a scan finds something are not stored. */
const refusing = { refuses: ["locked" as const] };

/** Templates of an office, their results, and the documents made from them. */
export const templates = routes("templates", {
  ...records,
  create: post("/api/templates", refusing, records.create),
  replace: put("/api/templates/{id}", refusing, records.replace),
  patch: patch("/api/templates/{id}", refusing, records.patch),
  download: get(
    "/api/templates/{id}/export",
    { access: access.user, summary: "Șablonul ca fișier JSON", returns: ExportedTemplate },
    async ({ caller, params }) => exportTemplate(await templateFor(caller, params.id, "read")),
  ),
  import: post(
    "/api/templates/import",
    {
      access: access.user,
      summary: "Importă un șablon: un fișier exportat sau un DOCX",
      body: multipart({ file: file(), ...ImportFields.shape }),
      returns: TemplateView,
      present: withContent,
      status: 201,
      location: ({ id }) => `/api/templates/${id}`,
      refuses: ["conflict", "forbidden", "locked", "unsupportedMedia", "unprocessable"],
    },
    ({ caller, body }) => create({ caller, body: importedFields(caller, body) }),
  ),
  render: post(
    "/api/templates/render",
    {
      access: access.user,
      summary: "Previzualizare: {{var}} înlocuite, ce lipsește rămâne vizibil",
      body: json(PreviewedTemplate),
      returns: RenderedTemplate,
      refuses: ["notFound", "unsupportedMedia", "unprocessable"],
      idempotent: false,
    },
    ({ caller, body }) => previewTemplate(caller, body),
  ),
  generate: post(
    "/api/templates/{id}/genereaza",
    {
      access: access.user,
      summary: "Creează un document (PDF sau DOCX) din șablon",
      body: json(Generating),
      returns: DocumentView,
      status: 201,
      location: ({ id }: { id: number }) => `/api/documents/${id}`,
      refuses: ["conflict", "unprocessable"],
    },
    ({ caller, params, body }) => generateDocument(caller, params.id, body),
  ),
  downloadResult: post(
    "/api/templates/{id}/descarca",
    {
      access: access.user,
      summary: "Descarcă rezultatul, fără a crea un document",
      body: json(Making),
      returns: binary,
      refuses: ["unprocessable"],
      idempotent: false,
    },
    ({ caller, params, body }) => downloadResult(caller, params.id, body),
  ),
});

const reads = machine("documente.read");

/** Templates as machines see them: the published ones, by code. */
export const machineTemplates = routes("machine-templates", {
  list: get(
    "/api/v1/templates",
    {
      access: reads,
      summary: "Șabloanele publicate",
      query: listOf(TemplateRow),
      returns: pageOf(TemplateRow),
    },
    ({ caller, query }) => listTemplates(caller, query),
  ),
  read: get(
    "/api/v1/templates/{cod}",
    { access: reads, summary: "Un șablon publicat, după cod", returns: TemplateView },
    async ({ caller, params }) => withContent(await publishedTemplate(caller, params.cod)),
  ),
  render: post(
    "/api/v1/templates/{cod}/render",
    {
      access: reads,
      summary: "Completează un șablon publicat",
      body: json(z.object({ variabile: TemplateValues.optional() }).meta({ id: "CompletareMasina" })),
      returns: RenderedTemplate,
      refuses: ["unprocessable"],
      idempotent: false,
    },
    ({ caller, params, body }) => renderPublished(caller, params.cod, body.variabile),
  ),
});

export const handler = lambdaHandler(documents, templates, machineTemplates);
