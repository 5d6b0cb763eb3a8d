import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { ana, testSession } from "../testing/session.ts";
import type { AskedFactor } from "./session.ts";

const asked: AskedFactor = { place: "documente", challenge: "c", methods: ["totp", "recovery"] };

/** The password of a person whose session has ended is given again. */
async function askFor() {
  const opened = openConsole("/app/plante/4", testSession(ana, asked));
  const { user, session } = opened;
  await screen.findByRole("heading", { level: 1, name: "Planta 4" });
  act(() => session.end());
  await user.type(await screen.findByLabelText("Parola"), "parola{Enter}");
  await screen.findByRole("heading", { name: "Al doilea factor: documente" });
  return opened;
}
const isBack = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const code = () => screen.getByRole("textbox", { name: /Codul/ });

it("a sign-in asks for the second factor after the password, and goes on with the page", async () => {
  const { user } = await askFor();
  expect(document.activeElement).toBe(code());
  expect(await findingsOf()).toEqual([]);
  await user.type(code(), "000000{Enter}");
  expect(await screen.findAllByText("Codul nu este corect sau a fost deja folosit")).toHaveLength(2);
  await user.clear(code());
  await user.type(code(), "123456{Enter}");
  await isBack();
});

it("a sign-in takes a recovery code in place of the app's", async () => {
  const { user } = await askFor();
  await user.click(screen.getByRole("button", { name: "Folosesc un cod de rezervă" }));
  await user.type(screen.getByRole("textbox", { name: "Codul de rezervă" }), "123456{Enter}");
  await isBack();
});

it("a sign-in begins again when the second factor comes too late", async () => {
  const { user } = await askFor();
  await user.type(code(), "999999{Enter}");
  await screen.findByText(/Au trecut cinci minute/);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /utilizator/ }).value).toBe("ana");
});

it("a sign-in begins again if the person has no second factor at hand", async () => {
  const { user } = await askFor();
  await user.click(screen.getByRole("button", { name: "Înapoi la parolă" }));
  await screen.findByLabelText("Parola");
});
