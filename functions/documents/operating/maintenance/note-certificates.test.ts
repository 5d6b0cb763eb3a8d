import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { issue } from "../../../../localstack/signing-service/certificates.ts";
import { factsOf } from "../../../../shared/auth/certificate-facts.ts";
import { clock } from "../../../../shared/clock.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { keptCertificates } from "../../making/signatures/testing.ts";
import { readInstalledCertificates } from "../../records/installed-certificate.ts";
import { config as signing } from "../../signing/config.ts";
import { config as lists } from "../../signing/lists/config.ts";
import type { InboxMessageView } from "../../telling/inbox/list-inbox.ts";
import { handler as teller } from "../../telling/news/teller.ts";
import { changes } from "../../telling/news/testing.ts";
import { as, organization, organizationAdmin, type Person, serviceAdmin } from "../../testing.ts";
import { handler } from "./lists-daily.ts";

const before = { lists: { ...lists }, signing: { ...signing } };
const DAY_MS = 86_400_000;
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const certificateFor = (name: string, days: number) =>
  issue({ name, from: inDays(-100), until: inDays(days), use: "signing" }).certificate;

let admin: Person;
beforeAll(async () => {
  admin = await serviceAdmin({ passwordHash: "none" });
});
beforeEach(async () => {
  Object.assign(signing, { trust: "none", kmsCertificates: "none" });
  Object.assign(lists, { url: "none", signers: "none" });
  await handler();
  await changes();
});
afterEach(() => {
  clock.resume();
});
afterAll(() => {
  Object.assign(lists, before.lists);
  Object.assign(signing, before.signing);
});

/** The run of a night, and what people are told of it: each change is delivered twice. */
async function night(days: number): Promise<void> {
  clock.freeze(inDays(days));
  await handler();
  const events = await changes();
  for (const event of [...events, ...events]) await teller(event);
  clock.resume();
}

const titlesOf = async (somebody: Person): Promise<string[]> => {
  const { json } = await as(somebody).get<PageOf<InboxMessageView>>("/api/inbox?size=100");
  return json.items.filter(({ fel }) => fel === "CERTIFICAT_EXPIRA").map(({ titlu }) => titlu);
};

it("administrators of the service are told once of each certificate of the installation that ends within 30 days", async () => {
  const other = await organizationAdmin(await organization());
  const [own, root] = [certificateFor("Primăria Demo", 40), certificateFor("Rădăcina", 400)];
  signing.kmsCertificates = await keptCertificates([own, root]);
  signing.trust = await keptCertificates([root]);
  for (const days of [9, 11, 12]) await night(days);
  const titles = await titlesOf(admin);
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatch(/^Certificatul „Primăria Demo” al instalației expiră la \d/);
  expect(await titlesOf(other)).toEqual([]);
});

it("operators see the certificates of the installation with name, issuer and end, and no longer those that were replaced", async () => {
  const [former, next] = [certificateFor("Vechi", 20), certificateFor("Nou", 400)];
  lists.signers = await keptCertificates([former]);
  await night(0);
  const shown = async () => {
    const { json } = await as(admin).get<{ certificates: object[] }>("/management/trustlists");
    return json.certificates;
  };
  const { fingerprint, endsAt: expiresAt } = factsOf(former) ?? {};
  expect(await shown()).toEqual([{ use: "LISTA", fingerprint, name: "Vechi", issuer: "Vechi", expiresAt }]);
  lists.signers = await keptCertificates([former, next]);
  await night(0);
  expect(await shown()).toHaveLength(2);
  lists.signers = await keptCertificates([next]);
  await night(0);
  expect(await shown()).toMatchObject([{ name: "Nou" }]);
});

it("what is known of the certificates of the installation stays while their object cannot be used", async () => {
  signing.trust = await keptCertificates([certificateFor("Rădăcina", 400)]);
  await night(0);
  signing.trust = "certificates/absent.pem";
  await night(1);
  expect(await readInstalledCertificates()).toMatchObject([{ rol: "RADACINA", nume: "Rădăcina" }]);
});
