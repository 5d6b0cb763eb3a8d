import * as z from "zod";
import type { ListQuery, Page } from "../../../shared/data/page.ts";
import { readUnique } from "../../../shared/data/repository.ts";
import { pageOfFixed } from "../../../shared/data/row-page.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { kernel } from "../../../shared/refusals.ts";
import { inLanguage, type Language } from "../../../shared/everywhere/texts.ts";
import { access } from "../access/authentication.ts";
import { badgeOf } from "../audit/forms/badge.ts";
import type { Rule } from "../audit/model/rule.ts";
import { SystemPublicView, Systems } from "../records/system.ts";
import { get, platform } from "../service.ts";
import { listPublished } from "../systems/systems.ts";

const RuleView = z
  .object({
    rule: z.string(),
    source: z.string(),
    level: z.enum(["must", "should"]),
    since: z.iso.date(),
    saysRo: z.string(),
    saysRu: z.string(),
    saysEn: z.string(),
    fixRo: z.string(),
    fixRu: z.string(),
    fixEn: z.string(),
  })
  .meta({ id: "Rule" });
export type RuleView = z.output<typeof RuleView>;

const viewOf = ({ id: rule, says, fix, source, level, since }: Rule): z.input<typeof RuleView> => ({
  rule,
  source,
  level,
  since,
  saysRo: inLanguage(says, "ro"),
  saysRu: inLanguage(says, "ru"),
  saysEn: inLanguage(says, "en"),
  fixRo: inLanguage(fix, "ro"),
  fixRu: inLanguage(fix, "ru"),
  fixEn: inLanguage(fix, "en"),
});

/** The rules of the standard. Their libraries are loaded with the first request for them. */
const readCatalogue = async (): Promise<readonly Rule[]> =>
  (await import("../audit/rules/catalogue.ts")).catalogue;

/** The rules in the order of the standard, unless the query has another one. */
const listRules = async (query: ListQuery): Promise<Page<z.input<typeof RuleView>>> =>
  pageOfFixed((await readCatalogue()).map(viewOf), query, "rules");

/** @throws notFound */
async function readRule(id: string): Promise<z.input<typeof RuleView>> {
  const rule = (await readCatalogue()).find((one) => one.id === id);
  if (!rule) throw kernel.negasit();
  return viewOf(rule);
}

/** The badge of a system that publishes its verdict. @throws notFound for others, and before its first audit */
async function readBadge(cod: string, language: Language): Promise<string> {
  const system = await readUnique(Systems, "cod", cod);
  const { verdict, counts, auditedAt } = system ?? {};
  if (!system?.public || !verdict || !counts || !auditedAt) throw kernel.negasit();
  return badgeOf({ verdict, counts, finishedAt: auditedAt }, language);
}

const svg = z.string().meta({ contentType: "image/svg+xml; charset=utf-8" });

export const rules = routes("rules", {
  list: get(
    "/api/v1/public/rules",
    {
      access: access.open,
      summary: "Regulile standardului",
      query: listOf(RuleView, { size: 100 }),
      returns: pageOf(RuleView),
    },
    ({ query }) => listRules(query),
  ),
  read: get(
    "/api/v1/public/rules/{rule}",
    { access: access.open, summary: "O regulă a standardului", returns: RuleView },
    ({ params }) => readRule(params.rule),
  ),
});

export const publicSystems = routes("systems", {
  list: get(
    "/api/v1/public/systems",
    {
      access: access.open,
      summary: "Sistemele care își publică verdictul",
      query: listOf(SystemPublicView),
      returns: pageOf(SystemPublicView),
    },
    ({ query }) => listPublished(query),
  ),
});

export const badges = routes("badges", {
  read: get(
    "/api/v1/public/badges/{cod}",
    { access: access.open, summary: "Insigna unui sistem, SVG", returns: svg },
    ({ params, language }) => readBadge(params.cod, language),
  ),
});

/** It seals no credentials, opens no evidence and changes nothing. */
export const handler = lambdaHandler(platform, rules, publicSystems, badges);
