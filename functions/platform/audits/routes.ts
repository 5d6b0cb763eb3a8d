import * as z from "zod";
import { accepted } from "../../../shared/http/accepted.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { html, pageOf, Reply } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { zones } from "../access/zone-access.ts";
import type { Language } from "../audit/model/texts.ts";
import { type Audit, AuditView } from "../records/audit.ts";
import { get, platform, post } from "../service.ts";
import { askForAudit } from "./ask-for-audit.ts";
import { listAudits, listAuditsOf, listExchanges, listTrend, readReport, readWhole } from "./read-audits.ts";
import { stopAudit } from "./stop-audit.ts";
import { ExchangeView, ReportView, TrendView } from "./views.ts";

const admin = zones.admin;
const list = { query: listOf(AuditView), returns: pageOf(AuditView) };
const trend = { query: listOf(TrendView), returns: pageOf(TrendView) };

const Sarif = z
  .looseObject({ version: z.literal("2.1.0"), runs: z.array(z.looseObject({})) })
  .meta({ id: "Sarif" });
const junit = z.string().meta({ contentType: "application/xml; charset=utf-8" });

const started = (audit: Stored<Audit>, zone: "admin" | "app"): Reply<Stored<Audit>> =>
  accepted(audit, `/${platform.name}/api/v1/${zone}/audits/${audit.id}`);

/** The page carries its own style, and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/* The forms of a report are loaded with the first request for them. */

async function readPage(id: number, language: Language): Promise<Reply<string>> {
  const { audit, report } = await readReport(id);
  const { pageOf: htmlOf } = await import("../audit/forms/page.ts");
  return new Reply(htmlOf(report, { language, name: audit.cod }), {
    headers: { "content-security-policy": PAGE_POLICY },
  });
}

/** A build reads the report in Romanian, whatever its client says: its texts are compared. */
async function sarif(id: number, reader?: { systemId: number }): Promise<z.output<typeof Sarif>> {
  const { report } = await readReport(id, reader);
  return (await import("../audit/forms/sarif.ts")).sarifOf(report) as z.output<typeof Sarif>;
}

async function junitText(id: number, reader?: { systemId: number }): Promise<string> {
  const { report } = await readReport(id, reader);
  return (await import("../audit/forms/junit.ts")).junitOf(report);
}

export const adminSystems = routes("systems", {
  createAudit: post(
    "/api/v1/admin/systems/{id}/audits",
    {
      access: admin,
      summary: "Un audit al sistemului, acum",
      returns: AuditView,
      status: 202,
      refuses: ["conflict"],
    },
    async ({ params }) =>
      started(await askForAudit(params.id, { trigger: "demand", zone: "admin" }), "admin"),
  ),
  listAudits: get(
    "/api/v1/admin/systems/{id}/audits",
    { access: admin, summary: "Auditurile sistemului", ...list },
    ({ params, query }) => listAuditsOf(params.id, query),
  ),
  listTrend: get(
    "/api/v1/admin/systems/{id}/trend",
    { access: admin, summary: "Cum s-a schimbat verdictul", ...trend, present: pointsOf },
    ({ params, query }) => listTrend(params.id, query),
  ),
});

/** The audits of a page as points of the trend: a finished audit has every field. */
function pointsOf<P extends { items: Stored<Audit>[] }>(page: P) {
  const items = page.items.map((audit) => audit as Stored<Audit> & z.input<typeof TrendView>);
  return { ...page, items };
}

export const adminAudits = routes("audits", {
  list: get("/api/v1/admin/audits", { access: admin, summary: "Auditurile", ...list }, ({ query }) =>
    listAudits(query),
  ),
  read: get(
    "/api/v1/admin/audits/{id}",
    { access: admin, summary: "Un audit cu raportul lui", returns: ReportView },
    ({ params }) => readWhole(params.id),
  ),
  readPage: get(
    "/api/v1/admin/audits/{id}/page",
    { access: admin, summary: "Raportul ca pagină", returns: html },
    ({ params, language }) => readPage(params.id, language),
  ),
  readSarif: get(
    "/api/v1/admin/audits/{id}/sarif",
    { access: admin, summary: "Raportul ca SARIF 2.1.0", returns: Sarif },
    ({ params }) => sarif(params.id),
  ),
  readJunit: get(
    "/api/v1/admin/audits/{id}/junit",
    { access: admin, summary: "Raportul ca JUnit", returns: junit },
    ({ params }) => junitText(params.id),
  ),
  listExchanges: get(
    "/api/v1/admin/audits/{id}/exchanges",
    {
      access: admin,
      summary: "Cererile și răspunsurile auditului",
      query: listOf(ExchangeView),
      returns: pageOf(ExchangeView),
    },
    ({ params, query }) => listExchanges(params.id, query),
  ),
  stop: post(
    "/api/v1/admin/audits/{id}/stop",
    { access: admin, summary: "Oprirea unui audit", returns: AuditView, refuses: ["conflict"] },
    ({ params }) => stopAudit(params.id),
  ),
});

const staff = { access: zones.staff };

export const staffAudits = routes("audits", {
  list: get("/api/v1/staff/audits", staff, adminAudits.list),
  read: get("/api/v1/staff/audits/{id}", staff, adminAudits.read),
  readPage: get("/api/v1/staff/audits/{id}/page", staff, adminAudits.readPage),
});

export const staffSystemAudits = routes("systems", {
  listAudits: get("/api/v1/staff/systems/{id}/audits", staff, adminSystems.listAudits),
  listTrend: get("/api/v1/staff/systems/{id}/trend", staff, adminSystems.listTrend),
});

export const appAudits = routes("audits", {
  create: post(
    "/api/v1/app/audits",
    {
      access: zones.app,
      summary: "Un audit al sistemului care îl cere",
      returns: AuditView,
      status: 202,
      refuses: ["conflict"],
    },
    async ({ caller }) => started(await askForAudit(caller.id, { trigger: "build", zone: "app" }), "app"),
  ),
  read: get(
    "/api/v1/app/audits/{id}",
    { access: zones.app, summary: "Un audit cu raportul lui", returns: ReportView },
    ({ params, caller }) => readWhole(params.id, { systemId: caller.id }),
  ),
  readSarif: get(
    "/api/v1/app/audits/{id}/sarif",
    { access: zones.app, summary: "Raportul ca SARIF 2.1.0", returns: Sarif },
    ({ params, caller }) => sarif(params.id, { systemId: caller.id }),
  ),
  readJunit: get(
    "/api/v1/app/audits/{id}/junit",
    { access: zones.app, summary: "Raportul ca JUnit", returns: junit },
    ({ params, caller }) => junitText(params.id, { systemId: caller.id }),
  ),
});
