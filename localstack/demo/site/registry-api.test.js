import { beforeAll, expect, it } from "vitest";
import { codeTo, newCitizen } from "../testing/page.js";

const { signIn } = await import("./notices-api.js");
const api = await import("./registry-api.js");

let person;

beforeAll(async () => {
  person = await newCitizen();
  await signIn(person.login, "temelia-demo");
});

it("a person reads their recipient, without its number", async () => {
  expect(await api.readMe()).toMatchObject({ id: person.id, nume: "Ana Rusu", tip: "IDNP" });
});

it("a contact is added, changed, confirmed and removed", async () => {
  const added = await api.addContact({ canal: "Email", adresa: `unu-${person.mail}` });
  const changed = await api.changeContact(added, `doi-${person.mail}`);
  await api.verifyContact(changed, await codeTo(changed.adresa));
  const refused = await api.requestCode(changed).catch((error) => error);
  expect([refused.status, refused.key]).toEqual([409, "contactVerificat"]);
  await api.removeContact(changed);
  expect((await api.listContacts()).map(({ adresa }) => adresa)).toEqual([person.mail]);
});

it("a preference is added, replaced and removed", async () => {
  const { id } = await api.savePreference({ categorie: "noutati", canale: ["SMS"], activ: true });
  await api.savePreference({ categorie: "noutati", canale: [], activ: false }, id);
  expect(await api.listPreferences()).toEqual([expect.objectContaining({ id, canale: [], activ: false })]);
  await api.removePreference({ id });
  expect(await api.listPreferences()).toEqual([]);
});

it("a group and its members are another person's business", async () => {
  const statuses = [api.listGroups(), api.listMembers({ id: 1 }), api.sendToPeople({})].map((asked) =>
    asked.catch(({ status }) => status),
  );
  expect(await Promise.all(statuses)).toEqual([403, 403, 403]);
});
