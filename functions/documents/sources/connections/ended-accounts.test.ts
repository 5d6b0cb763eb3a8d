import { begin, comeBack, connect, providers } from "./testing.ts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { create, read, readPartition } from "../../../../shared/data/repository.ts";
import { drain } from "../../../../shared/testing/queues.ts";
import { people } from "../../access/people.ts";
import { handler } from "../imports/consumer.ts";
import { connectionKey, Connections, endedConnectionsOf } from "../../records/connection.ts";
import { providerNames } from "../../records/provider.ts";
import { importQueue } from "../../records/import.ts";
import { as, person, serviceAdmin, type Person, type ServiceClient } from "../../testing.ts";
import { providerOf } from "./providers/providers.ts";
import { revokeEnded } from "./revoke-ended.ts";
import { apiOfCreator } from "./provider-api.ts";
import { sweepEnded } from "./sweep-ended.ts";

/* Connections end with the account of their person. */

let admin: ServiceClient;
beforeAll(async () => {
  admin = as(await serviceAdmin());
});
afterAll(() => providers.stop());
afterEach(async () => {
  await work();
  for (const provider of [providers.a, providers.b]) Object.assign(provider, { isDown: false });
});

const keyOf = ({ id }: Person) => `user#${id}`;
const rowsOf = async (somebody: Person) => {
  const rows = providerNames.map((furnizor) => read(Connections, connectionKey(keyOf(somebody), furnizor)));
  return (await Promise.all(rows)).filter((row) => row !== undefined);
};
const keptOf = (somebody: Person) => readPartition(Connections.table, endedConnectionsOf(keyOf(somebody)));
const live = () => [providers.a.grants.live, providers.b.grants.live];
const work = () => drain(importQueue, handler);

async function connected(): Promise<Person> {
  const somebody = await person();
  for (const furnizor of providerNames) await connect(somebody, furnizor);
  return somebody;
}

const edit = ({ id, login, email }: Person, fields: object) =>
  admin.put("/api/admin/users", { id, login, email, ...fields });

const ends: Record<string, (somebody: Person) => Promise<{ status: number }>> = {
  "deactivated as an account": (somebody) => edit(somebody, { activated: false }),
  "deactivated as a person of the application": ({ id }) =>
    admin.patch(`/api/app-users/${id}`, { activ: false }),
  "deleted as an account": ({ login }) => admin.delete(`/api/admin/users/${login}`),
  "deleted as a person of the application": ({ id }) => admin.delete(`/api/app-users/${id}`),
};

describe("the connections of an account", () => {
  const ways = Object.entries(ends);
  it.each(ways)(
    "the connections of an account that is %s are removed with it, and revoked at the providers",
    async (_, end) => {
      const before = live();
      const ana = await connected();
      expect(await rowsOf(ana)).toHaveLength(2);
      expect((await end(ana)).status).toBeLessThan(300);
      expect(await rowsOf(ana)).toEqual([]);
      await work();
      expect([live(), await keptOf(ana)]).toEqual([before, []]);
    },
  );

  it.each(ways)(
    "the connections of an account that is %s read no live link and no newer content: 409 says so",
    async (_, end) => {
      const ana = await connected();
      providers.a.files.push(driveFile(`viu-${ana.id}`, "viu.txt", "text/plain", "root", "viu"));
      const reader = await person();
      const imported = await as(ana).post<{ items: { documentId: number }[] }>("/api/documents/import", {
        furnizor: "PROVIDER_A",
        items: [
          { ref: `viu-${ana.id}`, mod: "LEGATURA" },
          { ref: "nota", mod: "COPIE" },
        ],
      });
      const [linked = 0, copied = 0] = imported.json.items.map(({ documentId }) => documentId);
      for (const id of [linked, copied]) {
        const given = { beneficiarOperatorId: reader.id, drept: "SCRIERE" };
        expect((await as(ana).post(`/api/documents/${id}/partajeaza`, given)).status).toBe(201);
      }
      const download = () => as(reader).get(`/api/documents/${linked}/download`);
      expect((await download()).text).toBe("viu");
      await end(ana);
      const refusal = {
        status: 409,
        json: {
          message: "error.creatorulNuMaiActioneaza",
          detail: expect.stringContaining("dezactivat sau șters") as string,
        },
      };
      expect(await download()).toMatchObject(refusal);
      expect(await as(reader).post(`/api/documents/${copied}/resync`)).toMatchObject(refusal);
    },
  );

  it("the connections of an account that were left behind by an account that is gone are used by nothing", async () => {
    const ana = await connected();
    const rows = await rowsOf(ana);
    expect((await apiOfCreator({ creator: keyOf(ana) }, "provider_a")).call).toBeTypeOf("function");
    await edit(ana, { activated: false });
    for (const row of rows) await create(Connections, row);
    await expect(apiOfCreator({ creator: keyOf(ana) }, "provider_a")).rejects.toMatchObject({
      key: "creatorulNuMaiActioneaza",
    });
  });

  it("the connections of an account stay with any other change of it", async () => {
    const ana = await connected();
    const before = live();
    expect((await edit(ana, { firstName: "Ana", hasSecret: true })).status).toBe(200);
    await work();
    expect([(await rowsOf(ana)).length, live()]).toEqual([2, before]);
  });

  it("the connections of an account do not come back with it; new ones end with it again", async () => {
    const ana = await connected();
    await edit(ana, { activated: false });
    await edit(ana, { activated: true });
    expect(await rowsOf(ana)).toEqual([]);
    await work();
    const before = live();
    const again = await read(people.entity, { id: ana.id });
    if (again) await connect(again, "provider_a");
    expect(await rowsOf(ana)).toHaveLength(1);
    await edit(ana, { activated: false });
    await work();
    expect([await rowsOf(ana), await keptOf(ana)]).toEqual([[], []]);
    expect(live()).toEqual(before);
  });

  it("the connections of an account that is deactivated after the provider was asked are not stored, and their tokens are revoked", async () => {
    const before = live();
    const ana = await person();
    const begun = await begin(ana, "provider_a");
    vi.spyOn(providerOf.provider_a, "account").mockImplementationOnce(async () => {
      await edit(ana, { activated: false });
      return "ana";
    });
    expect((await comeBack(begun)).status).toBe(400);
    expect([await rowsOf(ana), live()]).toEqual([[], before]);
  });

  it("the connections of an account that is deactivated while they are made are not stored, and their tokens are revoked", async () => {
    const before = live();
    for (let round = 0; round < 5; round += 1) {
      const ana = await person();
      const begun = await begin(ana, "provider_a");
      const [, ended] = await Promise.all([comeBack(begun), edit(ana, { activated: false })]);
      expect(ended.status).toBe(200);
      await work();
      expect([await rowsOf(ana), await keptOf(ana)]).toEqual([[], []]);
    }
    expect(live()).toEqual(before);
  });
});

it("tokens of an ended account whose provider does not answer are kept, read by nothing, and revoked by a later attempt", async () => {
  const before = live();
  const ana = await connected();
  providers.a.isDown = true;
  await edit(ana, { activated: false });
  await work();
  expect((await keptOf(ana)).map(({ furnizor }) => furnizor)).toEqual(["provider_a"]);
  providers.a.isDown = false;
  // The `due` index lags behind its table: a sweep may still find accounts of other tests, and not this one.
  await vi.waitUntil(
    async () => {
      await sweepEnded();
      await work();
      return (await keptOf(ana)).length === 0;
    },
    { timeout: 10_000 },
  );
  expect(live()).toEqual(before);
});

it("tokens of an ended account are revoked also where two workers do it at once", async () => {
  const before = live();
  const ana = await connected();
  await edit(ana, { activated: false });
  await Promise.all([revokeEnded(keyOf(ana)), revokeEnded(keyOf(ana)), work()]);
  expect([live(), await keptOf(ana)]).toEqual([before, []]);
});
