import { readUnique } from "../../../shared/data/repository.ts";
import { EVERYBODY, type Template, Templates } from "../records/template.ts";
import { refusals } from "./texts.ts";

/**
 * The active template of an organization: its own, else the default one.
 * @throws notFound without either
 */
export async function readTemplateFor(organizationId: string): Promise<Template> {
  const active =
    (await readUnique(Templates, "activeFor", organizationId)) ??
    (await readUnique(Templates, "activeFor", EVERYBODY));
  if (!active) throw refusals.faraSablon();
  return active;
}
