import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  person,
  textFile,
  type ServiceClient,
  type Person,
} from "../../testing.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { changing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { Buckets } from "../../records/bucket.ts";
import type { VersionView } from "../../records/version.ts";
import type { DocumentView } from "../../records/document.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

describe("content versions", () => {
  let owner: Person;
  let ana: ServiceClient;
  let stranger: ServiceClient;

  beforeAll(async () => {
    owner = await person();
    ana = as(owner);
    stranger = as(await person());
  });

  const uploadDocument = async (parts: Record<string, string | Blob> = {}) =>
    (
      await ana.upload<DocumentView>("/api/documents/upload", {
        file: textFile("prima"),
        denumire: "Ordin",
        ...parts,
      })
    ).json;
  const versionsOf = async (id: number) =>
    (await ana.get<VersionView[]>(`/api/documents/${id}/versions`)).json;
  const add = (id: number, content: string, comentariu?: string) =>
    ana.upload<VersionView>(`/api/documents/${id}/versions`, {
      file: textFile(content),
      ...(comentariu ? { comentariu } : {}),
    });

  it("the first call of the list creates version 1 from the current content when none exists", async () => {
    const { id, hashSha256 } = await uploadDocument();
    const [first, ...others] = await versionsOf(id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      numarVersiune: 1,
      hashSha256,
      dimensiune: 5,
      curenta: true,
      creatDe: owner.login,
    });
    expect(await versionsOf(id)).toEqual([first]);
  });

  it("parallel first calls see one version 1, and an upload at that moment takes number 2", async () => {
    const { id } = await uploadDocument();
    const [lists, added] = await Promise.all([
      Promise.all(Array.from({ length: 5 }, () => versionsOf(id))),
      add(id, "a doua"),
    ]);
    expect(added.json.numarVersiune).toBe(2);
    expect(new Set(lists.map((versions) => versions.at(-1)?.id)).size).toBe(1);
    expect((await versionsOf(id)).map((v) => v.numarVersiune)).toEqual([2, 1]);
  });

  it("a new upload becomes the current version and old bytes are not overwritten", async () => {
    const { id, cod } = await uploadDocument();
    const added = await add(id, "a doua", "corectat");
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      numarVersiune: 2,
      comentariu: "corectat",
      curenta: true,
      hashSha256: sha256("a doua"),
    });
    expect((await versionsOf(id)).map((v) => [v.numarVersiune, v.curenta])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect((await ana.get(`/api/documents/${id}/versions/1/download`)).text).toBe("prima");
    expect((await ana.get<DocumentView>(`/api/documents/${id}`)).json).toMatchObject({
      numarVersiune: 2,
      hashSha256: sha256("a doua"),
      storageUri: expect.stringMatching(new RegExp(`^s3://.+/uploads/${cod}/v2$`)) as string,
    });
  });

  it("restoring version 1 makes a new current version and deletes nothing", async () => {
    const { id } = await uploadDocument();
    await add(id, "a doua");
    const restored = await ana.post<VersionView>(`/api/documents/${id}/versions/1/restore`);
    expect(restored.status).toBe(201);
    expect(restored.json).toMatchObject({ numarVersiune: 3, hashSha256: sha256("prima"), curenta: true });
    expect((await versionsOf(id)).map((v) => [v.numarVersiune, v.curenta])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect((await ana.get(`/api/documents/${id}/download`)).text).toBe("prima");
    expect((await ana.get(`/api/documents/${id}/versions/2/download`)).text).toBe("a doua");
  });

  it("a document made only of metadata has no content until its first version is uploaded", async () => {
    const { id } = (await ana.post<DocumentView>("/api/documents", { denumire: "Plan" })).json;
    expect(await versionsOf(id)).toEqual([]);
    const download = await ana.get<Problem>(`/api/documents/${id}/download`);
    expect([download.status, download.json.message]).toEqual([404, "error.faraContinut"]);
    expect((await add(id, "întâi", "schiță")).json.numarVersiune).toBe(1);
    await add(id, "apoi");
    expect((await versionsOf(id)).map((v) => [v.numarVersiune, v.comentariu])).toEqual([
      [2, undefined],
      [1, "schiță"],
    ]);
  });

  it("a version's download is named denumire.ext (v<numar>) and carries its hash", async () => {
    const { id } = await uploadDocument({ denumire: "Notă de plată" });
    const answer = await ana.get(`/api/documents/${id}/versions/1/download`);
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename="Nota de plata.txt (v1)"; filename*=UTF-8''Not%C4%83%20de%20plat%C4%83.txt%20%28v1%29`,
    );
    expect(answer.headers.etag).toBe(`"${sha256("prima")}"`);
    expect(answer.headers["repr-digest"]).toBe(
      `sha-256=:${Buffer.from(sha256("prima"), "hex").toString("base64")}:`,
    );
  });

  it("a range is answered 206, one outside the content 416, known content 304", async () => {
    const { id } = await uploadDocument();
    const address = `/api/documents/${id}/versions/1/download`;
    const part = await ana.get(address, { range: "bytes=1-2" });
    expect([part.status, part.text, part.headers["content-range"]]).toEqual([206, "ri", "bytes 1-2/5"]);
    expect((await ana.get(address, { range: "bytes=5-" })).status).toBe(416);
    const known = await ana.get(address, { "if-none-match": `"${sha256("prima")}"` });
    expect([known.status, known.text]).toEqual([304, ""]);
  });

  it("content versions are listed in pages: the rows in the body, the total and the next page in headers", async () => {
    const { id } = await uploadDocument();
    for (const text of ["doi", "trei", "patru"]) await add(id, text);
    const first = await ana.get<VersionView[]>(`/api/documents/${id}/versions?size=3`);
    expect(first.json.map((v) => v.numarVersiune)).toEqual([4, 3, 2]);
    expect(first.headers["x-total-count"]).toBe("4");
    const next = /<\/documents([^>]+)>; rel="next"/.exec(first.headers.link ?? "")?.[1] ?? "";
    const last = await ana.get<VersionView[]>(next);
    expect(last.json.map((v) => v.numarVersiune)).toEqual([1]);
    expect(last.headers.link).not.toContain('rel="next"');
  });

  it("an ARHIVAT document refuses new versions and restores with 409, and still downloads", async () => {
    const { id } = await uploadDocument();
    await ana.post(`/api/documents/${id}/arhiveaza`);
    const refused = await ana.upload<Problem>(`/api/documents/${id}/versions`, { file: textFile("x") });
    expect([refused.status, refused.json.message]).toEqual([409, "error.documentNuEsteActiv"]);
    expect((await ana.post(`/api/documents/${id}/versions/1/restore`)).status).toBe(409);
    expect((await ana.get(`/api/documents/${id}/versions/1/download`)).text).toBe("prima");
  });

  it("a bucket with activ=false refuses uploads with 409 and keeps downloads", async () => {
    const bucket = await bucketOf(await organization());
    const operator = as(await member(bucket));
    const { id } = (
      await operator.upload<DocumentView>("/api/documents/upload", {
        file: textFile("unu"),
        bucketId: String(bucket.id),
      })
    ).json;
    await transact(changing(Buckets, bucket, { ...bucket, activ: false }));
    const refused = await operator.upload<Problem>(`/api/documents/${id}/versions`, {
      file: textFile("doi"),
    });
    expect([refused.status, refused.json.message]).toEqual([409, "error.bucketInactiv"]);
    expect((await operator.get(`/api/documents/${id}/download`)).text).toBe("unu");
  });

  it("content versions who may not read the document gets 404, who may not write 403, who is nobody 401", async () => {
    const { id } = await uploadDocument({ visibility: "PUBLIC" });
    const hidden = await uploadDocument();
    expect((await stranger.upload(`/api/documents/${id}/versions`, { file: textFile("x") })).status).toBe(
      403,
    );
    expect((await stranger.post(`/api/documents/${id}/versions/1/restore`)).status).toBe(403);
    expect((await stranger.get(`/api/documents/${hidden.id}/versions`)).status).toBe(404);
    expect(
      (await stranger.upload(`/api/documents/${hidden.id}/versions`, { file: textFile("x") })).status,
    ).toBe(404);
    expect((await nobody.get(`/api/documents/${id}/versions`)).status).toBe(401);
  });

  it("a program is refused with 415, and 404 by who may not read the document: its bytes tell nothing first", async () => {
    const { id } = await uploadDocument();
    const file = new File([Buffer.from("7f454c4602010100", "hex"), Buffer.alloc(64)], "ordin.txt");
    const send = (who: ServiceClient) => who.upload<Problem>(`/api/documents/${id}/versions`, { file });
    const [own, foreign] = await Promise.all([send(ana), send(stranger)]);
    expect([own.status, own.json.message]).toEqual([415, "error.executabil"]);
    expect(foreign.status).toBe(404);
    expect(await versionsOf(id)).toHaveLength(1);
  });

  it("a version that does not exist is 404", async () => {
    const { id } = await uploadDocument();
    expect((await ana.get(`/api/documents/${id}/versions/2/download`)).status).toBe(404);
    expect((await ana.post(`/api/documents/${id}/versions/9/restore`)).status).toBe(404);
  });

  it("the same Idempotency-Key with the same file adds one version, with another file it is refused with 422", async () => {
    const { id } = await uploadDocument();
    const send = (content: string) =>
      ana.upload<VersionView>(
        `/api/documents/${id}/versions`,
        { file: textFile(content) },
        { "idempotency-key": "cheie-1" },
      );
    const first = await send("a doua");
    const again = await send("a doua");
    expect(again.json).toEqual(first.json);
    expect(again.headers["idempotent-replayed"]).toBe("true");
    expect((await send("alta")).status).toBe(422);
    expect((await versionsOf(id)).length).toBe(2);
  });
});
