import type * as z from "zod";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords, wholeList } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { read } from "../../../../shared/data/repository.ts";
import { recordVerbs } from "../../../../shared/features/crud-verbs.ts";
import { kernel } from "../../../../shared/refusals.ts";
import type { SystemCaller } from "../../access/load-system.ts";
import { type Template, TemplateFields, Templates, templatesOfSystem } from "../../records/template.ts";
import { templateFields } from "./templates.ts";

/** The fields of a template that a system sets; the template is its own. */
export const OwnTemplateFields = TemplateFields.omit({ sistemId: true });
type OwnFields = z.output<typeof OwnTemplateFields>;

const verbs = recordVerbs(Templates, {
  fields: TemplateFields,
  visible: (caller: SystemCaller, { sistemId }) => sistemId === caller.id,
  serverFields: ({ caller, ...write }) => templateFields({ ...write, caller: { login: caller.cod } }),
});

/** The templates of a system. */
export const listOwnTemplates = ({ id }: SystemCaller, query: ListQuery): Promise<Page<Stored<Template>>> =>
  listRecords(Templates, wholeList(templatesOfSystem(id)), query);

export const createOwnTemplate = (caller: SystemCaller, body: OwnFields): Promise<Stored<Template>> =>
  verbs.create({ caller, body: { ...body, sistemId: caller.id } });

/** Replaces a template of the system. @throws notFound for another system's */
export const changeOwnTemplate = (
  caller: SystemCaller,
  { id, body, ifMatch }: { id: number; body: OwnFields; ifMatch: number[] | undefined },
): Promise<Stored<Template>> =>
  verbs.replace({ caller, id, ifMatch, body: { ...body, sistemId: caller.id } });

/** A template of the system. @throws notFound for another system's */
export async function readOwnTemplate(caller: SystemCaller, id: number): Promise<Stored<Template>> {
  const template = await read(Templates, { id });
  if (template?.sistemId !== caller.id) throw kernel.negasit();
  return template;
}
