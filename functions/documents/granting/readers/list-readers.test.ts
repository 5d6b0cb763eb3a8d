import { beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { update } from "../../../../shared/data/repository.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { takeUnmoved } from "../../../../shared/testing/unmoved-heads.ts";
import { Grants } from "../../records/grant.ts";
import { Accounts } from "../../access/account.ts";
import {
  as,
  bucketOf,
  client,
  issuer,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { house, newDocument, type House } from "../requests/testing.ts";
import type { Explanation } from "../sharing/explain-access.ts";
import type { Reader } from "./reader.ts";

let ours: House;
let service: ServiceClient;
beforeAll(async () => {
  ours = await house();
  service = as(await serviceAdmin({ hasSecret: true }));
});

const readersOf = async (by: ServiceClient, id: number, query = "size=200", of = "documents") => {
  const found: Reader[] = [];
  let next: string | undefined = `/api/v1/admin/${of}/${id}/readers?${query}`;
  let pages = 0;
  while (next) {
    const page: Awaited<ReturnType<typeof by.get<PageOf<Reader>>>> = await by.get<PageOf<Reader>>(next);
    expect(page.status).toBe(200);
    found.push(...page.json.items);
    pages += 1;
    next = /<\/documents([^>]+)>; rel="next"/.exec(page.headers.link ?? "")?.[1];
  }
  return { found, pages };
};
const share = (id: number, beneficiary: object, terms: object = { drept: "CITIRE" }) =>
  ours.owner.post(`/api/documents/${id}/partajeaza`, { ...beneficiary, ...terms });
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
const kindOf = ({ fel, login, referintaId, relatii }: Reader) => [fel, login ?? referintaId, ...relatii];

describe("GET /api/v1/admin/documents/{id}/readers", () => {
  it("everybody who may read a document is listed once, with all reasons", async () => {
    const theirs = await house();
    const document = await newDocument(theirs);
    const [head, operator] = [await member(theirs.bucket, "ADMIN"), await member(theirs.bucket)];
    const [stranger, brief] = [await person(), await person()];
    const known = await client();
    const shareTheirs = (beneficiary: object, terms: object) =>
      theirs.owner.post(`/api/documents/${document.id}/partajeaza`, { ...beneficiary, ...terms });
    const until = inHours(2);
    await shareTheirs({ beneficiarOperatorId: stranger.id }, { drept: "SCRIERE" });
    await shareTheirs({ beneficiarOperatorId: operator.id }, { drept: "CITIRE" });
    await shareTheirs({ beneficiarOperatorId: brief.id }, { drept: "CITIRE", dataExpirare: until });
    await shareTheirs({ beneficiarClientId: known.id }, { drept: "CITIRE" });
    const link = await theirs.owner.post<{ id: number; dataExpirare: string }>(
      `/api/documents/${document.id}/linkuri`,
      {},
    );
    const { found } = await readersOf(theirs.administrator, document.id);
    expect(found.slice(1, 2).map(kindOf)).toEqual([["ADMINISTRATORI_SERVICIU", 0, "ADMIN_SERVICIU"]]);
    expect(found.map(kindOf).slice(2)).toEqual([
      ["PERSOANA", operator.login, "OPERATOR_CONTAINER", "PARTAJARE_CITIRE"],
      ["PERSOANA", head.login, "ADMIN_CONTAINER"],
      ["PERSOANA", theirs.clerk.login, "ADMIN_ORGANIZATIE"],
      ["CLIENT", known.id, "PARTAJARE_CITIRE"],
      ["PERSOANA", brief.login, "PARTAJARE_CITIRE"],
      ["PERSOANA", stranger.login, "PARTAJARE_SCRIERE"],
      ["LINK", link.json.id, "LINK"],
    ]);
    expect(found[0]?.relatii).toEqual(["PROPRIETAR"]);
    expect(found.find(({ login }) => login === brief.login)?.panaLa).toBe(until);
    expect(found.at(-1)?.panaLa).toBe(link.json.dataExpirare);
    expect(found.find(({ login }) => login === operator.login)?.panaLa).toBeUndefined();
  });

  it("the rights of each reader are those that explica-acces names for them", async () => {
    const document = await newDocument(ours);
    const [head, writer] = [await member(ours.bucket, "ADMIN"), await person()];
    await share(document.id, { beneficiarOperatorId: writer.id }, { drept: "SCRIERE" });
    const { found } = await readersOf(service, document.id);
    const people = found.filter(({ fel }) => fel === "PERSOANA");
    expect(people.map(({ login }) => login)).toEqual(expect.arrayContaining([head.login, writer.login]));
    for (const { login = "", drepturi, relatii } of people.slice(0, 20)) {
      const address = `/api/documents/${document.id}/explica-acces?login=${login}`;
      const { json } = await service.get<Explanation>(address);
      const counted = json.relatii.filter(({ da }) => da).map(({ relatie }) => relatie);
      expect([login, drepturi, relatii]).toEqual([login, json.drepturi, [...new Set(counted)]]);
    }
  });

  it("nobody is listed whose reason does not count: an ended grant, a deactivated account, a member of a secret without hasSecret", async () => {
    const theirs = await house();
    const secret = await newDocument(theirs, { criptat: true });
    const [plain, cleared] = [
      await member(theirs.bucket),
      await member(theirs.bucket, "ADMIN", { hasSecret: true }),
    ];
    await theirs.owner.patch(`/api/documents/${secret.id}`, { visibility: "SECRET" });
    const logins = async (by: ServiceClient, id: number) =>
      (await readersOf(by, id)).found.flatMap(({ login = "" }) => login);
    const shown = await logins(theirs.administrator, secret.id);
    expect([shown.includes(plain.login), shown.includes(cleared.login)]).toEqual([false, true]);
    const open = await newDocument(theirs);
    const late = await person();
    const given = { beneficiarOperatorId: late.id, drept: "CITIRE", dataExpirare: inHours(1) };
    await theirs.owner.post(`/api/documents/${open.id}/partajeaza`, given);
    expect(await logins(theirs.administrator, open.id)).toEqual(
      expect.arrayContaining([plain.login, late.login]),
    );
    const key = { documentId: open.id, beneficiarOperatorId: late.id };
    await update(Grants, key, (grant) => ({ ...grant, dataExpirare: inHours(-1), dueAt: inHours(-1) }));
    // Only time causes this change.
    takeUnmoved();
    expect(await logins(theirs.administrator, open.id)).not.toContain(late.login);
    await update(Accounts, { id: plain.id }, (account) => ({ ...account, activated: false }));
    expect(await logins(theirs.administrator, open.id)).not.toContain(plain.login);
  });

  it("groups stand for those who are not listed: everybody for a public document, the issuer's systems", async () => {
    const { id: emitentId } = await issuer();
    const document = await newDocument(ours, { visibility: "PUBLIC" });
    await ours.administrator.patch(`/api/documents/${document.id}`, { emitentId });
    const { found } = await readersOf(service, document.id);
    expect(found.slice(1, 3).map(kindOf)).toEqual([
      ["SISTEME_EMITENT", emitentId, "EMITENT", "PUBLIC"],
      ["ORICINE", 0, "PUBLIC"],
    ]);
  });

  it("an administrator of an organization learns the login of a beneficiary elsewhere, not the name, nor who administers the service", async () => {
    const stranger = await person({ firstName: "Ana", lastName: "Rusu" });
    const colleague = await member(ours.bucket, "OPERATOR", { firstName: "Ion", lastName: "Ceban" });
    const document = await newDocument(ours);
    await share(document.id, { beneficiarOperatorId: stranger.id });
    const of = async (by: ServiceClient, { login }: Person) => {
      const { found } = await readersOf(by, document.id);
      const { prenume, nume } = found.find((reader) => reader.login === login) ?? {};
      return [prenume, nume];
    };
    expect(await of(ours.administrator, stranger)).toEqual([undefined, undefined]);
    expect(await of(ours.administrator, colleague)).toEqual(["Ion", "Ceban"]);
    expect(await of(service, stranger)).toEqual(["Ana", "Rusu"]);
    const { found } = await readersOf(ours.administrator, document.id);
    expect(found.some(({ relatii, login }) => login && relatii.includes("ADMIN_SERVICIU"))).toBe(false);
  });

  it("a page costs what it shows, by cursor and by number alike, however many may read the document", async () => {
    const theirs = await house();
    const document = await newDocument(theirs);
    const logins: string[] = [];
    for (let i = 0; i < 12; i += 1) logins.push((await member(theirs.bucket)).login);
    const all = (await readersOf(theirs.administrator, document.id)).found;
    const { found, pages } = await readersOf(theirs.administrator, document.id, "size=4");
    expect([pages, found]).toEqual([Math.ceil(all.length / 4), all]);
    const second = await theirs.administrator.get<PageOf<Reader>>(
      `/api/v1/admin/documents/${document.id}/readers?size=4&page=1`,
    );
    expect(second.json.items).toEqual(all.slice(4, 8));
    const { calls } = await callsOf(() =>
      theirs.administrator.get(`/api/v1/admin/documents/${document.id}/readers?size=4`),
    );
    const { calls: forMore } = await callsOf(async () => {
      for (let i = 0; i < 30; i += 1) await member(theirs.bucket);
      return { status: 200 };
    }).then(() =>
      callsOf(() => theirs.administrator.get(`/api/v1/admin/documents/${document.id}/readers?size=4`)),
    );
    expect(forMore.length).toBe(calls.length);
  });

  it("is for administrators of the document: 404 elsewhere, 403 for who only reads it, 400 for an unknown filter", async () => {
    const document = await newDocument(ours);
    const address = `/api/v1/admin/documents/${document.id}/readers`;
    const elsewhere = await organizationAdmin(await organization());
    expect((await as(elsewhere).get(address)).status).toBe(404);
    await share(document.id, { beneficiarOperatorId: elsewhere.id });
    expect((await as(elsewhere).get(address)).status).toBe(403);
    expect((await ours.owner.get(address)).status).toBe(403);
    expect((await ours.administrator.get(`${address}?filter[login]=x`)).status).toBe(400);
    expect((await ours.administrator.get(`${address}?cursor=x`)).status).toBe(400);
  });
});

it("GET /api/v1/admin/buckets/{id}/readers lists who reads the documents of a container that name nobody", async () => {
  const theirs = await house();
  const [head, other] = [await member(theirs.bucket, "ADMIN"), await bucketOf(theirs.home)];
  await member(other);
  const { found } = await readersOf(theirs.administrator, theirs.bucket.id, "size=200", "buckets");
  expect(found.map(kindOf)).toEqual([
    ["ADMINISTRATORI_SERVICIU", 0, "ADMIN_SERVICIU"],
    ["PERSOANA", head.login, "ADMIN_CONTAINER"],
    ["PERSOANA", theirs.clerk.login, "ADMIN_ORGANIZATIE"],
  ]);
  const elsewhere = as(await organizationAdmin(await organization()));
  expect((await elsewhere.get(`/api/v1/admin/buckets/${theirs.bucket.id}/readers`)).status).toBe(404);
});
