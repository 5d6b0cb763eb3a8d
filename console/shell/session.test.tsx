import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { showToast } from "../kit/toast.tsx";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { ana, testSession } from "../testing/session.ts";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

const SIGN_IN = "/cont/intrare?inapoi=%2Fapp%2Fplante%2F4%3Fonly%3D7";
const replaced = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
beforeEach(() => {
  replaced.mockClear();
  window.history.replaceState(null, "", "/app/plante/4?only=7");
});
const leaves = () => waitFor(() => expect(replaced.mock.calls).toEqual([[SIGN_IN]]));

it("signed out, the console leads to the one sign-in and names the address to come back to", async () => {
  openConsole("/app/plante/4?only=7", testSession());
  await leaves();
  expect(screen.queryByRole("navigation")).toBeNull();
});

it("a sign-out at the government's login leads there first, once the drafts are gone", async () => {
  const session = testSession(ana);
  vi.spyOn(session, "signOut").mockImplementation(() => {
    session.leave("http://login.test/end");
    return Promise.resolve();
  });
  const { user } = openConsole("/app/plante", session);
  await user.click(await screen.findByRole("button", { name: "Contul: Ana Rusu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ieși din cont" }));
  await waitFor(() => expect(replaced.mock.calls).toEqual([["http://login.test/end"]]));
});

it("whoever signs in again after a sign-out comes back to the page, not to the question above it", async () => {
  window.history.replaceState(null, "", "/app/plante/4?only=7&dialog=remove.4");
  const { user } = openConsole("/app/plante");
  await user.click(await screen.findByRole("button", { name: "Contul: Ana Rusu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ieși din cont" }));
  await leaves();
});

it("a sign-out removes the drafts of the person", async () => {
  const { user, unmount } = openConsole("/app/plante?dialog=rename.8");
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Cimbru");
  await user.click(screen.getByRole("button", { name: "Închide" }));
  await user.click(await screen.findByRole("button", { name: "Contul: Ana Rusu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ieși din cont" }));
  await leaves();
  unmount();
  openConsole("/app/plante?dialog=rename.8");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("");
});

it("an ended session opens a dialog above the page, which keeps what was typed", async () => {
  const { user, session } = openConsole("/app/plante?dialog=rename.6");
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Salvie");
  act(() => session.end());
  await screen.findByRole("dialog", { name: "Sesiunea s-a încheiat" });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /utilizator/ }).value).toBe("ana");
  await user.type(screen.getByLabelText("Parola"), "gresit");
  await user.click(screen.getByRole("button", { name: "Intră în cont" }));
  expect(await screen.findAllByText("Numele de utilizator sau parola nu este corectă")).toHaveLength(2);
  expect(await findingsOf()).toEqual([]);
  await user.clear(screen.getByLabelText("Parola"));
  await user.type(screen.getByLabelText("Parola"), "parola{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sesiunea s-a încheiat" })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nume" }).value).toBe("Salvie");
});

it("an ended session of the government's login is begun again in another tab, above the page", async () => {
  const { session } = openConsole("/app/plante/4");
  await heading("Planta 4");
  act(() => session.end({ place: "notifications", isGovernment: true }));
  const link = await screen.findByRole("link", { name: "Intră prin autentificarea guvernamentală" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([
    `${SIGN_IN}&serviciu=notifications`,
    "_blank",
  ]);
  expect(await findingsOf()).toEqual([]);
});

it("an ended session can be left, and nothing of the person remains", async () => {
  const { user, session, unmount } = openConsole("/app/plante?dialog=rename.7");
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Lavandă");
  act(() => {
    showToast({ text: "Planta 7 nu s-a salvat", tone: "bad" });
    session.end();
  });
  await screen.findByRole("dialog", { name: "Sesiunea s-a încheiat" });
  await user.click(screen.getByRole("button", { name: /^Ieși din cont/ }));
  await leaves();
  expect(screen.queryByText("Planta 7 nu s-a salvat")).toBeNull();
  unmount();
  openConsole("/app/plante?dialog=rename.7");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("");
});

it("another person who signs in above an ended session finds nothing of the one before", async () => {
  const { user, session } = openConsole("/app/plante?dialog=rename.6");
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Rozmarin");
  act(() => session.end());
  const login = await screen.findByRole("textbox", { name: /utilizator/ });
  await user.clear(login);
  await user.type(login, "ion");
  await user.type(screen.getByLabelText("Parola"), "parola{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sesiunea s-a încheiat" })).toBeNull());
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("");
});
