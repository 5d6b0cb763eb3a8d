import { administrator, call, createSystem, type Headers } from "../testing.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { read } from "../../../shared/data/repository.ts";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { Audits } from "../records/audit.ts";
import { type System, Systems } from "../records/system.ts";
import { handler } from "./handler.ts";

const NOW = new Date("2026-11-26T10:00:00.000Z");
beforeEach(() => clock.freeze(NOW));
afterEach(() => clock.resume());

const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000).toISOString();
const now = (system: { id: number }): Promise<(System & { rev: number }) | undefined> =>
  read(Systems, { id: system.id });
const mailsTo = (contact: string) => mailSink.mails().filter(({ to }) => to.includes(contact));

describe("the hourly schedule", () => {
  it("registers the six services once, each with the one write that an audit may send", async () => {
    await handler();
    await handler();
    const admin: Headers = await administrator();
    const { json } = await call<{ items: { cod: string; baseUrl: string; probe: { path: string } }[] }>(
      "GET /api/v1/admin/systems?size=200",
      admin,
    );
    const own = json.items.filter(({ baseUrl }) => baseUrl.startsWith("http://temelia.test/"));
    expect(own.map(({ cod }) => cod).toSorted()).toEqual([
      "documents",
      "identity",
      "invoicing",
      "notifications",
      "platform",
      "template-admin",
    ]);
    for (const { probe } of own) expect(probe.path).toBe("/api/v1/admin/conformance-probes");
  });

  it("the hourly schedule asks for the audits that are due, once each, but not of inactive systems", async () => {
    const due = await createSystem({ nextAuditAt: after(-0.01), interval: "daily" });
    const later = await createSystem({ nextAuditAt: after(0.01) });
    const inactive = await createSystem({ nextAuditAt: after(-1), activ: false });
    await handler();
    await handler();
    const [first, second, third] = [await now(due), await now(later), await now(inactive)];
    expect([first?.audits, second?.audits, third?.audits]).toEqual([1, 0, 0]);
    expect(first?.nextAuditAt.slice(0, 10)).toBe("2026-11-27");
    const audit = await read(Audits, { id: first?.runningAuditId ?? 0 });
    expect(audit).toMatchObject({ status: "IN_ASTEPTARE", trigger: "schedule", systemId: due.id });
  });

  it("the hourly schedule wakes a worker for an audit whose message was lost, after twenty minutes", async () => {
    await createSystem({ nextAuditAt: after(-0.01) });
    await handler();
    expect(await handler()).toMatchObject({ woken: 0 });
    clock.freeze(new Date(NOW.getTime() + 21 * 60_000));
    const { woken } = await handler();
    expect(woken).toBeGreaterThan(0);
  });

  it("the hourly schedule tells the contact once of a waiver that ends within 30 days", async () => {
    const contact = "termen@exemplu.md";
    const waiver = { rule: "noun", pathPattern: "/**", reason: "vechi" };
    await createSystem({
      contact,
      nextAuditAt: after(3),
      waivers: [
        { ...waiver, validUntil: after(31) },
        { ...waiver, pathPattern: "/b/**", decision: "0016" },
      ],
    });
    await handler();
    expect(mailsTo(contact)).toHaveLength(0);
    clock.freeze(new Date(after(2)));
    await handler();
    await handler();
    expect(mailsTo(contact)).toHaveLength(1);
  });

  it("the hourly schedule tells a contact whose mail server refuses it for now at the next hour", async () => {
    const contact = "graylist@exemplu.md";
    const waivers = [{ rule: "noun", pathPattern: "/**", reason: "vechi", validUntil: after(1) }];
    await createSystem({ contact, nextAuditAt: after(3), waivers });
    mailSink.fail("recipient", { status: 450, code: "4.2.0" });
    await handler();
    mailSink.recover();
    expect(mailsTo(contact)).toHaveLength(0);
    await handler();
    await handler();
    expect(mailsTo(contact)).toHaveLength(1);
  });
});
