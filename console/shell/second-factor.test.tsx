import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { testSession } from "../testing/session.ts";
import type { AskedFactor } from "./session.ts";

const askedAt = (...places: string[]): AskedFactor[] =>
  places.map((place) => ({ place, challenge: `c-${place}`, methods: ["totp", "recovery"] }));

async function askFor(...places: string[]) {
  const opened = openConsole("/app/plante/4", testSession(undefined, askedAt(...places)));
  const { user } = opened;
  await user.type(await screen.findByRole("textbox", { name: /utilizator/ }), "ion");
  await user.type(screen.getByLabelText("Parola"), "parola{Enter}");
  await screen.findByRole("heading", { name: `Al doilea factor: ${places[0] ?? ""}` });
  return opened;
}
const code = () => screen.getByRole("textbox", { name: /Codul/ });

it("a sign-in asks for the second factor after the password, and goes on to the requested page", async () => {
  const { user } = await askFor("documente");
  expect(document.activeElement).toBe(code());
  expect(await findingsOf()).toEqual([]);
  await user.type(code(), "000000{Enter}");
  expect(await screen.findAllByText("Codul nu este corect sau a fost deja folosit")).toHaveLength(2);
  await user.clear(code());
  await user.type(code(), "123456{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Planta 4" });
});

it("a sign-in takes a recovery code in place of the app's", async () => {
  const { user } = await askFor("documente");
  await user.click(screen.getByRole("button", { name: "Folosesc un cod de rezervă" }));
  await user.type(screen.getByRole("textbox", { name: "Codul de rezervă" }), "123456{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Planta 4" });
});

it("a sign-in begins again when the second factor comes too late", async () => {
  const { user } = await askFor("documente");
  await user.type(code(), "999999{Enter}");
  await screen.findByText(/Au trecut cinci minute/);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /utilizator/ }).value).toBe("ion");
});

it("a sign-in at several services asks at one after the other, and a skipped one stays closed", async () => {
  const { user } = await askFor("documente", "platforma");
  await user.click(screen.getByRole("button", { name: "Sari peste acest serviciu" }));
  await screen.findByRole("heading", { name: "Al doilea factor: platforma" });
  await user.type(code(), "123456{Enter}");
  await screen.findByRole("heading", { level: 1, name: "Planta 4" });
});

it("a sign-in at several services is none if all of them are skipped", async () => {
  const { user } = await askFor("documente", "platforma");
  await user.click(screen.getByRole("button", { name: "Sari peste acest serviciu" }));
  await user.click(await screen.findByRole("button", { name: "Înapoi la parolă" }));
  await screen.findByLabelText("Parola");
  expect(screen.queryByRole("heading", { level: 1, name: "Planta 4" })).toBeNull();
});
