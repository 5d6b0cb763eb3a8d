import { beforeEach, expect, it, vi } from "vitest";
import { byId, control, press, told } from "../testing/page.js";

document.body.innerHTML = '<div id="status" role="status"></div><div id="alert" role="alert"></div>';
const { attempt, quiet, render, tell } = await import("./messages.js");
const { Refusal } = await import("./refusals.js");

beforeEach(quiet);

it("says what succeeded politely and what was refused at once", async () => {
  tell(() => "gata");
  expect([byId("status").textContent, byId("alert").textContent]).toEqual(["gata×", ""]);
  await attempt(undefined, () => Promise.reject(new Refusal("error.fisierGol")));
  expect([byId("status").textContent, byId("alert").textContent]).toEqual(["", "Fișierul este gol.×"]);
});

it("says it again in another language, and no longer when it is closed", async () => {
  let language = "ro";
  tell(() => language);
  language = "ru";
  render();
  expect(told()).toBe("ru");
  await press("Închide");
  expect(told()).toBe("");
});

it("no message survives the next action, nor the way back that it offers", async () => {
  const run = vi.fn();
  tell(() => "șters", { act: { key: "undo", run } });
  await press("Anulează");
  expect(run).toHaveBeenCalledOnce();
  expect([told(), control("Anulează")]).toEqual(["", undefined]);
});

it("a button waits while its action runs, and works again afterwards, also after a refusal", async () => {
  const button = document.createElement("button");
  const { promise, reject } = Promise.withResolvers();
  const running = attempt(button, () => promise);
  expect([button.disabled, button.getAttribute("aria-busy")]).toEqual([true, "true"]);
  reject(new DOMException("", "AbortError"));
  await running;
  expect([button.disabled, button.getAttribute("aria-busy"), told()]).toEqual([false, null, ""]);
});

it("a session that has ended is signed out of; a late refusal of an earlier one is not", async () => {
  const { keepToken, isSignedIn } = await import("./session.js");
  keepToken("nou");
  await attempt(undefined, () =>
    Promise.reject(new Refusal("error.neautentificat", { status: 401, token: "vechi" })),
  );
  expect(isSignedIn()).toBe(true);
  await attempt(undefined, () =>
    Promise.reject(new Refusal("error.neautentificat", { status: 401, token: "nou" })),
  );
  expect([isSignedIn(), told()]).toEqual([false, "Sesiunea s-a încheiat. Autentificați-vă din nou."]);
});
