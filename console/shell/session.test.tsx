import { createMemoryHistory } from "@tanstack/react-router";
import { act, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { showToast } from "../kit/toast.tsx";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { testSession } from "../testing/session.ts";
import { Console, startConsole } from "./console.tsx";

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

// Must be the first test of the file: what has been loaded once is drawn at once.
it("signed out, the first thing drawn is the sign-in, without a skeleton before it", async () => {
  const history = createMemoryHistory({ initialEntries: ["/app/plante"] });
  const { ready, ...started } = startConsole({ session: testSession(), areas: [], history });
  await ready;
  render(<Console {...started} />);
  expect(screen.getByRole("heading", { level: 1, name: "Intrați în cont" })).toBeTruthy();
});

it("a sign-out removes the drafts of the person", async () => {
  const { user, unmount } = openConsole("/app/plante?dialog=rename.8");
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Cimbru");
  await user.click(screen.getByRole("button", { name: "Închide" }));
  await user.click(await screen.findByRole("button", { name: "Contul: Ana Rusu" }));
  await user.click(await screen.findByRole("menuitem", { name: "Ieși din cont" }));
  await heading("Intrați în cont");
  unmount();
  openConsole("/app/plante?dialog=rename.8");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("");
});

it("an ended session opens a dialog above the page, which keeps what was typed", async () => {
  const { user, session } = openConsole("/app/plante?dialog=rename.6");
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Salvie");
  act(() => session.end());
  await screen.findByRole("dialog", { name: "Sesiunea s-a încheiat" });
  await user.type(screen.getByRole("textbox", { name: /utilizator/ }), "ana");
  await user.type(screen.getByLabelText("Parola"), "gresit");
  await user.click(screen.getByRole("button", { name: "Intră în cont" }));
  expect(await screen.findAllByText("Numele de utilizator sau parola nu este corectă")).toHaveLength(2);
  expect(await findingsOf()).toEqual([]);
  await user.clear(screen.getByLabelText("Parola"));
  await user.type(screen.getByLabelText("Parola"), "parola{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sesiunea s-a încheiat" })).toBeNull());
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Nume" }).value).toBe("Salvie");
});

it("signed out, the page is the sign-in, and it goes on to the requested address", async () => {
  const { user } = openConsole("/app/plante/4", testSession());
  await heading("Intrați în cont");
  await user.click(screen.getByRole("button", { name: "Intră în cont" }));
  expect(await screen.findByRole("alert")).toBe(document.activeElement);
  expect(await findingsOf()).toEqual([]);
  await user.type(screen.getByRole("textbox", { name: /utilizator/ }), "ion");
  await user.type(screen.getByLabelText("Parola"), "parola{Enter}");
  await heading("Planta 4");
  expect(screen.getByRole("link", { name: "Secrete" })).toBeTruthy();
});

it("the language can be chosen before the sign-in, whose errors follow it", async () => {
  const { user } = openConsole("/app/", testSession());
  await heading("Intrați în cont");
  await user.click(screen.getByRole("button", { name: "Русский" }));
  await heading("Вход");
  expect(screen.getByLabelText("Пароль")).toBeTruthy();
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
  await heading("Intrați în cont");
  expect(screen.queryByText("Planta 7 nu s-a salvat")).toBeNull();
  unmount();
  openConsole("/app/plante?dialog=rename.7");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("");
});

it("another person who signs in above an ended session finds nothing of the one before", async () => {
  const { user, session } = openConsole("/app/plante?dialog=rename.6");
  await user.type(await screen.findByRole("textbox", { name: "Nume" }), "Rozmarin");
  act(() => session.end());
  await user.type(await screen.findByRole("textbox", { name: /utilizator/ }), "ion");
  await user.type(screen.getByLabelText("Parola"), "parola{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Sesiunea s-a încheiat" })).toBeNull());
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nume" })).value).toBe("");
});
