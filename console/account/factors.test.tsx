import { render, screen, waitFor, within } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { tokens } from "../api/client.ts";
import FactorAgain from "../api/factor-again.tsx";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { type Answering, json, refusal, scriptNetwork, tokenOf } from "../testing/network.ts";
import { ana, testSession } from "../testing/session.ts";
import { accountArea } from "./area.ts";

afterEach(() => {
  tokens.end("identity");
  vi.unstubAllGlobals();
});

const codes = Array.from({ length: 10 }, (_, n) => `AAAA-BBBB-CCCC-000${n}`);
const app = { id: 7, kind: "totp", name: "Telefon", createdAt: "2026-11-27T10:00:00Z" };
const FACTORS = "/identity/api/authenticate/factors";

/** Ana's account page, with an account at identity, and what its service answers. */
function open(answers: Record<string, Answering>) {
  tokens.keep("identity", tokenOf("ana.rusu", ["ROLE_USER"]), "userToken");
  const sent = scriptNetwork(answers);
  return { sent, ...openConsole("/app/cont", testSession(ana), [accountArea]) };
}

it("one's account adds an app by its QR code and password, and shows the recovery codes once", async () => {
  const items: object[] = [];
  const fresh = tokenOf("ana.rusu", ["ROLE_USER"], { n: 1 });
  const { sent, user } = open({
    [`GET ${FACTORS}`]: () => ({ required: true, dueAt: "2026-12-13T10:00:00Z", recoveryCodes: 0, items }),
    [`POST ${FACTORS}`]: ({ body }) =>
      (body as { password: string }).password === "parola"
        ? json({ id: 7, kind: "totp", secret: "ABCDEFGH", uri: "otpauth://totp/x?secret=ABCDEFGH" }, {}, 201)
        : refusal(400, "invalidpassword"),
    [`POST ${FACTORS}/7/finish`]: ({ body }) => {
      if ((body as { code: string }).code !== "123456") return refusal(400, "factorNeconfirmat");
      items.push(app);
      return { id_token: fresh, recoveryCodes: codes };
    },
  });
  expect((await screen.findByText(/Adăugați-l până la/)).textContent).toMatch(/13/);
  await user.click(screen.getByRole("link", { name: "Adaugă un factor: Identitate" }));
  const dialog = await screen.findByRole("dialog", { name: "Adaugă un factor: Identitate" });
  await user.type(await within(dialog).findByLabelText(/Numele factorului/), "Telefon");
  await user.type(within(dialog).getByLabelText("Parola de acum"), "alta{Enter}");
  expect(await within(dialog).findAllByText("Parola nu este corectă")).toHaveLength(2);
  await user.clear(within(dialog).getByLabelText("Parola de acum"));
  await user.type(within(dialog).getByLabelText("Parola de acum"), "parola{Enter}");
  await within(dialog).findByRole("img", { name: "Cod QR pentru aplicația de autentificare" });
  expect(within(dialog).getByText("ABCD EFGH")).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
  await user.type(within(dialog).getByLabelText(/Codul afișat/), "000000{Enter}");
  expect(await within(dialog).findAllByText(/Codul nu se potrivește/)).toHaveLength(2);
  await user.clear(within(dialog).getByLabelText(/Codul afișat/));
  await user.type(within(dialog).getByLabelText(/Codul afișat/), "123456{Enter}");
  const list = await within(dialog).findByRole("list", { name: "Codurile de rezervă" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map((one) => one.textContent),
  ).toEqual(codes);
  expect(await findingsOf()).toEqual([]);
  expect(tokens.token({ service: "identity", schemes: ["userToken"] })).toBe(fresh);
  await user.click(within(dialog).getByRole("button", { name: "Le-am păstrat" }));
  await screen.findByText("Telefon");
  expect(sent.filter(({ call }) => call === `POST ${FACTORS}/7/finish`)).toHaveLength(2);
});

it("one's account renames and removes a factor", async () => {
  let items = [app];
  const { user } = open({
    [`GET ${FACTORS}`]: () => ({ required: false, recoveryCodes: 9, items }),
    [`PATCH ${FACTORS}/7`]: ({ body }) => {
      items = [{ ...app, ...(body as object) }];
      return items[0];
    },
    [`DELETE ${FACTORS}/7`]: () => {
      items = [];
      return { id_token: tokenOf("ana.rusu", ["ROLE_USER"]) };
    },
  });
  await screen.findByText("Coduri de rezervă rămase: 9");
  await user.click(screen.getByRole("link", { name: "Redenumește: Telefon" }));
  const name = await screen.findByRole("textbox", { name: /Numele factorului/ });
  await user.clear(name);
  await user.type(name, "Tableta{Enter}");
  await user.click(await screen.findByRole("link", { name: "Șterge factorul: Tableta" }));
  const dialog = await screen.findByRole("alertdialog", { name: "Ștergeți factorul?" });
  await user.click(within(dialog).getByRole("button", { name: "Șterge factorul" }));
  await screen.findByText("Niciun al doilea factor.");
});

it("an act that asks for the factor again is confirmed in place, and then goes on by itself", async () => {
  let isRecent = false;
  const { sent, user } = open({
    [`GET ${FACTORS}`]: () => ({ required: false, recoveryCodes: 9, items: [app] }),
    "PUT /identity/api/authenticate/recovery-codes": () =>
      isRecent ? { recoveryCodes: codes } : refusal(403, "factorDinNou"),
    "POST /identity/api/authenticate/challenges": () =>
      json({ id: "c1", methods: ["totp"], expiresAt: "2026-12-13T10:00:00Z" }, {}, 201),
    "POST /identity/api/authenticate/factor": ({ body }) => {
      if ((body as { code: string }).code !== "123456") return refusal(401, "factorGresit");
      isRecent = true;
      return { id_token: tokenOf("ana.rusu", ["ROLE_USER"], { n: 2 }) };
    },
  });
  render(
    <Suspense fallback={null}>
      <FactorAgain />
    </Suspense>,
  );
  await user.click(await screen.findByRole("link", { name: "Coduri de rezervă noi: Identitate" }));
  await user.click(await screen.findByRole("button", { name: "Coduri de rezervă noi" }));
  const asked = await screen.findByRole("dialog", { name: "Al doilea factor: Identitate" });
  await user.type(within(asked).getByRole("textbox", { name: /Codul/ }), "000000{Enter}");
  expect(await within(asked).findAllByText(/nu este corect/)).toHaveLength(2);
  expect(await findingsOf()).toEqual([]);
  await user.clear(within(asked).getByRole("textbox", { name: /Codul/ }));
  await user.type(within(asked).getByRole("textbox", { name: /Codul/ }), "123456{Enter}");
  await screen.findByRole("list", { name: "Codurile de rezervă" });
  const calls = sent.map(({ call }) => call);
  expect(calls.filter((call) => call.startsWith("PUT"))).toHaveLength(2);
});

it("an act that asks for the factor again says so if the person does not give it", async () => {
  const { user } = open({
    [`GET ${FACTORS}`]: () => ({ required: false, recoveryCodes: 9, items: [app] }),
    "PUT /identity/api/authenticate/recovery-codes": () =>
      refusal(403, "factorDinNou", "Confirmați din nou cu al doilea factor."),
    "POST /identity/api/authenticate/challenges": () =>
      json({ id: "c1", methods: ["totp"], expiresAt: "2026-12-13T10:00:00Z" }, {}, 201),
  });
  render(
    <Suspense fallback={null}>
      <FactorAgain />
    </Suspense>,
  );
  await user.click(await screen.findByRole("link", { name: "Coduri de rezervă noi: Identitate" }));
  await user.click(await screen.findByRole("button", { name: "Coduri de rezervă noi" }));
  await user.click(await screen.findByRole("button", { name: "Nu acum" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: /Al doilea factor/ })).toBeNull());
  await screen.findByText("Confirmați din nou cu al doilea factor.");
});
