import { administrator, call, createSystem, fresh } from "../../testing.ts";
import { createPreference, createRecipient } from "./testing.ts";
import { beforeAll, expect, it } from "vitest";
import type { Preference } from "../../records/preference.ts";
import { readPerson } from "./person.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusalOfFields } from "../../../../shared/testing/caller.ts";

let admin: Record<string, string>;
let destinatarId: number;
beforeAll(async () => {
  admin = await administrator();
  destinatarId = (await createRecipient()).id;
});

const create = (body: object) => call<Preference>("POST /api/preferinta-notificares", admin, body);
const category = () => fresh("categoria").toLowerCase();
const preferencesOf = async (id: number) => (await readPerson(id))?.preferences ?? [];

it("a preference is for all systems and categories, and accepts all channels, unless it says otherwise", async () => {
  const { id } = await createRecipient();
  const { status, json } = await create({ destinatarId: id });
  expect([status, json]).toEqual([
    201,
    { id: expect.any(Number), destinatarId: id, canale: [], activ: true, creatLa: expect.any(String) },
  ]);
});

it("a preference names a system, a category, channels, quiet hours across midnight and the hour of the digest", async () => {
  const { id: sistemId } = await createSystem();
  const fields = {
    destinatarId,
    sistemId,
    categorie: category(),
    activ: false,
    liniste: { de: "22:00", pana: "07:30" },
    rezumat: { ora: "18:00" },
  };
  const { status, json } = await create({ ...fields, canale: ["SMS", "Push", "SMS"] });
  expect([status, json]).toMatchObject([201, { ...fields, canale: ["SMS", "Push"] }]);
});

it.each([
  ["quiet hours without an end", { liniste: { de: "22:00" } }, "liniste.pana"],
  ["quiet hours without a length", { liniste: { de: "22:00", pana: "22:00" } }, "liniste: linisteGoala"],
  ["a digest at 25:00", { rezumat: { ora: "25:00" } }, "rezumat.ora"],
  ["an unknown channel", { canale: ["Fax"] }, "canale.0"],
  ["a category in capitals", { categorie: "Taxe" }, "categorie"],
  ["a system that does not exist", { sistemId: 4 }, "sistemId: necunoscut"],
  ["a recipient who does not exist", { destinatarId: 4 }, "destinatarId: necunoscut"],
])("a preference with %s is refused", async (_, fields, error) => {
  const [status, message, found = ""] = refusalOfFields(
    await create({ destinatarId, categorie: category(), ...fields }),
  );
  expect([status, message]).toEqual([400, "error.validare"]);
  expect(String(found).startsWith(error)).toBe(true);
});

it("a preference of an inactive recipient is refused, also a change; it may be removed", async () => {
  const { id } = await createRecipient();
  const preference = await createPreference(id);
  await call(`PATCH /api/destinatars/${id}`, admin, { activ: false });
  const address = `/api/preferinta-notificares/${preference.id}`;
  expect(refusalOfFields(await create({ destinatarId: id, categorie: category() }))).toEqual([
    409,
    "error.destinatarInactiv",
  ]);
  expect(refusalOfFields(await call(`PATCH ${address}`, admin, { activ: false }))).toEqual([
    409,
    "error.destinatarInactiv",
  ]);
  expect((await call(`DELETE ${address}`, admin)).status).toBe(204);
});

it("a preference is one per recipient, system and category, also where 20 add it at once", async () => {
  const { id } = await createRecipient();
  const categorie = category();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => create({ destinatarId: id, categorie })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && refusalOfFields(refused)).toEqual([409, "error.preferintaExista"]);
  expect(await preferencesOf(id)).toHaveLength(1);
  expect((await create({ destinatarId: id })).status).toBe(201);
});

it("a preference is one of 50 at most, also where 20 come at once at the bound", async () => {
  const { id } = await createRecipient();
  for (let i = 0; i < 45; i += 1) await createPreference(id, { categorie: category() });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => create({ destinatarId: id, categorie: category() })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(5).fill(201),
    ...Array<number>(15).fill(409),
  ]);
  expect(await preferencesOf(id)).toHaveLength(50);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused && refusalOfFields(refused)).toEqual([409, "error.preaMultePentruDestinatar"]);
}, 60_000);

it("a preference keeps a decline that PUT does not send, clears what is descriptive, and does not move", async () => {
  const { id } = await createRecipient();
  const { id: preferenceId } = await createPreference(id, {
    activ: false,
    canale: ["SMS"],
    rezumat: { ora: "18:00" },
  });
  const address = `/api/preferinta-notificares/${preferenceId}`;
  const { json } = await call<Preference>(`PUT ${address}`, admin, { destinatarId: id });
  expect(json).toMatchObject({ activ: false, canale: [] });
  expect(json).not.toHaveProperty("rezumat");
  const other = (await createRecipient()).id;
  expect(refusalOfFields(await call(`PATCH ${address}`, admin, { destinatarId: other }))).toEqual([
    400,
    "error.validare",
    "destinatarId: neschimbabil",
  ]);
});

it("a preference is listed by recipient and id, and is gone once it is removed, whose repetition is 204", async () => {
  const { id } = await createRecipient();
  const preference = await createPreference(id);
  const list = async (query: string) =>
    (await call<PageOf<Preference>>(`GET /api/preferinta-notificares?${query}`, admin)).json.items;
  expect((await list(`destinatarId=${id}`)).map((one) => one.id)).toEqual([preference.id]);
  expect((await list(`id=${preference.id}`)).map((one) => one.id)).toEqual([preference.id]);
  const remove = async () =>
    (await call(`DELETE /api/preferinta-notificares/${preference.id}`, admin)).status;
  expect([await remove(), await remove(), await list(`destinatarId=${id}`)]).toEqual([204, 204, []]);
});
