import * as z from "zod";
import { accepted } from "../../../shared/http/accepted.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { html, pageOf, Reply } from "../../../shared/http/responses.ts";
import type { Access } from "../../../shared/http/access.ts";
import { routes } from "../../../shared/http/route.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import type { Language } from "../../../shared/everywhere/texts.ts";
import { type Caller, isSystem } from "../access/load-system.ts";
import { zones } from "../access/zone-access.ts";
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

/** A system has the same audits as an administrator, as far as they are its own. */
const any: Access<Caller> = admin;

async function start(systemId: number, caller: Caller): Promise<Reply<Stored<Audit>>> {
  const asked = isSystem(caller)
    ? ({ trigger: "build", zone: "app" } as const)
    : ({ trigger: "demand", zone: "admin" } as const);
  const audit = await askForAudit(systemId, asked);
  return accepted(audit, `/${platform.name}/api/v1/${asked.zone}/audits/${audit.id}`);
}

/** The page carries its own style, and nothing else. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/* The forms of a report are loaded with the first request for them. */

async function readPage(id: number, reader: Caller, language: Language): Promise<Reply<string>> {
  const { audit, report } = await readReport(id, reader);
  const { pageOf: htmlOf } = await import("../audit/forms/page.ts");
  return new Reply(htmlOf(report, { language, name: audit.cod }), {
    headers: { "content-security-policy": PAGE_POLICY },
  });
}

/** A build reads the report in Romanian, whatever its client says: its texts are compared. */
async function sarif(id: number, reader: Caller): Promise<z.output<typeof Sarif>> {
  const { report } = await readReport(id, reader);
  return (await import("../audit/forms/sarif.ts")).sarifOf(report) as z.output<typeof Sarif>;
}

async function junitText(id: number, reader: Caller): Promise<string> {
  const { report } = await readReport(id, reader);
  return (await import("../audit/forms/junit.ts")).junitOf(report);
}

export const adminSystems = routes("systems", {
  createAudit: post(
    "/api/v1/admin/systems/{id}/audits",
    {
      access: any,
      summary: "Un audit al sistemului, acum",
      returns: AuditView,
      status: 202,
      refuses: ["conflict"],
    },
    ({ params, caller }) => start(params.id, caller),
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
    { access: any, summary: "Un audit cu raportul lui", returns: ReportView },
    ({ params, caller }) => readWhole(params.id, caller),
  ),
  readPage: get(
    "/api/v1/admin/audits/{id}/page",
    { access: admin, summary: "Raportul ca pagină", returns: html },
    ({ params, caller, language }) => readPage(params.id, caller, language),
  ),
  readSarif: get(
    "/api/v1/admin/audits/{id}/sarif",
    { access: any, summary: "Raportul ca SARIF 2.1.0", returns: Sarif },
    ({ params, caller }) => sarif(params.id, caller),
  ),
  readJunit: get(
    "/api/v1/admin/audits/{id}/junit",
    { access: any, summary: "Raportul ca JUnit", returns: junit },
    ({ params, caller }) => junitText(params.id, caller),
  ),
  listExchanges: get(
    "/api/v1/admin/audits/{id}/exchanges",
    {
      access: admin,
      summary: "Cererile și răspunsurile auditului",
      query: listOf(ExchangeView),
      returns: pageOf(ExchangeView),
    },
    ({ params, caller, query }) => listExchanges(params.id, caller, query),
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

const app = { access: zones.app };

export const appAudits = routes("audits", {
  create: post(
    "/api/v1/app/audits",
    {
      ...app,
      summary: "Un audit al sistemului care îl cere",
      as: ({ caller }) => ({ params: { id: caller.id } }),
    },
    adminSystems.createAudit,
  ),
  read: get("/api/v1/app/audits/{id}", app, adminAudits.read),
  readSarif: get("/api/v1/app/audits/{id}/sarif", app, adminAudits.readSarif),
  readJunit: get("/api/v1/app/audits/{id}/junit", app, adminAudits.readJunit),
});
