import { administrator, call, type Headers } from "../testing.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { read, update } from "../../../shared/data/repository.ts";
import type { SampleSystem } from "../../../shared/testing/sample-system.ts";
import type { Report } from "../audit/model/report.ts";
import { localNetwork } from "../audit/testing/local-network.ts";
import { lenientServers, type Running } from "../audit/testing/lenient/servers.ts";
import { DRY_PATH } from "../audit/testing/lenient/system.ts";
import { Audits } from "../records/audit.ts";
import { Systems } from "../records/system.ts";
import { collectResult } from "./collect-result.ts";
import { auditNow, registerSample, run } from "./testing.ts";
import type { ExchangeView } from "../audits/views.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

/* A system that accepts a write that should be refused, at the address that its owner has named. */

const [express] = lenientServers;
let server: Running;
let admin: Headers;
beforeAll(async () => {
  if (!express) throw new Error("no lenient server");
  [server, admin] = await Promise.all([express.start(), administrator()]);
});
afterAll(() => server.stop());

const registered = () =>
  registerSample({ url: server.url } as SampleSystem, admin, {
    probe: undefined,
    dryAddresses: [{ method: "PUT", path: DRY_PATH }],
  });

const writesOf = async (auditId: number): Promise<ExchangeView[]> => {
  const { json } = await call<PageOf<ExchangeView>>(
    `GET /api/v1/admin/audits/${auditId}/exchanges?size=200&filter[method]=PUT`,
    admin,
  );
  return json.items;
};

it("a write that should have been refused and was accepted comes before everything else of the audit, and its exchange is kept", async () => {
  const { id } = await registered();
  const auditId = await auditNow(id, admin);
  const { json } = await call<Pick<Report, "acceptedWrites">>(`GET /api/v1/admin/audits/${auditId}`, admin);
  const writes = await writesOf(auditId);
  // Anonymous, with an unknown token, malformed: refused. Then another media type, whose body is not read.
  expect(writes.map(({ reason }) => reason)).toEqual([
    ...["anonymous", "broken-token", "malformed", "wrong-media"],
  ]);
  expect(json.acceptedWrites).toEqual([
    {
      operation: "PUT /api/v1/staff/flows/{id}",
      path: DRY_PATH,
      found: "HTTP 200",
      exchange: writes.at(-1)?.n,
    },
  ]);
  const page = await call(`GET /api/v1/admin/audits/${auditId}/page`, admin);
  expect(page.text.indexOf("Sistemul a acceptat o scriere")).toBeLessThan(page.text.indexOf("<dl>"));
});

it("a write that was to be refused and was accepted is not sent again by the worker that takes up an audit after another one was killed", async () => {
  const { id } = await registered();
  const asked = await call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin);
  await update(Audits, { id: asked.json.id }, (row) => ({
    ...row,
    status: "IN_LUCRU" as const,
    attempts: 1,
  }));
  await run(asked.json.id);
  expect(await writesOf(asked.json.id)).toEqual([]);
});

it("a write that was to be refused and was accepted stays in the evidence of an audit that is stopped right after it", async () => {
  const { id } = await registered();
  const asked = await call<{ id: number }>(`POST /api/v1/admin/systems/${id}/audits`, admin);
  const [audit, system] = await Promise.all([read(Audits, { id: asked.json.id }), read(Systems, { id })]);
  if (!audit || !system) throw new Error("the audit has no row");
  const { fetch, timing, rulesUrl } = localNetwork();
  let accepted = false;
  await collectResult(audit, system, {
    ...{ timing, rulesUrl, certificateEndsAt: () => Promise.resolve(undefined) },
    isStopped: () => accepted,
    async fetch(address, request) {
      const answer = await fetch(address, request);
      accepted ||= request?.method === "PUT" && answer.status < 400;
      return answer;
    },
  });
  await update(Audits, { id: audit.id }, (row) => ({ ...row, status: "OPRIT" as const }));
  expect((await writesOf(audit.id)).at(-1)).toMatchObject({ reason: "wrong-media" });
  const { json } = await call<Report>(`GET /api/v1/admin/audits/${audit.id}`, admin);
  expect([json.status, json.acceptedWrites?.length]).toEqual(["OPRIT", 1]);
});
