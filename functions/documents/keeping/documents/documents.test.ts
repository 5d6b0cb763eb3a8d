import { etagAfter } from "../../../../shared/testing/etags.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  client,
  fresh,
  issuer,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

type Page = PageOf<DocumentView>;

const create = async (client: ServiceClient, fields: object = {}) =>
  (await client.post<DocumentView>("/api/documents", { denumire: fresh("Document"), ...fields })).json;

describe("creating documents", () => {
  it("POST answers 201 with Location, ETag and the record, which is in the list at once", async () => {
    const ana = as(await person());
    const answer = await ana.post<DocumentView>("/api/documents", {
      denumire: "Decizie",
      etichete: ["urgent"],
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toMatch(new RegExp(`/documents/api/documents/${answer.json.id}$`));
    expect(answer.json).toMatchObject({
      denumire: "Decizie",
      status: "ACTIV",
      visibility: "PERSONAL",
      numarVersiune: 0,
    });
    expect((await ana.get<Page>("/api/documents")).json).toMatchObject({
      items: [answer.json],
      total: 1,
    });
    expect((await ana.get(`/api/documents/${answer.json.id}`)).headers.etag).toBe(answer.headers.etag);
  });

  it("a body that carries an id is refused with error.idexists", async () => {
    const answer = await as(await person()).post<Problem>("/api/documents", { id: 5, denumire: "x" });
    expect([answer.status, answer.json.message]).toEqual([400, "error.idexists"]);
  });

  it("a missing denumire is a 400 that names the field, in the language that was asked for", async () => {
    const ana = as(await person());
    const answer = await ana.post<Problem>("/api/documents", {}, { "accept-language": "ru" });
    expect(answer.status).toBe(400);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(answer.json).toMatchObject({ title: "Некорректный запрос", message: "error.validare" });
    expect(answer.json.errors.map(({ field }) => field)).toEqual(["denumire"]);
  });

  it("cod is unique over all: a second document with it is 409, also when both are created at once", async () => {
    const [ana, ion] = [as(await person()), as(await person())];
    const cod = fresh("DOSAR");
    const answers = await Promise.all(
      [ana, ion].map((who) => who.post<Problem>("/api/documents", { denumire: "x", cod })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toBe("error.codExista");
    expect((await ana.upload("/api/documents/upload", { file: textFile("x"), cod })).status).toBe(409);
  });

  it("creating documents on upload denumire defaults to the file name and bucketId to the caller's only bucket", async () => {
    const bucket = await bucketOf(await organization());
    const operator = as(await member(bucket));
    const answer = await operator.upload<DocumentView>("/api/documents/upload", {
      file: textFile("x", "../../../Raport anual.txt"),
    });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({
      denumire: "Raport anual.txt",
      bucketId: bucket.id,
      organizatieId: bucket.organizatieId,
    });
  });

  it("an uploaded document has the labels, description and issuer of the form", async () => {
    const { id: emitentId } = await issuer();
    const said = { etichete: ["proces", "2026, iarna"], descriere: "Pe scurt" };
    const parts = { file: textFile("x"), emitentId: String(emitentId), ...said };
    const { status, json } = await as(await serviceAdmin()).upload<DocumentView>(
      "/api/documents/upload",
      parts,
    );
    expect([status, json]).toEqual([201, expect.objectContaining({ emitentId, ...said })]);
  });

  it("a name loses marks that change how it is read: on creation, change and upload", async () => {
    const ana = as(await person());
    const spoofed = "contract\u202efdp\u200b.exe";
    const created = (await ana.post<DocumentView>("/api/documents", { denumire: spoofed })).json;
    const patched = (
      await ana.patch<DocumentView>(`/api/documents/${created.id}`, { denumire: `nou ${spoofed}` })
    ).json;
    const sent = { file: textFile("x", spoofed), denumire: spoofed };
    const uploaded = (await ana.upload<DocumentView>("/api/documents/upload", sent)).json;
    const named = (
      await ana.upload<DocumentView>("/api/documents/upload", { file: textFile("x", "act\u202egpj.txt") })
    ).json;
    expect([created, patched, uploaded, named].map(({ denumire }) => denumire)).toEqual([
      "contractfdp.exe",
      "nou contractfdp.exe",
      "contractfdp.exe",
      "actgpj.txt",
    ]);
  });

  it("secret marks the document SECRET and CRIPTAT, parola makes it PAROLA, criptat only CRIPTAT", async () => {
    const ana = as(await person());
    const upload = async (parts: Record<string, string>) => {
      const { visibility, tipSecuritate } = (
        await ana.upload<DocumentView>("/api/documents/upload", { file: textFile("x"), ...parts })
      ).json;
      return [visibility, tipSecuritate];
    };
    expect(await upload({ secret: "true" })).toEqual(["SECRET", "CRIPTAT"]);
    expect(await upload({ criptat: "true" })).toEqual(["PERSONAL", "CRIPTAT"]);
    expect(await upload({ parola: "deschide-te" })).toEqual(["PERSONAL", "PAROLA"]);
    expect(await upload({ parola: "deschide-te", secret: "true" })).toEqual(["SECRET", "PAROLA"]);
    expect(await upload({ secret: "false" })).toEqual(["PERSONAL", undefined]);
  });

  it("PATCH and PUT name a foreign owner, issuer or bucket by the rule of POST, and take nothing out of an organization", async () => {
    const [org, other] = [await organization(), await bucketOf(await organization())];
    const bucket = await bucketOf(org);
    const [mine, foreign] = [await client(), await client()];
    const citizen = as(await person({ clientId: mine.id }));
    const clerk = as(await member(bucket, "ADMIN"));
    const administrator = as(await organizationAdmin(org));
    const cases: [ServiceClient, object, post: number, change?: number][] = [
      [citizen, { proprietarId: foreign.id }, 403],
      [citizen, { proprietarId: mine.id }, 200],
      [citizen, { bucketId: other.id }, 403],
      [citizen, { emitentId: 1 }, 403],
      [clerk, { proprietarId: foreign.id }, 200, 403],
      [clerk, { bucketId: 1 }, 200, 403],
      [administrator, { proprietarId: foreign.id }, 200],
      [administrator, { bucketId: 1 }, 200],
      [administrator, { emitentId: (await issuer()).id }, 200],
      [administrator, { bucketId: other.id }, 403],
    ];
    for (const [who, fields, status, atChange = status] of cases) {
      const posted = await who.post<DocumentView>("/api/documents", { denumire: "x", ...fields });
      expect([fields, posted.status === 201 ? 200 : posted.status]).toEqual([fields, status]);
      for (const change of ["patch", "put"] as const) {
        const { id } = (await who.post<DocumentView>("/api/documents", { denumire: "x" })).json;
        const changed = await who[change](`/api/documents/${id}`, { denumire: "x", ...fields });
        expect([fields, changed.status]).toEqual([fields, atChange]);
      }
    }
  });

  it("a bucket of others is refused with 403, and so is naming another owner outside one's buckets", async () => {
    const bucket = await bucketOf(await organization());
    const ana = as(await person({ clientId: 41 }));
    expect((await ana.post("/api/documents", { denumire: "x", bucketId: bucket.id })).status).toBe(403);
    expect((await ana.post("/api/documents", { denumire: "x", proprietarId: 42 })).status).toBe(403);
  });

  it("programs are refused with 415, whatever they are called", async () => {
    const program = new File([Buffer.from("7f454c4602010100", "hex"), Buffer.alloc(64)], "factura.pdf", {
      type: "application/pdf",
    });
    const answer = await as(await person()).upload<Problem>("/api/documents/upload", { file: program });
    expect([answer.status, answer.json.message]).toEqual([415, "error.executabil"]);
  });
});

describe("reading documents", () => {
  it("reading documents without read right the answer is 404, the same as for a document that does not exist", async () => {
    const { id } = await create(as(await person()));
    const stranger = as(await person());
    const [hidden, absent] = await Promise.all([
      stranger.get<Problem>(`/api/documents/${id}`),
      stranger.get<Problem>("/api/documents/4"),
    ]);
    expect([hidden.status, absent.status]).toEqual([404, 404]);
    expect(hidden.json.detail).toBe(absent.json.detail);
    expect((await nobody.get(`/api/documents/${id}`)).status).toBe(401);
  });

  it("an unchanged document is 304", async () => {
    const ana = as(await person());
    const { id } = await create(ana);
    const { etag = "" } = (await ana.get(`/api/documents/${id}`)).headers;
    expect((await ana.get(`/api/documents/${id}`, { "if-none-match": etag })).status).toBe(304);
  });
});

describe("changing documents", () => {
  let ana: ServiceClient;
  beforeAll(async () => {
    ana = as(await person());
  });

  it("PATCH changes only the fields that were sent; null removes an optional one", async () => {
    const { id } = await create(ana, { descriere: "veche", etichete: ["a"] });
    const patched = await ana.patch<DocumentView>(
      `/api/documents/${id}`,
      { descriere: null },
      { "content-type": "application/merge-patch+json" },
    );
    expect(patched.status).toBe(200);
    expect(patched.json.descriere).toBeUndefined();
    expect(patched.json.etichete).toEqual(["a"]);
  });

  it("PUT clears descriptive optional fields that are absent and keeps ownership, container and access", async () => {
    const { id, bucketId } = await create(ana, { descriere: "veche", visibility: "PUBLIC" });
    const replaced = (await ana.put<DocumentView>(`/api/documents/${id}`, { id, denumire: "nouă" })).json;
    expect(replaced).toMatchObject({ denumire: "nouă", bucketId, visibility: "PUBLIC", etichete: [] });
    expect(replaced.descriere).toBeUndefined();
  });

  it("a different id in the body is refused with error.idinvalid", async () => {
    const { id } = await create(ana);
    for (const answer of [
      await ana.put<Problem>(`/api/documents/${id}`, { id: 3, denumire: "x" }),
      await ana.patch<Problem>(`/api/documents/${id}`, { id: 3 }),
    ]) {
      expect([answer.status, answer.json.message]).toEqual([400, "error.idinvalid"]);
    }
  });

  it("a stale If-Match is 412, a current one is accepted", async () => {
    const { id } = await create(ana);
    const { etag = "" } = (await ana.get(`/api/documents/${id}`)).headers;
    expect(
      (await ana.patch(`/api/documents/${id}`, { descriere: "1" }, { "if-match": etag })).headers.etag,
    ).toBe(etagAfter(etag));
    expect((await ana.patch(`/api/documents/${id}`, { descriere: "2" }, { "if-match": etag })).status).toBe(
      412,
    );
    expect((await ana.delete(`/api/documents/${id}`, undefined, { "if-match": etag })).status).toBe(412);
  });

  it.each(["arhiveaza", "restore", "purge"])(
    "a stale If-Match is refused by %s, and declared",
    async (act) => {
      const ana = as(await person());
      const { json } = await ana.post<{ id: number }>("/api/documents", { denumire: "Aviz" });
      const address = `/api/documents/${json.id}`;
      await ana.patch(address, { descriere: "schimbat" });
      expect((await ana.post(`${address}/${act}`, undefined, { "if-match": '"1"' })).status).toBe(412);
      expect((await ana.get(address)).json).toMatchObject({ status: "ACTIV" });
    },
  );

  it("server-owned fields that are sent back are ignored", async () => {
    const document = await create(ana);
    const sent = {
      ...document,
      creatDe: "altcineva",
      status: "PURJAT",
      numarVersiune: 9,
      cod: "ALTUL",
      creator: "user#1",
      descriere: "d",
    };
    const answer = await ana.patch<DocumentView>(`/api/documents/${document.id}`, sent);
    expect(answer.json).toEqual({ ...document, descriere: "d", modificatLa: answer.json.modificatLa });
  });

  it("visibility SECRET on unsealed content is 409", async () => {
    const { id } = (await ana.upload<DocumentView>("/api/documents/upload", { file: textFile("x") })).json;
    const answer = await ana.patch<Problem>(`/api/documents/${id}`, { visibility: "SECRET" });
    expect([answer.status, answer.json.message]).toEqual([409, "error.continutNesigilat"]);
  });

  it("changing visibility, owner or bucket is for owners and administrators, issuer and legal hold for administrators", async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    const operator = as(await member(bucket));
    const bucketAdmin = as(await member(bucket, "ADMIN"));
    const admin = as(await organizationAdmin(org));
    const { id } = await create(as(await member(bucket)), { bucketId: bucket.id });
    const tries = async (who: ServiceClient, patch: object) =>
      (await who.patch(`/api/documents/${id}`, patch)).status;
    expect(await tries(operator, { descriere: "x" })).toBe(200);
    expect(await tries(operator, { visibility: "PUBLIC" })).toBe(403);
    expect(await tries(bucketAdmin, { visibility: "PUBLIC" })).toBe(200);
    expect(await tries(bucketAdmin, { retinereLegala: true })).toBe(403);
    expect(await tries(admin, { retinereLegala: true })).toBe(200);
    expect(await tries(bucketAdmin, { bucketId: (await bucketOf(await organization())).id })).toBe(403);
  });

  it("parallel changes of different fields are all kept", async () => {
    const { id } = await create(ana);
    const patches = [{ descriere: "d" }, { etichete: ["e"] }, { denumire: "n" }, { visibility: "PUBLIC" }];
    const answers = await Promise.all(patches.map((patch) => ana.patch(`/api/documents/${id}`, patch)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await ana.get<DocumentView>(`/api/documents/${id}`)).json).toMatchObject({
      descriere: "d",
      etichete: ["e"],
      denumire: "n",
      visibility: "PUBLIC",
    });
  });
});

describe("states of a document", () => {
  it("ACTIV → ARHIVAT → ACTIV → STERS → ACTIV → STERS → PURJAT, and any other step is 409", async () => {
    const ana = as(await person());
    const { id } = (await ana.upload<DocumentView>("/api/documents/upload", { file: textFile("x") })).json;
    const step = async (name: string) => {
      const answer = await ana.post<DocumentView>(`/api/documents/${id}/${name}`);
      return answer.status === 200 ? answer.json.status : answer.status;
    };
    expect(await step("restore")).toBe(409);
    expect(await step("purge")).toBe(409);
    expect(await step("arhiveaza")).toBe("ARHIVAT");
    expect(await step("arhiveaza")).toBe(409);
    expect((await ana.patch(`/api/documents/${id}`, { descriere: "x" })).status).toBe(409);
    expect(await step("restore")).toBe("ACTIV");
    expect((await ana.delete(`/api/documents/${id}`)).status).toBe(204);
    expect(await step("arhiveaza")).toBe(409);
    expect((await ana.get(`/api/documents/${id}/download`)).status).toBe(409);
    expect(await step("restore")).toBe("ACTIV");
    expect((await ana.delete(`/api/documents/${id}`)).status).toBe(204);
    expect((await ana.delete(`/api/documents/${id}`)).status).toBe(204);
    expect(await step("purge")).toBe("PURJAT");
    expect((await ana.get(`/api/documents/${id}`)).status).toBe(404);
  });

  it("a deleted document is invisible to mere readers, and in lists only at the request of those who may write", async () => {
    const ana = as(await person());
    const { id } = await create(ana, { visibility: "PUBLIC" });
    const reader = as(await person());
    expect((await reader.get(`/api/documents/${id}`)).status).toBe(200);
    await ana.delete(`/api/documents/${id}`);
    expect((await reader.get(`/api/documents/${id}`)).status).toBe(404);
    expect((await ana.get<Page>("/api/documents")).json.total).toBe(0);
    expect((await ana.get<Page>("/api/documents?filter[status]=STERS")).json.items.map((d) => d.id)).toEqual([
      id,
    ]);
  });

  it("a document under retinereLegala is not purged", async () => {
    const admin = as(await serviceAdmin());
    const { id } = await create(admin);
    await admin.delete(`/api/documents/${id}`);
    expect((await admin.patch(`/api/documents/${id}`, { retinereLegala: true })).status).toBe(200);
    const answer = await admin.post<Problem>(`/api/documents/${id}/purge`);
    expect([answer.status, answer.json.message]).toEqual([409, "error.retinereLegala"]);
  });

  it("a legal hold does not count as a change of the document, and stands in its history", async () => {
    const admin = as(await serviceAdmin());
    const owner = as(await person());
    const { id, modificatLa, modificatDe } = await create(owner);
    const { json } = await admin.patch<DocumentView>(`/api/documents/${id}`, { retinereLegala: true });
    expect(json).toMatchObject({ retinereLegala: true, modificatLa, modificatDe });
    const { items } = (
      await admin.get<PageOf<{ tip: string }>>(`/api/eveniment-documents?filter[documentId]=${id}`)
    ).json;
    expect(items.map(({ tip }) => tip)).toContain("MODIFICAT");
    const both = { retinereLegala: false, descriere: "d" };
    const after = (await admin.patch<DocumentView>(`/api/documents/${id}`, both)).json;
    expect(after.modificatDe).not.toBe(modificatDe);
  });

  it("a purged document keeps its record and its events; the bytes of every version are gone", async () => {
    const admin = as(await serviceAdmin());
    const { id } = (await admin.upload<DocumentView>("/api/documents/upload", { file: textFile("x") })).json;
    await admin.upload(`/api/documents/${id}/versions`, { file: textFile("y") });
    await admin.delete(`/api/documents/${id}`);
    await admin.post(`/api/documents/${id}/purge`);
    expect((await admin.get<DocumentView>(`/api/documents/${id}`)).json).toMatchObject({
      status: "PURJAT",
      numarVersiune: 2,
    });
    expect((await admin.get(`/api/documents/${id}/download`)).status).toBe(404);
    const { head } = await import("../../../../shared/content/objects.ts");
    const { platformStore } = await import("../../files/content/store-of.ts");
    const { contentKey } = await import("../../records/document.ts");
    const { cod } = (await admin.get<DocumentView>(`/api/documents/${id}`)).json;
    expect(await Promise.all([1, 2].map((n) => head(platformStore(), contentKey(cod, n))))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe("the list of documents", () => {
  it("the list of documents shows the caller's buckets, own documents and nothing else, newest first", async () => {
    const [org, other] = [await organization(), await organization()];
    const [bucket, foreign] = [await bucketOf(org), await bucketOf(other)];
    const operator = await member(bucket);
    const ana = as(operator);
    const inBucket = await create(as(await member(bucket)), { bucketId: bucket.id });
    await create(as(await member(foreign)), { bucketId: foreign.id });
    await create(as(await person()), { visibility: "PUBLIC" });
    const own = await create(ana, { bucketId: bucket.id });
    const page = (await ana.get<Page>("/api/documents")).json;
    expect(page.items.map(({ id }) => id)).toEqual([own.id, inBucket.id]);
    expect(page.total).toBe(2);
    expect((await ana.get("/api/documents/count")).text).toBe("2");
  });

  it("SECRET documents are listed for their owner and for people with hasSecret only", async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    const owner = as(await member(bucket));
    const secret = await create(owner, { bucketId: bucket.id, secret: true });
    const ids = async (who: ServiceClient) =>
      (await who.get<Page>("/api/documents")).json.items.map(({ id }) => id);
    expect(await ids(owner)).toEqual([secret.id]);
    expect(await ids(as(await member(bucket)))).toEqual([]);
    expect(await ids(as(await organizationAdmin(org)))).toEqual([]);
    expect(await ids(as(await member(bucket, "OPERATOR", { hasSecret: true })))).toEqual([secret.id]);
    expect(await ids(as(await organizationAdmin(org, { hasSecret: true })))).toEqual([secret.id]);
  });

  it("pages by number and by cursor show every document once, and the cursor of the first page is in Link", async () => {
    const ana = as(await person());
    const made: number[] = [];
    for (let i = 0; i < 7; i += 1) made.unshift((await create(ana)).id);
    const second = (await ana.get<Page>("/api/documents?page=1&size=3")).json;
    expect([second.items.map(({ id }) => id), second.total]).toEqual([made.slice(3, 6), 7]);
    const seen: number[] = [];
    for (let address: string | undefined = "/api/documents?size=3"; address;) {
      const answer: Awaited<ReturnType<typeof ana.get<Page>>> = await ana.get<Page>(address);
      seen.push(...answer.json.items.map(({ id }) => id));
      expect(answer.json.total).toBe(7);
      address = /<\/documents([^>]+)>; rel="next"/.exec(answer.headers.link ?? "")?.[1];
    }
    expect(seen).toEqual(made);
  });

  it("the list of documents filters in every spelling, sorts, and refuses what it does not know by name", async () => {
    const ana = as(await person());
    const [a, b, c] = [
      await create(ana, { denumire: "Alfa", etichete: ["x"] }),
      await create(ana, { denumire: "Beta" }),
      await create(ana, { denumire: "Gama", etichete: ["x", "y"] }),
    ];
    const ids = async (search: string) =>
      (await ana.get<Page>(`/api/documents?${search}`)).json.items.map(({ id }) => id);
    expect(await ids("filter[denumire]=Alfa")).toEqual([a.id]);
    expect(await ids("denumire.contains=a&sort=denumire")).toEqual([a.id, b.id, c.id]);
    expect(await ids("filter[etichete][in]=y,z")).toEqual([c.id]);
    expect(await ids("sort=denumire,desc")).toEqual([c.id, b.id, a.id]);
    expect(await ids("sort=-denumire&size=2&page=1")).toEqual([a.id]);
    const refused = async (search: string) => {
      const { status, json } = await ana.get<Problem>(`/api/documents?${search}`);
      return [status, json.message];
    };
    expect(await refused("filter[passwordHash]=x")).toEqual([400, "error.filtruNecunoscut"]);
    expect(await refused("denumire.seamana=x")).toEqual([400, "error.operatorNecunoscut"]);
    expect(await refused("sort=creator")).toEqual([400, "error.sortareNecunoscuta"]);
    expect(await refused("page=-1")).toEqual([400, "error.validare"]);
    expect(await refused("page=101&size=100")).toEqual([400, "error.paginaPreaDeparte"]);
    expect(await refused("cursor=xyz")).toEqual([400, "error.cursorIncorect"]);
  });

  it("a service administrator sees all organizations, an organization's only its own", async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    const document = await create(as(await member(bucket)), { bucketId: bucket.id });
    const elsewhere = await create(as(await member(await bucketOf(await organization()))));
    const ids = async (who: ServiceClient) =>
      (await who.get<Page>("/api/documents?size=200")).json.items.map(({ id }) => id);
    expect(await ids(as(await organizationAdmin(org)))).toEqual([document.id]);
    expect(await ids(as(await serviceAdmin()))).toEqual(expect.arrayContaining([document.id, elsewhere.id]));
  });
});
