import { readUnique } from "../../../shared/data/repository.ts";
import { notFound } from "../../../shared/errors.ts";
import { EVERYBODY, Template } from "../records/template.ts";

/**
 * The active template of an organization: its own, else the one for everybody.
 * @throws notFound where there is none
 */
export async function templateFor(organizationId: string): Promise<Template> {
  const active =
    (await readUnique(Template, "organization_id", organizationId)) ??
    (await readUnique(Template, "organization_id", EVERYBODY));
  if (!active) throw notFound("faraSablon");
  return active;
}
