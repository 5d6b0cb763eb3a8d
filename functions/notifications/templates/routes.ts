import { crud } from "../../../shared/features/crud.ts";
import { access } from "../access/authentication.ts";
import { readsSystem } from "../access/callers.ts";
import { requiringSystem } from "../records/system.ts";
import { TemplateFields, TemplateRow, Templates, TemplateView } from "../records/template.ts";
import { listTemplates, templateFields, withBody } from "./templates.ts";

export const templates = crud(Templates, "/api/templates", {
  title: "Șabloane",
  access: access.reader,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
  view: TemplateView,
  row: TemplateRow,
  fields: TemplateFields,
  keeps: ["sistemId"],
  visible: (caller, { sistemId }) => readsSystem(caller, sistemId),
  present: withBody,
  serverFields: templateFields,
  references: requiringSystem,
  list: ({ caller, query }) => listTemplates(caller, query),
});
