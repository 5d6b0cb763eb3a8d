import { afterAll, expect, it } from "vitest";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calculatePKCECodeChallenge } from "openid-client";
import { governmentClient, governmentPeople } from "../demo/government.ts";
import { type GovernmentLogin, startGovernmentLogin } from "./start-government-login.ts";
import { Visitor } from "./testing.ts";

const directory = mkdtempSync(join(tmpdir(), "temelia-government-"));
const started: GovernmentLogin[] = [];
afterAll(async () => {
  for (const login of started) await login.stop();
  rmSync(directory, { recursive: true });
});

async function start(idleMs?: number): Promise<GovernmentLogin> {
  const login = await startGovernmentLogin({
    directory,
    publicUrl: "http://localhost:3000",
    ...(idleMs !== undefined && { idleMs }),
  });
  started.push(login);
  return login;
}

/** The address where the client of the services begins a sign-in. */
async function authorizationAddress({ url }: GovernmentLogin): Promise<URL> {
  const { id, redirectUris } = governmentClient("http://localhost:3000");
  const address = new URL("/auth", url);
  address.search = new URLSearchParams({
    client_id: id,
    redirect_uri: redirectUris[0] ?? "",
    response_type: "code",
    scope: "openid",
    state: "state-of-this-sign-in",
    nonce: "nonce-of-this-sign-in",
    code_challenge: await calculatePKCECodeChallenge("v".repeat(43)),
    code_challenge_method: "S256",
  }).toString();
  return address;
}

const publishedKeys = async ({ url }: GovernmentLogin) => {
  const { keys } = (await (await fetch(`${url}/jwks`)).json()) as { keys: { kid: string; d?: string }[] };
  return keys;
};

it("the process of the local government login starts with the first request, and answers it", async () => {
  const login = await start();
  expect(login.pid).toBeUndefined();
  const answer = await fetch(`${login.url}/.well-known/openid-configuration`);
  expect(await answer.json()).toMatchObject({ issuer: login.url });
  expect(login.pid).toBeGreaterThan(0);
});

it("the process of the local government login ends after a while without requests, and starts again with the same key", async () => {
  const login = await start(200);
  const [first] = await publishedKeys(login);
  await expect.poll(() => login.pid).toBeUndefined();
  const [second] = await publishedKeys(login);
  expect(second?.kid).toBe(first?.kid);
});

it("the process of the local government login goes on with a sign-in that was begun before it ended", async () => {
  const login = await start(200);
  const visitor = new Visitor(login.url);
  const { next } = await visitor.follow(await authorizationAddress(login));
  await expect.poll(() => login.pid).toBeUndefined();
  const [person] = governmentPeople;
  const button = new URLSearchParams({ person: person?.key ?? "" });
  const pressed = await visitor.follow(next, { method: "POST", body: button });
  expect(pressed.next.origin).toBe("http://localhost:3000");
  expect(pressed.next.searchParams.get("code")).toEqual(expect.any(String));
});

it("the process of the local government login keeps its key in a file that only its owner reads, and publishes no private part", async () => {
  const [key] = await publishedKeys(await start());
  const file = join(directory, "keys.json");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, "utf8")).toContain(key?.kid);
  expect(key).not.toHaveProperty("d");
});
