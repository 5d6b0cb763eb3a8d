import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { tokens } from "../api/client.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { type Answering, refusal, scriptNetwork, tokenOf } from "../testing/network.ts";
import { ana, testSession } from "../testing/session.ts";
import { accountArea } from "./area.ts";

afterEach(() => {
  tokens.end("identity");
  vi.unstubAllGlobals();
});

const SIGN_INS = "/identity/api/authenticate/sign-ins";
const common = {
  kind: "account",
  current: false,
  rememberMe: false,
  createdAt: "2026-11-29T08:00:00Z",
  lastUsedAt: "2026-11-29T09:30:00Z",
  expiresAt: "2026-12-06T08:00:00Z",
  network: "188.25.14.0/24",
  privateNetwork: false,
  sameNetwork: false,
};
const here = {
  ...common,
  id: 1,
  current: true,
  sameNetwork: true,
  browser: "Firefox",
  system: "Windows",
};
const phone = { ...common, id: 2, rememberMe: true, browser: "Chrome", system: "Android" };
const office = { ...common, id: 3, network: "10.20.4.0/24", privateNetwork: true, kind: "government" };
const ended = () => new Response(null, { status: 204 });

/** Ana's account page, with an account at identity, and what its service answers. */
function open(answers: Record<string, Answering>) {
  tokens.keep("identity", tokenOf("ana.rusu", ["ROLE_USER"]), "userToken");
  const sent = scriptNetwork({
    "GET /identity/api/authenticate/factors": () => ({ required: false, recoveryCodes: 0, items: [] }),
    ...answers,
  });
  return { sent, ...openConsole("/app/cont", testSession(ana), [accountArea]) };
}

it("one's account lists its sign-ins in plain words: browser, network, last use, and which one this is", async () => {
  open({ [`GET ${SIGN_INS}`]: () => ({ items: [here, phone, office] }) });
  const list = within(await screen.findByRole("region", { name: "Autentificările mele: Identitate" }));
  const rows = (await list.findAllByRole("listitem")).map((one) => one.textContent);
  expect(rows[0]).toMatch(/^Firefox pe Windows Aceastadin aceeași rețea ca acum; începută la /);
  expect(rows[1]).toMatch(
    /^Chrome pe Android din rețeaua 188\.25\.14\.\*; .*; ținută minte până la .*Încheie$/,
  );
  expect(rows[2]).toMatch(
    /^Program necunoscut din rețeaua internă 10\.20\.4\.\*; prin autentificarea guvernamentală; .*folosită ultima dată la /,
  );
  expect(list.getAllByRole("link", { name: /^Încheie: / })).toHaveLength(2);
  expect(await findingsOf()).toEqual([]);
});

it("one's account ends a sign-in, and asks for the password only if its service wants it", async () => {
  let items = [here, phone];
  const { sent, user } = open({
    [`GET ${SIGN_INS}`]: () => ({ items }),
    [`POST ${SIGN_INS}/2/revoke`]: ({ body }) => {
      const { password } = (body ?? {}) as { password?: string };
      if (password === undefined) return refusal(403, "parolaDinNou");
      if (password !== "parola") return refusal(400, "invalidpassword");
      items = [here];
      return ended();
    },
  });
  await user.click(await screen.findByRole("link", { name: /^Încheie: Chrome pe Android/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Încheiați autentificarea?" }));
  expect(dialog.queryByLabelText(/Parola de acum/)).toBeNull();
  const end = () => user.click(dialog.getByRole("button", { name: "Încheie" }));
  await end();
  await dialog.findAllByText(/acum mai mult de 15 minute/);
  expect(await findingsOf()).toEqual([]);
  await user.type(dialog.getByLabelText(/Parola de acum/), "alta{Enter}");
  await dialog.findAllByText("Parola nu este corectă");
  await user.clear(dialog.getByLabelText(/Parola de acum/));
  await user.type(dialog.getByLabelText(/Parola de acum/), "parola{Enter}");
  await screen.findByText("Autentificarea s-a încheiat");
  await waitFor(() => expect(screen.queryByText("Chrome pe Android")).toBeNull());
  expect(sent.filter(({ call }) => call === `POST ${SIGN_INS}/2/revoke`)).toHaveLength(3);
});

it("one's account ends all other sign-ins of a service, and stays signed in", async () => {
  let items = [here, phone, office];
  const { user, session } = open({
    [`GET ${SIGN_INS}`]: () => ({ items }),
    [`POST ${SIGN_INS}/revoke-others`]: () => {
      items = [here];
      return ended();
    },
  });
  await user.click(await screen.findByRole("link", { name: "Încheie toate celelalte: Identitate" }));
  const dialog = within(await screen.findByRole("dialog", { name: /celelalte autentificări: Identitate/ }));
  await user.click(dialog.getByRole("button", { name: "Încheie toate celelalte" }));
  await screen.findByText("Celelalte autentificări s-au încheiat");
  const list = within(screen.getByRole("region", { name: "Autentificările mele: Identitate" }));
  await waitFor(() => expect(list.getAllByRole("listitem")).toHaveLength(1));
  expect(session.state().kind).toBe("signedIn");
});
