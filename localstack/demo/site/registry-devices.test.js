import { beforeAll, expect, it } from "vitest";
import {
  byId,
  newCitizen,
  openNoticesAs,
  press,
  sendNoticeApart,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let person;

beforeAll(async () => {
  person = await newCitizen();
  await openNoticesAs(person);
});

it("the demo browser is subscribed, and decrypts what it is sent", async () => {
  expect([byId("no-devices").hidden, byId("devices").children.length]).toEqual([false, 0]);
  await press("Abonează browserul demonstrativ");
  await untilTold("Browserul este abonat");
  expect(textsOf("devices")).toEqual([expect.stringContaining(`/push/${person.login}abonat `)]);
  const recipients = [{ type: "IDNP", value: person.idnp }];
  const { subject } = await sendNoticeApart({ recipients, channels: ["Push"] });
  await until(async () => {
    const pushes = await (await fetch("/push/all.json")).json();
    const own = pushes.filter(({ device }) => device === person.login);
    expect(own.map(({ content }) => content.title)).toEqual([subject]);
  });
});

it("subscribed again it stays one; removed it is gone", async () => {
  await press("Abonează browserul demonstrativ");
  await untilTold("Browserul este abonat");
  expect(byId("devices").children).toHaveLength(1);
  const [entry] = byId("devices").children;
  await press(entry.querySelector("button").getAttribute("aria-label"));
  await untilTold("Browserul a fost dezabonat");
  expect([byId("devices").children.length, document.activeElement.id]).toEqual([0, "devices-title"]);
});
