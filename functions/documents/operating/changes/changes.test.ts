import { beforeAll, describe, expect, it } from "vitest";
import { type HistoryLine, historyOf } from "../../../../shared/data/history.ts";
import { readPartition } from "../../../../shared/data/repository.ts";
import { Accounts } from "../../access/account.ts";
import { addressOf, connect, foreignBucket } from "../../files/content/testing.ts";
import type { Membership } from "../../records/membership.ts";
import type { Organization } from "../../records/organization.ts";
import {
  as,
  bucketOf,
  fresh,
  freshIdno,
  issuer,
  organization,
  organizationAdmin,
  person,
  type Person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let service: ServiceClient;
let operator: Person;
let ours: Organization;
let boss: ServiceClient;
let foreigner: ServiceClient;

beforeAll(async () => {
  operator = await serviceAdmin();
  service = as(operator);
  ours = await organization();
  boss = as(await organizationAdmin(ours));
  foreigner = as(await organizationAdmin(await organization()));
});

const addressFor = (kind: string, id: number) => `/api/v1/admin/records/${kind}-${id}/changes`;
const changesOf = async (kind: string, id: number, reader = service): Promise<HistoryLine[]> =>
  (await reader.get<PageOf<HistoryLine>>(`${addressFor(kind, id)}?size=100`)).json.items;

it("the changes of a record name the actor, the time, the fields that changed and their former values, newest first", async () => {
  const created = await service.post<Organization>("/api/v1/admin/organizations", {
    cod: fresh("ORG"),
    denumire: "Arhiva",
    idno: freshIdno(),
  });
  const { id } = created.json;
  await service.put(`/api/v1/admin/organizations/${id}`, { denumire: "Arhiva de Stat" });
  const lines = await changesOf("organizations", id);
  expect(lines.map(({ fapt, actor, campuri }) => [fapt, actor, campuri])).toEqual([
    ["MODIFICAT", operator.login, ["denumire"]],
    ["CREAT", operator.login, undefined],
  ]);
  expect(lines[0]?.valori).toMatchObject({ denumire: "Arhiva" });
  expect(Date.parse(lines[0]?.creatLa ?? "")).toBeGreaterThan(0);
});

it("the changes of a record come in pages, by number and by cursor, with their total", async () => {
  const bucket = await bucketOf(ours);
  for (const activ of [false, true, false])
    await boss.put(`/api/admin/buckets/${bucket.id}/activ`, { activ });
  const first = await boss.get<PageOf<HistoryLine>>(`${addressFor("buckets", bucket.id)}?size=2`);
  expect([first.json.items.length, first.headers["x-total-count"]]).toEqual([2, "4"]);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? "")?.[1] ?? "";
  const address = next.slice(next.indexOf("/api/"));
  const second = (await boss.get<PageOf<HistoryLine>>(address)).json.items;
  expect(second.map(({ fapt }) => fapt)).toEqual(["MODIFICAT", "CREAT"]);
});

it("the changes of a record of a kind without a history, and of an unknown one, are 404", async () => {
  expect((await service.get(addressFor("documents", 1))).status).toBe(404);
  expect((await service.get(addressFor("constructor", 1))).status).toBe(404);
});

it("the changes of an account keep the values of rights, and of personal data and passwords only the names of the fields", async () => {
  const { id, login } = await person({ organizatieId: ours.id, firstName: "Aglaia", lastName: "Rusu" });
  const address = `/api/admin/users/${login}`;
  const email = `${fresh("alta")}@exemplu.md`;
  await service.put(address, {
    email,
    password: "O parolă destul de bună 7",
    authorities: ["ROLE_USER", "ROLE_ADMIN"],
  });
  const [changed] = await changesOf("users", id);
  expect(changed?.campuri).toEqual(["authorities", "email", "firstName", "lastName", "secret", "tokensFrom"]);
  expect(changed?.valori).toMatchObject({ authorities: ["ROLE_USER"], login });
  const stored = JSON.stringify(await readPartition(Accounts.table, historyOf({ name: "user", id })));
  expect(stored).not.toMatch(/Aglaia|argon2|exemplu\.md/);
});

it("the changes of an account are read by the administrator of its organization; another one's are 404", async () => {
  const { id } = await person({ organizatieId: ours.id });
  expect((await boss.get(addressFor("users", id))).status).toBe(200);
  expect((await foreigner.get(addressFor("users", id))).status).toBe(404);
  expect((await as(await person()).get(addressFor("users", id))).status).toBe(403);
});

it("the changes of an account stay for service administrators once it was deleted, and for nobody else", async () => {
  const { id, login } = await person({ organizatieId: ours.id });
  await service.delete(`/api/admin/users/${login}`);
  expect((await changesOf("users", id)).map(({ fapt }) => fapt)).toEqual(["STERS", "CREAT"]);
  expect((await boss.get(addressFor("users", id))).status).toBe(404);
});

it("the changes of a container tell about its members: who, with which role, by whom", async () => {
  const bucket = await bucketOf(ours);
  const { id } = await person({ organizatieId: ours.id });
  const member = { bucketId: bucket.id, appUserId: id, rol: "OPERATOR" };
  const joined = await boss.post<Membership>("/api/v1/admin/memberships", member);
  await boss.delete(`/api/v1/admin/memberships/${joined.json.id}`);
  const lines = await changesOf("buckets", bucket.id, boss);
  expect(lines.map(({ fapt, despre }) => [fapt, despre])).toEqual([
    ["STERS", "membership"],
    ["CREAT", "membership"],
    ["CREAT", undefined],
  ]);
  for (const { valori } of lines.slice(0, 2)) expect(valori).toMatchObject(member);
});

it("the changes of a container tell of its own store, without its secret", async () => {
  const bucket = await bucketOf(ours);
  await connect(boss, bucket, addressOf(await foreignBucket()));
  const lines = await changesOf("buckets", bucket.id, boss);
  expect(lines.map(({ fapt, despre, campuri }) => [fapt, despre, campuri])).toContainEqual([
    "CREAT",
    "tenant-store",
    undefined,
  ]);
  expect(lines.find(({ fapt }) => fapt === "MODIFICAT")?.campuri).toEqual(
    expect.arrayContaining(["endpoint", "accessKey"]),
  );
  expect(lines.every(({ valori }) => valori?.secret === undefined)).toBe(true);
});

describe("the changes of a record that passed to another organization", () => {
  let theirs: Organization;
  let next: ServiceClient;
  let nextBoss: Person;
  beforeAll(async () => {
    theirs = await organization();
    nextBoss = await organizationAdmin(theirs);
    next = as(nextBoss);
  });

  it("the changes of a record that passed to another organization are read by its new administrator from then on: nothing of the people and values of the former one", async () => {
    const bucket = await bucketOf(ours);
    const { id, login } = await person({ organizatieId: ours.id });
    await boss.post("/api/v1/admin/memberships", { bucketId: bucket.id, appUserId: id, rol: "OPERATOR" });
    await boss.put(`/api/admin/buckets/${bucket.id}/activ`, { activ: false });
    await service.put(`/api/admin/buckets/${bucket.id}`, {
      cod: bucket.cod,
      denumire: bucket.denumire,
      organizatieId: theirs.id,
    });
    expect(await changesOf("buckets", bucket.id, next)).toEqual([]);
    await next.put(`/api/admin/buckets/${bucket.id}/activ`, { activ: true });
    const answer = await next.get<PageOf<HistoryLine>>(`${addressFor("buckets", bucket.id)}?size=1`);
    expect([answer.json.items.length, answer.headers["x-total-count"], answer.headers.link]).toEqual([
      1,
      "1",
      expect.not.stringContaining("next"),
    ]);
    expect(answer.json.items[0]).toMatchObject({
      fapt: "MODIFICAT",
      actor: nextBoss.login,
      campuri: ["activ"],
    });
    expect(answer.text).not.toContain(login);
    expect((await boss.get(addressFor("buckets", bucket.id))).status).toBe(404);
    expect((await changesOf("buckets", bucket.id)).length).toBe(6);
  });

  it("the changes of a record that passed to another organization are so for accounts too, also if it passes back", async () => {
    const { id, login } = await person({ organizatieId: ours.id });
    const moveTo = (organizatieId: number) => service.put(`/api/admin/users/${login}`, { organizatieId });
    await moveTo(theirs.id);
    expect(await changesOf("users", id, next)).toEqual([]);
    await next.put(`/api/admin/users/${login}`, { activated: false });
    expect(await changesOf("users", id, next)).toHaveLength(1);
    await moveTo(ours.id);
    expect(await changesOf("users", id, boss)).toEqual([]);
    expect(await changesOf("users", id)).toHaveLength(4);
  });
});

it("the changes of a machine client name a rotation, and keep neither the secret nor its hash", async () => {
  const { id: emitentId } = await issuer();
  const address = "/api/v1/admin/machine-clients";
  const created = await service.post<{ id: number }>(address, {
    denumire: "Sistem",
    emitentId,
    scopes: ["documente.read"],
  });
  const { id } = created.json;
  const answer = await service.post(`/api/admin/machine-clients/${id}/rotate`, {});
  expect(answer.status).toBe(200);
  const [rotated] = await changesOf("machine-clients", id);
  expect(rotated?.campuri).toEqual(["secret"]);
  expect(rotated?.valori).not.toHaveProperty("secrets");
});
