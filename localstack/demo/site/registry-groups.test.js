import { afterEach, beforeAll, expect, it, vi } from "vitest";
import {
  byId,
  newCitizen,
  noticesApiOf,
  openNotices,
  press,
  send,
  signIn,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

const network = fetch;
afterEach(() => vi.stubGlobal("fetch", network));

let person;
let group;

beforeAll(async () => {
  const call = await noticesApiOf("tudor.taxe");
  person = await newCitizen();
  const cod = `GRUP-${Date.now()}`;
  group = { cod, denumire: `Grupul ${cod}` };
  await call("POST", "/operator/groups", { ...group, membri: [{ destinatarId: person.id }] });
  await openNotices();
  await signIn("tudor.taxe");
});

const entry = () =>
  [...byId("groups").children].find((one) => one.querySelector("strong").textContent === group.denumire);

it("the groups of the operator's system are shown, and their members by their ids, without a name", async () => {
  expect(textsOf("groups").join()).toContain("Contribuabilii");
  await press(`Arată membrii: ${group.denumire}`);
  await until(() => expect(entry().textContent).toContain(`membri: 1destinatarul ${person.id}`));
  expect(entry().textContent).not.toMatch(/Ana Rusu|cetatean-/);
  expect(document.activeElement.getAttribute("aria-label")).toBe(`Arată membrii: ${group.denumire}`);
});

it("an operator sends to a group alone, and follows its deliveries", async () => {
  const { recipients, groupId } = byId("send").elements;
  expect(recipients.required).toBe(true);
  groupId.value = group.cod;
  groupId.dispatchEvent(new Event("change"));
  expect(recipients.required).toBe(false);
  const subject = `Grupului ${group.cod}`;
  send(byId("send"), { subject, body: "Bună ziua" });
  await untilTold(`„${subject}” a fost primită`);
  await until(() => expect(byId("notice-state").textContent).toBe("trimisă"));
  expect(byId("deliveries").children).toHaveLength(1);
  expect([recipients.required, groupId.value]).toEqual([true, ""]);
});

it("an operator sends by number, and learns no address", async () => {
  const subject = `Persoanei ${person.id}`;
  send(byId("send"), { recipients: person.idnp, subject, body: "Bună ziua" });
  await untilTold(`„${subject}” a fost primită`);
  await until(() => expect(byId("notice-state").textContent).toBe("trimisă"));
  expect(byId("notice").textContent).not.toContain("exemplu.md");
});

it("where the registry is switched off, an operator follows notifications alone", async () => {
  await press("Ieșire");
  vi.stubGlobal("fetch", (address, ...rest) =>
    network(String(address).includes("/operator/groups") ? "/notifications/api/nimic" : address, ...rest),
  );
  await signIn("tudor.taxe");
  expect([byId("group-section").hidden, byId("new-notice").hidden, byId("list").hidden]).toEqual([
    true,
    true,
    false,
  ]);
  await until(() => expect(byId("notice").hidden).toBe(false));
});
