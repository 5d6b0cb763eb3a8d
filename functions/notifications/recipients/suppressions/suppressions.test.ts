import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  later,
  someAddress,
} from "../../delivering/delivery/testing.ts";
import { administrator, call, operatorOf, createSystem, someUser } from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { Suppressions } from "../../records/suppression.ts";
import type { AddressView } from "./find-suppression.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});
afterEach(() => clock.resume());

const search = (adresa: string, headers = admin) =>
  call<AddressView>("POST /api/admin/suppressions/search", headers, { adresa });

async function refused(adresa: string) {
  const accepted = await accept({ content: { recipients: [{ canal: "Email", adresa }] } });
  await deliverBy(fakeChannels(), accepted.id);
  return accepted;
}

it("POST /api/admin/suppressions/search tells since when and why an address is suppressed, and the last deliveries to it, newest first", async () => {
  const adresa = `fault-recipient-550.${someAddress()}`;
  const bounced = await refused(adresa);
  const suppressed = await refused(adresa);
  const { status, json } = await search(` ${adresa.toUpperCase()} `);
  expect(status).toBe(200);
  expect(json).toMatchObject({
    canal: "Email",
    destinatar: "F***@exemplu.md",
    suprimare: { motiv: "adresa-refuzata", livrareId: bounced.id },
  });
  const { creatLa = "", expiraLa = "" } = json.suprimare ?? {};
  expect(Date.parse(expiraLa) - Date.parse(creatLa)).toBeCloseTo(30 * 24 * 3600 * 1000, -5);
  expect(json.livrari.map(({ id, motiv }) => [id, motiv])).toEqual([
    [suppressed.id, "suprimat"],
    [bounced.id, "adresa-refuzata"],
  ]);
  for (const hidden of ["adresaHmac", "adresa", "expiresOn"])
    expect(json.livrari[0]).not.toHaveProperty(hidden);
});

it("POST /api/admin/suppressions/search knows nothing of an address without deliveries, and refuses what is not an address without repeating it", async () => {
  expect((await search("+37369000999")).json).toEqual({
    canal: "SMS",
    destinatar: "+373•••••999",
    refuzuri: [],
    livrari: [],
  });
  const { status, json } = await search("nici una nici alta");
  expect([status, JSON.stringify(json).includes("nici alta")]).toEqual([400, false]);
  expect(json).toMatchObject({ errors: [{ field: "adresa", code: "niciMailNiciNumar" }] });
});

it("POST /api/admin/suppressions/search is only for service administrators, and the address is in no log", async () => {
  const adresa = "canar.cautat@exemplu.md";
  const lines = await logLinesOf(async () => {
    await search(adresa);
    expect((await search(adresa, await operatorOf(await createSystem()))).status).toBe(403);
    expect((await search(adresa, await someUser())).status).toBe(403);
    expect((await search(adresa, {})).status).toBe(401);
  });
  expect(JSON.stringify(lines)).not.toContain("canar.cautat");
});

it("POST /api/admin/suppressions/search does not show one made before refusals were told apart by their codes, and mail goes out again", async () => {
  const adresa = `fault-recipient-550.${someAddress()}`;
  await refused(adresa);
  const { json } = await search(adresa);
  const found = await read(Suppressions, { id: json.suprimare?.id ?? 0 });
  if (!found) throw new Error("no suppression");
  const { cod: _, ...older } = found;
  await transact(changing(Suppressions, found, older));
  expect((await search(adresa)).json).not.toHaveProperty("suprimare");
  const next = await accept({ content: { recipients: [{ canal: "Email", adresa }] } });
  await deliverBy(fakeChannels(undefined, { hand: () => Promise.resolve({ kind: "accepted" }) }), next.id);
  expect((await deliveryOf(next.id)).status).toBe("Sent");
});

it("POST /api/admin/suppressions/search no longer shows a suppression that has ended", async () => {
  const adresa = `fault-recipient-550.${someAddress()}`;
  await refused(adresa);
  later(31 * 24 * 3600);
  expect((await search(adresa, await administrator())).json).not.toHaveProperty("suprimare");
});

describe("DELETE /api/admin/suppressions/{id}", () => {
  it("lifts a suppression with an event, again 204 when repeated, and messages go out again", async () => {
    const adresa = `fault-recipient-550.${someAddress()}`;
    const bounced = await refused(adresa);
    const id = (await search(adresa)).json.suprimare?.id ?? 0;
    expect((await call(`DELETE /api/admin/suppressions/${id}`, admin)).status).toBe(204);
    expect((await call(`DELETE /api/admin/suppressions/${id}`, admin)).status).toBe(204);
    const events = await eventsOfNotification(bounced.notification);
    expect(events.map(({ tip }) => tip)).toEqual(["ESUATA", "NOTA"]);
    expect(events[1]).toMatchObject({ livrareId: bounced.id, detalii: { fapt: "suprimare-ridicata" } });
    const next = await accept({ content: { recipients: [{ canal: "Email", adresa }] } });
    await deliverBy(fakeChannels(undefined, { hand: () => Promise.resolve({ kind: "accepted" }) }), next.id);
    expect((await deliveryOf(next.id)).status).toBe("Sent");
  });

  it("DELETE /api/admin/suppressions/{id} of one that has ended is 404, and writes no event", async () => {
    const adresa = `fault-recipient-550.${someAddress()}`;
    const bounced = await refused(adresa);
    const id = (await search(adresa)).json.suprimare?.id ?? 0;
    later(31 * 24 * 3600);
    expect((await call(`DELETE /api/admin/suppressions/${id}`, await administrator())).status).toBe(404);
    expect((await eventsOfNotification(bounced.notification)).map(({ tip }) => tip)).toEqual(["ESUATA"]);
  });

  it("DELETE /api/admin/suppressions/{id} of an unknown one is 404, of 5 at once one writes an event", async () => {
    expect((await call("DELETE /api/admin/suppressions/4", admin)).status).toBe(404);
    const adresa = `fault-recipient-550.${someAddress()}`;
    const bounced = await refused(adresa);
    const id = (await search(adresa)).json.suprimare?.id ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(`DELETE /api/admin/suppressions/${id}`, admin)),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect((await eventsOfNotification(bounced.notification)).map(({ tip }) => tip)).toEqual([
      "ESUATA",
      "NOTA",
    ]);
  });
});
