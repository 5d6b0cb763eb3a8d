import { vi } from "vitest";
vi.hoisted(() => {
  process.env.USER_TOKEN_SECRET = `secretsmanager:temelia/${process.env.STAGE ?? ""}/user-token/{service}`;
});
import "../testing/local-cloud.ts";
import "../testing/local-mail.ts";
import {
  CreateSecretCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import jwt from "jsonwebtoken";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../clock.ts";
import { config } from "../config.ts";
import type { Account } from "../features/accounts/account.ts";
import { userTokens } from "../features/accounts/user-tokens.ts";
import type { LambdaHandler } from "../http/handler.ts";
import { readSecrets } from "../secrets/read-secrets.ts";
import { callerOf } from "../testing/caller.ts";
import { testEnvironment } from "../testing/environment.ts";
import { accountRecords, addServiceAdmin, type ServiceName } from "../testing/people.ts";

/* The keys of user tokens of all six services, in Secrets Manager, seen through their own functions. */

const names = Object.keys(accountRecords) as ServiceName[];
const manager = new SecretsManagerClient();
const keyOf = (name: string, letter = "k") => `${name}-${letter.repeat(64)}`;
const SecretId = (name: string) => `temelia/${testEnvironment.STAGE}/user-token/${name}`;

const handlers = new Map<string, LambdaHandler>();
const accounts = new Map<string, Account>();
const accountIn = (name: string): Account => accounts.get(name) as Account;

beforeAll(async () => {
  for (const name of names) {
    await manager.send(new CreateSecretCommand({ Name: SecretId(name), SecretString: keyOf(name) }));
    const routes = (await import(`../../functions/${name}/operating/operational/routes.ts`)) as {
      handler: LambdaHandler;
    };
    handlers.set(name, routes.handler);
    accounts.set(name, await addServiceAdmin(name));
    await readSecrets(name);
  }
});
afterEach(() => clock.resume());

/** The status of settings, which only service administrators of a service see. */
const statusAt = async (name: string, token: string): Promise<number> => {
  const handler = handlers.get(name) as LambdaHandler;
  const headers = { authorization: `Bearer ${token}` };
  return (await callerOf(handler)("GET", `/${name}/management/env`, { headers })).status;
};
const issuedBy = (name: string) => userTokens(name).issue(accountIn(name));

/** Replaces the text of a secret, and lets five minutes pass. */
async function put(name: string, ...lines: string[]): Promise<void> {
  await manager.send(new PutSecretValueCommand({ SecretId: SecretId(name), SecretString: lines.join("\n") }));
  clock.freeze(new Date(clock.now().getTime() + (config.secretCacheSeconds + 1) * 1000));
  await readSecrets(name);
}

/** A token as somebody makes it who has a key, for the person with this id at a service. */
function forged(name: string, key: string, keyid?: string): string {
  const { id: uid, login: sub, tokensFrom: from } = accountIn(name);
  const claims = { sub, uid, from, aud: name, auth: "ROLE_USER ROLE_ADMIN", iat: clock.epochSeconds() };
  return jwt.sign(claims, key, {
    algorithm: "HS512",
    expiresIn: 3600,
    ...(keyid === undefined ? {} : { keyid }),
  });
}

describe("keys of user tokens by service", () => {
  it.each(names)("a token of %s opens it, and no other service", async (name) => {
    const token = issuedBy(name);
    const statuses = await Promise.all(names.map(async (other) => [other, await statusAt(other, token)]));
    expect(statuses).toEqual(names.map((other) => [other, other === name ? 200 : 401]));
  });

  it.each(names)("the leaked key of %s opens nothing elsewhere, whatever a token says", async (name) => {
    const leaked = keyOf(name);
    const { kid = "" } = jwt.decode(issuedBy(name), { complete: true })?.header ?? {};
    expect(await statusAt(name, forged(name, leaked, kid))).toBe(200);
    const others = names.filter((other) => other !== name);
    for (const other of others) {
      const { kid: theirs = "" } = jwt.decode(issuedBy(other), { complete: true })?.header ?? {};
      const tries = [kid, theirs, undefined, kid.replace(name, other)].map((keyid) =>
        statusAt(other, forged(other, leaked, keyid)),
      );
      expect(await Promise.all(tries)).toEqual([401, 401, 401, 401]);
    }
  });
});

describe("a rotation without a new start", () => {
  it("a rotation without a new start signs by the new key, accepts the old one until its end, and touches no other service", async () => {
    const [before, elsewhere] = [issuedBy("documents"), issuedBy("platform")];
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await put("documents", keyOf("documents"), keyOf("documents", "n"));
    expect(await statusAt("documents", before)).toBe(200);
    await put("documents", keyOf("documents", "n"), `${keyOf("documents")} until ${until}`);
    const after = issuedBy("documents");
    expect(jwt.decode(after, { complete: true })?.header.kid).not.toBe(
      jwt.decode(before, { complete: true })?.header.kid,
    );
    expect(await Promise.all([before, after].map((token) => statusAt("documents", token)))).toEqual([
      200, 200,
    ]);
    expect(await statusAt("platform", elsewhere)).toBe(200);
    clock.freeze(until);
    expect(await Promise.all([before, after].map((token) => statusAt("documents", token)))).toEqual([
      401, 200,
    ]);
  });

  it("a rotation without a new start leaves tokens by the key that all services had valid until that key ends", async () => {
    const shared = "s".repeat(64);
    const token = forged("invoicing", shared);
    expect(await statusAt("invoicing", token)).toBe(401);
    const until = new Date(clock.now().getTime() + 900_000).toISOString();
    await put("invoicing", keyOf("invoicing"), `${shared} until ${until} shared`);
    expect(await statusAt("invoicing", token)).toBe(200);
    expect(await statusAt("identity", forged("identity", shared))).toBe(401);
    clock.freeze(until);
    expect(await statusAt("invoicing", token)).toBe(401);
  });

  it("a request that is repeated after a rotation gets the answer that it got before", async () => {
    const bearer = issuedBy("platform");
    const { handler } = await import("../../functions/platform/operating/accounts/routes.ts");
    const ask = (login: string) =>
      callerOf(handler)("POST", "/platform/api/admin/users", {
        headers: { authorization: `Bearer ${bearer}`, "idempotency-key": "dupa-rotire" },
        body: { login, email: `${login}@exemplu.md`, firstName: "Ana", lastName: "Rusu", langKey: "ro" },
      });
    const first = await ask("repetata");
    expect(first.status).toBe(201);
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await put("platform", keyOf("platform", "n"), `${keyOf("platform")} until ${until}`);
    expect(await ask("repetata")).toMatchObject({ status: 201, headers: { "idempotent-replayed": "true" } });
    expect((await ask("alta")).status).toBe(422);
  });
});
