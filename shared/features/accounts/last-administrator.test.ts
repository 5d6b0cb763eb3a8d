import { beforeEach, describe, expect, it } from "vitest";
import {
  type Account,
  addPerson,
  type CallResult,
  call,
  people,
  serviceAdministrator,
  stored,
  tokenOf,
} from "../../testing/accounts-service.ts";
import { readPartition } from "../../data/repository.ts";
import { SERVICE_ADMINISTRATORS } from "./account.ts";
import { editAccount } from "./administration.ts";
import { deleteAccount } from "./delete-account.ts";

const administrators = async () => (await readPartition(people.entity.table, SERVICE_ADMINISTRATORS)).length;

/** Every way in which an account stops being a service administrator who can sign in. */
const ways: Record<string, (login: string, token: string) => Promise<CallResult>> = {
  deleted: (login, token) => call(`DELETE /api/admin/users/${login}`, { token }),
  "demoted by authorities": (login, token) =>
    call(`PUT /api/admin/users/${login}`, { token, body: { authorities: ["ROLE_USER"] } }),
  "demoted by adminServiciu": (login, token) =>
    call(`PUT /api/admin/users/${login}`, { token, body: { adminServiciu: false, organizatieId: 1 } }),
  deactivated: (login, token) => call(`PUT /api/admin/users/${login}`, { token, body: { activated: false } }),
};

describe("the last service administrator", () => {
  let last: Account;
  let token: string;

  beforeEach(async () => {
    last ??= await addPerson("unica", serviceAdministrator);
    token = tokenOf(last);
  });

  it.each(Object.keys(ways))(
    "the last service administrator cannot be %s: 409, and nothing has changed",
    async (way) => {
      // Administrators who cannot sign in do not count: without a password, or not activated.
      if (!(await stored("fantoma"))) {
        await addPerson("fantoma", { ...serviceAdministrator, passwordHash: undefined });
        await addPerson("adormita", { ...serviceAdministrator, activated: false });
      }
      const before = await stored("unica");
      expect(await ways[way]?.("unica", token)).toMatchObject({
        status: 409,
        body: { message: "error.ultimulAdministrator" },
      });
      expect(await stored("unica")).toEqual(before);
      expect(await administrators()).toBe(1);
    },
  );

  it("the last service administrator may change everything else", async () => {
    expect((await call("PUT /api/admin/users/unica", { token, body: { firstName: "Unica" } })).status).toBe(
      200,
    );
  });

  it.each(Object.keys(ways))(
    "the last service administrator may be %s once there is another",
    async (way) => {
      const login = `plus-${way.replaceAll(" ", "-").toLowerCase()}`;
      await addPerson(login, serviceAdministrator);
      expect((await ways[way]?.(login, token))?.status).toBeLessThan(300);
      expect(await administrators()).toBe(1);
    },
  );

  it("the last service administrator stays when all are removed at once: exactly one is left, every time", async () => {
    for (let round = 0; round < 10; round += 1) {
      const names = ["a", "b", "c", "d"].map((name) => `runda${round}${name}`);
      const all = [...(await Promise.all(names.map((name) => addPerson(name, serviceAdministrator)))), last];
      const outcomes = await Promise.allSettled(
        all.map((account, i) => remove(account, (round + i) % 2 === 0)),
      );
      expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
      expect(await administrators()).toBe(1);
      await renew(all);
    }
  });

  /**
   * Calls the functions directly: over HTTP the caller might already be removed, and the call refused for that
   * reason.
   */
  function remove(account: Account, byDemotion: boolean): Promise<unknown> {
    if (!byDemotion) return deleteAccount(people, last, account.login, {});
    return editAccount(people, last, account.id, { fields: { authorities: ["ROLE_USER"] } });
  }

  /** Adds a new last administrator and deletes the others. */
  async function renew(previous: Account[]): Promise<void> {
    const login = `unica${previous[0]?.login}`;
    last = await addPerson(login, serviceAdministrator);
    await Promise.allSettled(previous.map((account) => deleteAccount(people, last, account.login, {})));
    expect(await administrators()).toBe(1);
  }
});
