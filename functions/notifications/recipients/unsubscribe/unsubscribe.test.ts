import {
  accept,
  deliverBy,
  deliveryOf,
  eventsOfNotification,
  fakeChannels,
  someAddress,
} from "../../delivering/delivery/testing.ts";
import { administrator, call, createCategory, createSystem } from "../../testing.ts";
import { describe, expect, it } from "vitest";
import { config } from "../../../../shared/config.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import { addressHmac } from "../../records/hmac.ts";
import { Deliveries, type Delivery } from "../../records/delivery.ts";
import { MOST_PREFERENCES } from "../../records/preference.ts";
import { declinedBy } from "../../records/suppression.ts";
import { createContact, createPreference, createRecipient } from "../registry/testing.ts";
import { readPerson } from "../registry/person.ts";
import { tokenFor, unsubscribeAddress } from "./token.ts";

interface Mailing {
  sistemId?: number;
  adresa?: string;
  /** null: an official mail. */
  categorie?: string | null;
  delivery?: Partial<Delivery>;
}

/** A mail of a system with a category, to an address, just accepted. */
async function mailing({ sistemId, adresa = someAddress(), categorie = "noutati", delivery }: Mailing = {}) {
  const system = sistemId === undefined ? await createSystem() : { ...(await createSystem()), id: sistemId };
  const of = categorie === null ? {} : { categorie };
  return accept({
    system,
    content: { recipients: [{ canal: "Email", adresa }] },
    notification: of,
    delivery: { ...of, ...delivery },
  });
}

/** Delivers a mail, and returns its state and the headers that its recipient unsubscribes with. */
async function delivered({ id }: { id: number }) {
  const channels = fakeChannels();
  await deliverBy(channels, id);
  const { status, motiv } = await deliveryOf(id);
  return { status, motiv, address: channels.given[0]?.unsubscribe };
}

/** The path of an unsubscribe address within the service. */
const pathOf = (address: string | undefined): string => {
  if (address === undefined) throw new Error("the mail has no unsubscribe address");
  return address.replace(`${config.publicUrl}/notifications`, "");
};

const oneClick = (path: string, headers: Record<string, string> = {}) =>
  call(
    `POST ${path}`,
    { "content-type": "application/x-www-form-urlencoded", ...headers },
    "List-Unsubscribe=One-Click",
  );

const declinedIn = (adresa: string) =>
  readPartition(Deliveries.table, declinedBy(addressHmac("Email", adresa)));

describe("a mail with a category", () => {
  it("a mail with a category names an address where its recipient declines the category, without the recipient's own address", async () => {
    const adresa = someAddress();
    const { address = "" } = await delivered(await mailing({ adresa }));
    expect(address).toMatch(/^https?:\/\/[^ ]+\/notifications\/api\/v1\/public\/unsubscribe\/[\w.-]+$/);
    const token = address.split("/").at(-1) ?? "";
    const [name = ""] = adresa.split("@");
    for (const part of [token, ...token.split(".").map((one) => Buffer.from(one, "base64url").toString())])
      expect(part).not.toContain(name);
  });

  it.each<[string, Partial<Mailing>]>([
    ["an official mail, which has no category", { categorie: null }],
    ["a forwarded copy, whose reader is not the recipient", { delivery: { forward: 0 } }],
  ])("%s names none", async (_, fields) => {
    const { deliveries } = await mailing(fields);
    expect(deliveries.map(unsubscribeAddress)).toEqual([undefined]);
  });
});

describe("{{UnsubscribeLink}} in the text of a mail", () => {
  const texts = {
    subject: { ro: "Noutăți" },
    body: {
      ro: "<p>Bună</p>{{#UnsubscribeLink}}<a href='{{UnsubscribeLink}}'>Dezabonare</a>{{/UnsubscribeLink}}",
    },
  };

  async function mailed(categorie: string | undefined) {
    const of = categorie === undefined ? {} : { categorie };
    const recipients = [{ canal: "Email" as const, adresa: someAddress() }];
    const { id } = await accept({ content: { recipients, texts }, notification: of, delivery: of });
    const channels = fakeChannels();
    await deliverBy(channels, id);
    return channels.given[0];
  }

  it("{{UnsubscribeLink}} in the text of a mail is the page where the recipient declines its category", async () => {
    const { html = "", unsubscribe = "" } = (await mailed("noutati")) ?? {};
    const token = unsubscribe.split("/").at(-1) ?? "";
    expect(html).toContain(`<a href='${config.publicUrl}/cont/dezabonare/${token}'>Dezabonare</a>`);
  });

  it("{{UnsubscribeLink}} in the text of a mail is nothing in an official mail, and refuses none", async () => {
    expect((await mailed(undefined))?.html).toBe("<p>Bună</p>");
  });
});

it("GET of the address shows a page with a button and without a script, in Romanian and Russian, and changes nothing", async () => {
  const system = await createSystem({ denumire: "Primăria <Bălți>" });
  const adresa = someAddress();
  const path = pathOf((await delivered(await mailing({ sistemId: system.id, adresa }))).address);
  const [ro, ru] = [await call(`GET ${path}`), await call(`GET ${path}`, { "accept-language": "ru" })];
  expect([ro.status, ru.status]).toEqual([200, 200]);
  expect(ro.headers["content-type"]).toContain("text/html");
  expect(ro.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(ro.text).toContain("Primăria &lt;Bălți&gt;");
  expect(ro.text).toContain('<form method="post"><button>');
  expect(ro.text).toContain('lang="ro"');
  expect(ru.text).toContain("Отказ от рассылки");
  expect(ro.text + ru.text).not.toMatch(/<script|onclick|javascript:/i);
  expect(await declinedIn(adresa)).toEqual([]);
  expect(await delivered(await mailing({ sistemId: system.id, adresa }))).toMatchObject({ status: "Sent" });
});

it("GET of the address calls a category by its name in the library, in the reader's language", async () => {
  const system = await createSystem();
  const path = pathOf((await delivered(await mailing({ sistemId: system.id }))).address);
  const denumire = { ro: "Noutăți <locale>", ru: "Новости" };
  await createCategory({ sistemId: system.id, cod: "noutati", denumire });
  const json = { categorie: "noutati", numeCategorie: denumire };
  expect((await call(`GET ${path}`, { accept: "application/json" })).json).toMatchObject(json);
  const [ro, ru] = [await call(`GET ${path}`), await call(`GET ${path}`, { "accept-language": "ru" })];
  expect(ro.text).toContain("<dd>Noutăți &lt;locale&gt;</dd>");
  expect(ru.text).toContain("<dd>Новости</dd>");
});

it("GET of the address by a page leads a browser to the page of the console, which asks for the messages as JSON", async () => {
  const system = await createSystem({ denumire: "Primăria Bălți" });
  const path = pathOf((await delivered(await mailing({ sistemId: system.id }))).address);
  const browser = await call(`GET ${path}`, { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  const token = path.split("/").at(-1) ?? "";
  expect([browser.status, browser.headers.location]).toEqual([
    303,
    `${config.publicUrl}/cont/dezabonare/${token}`,
  ]);
  const json = { accept: "application/json" };
  const messages = { categorie: "noutati", denumire: "Primăria Bălți" };
  for (const method of ["GET", "POST"])
    expect(await call(`${method} ${path}`, json)).toMatchObject({ status: 200, json: messages });
});

it("POST of the address declines only the category of that system for the address: no other system, category or address", async () => {
  const [{ id: sistemId }, other] = [await createSystem(), await createSystem()];
  const adresa = someAddress();
  const path = pathOf((await delivered(await mailing({ sistemId, adresa }))).address);
  expect((await oneClick(path)).status).toBe(200);
  const mails = [
    { sistemId, adresa },
    { sistemId, adresa: adresa.toUpperCase() },
    { sistemId, adresa, categorie: "alertele" },
    { sistemId, adresa, categorie: null },
    { sistemId, adresa, delivery: { priority: "High" as const } },
    { sistemId: other.id, adresa },
    { sistemId, adresa: someAddress() },
  ];
  const outcomes = [];
  for (const mail of mails) outcomes.push((await delivered(await mailing(mail))).status);
  expect(outcomes).toEqual(["Cancelled", "Cancelled", "Sent", "Sent", "Sent", "Sent", "Sent"]);
});

it("POST of the address gives the cancelled delivery its reason, in the record and as an event", async () => {
  const { id: sistemId } = await createSystem();
  const adresa = someAddress();
  await oneClick(pathOf((await delivered(await mailing({ sistemId, adresa }))).address));
  const declined = await mailing({ sistemId, adresa });
  expect(await delivered(declined)).toMatchObject({ status: "Cancelled", motiv: "refuz-destinatar" });
  const events = await eventsOfNotification(declined.notification);
  expect(events.map(({ tip, detalii }) => [tip, detalii])).toEqual([
    ["ANULATA", { motiv: "refuz-destinatar" }],
  ]);
});

it("POST of the address needs no cookie and no body, whatever its media type, and any number of times is once", async () => {
  const adresa = someAddress();
  const path = pathOf((await delivered(await mailing({ adresa }))).address);
  const multipart = { "content-type": "multipart/form-data; boundary=x" };
  const answers = await Promise.all([
    ...Array.from({ length: 18 }, () => oneClick(path)),
    oneClick(path, multipart),
    call(`POST ${path}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(answers.map(({ headers }) => headers["set-cookie"])).toEqual(Array(20).fill(undefined));
  expect(await declinedIn(adresa)).toHaveLength(1);
});

it("POST of the address is a suppression of ten years that administrators find and lift", async () => {
  const admin = await administrator();
  const { id: sistemId } = await createSystem();
  const adresa = someAddress();
  await oneClick(pathOf((await delivered(await mailing({ sistemId, adresa }))).address));
  const search = async () =>
    (
      await call<{ suprimare?: object; refuzuri: { id: number; expiraLa: string }[] }>(
        "POST /api/admin/suppressions/search",
        admin,
        { adresa },
      )
    ).json;
  const { suprimare, refuzuri } = await search();
  expect(suprimare).toBeUndefined();
  expect(refuzuri).toMatchObject([{ sistemId, categorie: "noutati" }]);
  const [{ id, expiraLa } = { id: 0, expiraLa: "" }] = refuzuri;
  expect(Date.parse(expiraLa)).toBeGreaterThan(Date.now() + 9.9 * 365 * 24 * 3600 * 1000);
  expect((await call(`DELETE /api/admin/suppressions/${id}`, admin)).status).toBe(204);
  expect((await search()).refuzuri).toEqual([]);
  expect(await delivered(await mailing({ sistemId, adresa }))).toMatchObject({ status: "Sent" });
});

describe("POST of the address of a person of the registry", () => {
  const tokenOf = (destinatarId: number, sistemId: number, categorie = "noutati") =>
    tokenFor({
      ...{ sistemId, categorie, notificareId: nextId(), livrareId: nextId() },
      recipient: { destinatarId },
    });
  const unsubscribe = async (token: string) => (await oneClick(`/api/v1/public/unsubscribe/${token}`)).status;
  const preferencesOf = async (id: number) =>
    (await readPerson(id))?.preferences.map(({ sistemId, categorie, canale, activ }) => ({
      ...{ sistemId, categorie, canale, activ },
    }));

  it("POST of the address of a person of the registry is in the token of what was sent to a person, instead of their address", async () => {
    const recipient = await createRecipient();
    const { id: contactId, adresa } = await createContact(recipient.id);
    const delivery = { destinatarId: recipient.id, contactId };
    const { address } = await delivered(await mailing({ adresa, delivery }));
    await oneClick(pathOf(address));
    expect(await preferencesOf(recipient.id)).toMatchObject([{ categorie: "noutati", activ: false }]);
  });

  it("POST of the address of a person of the registry becomes one preference, however often and however many at once", async () => {
    const recipient = await createRecipient();
    const { id: sistemId } = await createSystem();
    const token = tokenOf(recipient.id, sistemId);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => unsubscribe(token)));
    expect(statuses).toEqual(Array(20).fill(200));
    expect(await preferencesOf(recipient.id)).toEqual([
      { sistemId, categorie: "noutati", canale: [], activ: false },
    ]);
  });

  it("POST of the address of a person of the registry adds to the preference that there is, and leaves those of other systems and categories", async () => {
    const { id: sistemId } = await createSystem();
    const kept = [
      { sistemId, canale: ["SMS" as const], activ: true },
      { categorie: "noutati", canale: [], activ: true },
    ];
    const recipient = await createRecipient();
    const own = { sistemId, categorie: "noutati", canale: ["SMS" as const], activ: true };
    for (const one of [...kept, own]) await createPreference(recipient.id, one);
    expect(await unsubscribe(tokenOf(recipient.id, sistemId))).toBe(200);
    const after = await preferencesOf(recipient.id);
    expect(after).toHaveLength(3);
    expect(after).toEqual(expect.arrayContaining([...kept, { ...own, activ: false }]));
  });

  it("succeeds at the bound of preferences", async () => {
    const recipient = await createRecipient();
    for (let i = 0; i < MOST_PREFERENCES; i += 1)
      await createPreference(recipient.id, { categorie: `c-${i}` });
    const { id: sistemId } = await createSystem();
    expect(await unsubscribe(tokenOf(recipient.id, sistemId))).toBe(200);
    expect(await preferencesOf(recipient.id)).toHaveLength(MOST_PREFERENCES + 1);
    // Erasure counts what it removes.
    const admin = await administrator();
    expect((await call(`DELETE /api/destinatars/${recipient.id}`, admin)).status).toBe(204);
    expect(await readPerson(recipient.id)).toBeUndefined();
  });

  it("POST of the address of a person of the registry writes nothing for a person who was removed", async () => {
    const gone = nextId();
    expect(await unsubscribe(tokenOf(gone, (await createSystem()).id))).toBe(200);
    expect(await readPerson(gone)).toBeUndefined();
    expect(await readPartition(Deliveries.table, `recipient#${gone}`)).toEqual([]);
  });
});

describe("a token that this deployment did not sign is refused, and changes nothing", () => {
  const someToken = (adresa: string, sistemId: number) =>
    tokenFor({
      ...{ sistemId, categorie: "noutati", notificareId: nextId(), livrareId: nextId() },
      recipient: { adresaHmac: addressHmac("Email", adresa) },
    });

  it.each<[string, (token: string) => string]>([
    ["a changed category", (token) => token.replace("noutati", "alertele")],
    ["another system", (token) => token.replace(/^\d+/, "7")],
    ["no signature", (token) => token.slice(0, token.lastIndexOf("."))],
    ["an empty signature", (token) => token.slice(0, token.lastIndexOf(".") + 1)],
    ["a signature of other letters", (token) => `${token.slice(0, -2)}ăî`],
    ["any text", () => "x"],
  ])("%s", async (_, change) => {
    const adresa = someAddress();
    const { id: sistemId } = await createSystem();
    const path = `/api/v1/public/unsubscribe/${encodeURIComponent(change(someToken(adresa, sistemId)))}`;
    const answers = [await call(`GET ${path}`), await oneClick(path)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.json).toMatchObject({ message: "error.legaturaGresita" });
    expect(await declinedIn(adresa)).toEqual([]);
  });

  it("one of another deployment with the same key", async () => {
    const adresa = someAddress();
    const { id: sistemId } = await createSystem();
    const { publicUrl } = config;
    Object.assign(config, { publicUrl: "https://alta-instalare.test" });
    const token = someToken(adresa, sistemId);
    Object.assign(config, { publicUrl });
    expect((await oneClick(`/api/v1/public/unsubscribe/${token}`)).status).toBe(404);
    expect(await declinedIn(adresa)).toEqual([]);
  });
});
