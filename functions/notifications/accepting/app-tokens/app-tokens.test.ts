import {
  administrator,
  call,
  callWith,
  createAppSystem,
  createMachine,
  createSystem,
  fresh,
  operatorOf,
  someUser,
  tokenRequest,
} from "../../testing.ts";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { nameOfSecret } from "../../../../shared/auth/client-secrets.ts";
import { tokens } from "../../../../shared/auth/tokens.ts";
import { clock } from "../../../../shared/clock.ts";
import { clientTokens } from "../../../../shared/features/clients/client-tokens.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { handler } from "../../access/testing.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";
import type { SystemToken } from "./issue-token.ts";

afterEach(() => {
  clock.resume();
});

const ADDRESS = "POST /api/v1/app/tokens";
const ask = <Body = SystemToken>(
  body: URLSearchParams | object,
  headers: Record<string, string> = {},
  query = "",
) => call<Body>(`${ADDRESS}${query}`, headers, body);
const basic = (name: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`,
});

const seen = callerOf(handler);
/** What the app zone answers to a token. */
const inApp = (token: string) =>
  seen("GET", "/notifications/api/v1/app/callers/current", {
    headers: { authorization: `Bearer ${token}` },
  });
const statusInApp = async (token: string) => (await inApp(token)).status;
const bearerIn = ({ authorization = "" }: Record<string, string>) => authorization.replace("Bearer ", "");

describe("POST /api/v1/app/tokens", () => {
  it("POST /api/v1/app/tokens gives a system a token of an hour for the app zone, which is never cached", async () => {
    const { system, ...credentials } = await createAppSystem({ mod: "PROBA" });
    const { status, json, headers } = await ask(tokenRequest(credentials));
    expect([status, json]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
        token_type: "Bearer",
        expires_in: 3600,
      },
    ]);
    expect(headers["cache-control"]).toContain("no-store");
    expect((await inApp(json.access_token)).json).toEqual({ cod: system.cod, mod: "PROBA" });
    clock.freeze(new Date(Date.now() + 3_601_000));
    expect(await statusInApp(json.access_token)).toBe(401);
  });

  it("POST /api/v1/app/tokens takes the credentials by Basic, too", async () => {
    const { clientId, clientSecret } = await createAppSystem();
    const form = new URLSearchParams({ grant_type: "client_credentials" });
    expect((await ask(form, basic(clientId, clientSecret))).status).toBe(200);
    const wrong = await ask(form, basic(clientId, "ghicit"));
    expect([wrong.status, wrong.headers["www-authenticate"]]).toEqual([
      401,
      'Basic realm="notifications", charset="UTF-8"',
    ]);
    expect((await ask(form, { authorization: "Basic ???" })).status).toBe(401);
  });

  it("POST /api/v1/app/tokens refuses a wrong secret, an unknown name and a stopped system by the same problem, in the asked language", async () => {
    const [known, stopped] = [await createAppSystem(), await createAppSystem({ activ: false })];
    const refused = [
      await ask<Problem>(tokenRequest({ ...known, clientSecret: "ghicit" })),
      await ask<Problem>(tokenRequest({ ...known, clientId: "MC-NIMENI" })),
      await ask<Problem>(tokenRequest(stopped)),
      await ask<Problem>(new URLSearchParams({ grant_type: "client_credentials" })),
    ];
    const expected = [401, "error.acreditariGresite", "Clientul sau secretul nu este corect."];
    for (const { status, headers, json } of refused) {
      expect([status, json.message, json.detail]).toEqual(expected);
      expect(headers["content-type"]).toBe("application/problem+json");
    }
    const russian = await ask<Problem>(tokenRequest(stopped), { "accept-language": "ru" });
    expect(russian.json.detail).toBe("Неверный клиент или секрет.");
  });

  it("POST /api/v1/app/tokens refuses another grant type, JSON, and credentials in the address", async () => {
    const { clientId, clientSecret } = await createAppSystem();
    const credentials = { clientId, clientSecret };
    const query = `?client_id=${clientId}&client_secret=${clientSecret}`;
    const answers = [
      await ask<Problem>(tokenRequest(credentials, { grant_type: "password" })),
      await ask<Problem>(Object.fromEntries(tokenRequest(credentials))),
      await ask<Problem>(new URLSearchParams({ grant_type: "client_credentials" }), {}, query),
    ];
    expect(answers.map(({ status, json }) => [status, json.message])).toEqual([
      [400, "error.grantNecunoscut"],
      [400, "error.doarFormular"],
      [400, "error.acreditariInAdresa"],
    ]);
  });

  it(
    "POST /api/v1/app/tokens makes the same calls for a wrong secret and an unknown name",
    untilUndisturbed,
    async () => {
      const { clientId } = await createAppSystem();
      const callsFor = async (name: string) => {
        const form = tokenRequest({ clientId: name, clientSecret: "ghicit" });
        return tally((await callsOf(() => ask(form, {}, ""))).calls);
      };
      const [known, unknown] = [await callsFor(clientId), await callsFor(fresh("MC"))];
      expect(unknown).toEqual(known);
      expect(known).toContain("dynamodb.GetItem 3");
    },
  );

  it("POST /api/v1/app/tokens lets wrong guesses wait, and the right secret never", async () => {
    const credentials = await createAppSystem();
    clock.freeze(new Date());
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1)
      statuses.push((await ask(tokenRequest({ ...credentials, clientSecret: "ghicit" }))).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const waiting = await ask(tokenRequest({ ...credentials, clientSecret: "ghicit" }));
    expect(Number(waiting.headers["retry-after"])).toBeGreaterThan(0);
    expect((await ask(tokenRequest(credentials))).status).toBe(200);
  });

  it("logs neither secret nor token, of a success or a refusal", async () => {
    const { clientId, clientSecret } = await createAppSystem();
    let token = "";
    const lines = await logLinesOf(async () => {
      token = (await ask(tokenRequest({ clientId, clientSecret }))).json.access_token;
      await ask(tokenRequest({ clientId, clientSecret: "gresit-0123456789" }));
      await ask({ client_id: clientId, client_secret: clientSecret });
      await inApp(token);
    });
    expect(lines).toContain("a system signed in");
    for (const secret of [clientSecret, token, "gresit-0123456789"]) expect(lines).not.toContain(secret);
  });
});

describe("the app zone", () => {
  const ofAnotherService = ({ id, clientId }: { id: number; clientId: string }, secret: string) =>
    clientTokens("documents", z.object({ secret: z.string() })).issue({ id, clientId }, { secret });
  const ofUsers = ({ id, clientId }: { id: number; clientId: string }, secret: string) =>
    tokens({ audience: "notifications", now: clock.now }).issue({
      subject: clientId,
      authorities: ["ROLE_MACHINE"],
      claims: { mid: id, secret },
    });

  it("the app zone refuses tokens of another audience, also with the right claims, and those without claims", async () => {
    const { system, clientId, headers } = await createAppSystem();
    const [stored] = system.secrets ?? [];
    const named = { id: system.id, clientId };
    const secret = nameOfSecret(stored ?? { hash: "" });
    const foreign = [
      ofAnotherService(named, secret),
      ofUsers(named, secret),
      clientTokens("notifications", z.object({ scope: z.string() })).issue(named, { scope: "" }),
      clientTokens("notifications", z.object({ secret: z.string() })).issue(named, { secret: "altul" }),
      bearerIn(await someUser()),
      bearerIn(await administrator()),
      bearerIn(await operatorOf(system)),
      "a.b.c",
      "",
    ];
    expect(await Promise.all(foreign.map(statusInApp))).toEqual(foreign.map(() => 401));
    expect(await statusInApp(bearerIn(headers))).toBe(200);
  });

  it("the app zone refuses a certificate, and its token does not count at the addresses of systems: 401 in the format of each", async () => {
    const { certificate } = await createMachine();
    const { headers } = await createAppSystem();
    const withCertificate = await seen("GET", "/notifications/api/v1/app/callers/current", { certificate });
    expect([withCertificate.status, withCertificate.headers["content-type"]]).toEqual([
      401,
      "application/problem+json",
    ]);
    const withToken = await call("GET /api/v1/template", headers);
    expect([withToken.status, withToken.json]).toEqual([
      401,
      { message: expect.stringMatching(/^Certificatul de client lipsește sau nu este acceptat\./) as string },
    ]);
    expect((await callWith(certificate, "GET /api/v1/template")).status).toBe(200);
    for (const address of ["GET /api/account", "GET /api/sistems", "GET /api/operator/context"])
      expect((await call(address, headers)).status).toBe(401);
  });

  it(
    "the app zone reads only the system, for a token that counts as for one that does not",
    untilUndisturbed,
    async () => {
      const { headers } = await createAppSystem();
      const stopped = await createAppSystem({ activ: false });
      const gone = clientTokens("notifications", z.object({ secret: z.string() })).issue(
        { id: 1, clientId: "MC-NIMENI" },
        { secret: "altul" },
      );
      const readsFor = async (token: string) => {
        const { calls } = await callsOf(() => inApp(token));
        return tally(calls.filter(({ name }) => !name.endsWith("UpdateItem")));
      };
      for (const token of [bearerIn(headers), bearerIn(stopped.headers), gone])
        expect(await readsFor(token)).toEqual(["dynamodb.Query 1"]);
    },
  );

  it("the app zone counts the calls of a system together, with whatever credential it comes", async () => {
    clock.freeze(new Date(Date.now() - (Date.now() % 60_000) + 15_000));
    const { system, certificate } = await createMachine({ limitaPeMinut: 2 });
    const { clientId, clientSecret } = (
      await call<{ clientId: string; clientSecret: string }>(
        `POST /api/sistems/${system.id}/rotate-secret`,
        await administrator(),
      )
    ).json;
    const token = (await ask(tokenRequest({ clientId, clientSecret }))).json.access_token;
    const byCertificate = await seen("GET", "/notifications/api/v1/caller", { certificate });
    const statuses = [byCertificate.status, await statusInApp(token), await statusInApp(token)];
    expect(statuses).toEqual([200, 200, 429]);
  });

  it("admits a token only until its secret ends with the overlap, although its hour has not passed", async () => {
    const { system, clientId, clientSecret } = await createAppSystem();
    const address = `POST /api/sistems/${system.id}/rotate-secret`;
    const { json } = await call<{ clientSecret: string }>(address, await administrator(), {
      suprapunereOre: 1,
    });
    const begin = Date.now();
    const minutesLater = (minutes: number) => clock.freeze(new Date(begin + minutes * 60_000));
    const tokenBy = async (secret: string) =>
      (await ask(tokenRequest({ clientId, clientSecret: secret }))).json.access_token;
    minutesLater(50);
    const [old, renewed] = [await tokenBy(clientSecret), await tokenBy(json.clientSecret)];
    expect([await statusInApp(old), await statusInApp(renewed)]).toEqual([200, 200]);
    minutesLater(70);
    expect([await statusInApp(old), await statusInApp(renewed)]).toEqual([401, 200]);
  });

  it("the app zone knows no system without credentials", async () => {
    const { id } = await createSystem();
    const token = clientTokens("notifications", z.object({ secret: z.string() })).issue(
      { id, clientId: "MC-NIMENI" },
      { secret: "" },
    );
    expect(await statusInApp(token)).toBe(401);
  });
});
