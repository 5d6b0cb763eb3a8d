import type { Template } from "../records/template.ts";
import { isOrganizationAdmin, isServiceAdmin, type Principal } from "./principal.ts";
import { refusals } from "./texts.ts";

/**
 * Access rules for templates. Drafts belong to their maker and the maker's organization; published templates can be
 * read by all signed-in people and by machines. Publishing speaks for an office, so only administrators may publish
 * or change a published template.
 */
type TemplateRight = "read" | "write" | "publish";

export type TemplateFacts = Pick<Template, "publicat" | "creator" | "organizatieId">;

/** The rights of a principal on a template, as a pure function of both. */
export function templateRightsOf(caller: Principal, template: TemplateFacts): ReadonlySet<TemplateRight> {
  const isAdmin = isServiceAdmin(caller) || isAdministered(caller, template);
  const isMaker = caller.key === template.creator && caller.organizatieId === template.organizatieId;
  const rights = new Set<TemplateRight>();
  if (isAdmin || isMaker || (template.publicat && isSignedIn(caller))) rights.add("read");
  if (caller.suspended || caller.kind !== "person") return rights;
  if (isAdmin || (isMaker && !template.publicat)) rights.add("write");
  if (isAdmin) rights.add("publish");
  return rights;
}

const isAdministered = (caller: Principal, { organizatieId }: TemplateFacts): boolean =>
  isOrganizationAdmin(caller) && organizatieId !== undefined && caller.organizatieId === organizatieId;

const isSignedIn = ({ kind }: Principal): boolean => kind === "person" || kind === "machine";

/** @throws notFound if the caller may not read it, forbidden if they may only read */
export function demandTemplateRight(caller: Principal, template: TemplateFacts, right: TemplateRight): void {
  const rights = templateRightsOf(caller, template);
  if (rights.has(right)) return;
  throw rights.has("read") ? refusals.faraDreptPeSablon() : refusals.sablonInexistent();
}
