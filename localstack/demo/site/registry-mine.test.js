import { afterEach, expect, it, vi } from "vitest";
import { byId, newCitizen, openNoticesAs, press, send, until, untilTold } from "../testing/page.js";

const network = fetch;
afterEach(() => vi.stubGlobal("fetch", network));

it("everything of a person changes with the language", async () => {
  await openNoticesAs(await newCitizen());
  await press("Русский");
  await until(() => expect(byId("contacts").textContent).toContain("подтверждён"));
  const shown = byId("contacts").closest(".column").textContent;
  expect(shown).toContain("Мои предпочтения");
  expect(shown).not.toMatch(/Schimbă|Adresele|Preferința|Șterge|Liniște|Abonează/);
  await press("Română");
});

it("where the registry is switched off, a person is told so, and signed out", async () => {
  await press("Ieșire");
  const person = await newCitizen();
  vi.stubGlobal("fetch", (address, ...rest) =>
    network(String(address).includes("/registry/") ? "/notifications/api/nimic" : address, ...rest),
  );
  send(byId("credentials"), { username: person.login, password: "temelia-demo" });
  await untilTold("Registrul de persoane este oprit");
  expect([byId("work").hidden, sessionStorage.getItem("notices-token")]).toEqual([true, null]);
});
