import { afterAll, beforeAll, expect, it } from "vitest";
import {
  as,
  bucketOf,
  client as clientRecord,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  using,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import { readPartition } from "../../shared/data/repository.ts";
import type { Route } from "../../shared/http/route.ts";
import { functionModulesOf } from "../../shared/testing/function-modules.ts";
import { functionProcesses } from "../../shared/testing/processes.ts";
import { ENDS_CALLER } from "../../shared/testing/routes-matrix.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import type { World } from "./calls.expectations.ts";
import { prepare, routes, type Ask } from "./routes-matrix.expectations.ts";
import { membersOf } from "./records/membership.ts";
import { Buckets } from "./records/bucket.ts";

/* A right that was taken away ends at once: processes that have cached the caller answer as one without a cache. */

/** The processes cache callers for an hour; this one, which takes the rights away, caches none. */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 4 }, () => functionProcesses(1));
afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

/** Every route that authenticates a person. */
export const guarded: Route[] = routes.filter(({ zone }) => zone !== "public" && zone !== "machine");

const modules = await functionModulesOf(import.meta.dirname);

/** The clients of a person through the function of a route, one per process. */
export const everywhere = ({ operationId }: Pick<Route, "operationId">, somebody: Person): ServiceClient[] =>
  processes.map(({ handlerOf }) => using(handlerOf(modules.get(operationId) ?? ""), somebody));

/** Makes every process cache the person. */
export async function letKeep(somebody: Person): Promise<void> {
  const own = everywhere({ operationId: "account.read" }, somebody);
  const answers = await Promise.all(own.map((client) => client.get("/api/account")));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

interface Case extends World {
  somebody: Person;
  elsewhere: { id: number };
}

/** One way that a right ends. */
export interface Way {
  name: string;
  /** The person with the right, in a separate world; a world also defines its documents. */
  who(world: World): Promise<Pick<Case, "somebody"> & Partial<World>>;
  takeAway(given: Case, admin: ServiceClient): Promise<{ status: number }>;
  /** A route that is affected, with its status before and after. */
  ends: readonly [operationId: string, before: number, after: number];
}

const read = "documents.read";
const operator = async ({ bucket }: World) => ({ somebody: await member(bucket) });

const editing =
  (fields: object): Way["takeAway"] =>
  ({ somebody: { id, login, email } }, admin) =>
    admin.put("/api/admin/users", { id, login, email, ...fields });

async function removeMembership({ somebody, bucket }: Case, admin: ServiceClient) {
  const rows = await readPartition(Buckets.table, membersOf(bucket.id));
  const row = rows.find(({ appUserId }) => appUserId === somebody.id);
  return admin.delete(`/api/admin/bucket-acces/${Number(row?.sk)}`);
}

export const ways: Way[] = [
  {
    name: "a membership is removed",
    who: operator,
    takeAway: removeMembership,
    ends: [read, 200, 404],
  },
  {
    name: "a role in a bucket is changed",
    who: async ({ bucket }) => ({ somebody: await member(bucket, "ADMIN") }),
    takeAway: async (given, admin) => {
      await removeMembership(given, admin);
      const { somebody, bucket } = given;
      return admin.post("/api/admin/bucket-acces", {
        bucketId: bucket.id,
        appUserId: somebody.id,
        rol: "OPERATOR",
      });
    },
    ends: ["documents.purge", 200, 403],
  },
  {
    name: "hasSecret is taken away",
    who: async ({ bucket }) => ({
      somebody: await member(bucket, "OPERATOR", { hasSecret: true }),
      document: { secret: true },
    }),
    takeAway: editing({ hasSecret: false }),
    ends: [read, 200, 404],
  },
  {
    name: "an account is deactivated",
    who: operator,
    takeAway: editing({ activated: false }),
    ends: ["account.read", 200, 401],
  },
  {
    name: "an account is deactivated as an app user",
    who: operator,
    takeAway: ({ somebody: { id, login, email } }, admin) =>
      admin.patch(`/api/app-users/${id}`, { login, email, activ: false }),
    ends: ["account.read", 200, 401],
  },
  {
    name: "an account is deleted",
    who: operator,
    takeAway: ({ somebody: { login } }, admin) => admin.delete(`/api/admin/users/${login}`),
    ends: ["documents.list", 200, 401],
  },
  {
    name: "a password is replaced",
    who: operator,
    takeAway: editing({ password: "o altă parolă bună" }),
    ends: ["account.read", 200, 401],
  },
  {
    name: "a person is moved to another organization",
    who: operator,
    takeAway: ({ somebody, elsewhere }, admin) =>
      admin.put(`/api/admin/tenant-users/${somebody.id}/organizatie`, { organizatieId: elsewhere.id }),
    ends: [read, 200, 404],
  },
  {
    name: "a person leaves an organization",
    who: async ({ org }) => ({ somebody: await organizationAdmin(org) }),
    takeAway: ({ somebody }, admin) =>
      admin.put(`/api/admin/tenant-users/${somebody.id}/organizatie`, { organizatieId: null }),
    ends: ["users.list", 200, 403],
  },
  {
    name: "an organization's administrator is one no longer",
    who: async ({ org }) => ({ somebody: await organizationAdmin(org) }),
    takeAway: editing({ authorities: ["ROLE_USER"] }),
    ends: [read, 200, 404],
  },
  {
    name: "a service administrator is one no longer",
    who: async () => ({ somebody: await serviceAdmin() }),
    takeAway: editing({ adminServiciu: false, authorities: ["ROLE_USER"] }),
    ends: ["organizatii.list", 200, 403],
  },
  {
    name: "an organization is suspended",
    who: operator,
    takeAway: ({ org }, admin) =>
      admin.put(`/api/admin/organizatii/${org.id}/statut`, { statut: "SUSPENDAT" }),
    ends: ["documents.patch", 200, 403],
  },
  {
    name: "a bucket is moved to another organization",
    who: operator,
    takeAway: ({ bucket: { id, cod, denumire }, elsewhere }, admin) =>
      admin.put(`/api/admin/buckets/${id}`, { cod, denumire, organizatieId: elsewhere.id }),
    ends: [read, 200, 404],
  },
  {
    name: "a client is taken from a person",
    who: async () => {
      const { id: clientId } = await clientRecord();
      return {
        somebody: await person({ clientId }),
        owner: await person({ clientId }),
        document: { proprietarId: clientId },
      };
    },
    takeAway: editing({ clientId: null }),
    ends: [read, 200, 404],
  },
];

interface Prepared {
  given: Case;
  /** One for each process, one for the process without a cache, and one for the status before. */
  asks: Ask[];
}

/** Declares a test for each way and each of its routes. */
export function rightsEnd(routesOf: (way: Way) => Route[]): void {
  let admin: ServiceClient;
  let others: Pick<Case, "reader" | "stranger" | "elsewhere">;

  beforeAll(async () => {
    admin = as(await serviceAdmin());
    others = { reader: await person(), stranger: await person(), elsewhere: await organization() };
  });

  const prepareCase = (way: Way, route: Route): Promise<Prepared> =>
    aMinuteAgo(async () => {
      const org = await organization();
      const owner = await person({ organizatieId: org.id });
      const world = { ...others, owner, org, bucket: await bucketOf(org) };
      const given = { ...world, ...(await way.who(world)) };
      const asks = await Promise.all(Array.from({ length: 6 }, () => prepare(given, route)));
      return { given, asks };
    });

  const cases = ways.flatMap((way) =>
    routesOf(way)
      // Its first call, in whichever process, refuses the others.
      .filter(({ operationId }) => operationId !== ENDS_CALLER)
      .map((route) => [way.name, route.operationId, way, route] as const),
  );
  it.each(cases)("%s: felt at once by %s", async (_name, operationId, way, route) => {
    const { given, asks } = await prepareCase(way, route);
    const [before, fresh, ...kept] = asks as [Ask, Ask, ...Ask[]];
    const { somebody } = given;
    const [ended, statusBefore, statusAfter] = way.ends;
    if (operationId === ended) expect(await before(as(somebody))).toBe(statusBefore);
    await letKeep(somebody);

    const taken = await way.takeAway(given, admin);
    expect(taken.status).toBeLessThan(300);

    const clients = everywhere(route, somebody);
    const answered = await Promise.all(kept.map((ask, i) => ask(clients[i] as ServiceClient)));
    const expected = operationId === ended ? statusAfter : await fresh(as(somebody));
    expect(answered).toEqual([expected, expected, expected, expected]);
  });
}
