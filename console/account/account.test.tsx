import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { tokens } from "../api/client.ts";
import { services } from "../api/places.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { refusal, scriptNetwork, tokenOf } from "../testing/network.ts";
import { ana, testSession } from "../testing/session.ts";
import { readDraft } from "../shell/drafts.ts";
import { accountArea } from "./area.ts";

afterEach(() => {
  for (const service of services) tokens.end(service);
  vi.unstubAllGlobals();
});

const account = {
  id: 1,
  login: "ana",
  email: "ana@exemplu.md",
  imageUrl: "",
  langKey: "ro",
  authorities: [],
};
const ended = () => new Response(null, { status: 204 });

/** Ana's account page, with accounts at two services, and the answers of those to the end of all sign-ins. */
function open(answers: { documents: () => Response; identity: () => Response }) {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  tokens.keep("identity", tokenOf("ana.rusu", ["ROLE_USER"]), "userToken");
  const sent = scriptNetwork({
    "GET /documents/api/account": () => account,
    "DELETE /documents/api/authenticate": answers.documents,
    "DELETE /identity/api/authenticate": answers.identity,
  });
  const calls = () => sent.map(({ call }) => call).filter((call) => call.startsWith("DELETE"));
  return { calls, ...openConsole("/app/cont", testSession(ana), [accountArea]) };
}

async function ask({ user }: Pick<ReturnType<typeof open>, "user">) {
  await user.click(await screen.findByRole("link", { name: "Ieși de pe toate dispozitivele" }));
  return screen.findByRole("alertdialog", { name: "Ieșiți de pe toate dispozitivele?" });
}
const confirm = (dialog: HTMLElement) =>
  within(dialog).getByRole("button", { name: "Ieși de pe toate dispozitivele" });

it("ends the sign-ins of every account after a question that names the services, and signs out here", async () => {
  const opened = open({ documents: ended, identity: ended });
  const dialog = await ask(opened);
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(["Documente: ana", "Identitate: ana.rusu"]);
  expect([opened.calls(), await findingsOf()]).toEqual([[], []]);
  await opened.user.click(confirm(dialog));
  await waitFor(() => expect(opened.session.state().kind).toBe("signedOut"));
  expect(opened.calls()).toEqual(["DELETE /documents/api/authenticate", "DELETE /identity/api/authenticate"]);
  expect([tokens.endsAt("documents"), tokens.endsAt("identity")]).toEqual([undefined, undefined]);
});

it("leaves for the end of the government's login, and does not close the question, which would end the leaving", async () => {
  const replaced = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  const opened = open({ documents: ended, identity: ended });
  vi.spyOn(tokens, "signOutEverywhere").mockResolvedValueOnce("http://login.test/end");
  await opened.user.click(confirm(await ask(opened)));
  await waitFor(() => expect(replaced.mock.lastCall).toEqual(["http://login.test/end"]));
  expect(opened.history.location.search).toContain("dialog=everywhere");
});

it("names a service that fails, ends the others, and asks only the failed one the second time", async () => {
  const answers = [refusal(429, "preaMulte", "Prea multe cereri."), ended()];
  const opened = open({ documents: ended, identity: () => answers.shift() ?? ended() });
  const dialog = await ask(opened);
  await opened.user.click(confirm(dialog));
  await within(dialog).findByText(/Nu s-a încheiat peste tot.* Identitate: Prea multe cereri\./);
  expect([tokens.endsAt("documents"), opened.session.state().kind]).toEqual([undefined, "signedIn"]);
  expect(tokens.endsAt("identity")).toBeDefined();
  await opened.user.click(confirm(dialog));
  await waitFor(() => expect(opened.session.state().kind).toBe("signedOut"));
  expect(opened.calls()).toEqual([
    "DELETE /documents/api/authenticate",
    ...["DELETE /identity/api/authenticate", "DELETE /identity/api/authenticate"],
  ]);
});

it("is not offered to a person who is only signed in through the government's login", async () => {
  scriptNetwork({});
  openConsole("/app/cont", testSession(ana), [accountArea]);
  await screen.findByRole("button", { name: "Ieși din toate" });
  expect(screen.queryByRole("link", { name: "Ieși de pe toate dispozitivele" })).toBeNull();
});

it("a new password that is known from leaks is refused at its own field, and a wrong current one at that", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  const answers = [
    refusal(400, "parolaCompromisa", "Parola apare în liste publice."),
    refusal(400, "invalidpassword", "Parola nu este acceptată."),
  ];
  scriptNetwork({
    "GET /documents/api/account": () => account,
    "POST /documents/api/account/change-password": () => answers.shift() ?? ended(),
  });
  const { user } = openConsole("/app/cont", testSession(ana), [accountArea]);
  await user.click(await screen.findByRole("link", { name: "Schimbă parola: Documente" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText(/Parola de acum/), "parola veche");
  for (const label of [/^Parola nouă(?!, încă)/, /Parola nouă, încă o dată/])
    await user.type(dialog.getByLabelText(label), "smokey63");
  const send = () => user.click(dialog.getByRole("button", { name: "Schimbă parola" }));
  await send();
  await dialog.findAllByText(/Parola apare în liste publice de parole furate/);
  expect(dialog.getByLabelText(/^Parola nouă(?!, încă)/).getAttribute("aria-invalid")).toBe("true");
  await send();
  await dialog.findAllByText(/Parola de acum este greșită/);
});

it("another mail address asks for the password, which no draft keeps", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  const answers = [refusal(400, "invalidpassword", "Parola nu este acceptată."), Response.json(account)];
  const sent = scriptNetwork({
    "GET /documents/api/account": () => account,
    "POST /documents/api/account": () => answers.shift() ?? ended(),
  });
  const { user } = openConsole("/app/cont", testSession(ana), [accountArea]);
  await user.click(await screen.findByRole("link", { name: "Modifică datele: Documente" }));
  const dialog = within(await screen.findByRole("dialog"));
  const address = await dialog.findByLabelText(/Adresa de e-mail/);
  expect(dialog.queryByLabelText(/Parola de acum/)).toBeNull();
  await user.clear(address);
  await user.type(address, "alta@exemplu.md");
  const save = () => user.click(dialog.getByRole("button", { name: "Salvează" }));
  await save();
  await dialog.findAllByText("Scrieți parola de acum");
  await user.type(dialog.getByLabelText(/Parola de acum/), "parola veche");
  await save();
  await dialog.findAllByText("Parola de acum este greșită");
  window.dispatchEvent(new Event("pagehide"));
  await waitFor(async () =>
    expect(await readDraft(ana.id, "account.documents")).toMatchObject({ email: "alta@exemplu.md" }),
  );
  expect(await readDraft(ana.id, "account.documents")).not.toHaveProperty("current");
  await save();
  await waitFor(() => expect(sent.filter(({ call }) => call.startsWith("POST"))).toHaveLength(2));
  const posted = sent.filter(({ call }) => call.startsWith("POST")).at(-1);
  expect(posted?.body).toMatchObject({ email: "alta@exemplu.md", currentPassword: "parola veche" });
});
