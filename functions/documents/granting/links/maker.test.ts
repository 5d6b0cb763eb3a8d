import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { Buckets, type Bucket } from "../../records/bucket.ts";
import type { Grant } from "../../records/grant.ts";
import { membersOf } from "../../records/membership.ts";
import type { Organization } from "../../records/organization.ts";
import {
  as,
  bucketOf,
  client,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { CreatedLink } from "./create-link.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

/* A link ends with its maker's right to share. */

// The data that decides is cached as on AWS.
process.env.CALLER_CACHE_SECONDS = "900";

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(clock.now().getTime() + hours * HOUR_MS).toISOString();

interface World {
  home: Organization;
  bucket: Bucket;
  owner: Person;
  id: number;
}

let admin: ServiceClient;
beforeAll(async () => {
  admin = as(await serviceAdmin());
});
afterEach(() => clock.resume());

async function world(): Promise<World> {
  const home = await organization();
  const bucket = await bucketOf(home);
  const owner = await person({ organizatieId: home.id });
  const { json } = await as(owner).upload<{ id: number }>("/api/documents/upload", {
    file: textFile("conținut"),
    bucketId: String(bucket.id),
  });
  return { home, bucket, owner, id: json.id };
}

const linkBy = (maker: Person, id: number, wanted: object = {}) =>
  as(maker).post<CreatedLink>(`/api/documents/${id}/linkuri`, wanted);
const addressOf = ({ url }: CreatedLink) => new URL(url).pathname.replace("/l/", "/api/public/linkuri/");

/** The answers of all ways to open a link. */
const opened = async (address: string) => {
  const answers = [
    await nobody.get(address),
    await nobody.get(`${address}/download`),
    await nobody.post(`${address}/download`, {}),
  ];
  return answers.map((answer) => (answer.status === 200 ? 200 : refusal(answer)));
};
const OPEN = [200, 200, 200];
const GONE = Array.from({ length: 3 }, () => [404, "error.linkInexistent"]);

const grantTo = async ({ owner, id }: World, beneficiary: object, terms: object = {}) =>
  (
    await as(owner).post<Grant>(`/api/documents/${id}/partajeaza`, {
      ...beneficiary,
      drept: "SCRIERE",
      ...terms,
    })
  ).json;

interface Way {
  /** The maker of the link. */
  who(world: World): Promise<Person>;
  takeAway(world: World, maker: Person): Promise<{ status: number }>;
}

const granted = async (given: World) => {
  const maker = await person();
  await grantTo(given, { beneficiarOperatorId: maker.id });
  return maker;
};
const grantOf = async ({ owner, id }: World) =>
  (await as(owner).get<PageOf<Grant>>(`/api/partajare-documents?filter[documentId]=${id}`)).json.items[0];
const edit =
  (fields: object): Way["takeAway"] =>
  (_, { id, login, email }) =>
    admin.put("/api/admin/users", { id, login, email, ...fields });

const ways: Record<string, Way> = {
  "their grant is taken back": {
    who: granted,
    takeAway: async (given) =>
      as(given.owner).delete(`/api/partajare-documents/${(await grantOf(given))?.id}`),
  },
  "they give their grant up": {
    who: granted,
    takeAway: async (given, maker) =>
      as(maker).delete(`/api/partajare-documents/${(await grantOf(given))?.id}`),
  },
  "their grant becomes CITIRE": {
    who: granted,
    takeAway: async (given) =>
      as(given.owner).patch(`/api/partajare-documents/${(await grantOf(given))?.id}`, { drept: "CITIRE" }),
  },
  "their client's grant is taken back": {
    who: async (given) => {
      const { id: clientId } = await client();
      await grantTo(given, { beneficiarClientId: clientId });
      return person({ clientId });
    },
    takeAway: async (given) =>
      as(given.owner).delete(`/api/partajare-documents/${(await grantOf(given))?.id}`),
  },
  "they are no member of the bucket any more": {
    who: ({ bucket }) => member(bucket),
    takeAway: async ({ bucket }, maker) => {
      const rows = await readPartition(Buckets.table, membersOf(bucket.id));
      const row = rows.find(({ appUserId }) => appUserId === maker.id);
      return admin.delete(`/api/admin/bucket-acces/${Number(row?.sk)}`);
    },
  },
  "they leave the organization in which they filed it": {
    who: async ({ owner }) => owner,
    takeAway: (_, { id }) => admin.put(`/api/admin/tenant-users/${id}/organizatie`, { organizatieId: null }),
  },
  "they administer the organization no longer": {
    who: ({ home }) => organizationAdmin(home),
    takeAway: edit({ authorities: ["ROLE_USER"] }),
  },
  "the document moves to a bucket where they have no right": {
    who: ({ bucket }) => member(bucket),
    takeAway: async ({ id }) => {
      const elsewhere = await bucketOf(await organization());
      return admin.patch(`/api/documents/${id}`, { bucketId: elsewhere.id });
    },
  },
  "their account is deactivated": {
    who: ({ bucket }) => member(bucket),
    takeAway: edit({ activated: false }),
  },
  "their account is deleted": {
    who: ({ bucket }) => member(bucket),
    takeAway: (_, { login }) => admin.delete(`/api/admin/users/${login}`),
  },
  "their organization is suspended": {
    who: ({ bucket }) => member(bucket),
    takeAway: ({ home }) => admin.put(`/api/admin/organizatii/${home.id}/statut`, { statut: "SUSPENDAT" }),
  },
};

it.each(Object.entries(ways))("a link ends at the next request where %s", async (_, { who, takeAway }) => {
  const { given, maker } = await aMinuteAgo(async () => {
    const made = await world();
    return { given: made, maker: await who(made) };
  });
  const { status, json } = await linkBy(maker, given.id);
  expect(status).toBe(201);
  const address = addressOf(json);
  expect(await opened(address)).toEqual(OPEN);
  expect((await takeAway(given, maker)).status).toBeLessThan(300);
  expect(await opened(address)).toEqual(GONE);
});

it("a link ends at the next request where their grant ends by its date", async () => {
  const given = await world();
  const maker = await person();
  await grantTo(given, { beneficiarOperatorId: maker.id }, { dataExpirare: inHours(1) });
  const address = addressOf((await linkBy(maker, given.id, { dataExpirare: inHours(0.5) })).json);
  await grantTo(given, { beneficiarOperatorId: maker.id }, { dataExpirare: inHours(0.2) });
  expect(await opened(address)).toEqual(OPEN);
  clock.freeze(new Date(clock.now().getTime() + 0.3 * HOUR_MS));
  expect(await opened(address)).toEqual(GONE);
});

it("a link ends at the next request in the middle of a download, too: its next piece is refused", async () => {
  const given = await world();
  const maker = await granted(given);
  const address = addressOf((await linkBy(maker, given.id)).json);
  const piece = (range: string) => nobody.get(`${address}/download`, { range });
  expect((await piece("bytes=0-1")).status).toBe(206);
  await as(given.owner).delete(`/api/partajare-documents/${(await grantOf(given))?.id}`);
  expect((await piece("bytes=2-3")).status).toBe(404);
});

it("a link ends at the next request and opens again with it", async () => {
  const given = await world();
  const address = addressOf((await linkBy(await member(given.bucket), given.id)).json);
  const set = (statut: string) => admin.put(`/api/admin/organizatii/${given.home.id}/statut`, { statut });
  await set("SUSPENDAT");
  expect(await opened(address)).toEqual(GONE);
  await set("ACTIV");
  expect(await opened(address)).toEqual(OPEN);
});

it("a link ends at the next request and not with the right of others: a link of who may share stays", async () => {
  const given = await world();
  const address = addressOf((await linkBy(await member(given.bucket), given.id)).json);
  await edit({ activated: false })(given, given.owner);
  expect(await opened(address)).toEqual(OPEN);
});

describe("who may share until a date", () => {
  it("makes no link beyond it; without a date it ends then", async () => {
    const given = await world();
    const maker = await person();
    const until = inHours(1);
    await grantTo(given, { beneficiarOperatorId: maker.id }, { dataExpirare: until });
    const beyond = await linkBy(maker, given.id, { dataExpirare: inHours(2) });
    expect([beyond.status, beyond.json]).toMatchObject([403, { message: "error.pesteDreptulPropriu" }]);
    expect((await linkBy(maker, given.id)).json.dataExpirare).toBe(until);
    expect((await linkBy(maker, given.id, { dataExpirare: inHours(0.5) })).status).toBe(201);
  });
});
