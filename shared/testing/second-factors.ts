import "./local-cloud.ts";
import { join } from "node:path";
import { Secret } from "otpauth";
import { beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "../auth/passwords.ts";
import { clock } from "../clock.ts";
import { create, read } from "../data/repository.ts";
import type { Account } from "../features/accounts/account.ts";
import { factorsOf, newRecoveryCodes } from "../features/accounts/factors.ts";
import { totpSecrets } from "../features/accounts/totp.ts";
import { lambdaHandler } from "../http/handler.ts";
import type { RouteGroup } from "../http/route.ts";
import type { Service } from "../http/service.ts";
import { nextId } from "../ids.ts";
import { type Caller, callerOf, refusal } from "./caller.ts";
import { addPersonTo, addServiceAdmin, bearerOf, type ServiceName } from "./people.ts";

export { codeOf } from "./authenticator.ts";

export const PASSWORD = "o parolă bună de probă";
export const passwordHash = hashPassword(PASSWORD);

export interface PersonWithFactor {
  account: Account;
  secret: string;
  recoveryCodes: string[];
}

/** Stores a person who has an authenticator app, and signs in with `PASSWORD`. */
export async function addPersonWithFactor(
  service: ServiceName,
  fields: Partial<Account> = {},
): Promise<PersonWithFactor> {
  const account = await addPersonTo(service, {
    passwordHash: await passwordHash,
    secondFactor: true,
    ...fields,
  });
  const secret = new Secret({ size: 20 }).base32;
  const { codes, hashes } = newRecoveryCodes(service, account.id);
  const sealed = await totpSecrets(service, account.id).seal(secret);
  const app = {
    id: nextId(),
    kind: "totp",
    name: "Telefon",
    createdAt: clock.iso(),
    secret: sealed,
  } as const;
  await create(factorsOf(service), {
    id: account.id,
    factors: [{ ...app, step: 0 }],
    recoveryCodes: hashes,
  });
  return { account, secret, recoveryCodes: codes };
}

/** The whole service, as its tests call it. */
export async function wholeService(name: ServiceName): Promise<Caller> {
  const path = join(import.meta.dirname, "../../functions", name, "api.ts");
  const { groups, service } = (await import(path)) as { groups: RouteGroup[]; service: Service };
  const send = callerOf(lambdaHandler(service, ...groups));
  return (method, address, sent) => send(method, `/${name}${address}`, sent);
}

/** Declares the tests that a reset of factors waits for another administrator, whatever `FOUR_EYES` says. */
export function describeFactorReset(operation: "users.revokeFactors", service: ServiceName): void {
  describe(`${operation} of ${service}`, () => {
    let call: Caller;
    let [ana, ion]: Record<string, string>[] = [{}, {}];
    beforeAll(async () => {
      call = await wholeService(service);
      [ana, ion] = [
        bearerOf(service, await addServiceAdmin(service)),
        bearerOf(service, await addServiceAdmin(service)),
      ];
    });
    const ask = (login: string) =>
      call("POST", `/api/admin/users/${login}/reset-factors`, { headers: ana ?? {} });
    const approve = ({ json }: { json: unknown }, headers = ion) =>
      call("POST", `/api/v1/admin/approvals/${(json as { id: number }).id}/approve`, {
        headers: headers ?? {},
      });

    it("a reset of factors waits for another administrator, and then ends factors, codes and sign-ins", async () => {
      const { account } = await addPersonWithFactor(service);
      const own = bearerOf(service, account);
      const factors = () => read(factorsOf(service), { id: account.id });
      const asked = await ask(account.login);
      expect([asked.status, (await factors())?.factors.length]).toEqual([202, 1]);
      expect((await approve(asked, ana)).status).toBe(403);
      expect((await call("GET", "/api/authenticate", { headers: own })).status).toBe(200);
      expect(await approve(asked)).toMatchObject({ status: 200, json: { status: "EXECUTATA" } });
      expect(await factors()).toBeUndefined();
      expect((await call("GET", "/api/authenticate", { headers: own })).status).toBe(401);
      const body = { username: account.login, password: PASSWORD };
      expect((await call("POST", "/api/authenticate", { body })).status).toBe(200);
    });

    it("a reset of factors is refused for an account without one, and waits no longer once the account has changed", async () => {
      const { login } = await addPersonTo(service);
      expect(refusal(await ask(login))).toEqual([409, "error.faraFactor"]);
      const { account } = await addPersonWithFactor(service);
      const asked = await ask(account.login);
      const body = { id: account.id, firstName: "Ana" };
      await call("PUT", `/api/admin/users/${account.login}`, { headers: ana ?? {}, body });
      expect(refusal(await approve(asked))).toEqual([409, "error.subiectSchimbat"]);
    });
  });
}
