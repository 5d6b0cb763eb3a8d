import type { ListQuery } from "../../../../shared/data/page.ts";
import { crud } from "../../../../shared/features/crud.ts";
import type { Rules } from "../../../../shared/features/crud-verbs.ts";
import { access } from "../../access/authentication.ts";
import { type Person, readsSystem } from "../../access/callers.ts";
import { zones } from "../../access/zone-access.ts";
import { requiringSystem } from "../../records/system.ts";
import {
  type Template,
  TemplateFields,
  TemplateRow,
  Templates,
  TemplateView,
} from "../../records/template.ts";
import { listTemplates, templateFields, withBody } from "./templates.ts";

const rules = {
  fields: TemplateFields,
  keeps: ["sistemId"],
  visible: (caller, { sistemId }) => readsSystem(caller, sistemId),
  serverFields: templateFields,
  references: requiringSystem,
} satisfies Rules<Template, typeof TemplateFields, Person, Person>;

const common = {
  ...rules,
  title: "Șabloane",
  present: withBody,
  list: ({ caller, query }: { caller: Person; query: ListQuery }) => listTemplates(caller, query),
};

const shown = { view: TemplateView, row: TemplateRow };

export const templates = crud(Templates, "/api/templates", {
  ...common,
  ...shown,
  access: access.reader,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
});

/** The same in the admin zone. */
export const adminTemplates = crud(Templates, "/api/v1/admin/templates", {
  ...common,
  ...shown,
  access: zones.admin,
  write: zones.admin,
});

/** Officials do not see who wrote a template. */
const authors = { creatDe: true, modificatDe: true } as const;

/** The templates of the staff zone, which is read-only for them. */
export const staffTemplates = crud(Templates, "/api/v1/staff/templates", {
  ...common,
  access: zones.staff,
  write: zones.staff,
  view: TemplateView.omit(authors).meta({ id: "StaffTemplate" }),
  row: TemplateRow.omit(authors).meta({ id: "StaffTemplateRow" }),
  create: "refused",
  change: "refused",
  remove: "refused",
});
