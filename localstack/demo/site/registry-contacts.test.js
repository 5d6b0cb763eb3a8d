import { beforeAll, expect, it } from "vitest";
import {
  byId,
  codeTo,
  control,
  newCitizen,
  noticesApiOf,
  openNoticesAs,
  press,
  send,
  sendNoticeApart,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let person;
let added;

beforeAll(async () => {
  person = await newCitizen();
  added = `alta-${person.mail}`;
  await openNoticesAs(person);
});

const entry = (address) =>
  [...byId("contacts").children].find((one) => one.querySelector("strong").textContent === address);
const codeForm = (address) => entry(address)?.querySelector("form");

it("the addresses of the registry are shown with their state", () => {
  expect(textsOf("contacts")).toEqual([
    expect.stringMatching(new RegExp(`^${person.mail}confirmatăe-mail · prima de pe canal`)),
  ]);
  expect([codeForm(person.mail), byId("no-contacts").hidden]).toEqual([null, true]);
});

it("a new address is unconfirmed; a wrong code is refused, the one from the message confirms it", async () => {
  send(byId("new-contact"), { canal: "Email", adresa: added });
  await untilTold(`Codul a plecat spre ${added}`);
  expect(entry(added).textContent).toContain("neconfirmată");
  const code = await codeTo(added);
  send(codeForm(added), { code: code === "000000" ? "000001" : "000000" });
  await untilTold("Codul este greșit");
  send(codeForm(added), { code });
  await untilTold(`${added} este confirmată`);
  expect([codeForm(added), document.activeElement.id]).toEqual([null, "contacts-title"]);
});

it("an address that is no address is refused, and what was written stays", async () => {
  send(byId("new-contact"), { canal: "SMS", adresa: "nu este număr" });
  await untilTold("telefon");
  expect(byId("new-contact").elements.adresa.value).toBe("nu este număr");
  byId("new-contact").reset();
});

it("a changed address gets another code, and a code once more on request", async () => {
  const changed = `noua-${person.mail}`;
  await press(`Schimbă: ${added}`);
  expect(byId("contact-title").textContent).toBe(`Altă adresă în loc de ${added}`);
  send(byId("contact-form"), { adresa: changed });
  await untilTold(`Codul a plecat spre ${changed}`);
  expect(byId("contact-dialog").open).toBe(false);
  const first = await codeTo(changed);
  await press(`Trimite alt cod: ${changed}`);
  await untilTold(`Codul a plecat spre ${changed}`);
  const mails = await (await fetch("/mail/all.json")).json();
  expect(mails.filter(({ to }) => to.includes(changed))).toHaveLength(2);
  expect(first).toMatch(/^\d{6}$/);
  added = changed;
});

it("an address to which nothing is sent any more is removed", async () => {
  await press(`Șterge: ${added}`);
  await untilTold(`${added} a fost ștearsă`);
  expect(entry(added)).toBeUndefined();
  const call = await noticesApiOf(person.login);
  const { items } = await call("GET", "/registry/me/contacts");
  expect(items.map(({ adresa }) => adresa)).toEqual([person.mail]);
});

it("an address that refused a message for good is undeliverable, and asks for a code again", async () => {
  const call = await noticesApiOf("admin");
  const refusing = `fault-recipient-550.${person.mail}`;
  const contacts = [{ canal: "Email", adresa: refusing }];
  await call("PUT", "/admin/provision/user", { idnp: person.idnp, nume: "Ana Rusu", contacts });
  const notice = await sendNoticeApart({ recipients: [{ type: "IDNP", value: person.idnp }] });
  await until(async () => expect((await call("GET", `/notificares/${notice.id}`)).status).toBe("Failed"));
  await press("Ieșire");
  send(byId("credentials"), { username: person.login, password: "temelia-demo" });
  await until(() => expect(entry(refusing)?.textContent).toContain("mesajele nu ajung"));
  expect(codeForm(refusing)).not.toBeNull();
  person.mail = refusing;
});

it("who signs out leaves no address behind", async () => {
  await press("Ieșire");
  await until(() => expect(byId("contacts").children).toHaveLength(0));
  expect(control(`Schimbă: ${person.mail}`)).toBeUndefined();
});
