import { beforeAll, expect, it } from "vitest";
import {
  byId,
  control,
  newCitizen,
  noticesApiOf,
  openNoticesAs,
  press,
  send,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

const { preferenceIn } = await import("./registry-preferences.js");

let person;
let stored;

beforeAll(async () => {
  person = await newCitizen();
  const call = await noticesApiOf(person.login);
  stored = async () => (await call("GET", "/registry/me/preferences")).items;
  await openNoticesAs(person);
});

const form = () => byId("preference");

it("what is empty is left out of a preference", () => {
  expect(preferenceIn(form())).toEqual({ canale: [], activ: true });
});

it("a preference of channels with quiet hours and a daily mail is added and shown", async () => {
  expect(byId("no-preferences").hidden).toBe(false);
  form().elements.SMS.checked = true;
  send(form(), { de: "22:00", pana: "07:00", ora: "18:30" });
  await untilTold("Preferința este păstrată");
  expect(textsOf("preferences")).toEqual([
    expect.stringContaining(
      "toate sistemele · toate categoriileprimiteSMS · liniște 22:00–07:00 · un e-mail pe zi, la 18:30",
    ),
  ]);
  expect(preferenceIn(form())).toEqual({ canale: [], activ: true });
  expect(await stored()).toEqual([
    expect.objectContaining({
      canale: ["SMS"],
      liniste: { de: "22:00", pana: "07:00" },
      rezumat: { ora: "18:30" },
    }),
  ]);
});

it("quiet hours without an end are refused by their field, and nothing that was written is lost", async () => {
  send(form(), { categorie: "noutati", de: "22:00" });
  await untilTold("până la");
  expect([form().elements.categorie.value, (await stored()).length]).toEqual(["noutati", 1]);
  form().reset();
});

it("a second preference for the same is refused", async () => {
  send(form(), {});
  await until(() => expect(byId("alert").textContent).not.toBe(""));
  expect(await stored()).toHaveLength(1);
});

it("it is filled in to be changed, or left as it is", async () => {
  const about = "toate sistemele · toate categoriile";
  await press(`Schimbă preferința: ${about}`);
  expect([form().elements.SMS.checked, form().elements.de.value, document.activeElement.name]).toEqual([
    true,
    "22:00",
    "sistemId",
  ]);
  await press("Anulează");
  expect([form().elements.SMS.checked, control("Anulează")]).toEqual([false, undefined]);
  await press(`Schimbă preferința: ${about}`);
  form().elements.activ.checked = false;
  send(form(), { de: "", pana: "" });
  await untilTold("Preferința este păstrată");
  expect(textsOf("preferences")[0]).toContain("refuzateSMS · un e-mail pe zi, la 18:30");
  expect((await stored())[0]).not.toHaveProperty("liniste");
});

it("it is removed", async () => {
  await press("Șterge: toate sistemele · toate categoriile");
  await untilTold("Preferința a fost ștearsă");
  expect(await stored()).toEqual([]);
});
