import { join } from "node:path";
import { afterAll, beforeAll, expect, describe, it } from "vitest";
import {
  as,
  bucketOf,
  machineClient,
  nobody,
  organization,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import { read } from "../../../../shared/data/repository.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import type { Bucket } from "../../records/bucket.ts";
import { MachineClients } from "../../records/machine-client.ts";

/*
 * Each process caches what a machine may do, but a right that ends takes effect at once. These processes cache
 * machines and issuers for an hour; this one, which takes the rights away, caches none.
 */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 4 }, () => functionProcesses(1));
afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

type Client = Awaited<ReturnType<typeof machineClient>>["client"];

const PATH = "/api/admin/machine-clients";
const module = join(import.meta.dirname, "testing.ts");
const callers = processes.map(({ handlerOf }) => callerOf(handlerOf(module)));

/** The status that each process returns to a machine. */
const statuses = (token: string, method = "GET"): Promise<number[]> =>
  Promise.all(
    callers.map(async (call) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await call(method, "/documents/api/v1/documents", { headers })).status;
    }),
  );

const put = (admin: ServiceClient, { id, denumire, emitentId, scopes }: Client, change: object) =>
  admin.put(`${PATH}/${id}`, { denumire, emitentId, scopes, ...change });
const setIssuer = (admin: ServiceClient, { emitentId }: Client, activ: boolean) =>
  admin.patch(`/api/emitents/${emitentId}`, { activ });

type Change = (admin: ServiceClient, client: Client) => Promise<{ status: number }>;
const ways: [name: string, takeAway: Change, status: number][] = [
  ["the client is inactive", (admin, client) => put(admin, client, { activ: false }), 401],
  ["the client is deleted", (admin, { id }) => admin.delete(`${PATH}/${id}`), 401],
  ["its issuer is inactive", (admin, client) => setIssuer(admin, client, false), 401],
  ["its issuer is deleted", (admin, { emitentId }) => admin.delete(`/api/emitents/${emitentId}`), 401],
  ["it loses a scope", (admin, client) => put(admin, client, { scopes: ["documente.write"] }), 403],
];

describe("a machine's token ends at the next request in every process", () => {
  let admin: ServiceClient;
  beforeAll(async () => {
    admin = as(await serviceAdmin());
  });

  it.each(ways)(
    "a machine's token ends at the next request in every process where %s",
    async (_, takeAway, status) => {
      const { client, token } = await aMinuteAgo(() => machineClient());
      expect(await statuses(token)).toEqual([200, 200, 200, 200]);
      expect((await takeAway(admin, client)).status).toBeLessThan(300);
      expect(await statuses(token)).toEqual([status, status, status, status]);
    },
  );

  const pauses: [name: string, set: (client: Client, activ: boolean) => Promise<unknown>][] = [
    ["its issuer", (client, activ) => setIssuer(admin, client, activ)],
    ["the client", (client, activ) => put(admin, client, { activ })],
  ];

  it.each(pauses)(
    "a machine's token ends at the next request in every process and counts again, within its hour, where %s is active again",
    async (_, set) => {
      const { client, token } = await aMinuteAgo(() => machineClient());
      await set(client, false);
      expect(await statuses(token)).toEqual([401, 401, 401, 401]);
      await set(client, true);
      expect(await statuses(token)).toEqual([200, 200, 200, 200]);
    },
  );
});

describe("a machine of a suspended organization only reads, from the next request in every process", () => {
  const [MAY, MAY_NOT] = [
    [201, 201, 201, 201],
    [403, 403, 403, 403],
  ] as const;
  let admin: ServiceClient;
  beforeAll(async () => {
    admin = as(await serviceAdmin());
  });
  const setState = (id: number, statut: string) =>
    admin.put(`/api/admin/organizatii/${id}/statut`, { statut });
  /** A machine that files into a bucket of an organization, and the answers of its processes. */
  const filing = (fields: Partial<Bucket> = {}) =>
    aMinuteAgo(async () => {
      const home = await organization();
      const bucket = await bucketOf(home, fields);
      const { token, client } = await machineClient({ bucketId: bucket.id });
      return { home, bucket, client, writes: () => statuses(token, "POST"), reads: () => statuses(token) };
    });

  it("a machine of a suspended organization only reads, from the next request in every process where the organization of its bucket is suspended, until it is active again", async () => {
    const { home, writes, reads } = await filing();
    expect(await writes()).toEqual(MAY);
    await setState(home.id, "SUSPENDAT");
    expect([await writes(), await reads()]).toEqual([MAY_NOT, [200, 200, 200, 200]]);
    await setState(home.id, "ACTIV");
    expect(await writes()).toEqual(MAY);
  });

  it.each([
    ["another", {}],
    ["none", { organizatieId: undefined }],
  ])(
    "a machine of a suspended organization only reads, from the next request in every process where its bucket moves to a suspended organization, until it moves on, from %s",
    async (_, fields) => {
      const suspended = await organization({ statut: "SUSPENDAT" });
      const { home, bucket, writes } = await filing(fields);
      const move = async (organizatieId: number) =>
        (await admin.put(`/api/admin/buckets/${bucket.id}`, { denumire: "Arhiva", organizatieId })).status;
      expect(await writes()).toEqual(MAY);
      expect(await move(suspended.id)).toBe(200);
      expect(await writes()).toEqual(MAY_NOT);
      expect(await move(home.id)).toBe(200);
      expect(await writes()).toEqual(MAY);
    },
  );
});

describe("rotations of one client at once", () => {
  it("each get a secret, and two are live at most", async () => {
    const admin = as(await serviceAdmin());
    const { client } = await machineClient();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.post<{ clientSecret: string }>(`${PATH}/${client.id}/rotate`)),
    );
    const made = answers.filter(({ status }) => status === 200).map(({ json }) => json.clientSecret);
    expect(new Set(made).size).toBe(made.length);
    const stored = await read(MachineClients, { id: client.id });
    expect(stored?.secrets.length).toBe(2);
    const signIn = (client_secret: string) => {
      const form = { grant_type: "client_credentials", client_id: client.clientId, client_secret };
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return nobody.post("/api/v1/token", new URLSearchParams(form).toString(), headers);
    };
    const worked = (await Promise.all(made.map(signIn))).filter(({ status }) => status === 200);
    expect([made.length, worked.length]).toEqual([8, 2]);
  });
});
