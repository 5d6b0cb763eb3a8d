import "../../shared/testing/local-cloud.ts";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { appTokens } from "../../functions/notifications/accepting/app-tokens/routes.ts";
import { handler } from "../../functions/notifications/access/testing.ts";
import { Groups } from "../../functions/notifications/records/group.ts";
import { Systems } from "../../functions/notifications/records/system.ts";
import { notifications } from "../../functions/notifications/service.ts";
import { withMembers } from "../../functions/notifications/recipients/groups/groups.ts";
import { readPerson } from "../../functions/notifications/recipients/registry/person.ts";
import { isIdno, isIdnp } from "../../shared/state-numbers/idnp.ts";
import { create, read, update } from "../../shared/data/repository.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import {
  certificatesIn,
  openDevelopmentCertificates,
} from "../../localstack/run/development-certificates.ts";
import { citizen, group, recipients } from "../../localstack/demo/registry.ts";
import { appClient, systems } from "../../localstack/demo/notifications.ts";
import { seedNotifications } from "../../localstack/demo/seed-notifications.ts";

const folder = mkdtempSync(join(tmpdir(), "temelia-seed-"));
const certificates = join(folder, "certificates");
await openDevelopmentCertificates(certificates);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const callerWith = async (name: string) => {
  const certificate = readFileSync(join(certificates, `${name}.pem`), "utf8");
  const { status, json } = await callerOf(handler)("GET", "/notifications/api/v1/caller", { certificate });
  return [status, (json as { cod?: string }).cod];
};

it("the first start registers the development certificates, also with a system of an earlier edition", async () => {
  const [{ certificateName: _, ...first }] = systems as [(typeof systems)[number]];
  await create(Systems, { ...first, denumire: "Numită de un vizitator" });
  expect(await seedNotifications(certificatesIn(certificates))).toBe(true);
  expect(await seedNotifications(certificatesIn(certificates))).toBe(false);
  expect([await callerWith("alfa"), await callerWith("beta")]).toEqual([
    [200, "taxe"],
    [200, "cadastru"],
  ]);
  expect((await read(Systems, first))?.denumire).toBe("Numită de un vizitator");
  await update(Systems, first, (stored) => ({ ...stored, certificate: [] }));
  expect((await callerWith("alfa"))[0]).toBe(401);
});

it("the first system has client credentials, also if it is of an earlier edition", async () => {
  await seedNotifications(certificatesIn(certificates));
  const call = callerOf(lambdaHandler(notifications, appTokens));
  const body = new URLSearchParams({
    grant_type: "client_credentials",
    client_id: appClient.clientId,
    client_secret: appClient.clientSecret,
  });
  const { status, json } = await call("POST", "/notifications/api/v1/app/tokens", { body });
  const headers = { authorization: `Bearer ${(json as { access_token: string }).access_token}` };
  const seen = await callerOf(handler)("GET", "/notifications/api/v1/app/callers/current", { headers });
  expect([status, seen.json]).toEqual([200, { cod: "taxe", mod: "REAL" }]);
});

it("the registry has people of every kind, a group of all of them, and a linked citizen", async () => {
  await seedNotifications(certificatesIn(certificates));
  const people = await Promise.all(recipients.map(({ id }) => readPerson(id)));
  for (const person of people) {
    const { idnp, idno } = person?.recipient ?? {};
    expect([idnp, idno].filter(Boolean)).toHaveLength(1);
    expect(idnp === undefined ? isIdno(String(idno), true) : isIdnp(idnp, true)).toBe(true);
    expect(person?.contacts.length).toBeGreaterThan(0);
  }
  const [maria] = people;
  expect([maria?.recipient.utilizatorLogin, maria?.devices.length]).toEqual([citizen.login, 1]);
  const stored = await read(Groups, group);
  expect(stored && (await withMembers(stored)).numarMembri).toBe(recipients.length);
});
