import { administrator, call, createMachine, createSystem, newCertificate } from "./testing.ts";
import { createLinked, withMail } from "./self-service/testing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registeredCertificate } from "../../shared/auth/client-certificate.ts";
import { callerOf, type Sent } from "../../shared/testing/caller.ts";
import { functionModulesOf } from "../../shared/testing/function-modules.ts";
import { addPersonTo, addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";
import { functionProcesses } from "../../shared/testing/processes.ts";
import { addressOf, type Call, callsIn, matrixOf } from "../../shared/testing/routes-matrix.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import type { Account } from "./access/account.ts";
import { groups, texts } from "./api.ts";
import { columns, likeOf, type Machine, type Person, type World } from "./calls.expectations.ts";

/*
 * From the next request on, in every process and on every route, a caller that has lost a right is treated like one
 * that never had it, as the routes matrix says.
 */

/** The processes cache callers for an hour; this one, which takes the rights away, caches none. */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 4 }, () => functionProcesses(1));
afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

const modules = await functionModulesOf(import.meta.dirname);
const callOf = await callsIn<Call<World>>(import.meta.dirname);
const matrix = matrixOf(texts, columns, likeOf);
const routes = groups.flatMap((group) => Object.values(group));

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
  await withMail();
});

type Column = Person | Machine;

/** A caller with a right, and the world that its calls name. */
interface Given {
  world: World;
  somebody: Sent;
  account: Pick<Account, "id" | "login" | "email">;
}

const statusIn = (operationId: string, column: Column): number =>
  matrix.get(operationId)?.[columns.indexOf(column)] ?? 0;

/** The status of a request in each process. */
async function everywhere(operationId: string, address: string, sent: Sent): Promise<number[]> {
  const [method = "", path = ""] = address.split(" ");
  const asked = processes.map(({ handlerOf }) =>
    callerOf(handlerOf(modules.get(operationId) ?? ""))(method, `/notifications${path}`, sent),
  );
  return (await Promise.all(asked)).map(({ status }) => status);
}

/** A kind of caller: who it is, and a request that makes a process cache it. */
interface Kind {
  column: Column;
  keptBy: readonly [operationId: string, address: string];
  create(system: { id: number }): Promise<Account>;
}

const operators: Kind = {
  column: "operator",
  keptBy: ["operator.readContext", "GET /api/operator/context"],
  create: ({ id: sistemId }) =>
    addPersonTo("notifications", { authorities: ["ROLE_USER", "ROLE_OPERATOR"], sistemId }),
};
const administrators: Kind = {
  column: "serviceAdmin",
  keptBy: ["sistems.list", "GET /api/sistems"],
  create: () => addServiceAdmin("notifications"),
};

async function givenOf({ create }: Pick<Kind, "create">): Promise<Given> {
  const { system } = await createMachine();
  const account = await create(system);
  const world = { systemId: system.id, citizen: await createLinked() };
  return { world, account, somebody: { headers: bearerOf("notifications", account) } };
}

async function givenCitizen(): Promise<Given> {
  const citizen = await createLinked();
  const { id: systemId } = await createSystem();
  return { world: { systemId, citizen }, account: citizen.account, somebody: { headers: citizen.headers } };
}

async function givenMachine(): Promise<Given> {
  const { system, certificate } = await createMachine();
  const citizen = await createLinked();
  return { world: { systemId: system.id, citizen }, account: citizen.account, somebody: { certificate } };
}

/** A way for a right to end. */
interface Way {
  name: string;
  given(): Promise<Given>;
  keptBy: Kind["keptBy"];
  was: Column;
  /** The callers of the matrix whose rights are left. */
  becomes: Column;
  end(given: Given): Promise<{ status: number }>;
}

const put = (fields: object): Way["end"] => {
  return ({ account: { id, login, email } }) =>
    call("PUT /api/admin/users", admin, { id, login, email, ...fields });
};
const patchSystem = (fields: () => object): Way["end"] => {
  return ({ world: { systemId } }) => call(`PATCH /api/sistems/${systemId}`, admin, fields());
};

/** How every account ends. */
const accountEnds: Pick<Way, "name" | "end">[] = [
  { name: "account is deactivated", end: put({ activated: false }) },
  { name: "password is replaced", end: put({ password: "o altă parolă bună" }) },
  {
    name: "account is deleted",
    end: ({ account: { login } }) => call(`DELETE /api/admin/users/${login}`, admin),
  },
];

const citizens = {
  given: givenCitizen,
  keptBy: ["me.read", "GET /api/registry/me"],
  was: "citizen",
} as const;
const systems = {
  given: givenMachine,
  keptBy: ["machine-templates.list", "GET /api/v1/template"],
  was: "machine",
} as const;
const byAccount = (kind: Kind) => ({
  given: () => givenOf(kind),
  keptBy: kind.keptBy,
  was: kind.column,
});

const ways: Way[] = [
  ...[byAccount(operators), byAccount(administrators), citizens].flatMap((kind) =>
    accountEnds.map(({ name, end }) => ({
      ...kind,
      name: `${kind.was} whose ${name}`,
      becomes: "nobody" as const,
      end,
    })),
  ),
  {
    ...byAccount(operators),
    name: "operator who loses the role",
    becomes: "user",
    end: put({ authorities: ["ROLE_USER"] }),
  },
  {
    ...byAccount(operators),
    name: "operator who is moved to another system",
    becomes: "otherOperator",
    end: async (given) => {
      const { id: sistemId } = await createSystem();
      return put({ authorities: ["ROLE_USER", "ROLE_OPERATOR"], sistemId })(given);
    },
  },
  {
    ...byAccount(operators),
    name: "operator whose system is stopped",
    becomes: "user",
    end: patchSystem(() => ({ activ: false })),
  },
  {
    ...byAccount(administrators),
    name: "administrator who is one no longer",
    becomes: "user",
    end: put({ adminServiciu: false, authorities: ["ROLE_USER"] }),
  },
  {
    ...citizens,
    name: "citizen whose link is ended",
    becomes: "user",
    end: ({ world: { citizen } }) => call(`DELETE /api/admin/provision/link/${citizen.id}`, admin),
  },
  {
    ...citizens,
    name: "citizen whose recipient is inactive",
    becomes: "user",
    end: ({ world: { citizen } }) => call(`PATCH /api/destinatars/${citizen.id}`, admin, { activ: false }),
  },
  {
    ...citizens,
    name: "citizen whose recipient is removed",
    becomes: "user",
    end: ({ world: { citizen } }) => call(`DELETE /api/destinatars/${citizen.id}`, admin),
  },
  {
    ...systems,
    name: "system whose certificate is removed",
    becomes: "nobody",
    end: patchSystem(() => ({ certificate: [] })),
  },
  {
    ...systems,
    name: "system that gets another certificate",
    becomes: "nobody",
    end: patchSystem(() => ({ certificate: [registeredCertificate(newCertificate())?.fingerprint] })),
  },
  {
    ...systems,
    name: "system that is stopped",
    becomes: "nobody",
    end: patchSystem(() => ({ activ: false })),
  },
];

/** The routes where the right counts. */
const routesOf = ({ was, becomes }: Way) =>
  routes.filter(({ operationId }) => statusIn(operationId, was) !== statusIn(operationId, becomes));

describe.each(ways.map((way) => [way.name, way] as const))("%s", (_, way) => {
  it("counts on some route", () => {
    expect(routesOf(way).length).toBeGreaterThan(0);
  });

  it.each(routesOf(way).map((route) => [route.operationId, route] as const))(
    "is refused at once by %s",
    async (operationId, route) => {
      const { given, address, body } = await aMinuteAgo(async () => {
        const made = await way.given();
        const [wanted, { world }] = [callOf(route), made];
        const path = await addressOf(route, wanted, world);
        return { given: made, address: `${route.method} ${path}`, body: await wanted.body?.(world) };
      });
      expect(await everywhere(...way.keptBy, given.somebody)).toEqual([200, 200, 200, 200]);

      expect((await way.end(given)).status).toBeLessThan(300);

      const left = statusIn(operationId, way.becomes);
      expect(await everywhere(operationId, address, { ...given.somebody, body })).toEqual(
        Array(4).fill(left),
      );
    },
  );
});
