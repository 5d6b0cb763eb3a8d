import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { startCloud } from "../../../../localstack/cloud/start-cloud.ts";
import type { DocumentView } from "../../records/document.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";

// A local cloud with its own state folder: the test searches its files for data at rest, byte by byte.
const directory = mkdtempSync(join(tmpdir(), "temelia-at-rest-"));
const cloud = await startCloud({ directory });
process.env.TEMELIA_TEST_CLOUD = cloud.endpoint;
const { as, person, textFile } = await import("../../testing.ts");
const { sendUpload } = await import("../../keeping/uploads/testing.ts");
const { update } = await import("../../../../shared/data/repository.ts");
const { Documents } = await import("../../records/document.ts");
const { takeUnmoved } = await import("../../../../shared/testing/unmoved-heads.ts");

/** Files under the state folder that contain `text`, plain or in base64. */
function filesHolding(text: string): string[] {
  const needles = [Buffer.from(text), Buffer.from(Buffer.from(text).toString("base64").slice(0, -4))];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => needles.some((needle) => readFileSync(path).includes(needle)));
}

afterAll(async () => {
  vi.restoreAllMocks();
  await cloud.stop();
  rmSync(directory, { recursive: true, force: true });
});

describe("content at rest", () => {
  const logged: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => logged.push(String(text)) > 0);

  const marker = () => `MARCAJ${randomBytes(12).toString("hex")}`;
  // Longer than a block, so that the marker is in the middle of a large file.
  const around = (text: string) => `${"a".repeat(100_000)}${text}${"z".repeat(100_000)}`;

  it("content at rest of a document without protection lies as it came", async () => {
    const text = marker();
    await as(await person()).upload("/api/documents/upload", { file: textFile(around(text)) });
    expect(filesHolding(text).length).toBeGreaterThan(0);
  });

  it.each([
    ["CRIPTAT", { criptat: "true" }],
    ["CRIPTAT", { secret: "true" }],
    ["PAROLA", { parola: "Zăpadă-în-mai" }],
  ])(
    "content at rest of a %s document is found nowhere: not in the store, the tables, temporary files or logs",
    async (tip, parts) => {
      const ana = as(await person());
      const [first, second] = [marker(), marker()];
      const password: Record<string, string> =
        "parola" in parts ? { "x-document-password": encodeURIComponent(parts.parola) } : {};
      const form = { file: textFile(around(first)), ...parts };
      const document = (
        await ana.upload<DocumentView>("/api/documents/upload", form, { "idempotency-key": "k" })
      ).json;
      expect(document.tipSecuritate).toBe(tip);
      const added = { file: textFile(around(second)) };
      expect(
        (await ana.upload(`/api/documents/${document.id}/versions`, added, { "idempotency-key": "v" }))
          .status,
      ).toBe(201);
      expect((await ana.post(`/api/documents/${document.id}/versions/1/restore`)).status).toBe(201);
      const read = async (path: string) =>
        (await ana.get(`/api/documents/${document.id}/${path}`, password)).text;
      expect(await read("versions/1/download")).toBe(around(first));
      expect(await read("versions/2/download")).toBe(around(second));
      expect(await read("download")).toBe(around(first));
      for (const text of [first, second, ...("parola" in parts ? [parts.parola] : [])]) {
        expect(filesHolding(text)).toEqual([]);
        expect(logged.filter((line) => line.includes(text))).toEqual([]);
      }
    },
  );

  it("content at rest is read in ranges, each verified before it is released", async () => {
    const ana = as(await person());
    const content = Array.from({ length: 40_000 }, (_, i) => `rândul ${i}\n`).join("");
    const { id } = (
      await ana.upload<DocumentView>("/api/documents/upload", { file: textFile(content), criptat: "true" })
    ).json;
    const bytes = Buffer.from(content);
    for (const [start, end] of [
      [0, 9],
      [65_530, 65_545],
      [131_072, 200_000],
      [bytes.length - 3, bytes.length - 1],
    ] as const) {
      const part = await ana.get(`/api/documents/${id}/download`, { range: `bytes=${start}-${end}` });
      expect(part.status).toBe(206);
      expect(part.bytes.equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  });
});

describe("a SECRET document never has unsealed bytes", () => {
  const marker = () => `MARCAJ${randomBytes(12).toString("hex")}`;
  const created = async (fields: object = {}) => {
    const ana = as(await person());
    const { json } = await ana.post<DocumentView>("/api/documents", { denumire: "Dosar", ...fields });
    return { ana, id: json.id };
  };

  it("one without content is made SECRET only where it is sealed: else 409, by PATCH and by PUT", async () => {
    const { ana, id } = await created();
    const address = `/api/documents/${id}`;
    for (const refused of [
      await ana.patch<Problem>(address, { visibility: "SECRET" }),
      await ana.put<Problem>(address, { denumire: "Dosar", visibility: "SECRET" }),
    ])
      expect([refused.status, refused.json.message]).toEqual([409, "error.continutNesigilat"]);
    expect((await ana.get<DocumentView>(address)).json.visibility).toBe("PERSONAL");
  });

  it("one that was created sealed and made SECRET before its content seals every version", async () => {
    const { ana, id } = await created({ criptat: true });
    const address = `/api/documents/${id}`;
    expect((await ana.patch(address, { visibility: "SECRET" })).status).toBe(200);
    const text = marker();
    expect((await ana.upload(`${address}/versions`, { file: textFile(text) })).status).toBe(201);
    expect((await ana.get(`${address}/download`)).text).toBe(text);
    expect(filesHolding(text)).toEqual([]);
  });

  it("a SECRET document never has unsealed bytes uploads and changes to SECRET at once leave none, in whatever order they come", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { ana, id } = await created();
      const address = `/api/documents/${id}`;
      const text = marker();
      await Promise.all([
        ana.upload(`${address}/versions`, { file: textFile(text) }),
        ana.patch(address, { visibility: "SECRET" }),
        ana.upload(`${address}/versions`, { file: textFile(text) }),
        ana.patch(address, { visibility: "SECRET" }),
      ]);
      const { visibility } = (await ana.get<DocumentView>(address)).json;
      expect([visibility, filesHolding(text).length > 0]).toEqual(["PERSONAL", true]);
    }
  });

  it("one stored as SECRET without protection takes no version: by form, by parts, by restore", async () => {
    const { ana, id } = await created();
    const address = `/api/documents/${id}`;
    await ana.upload(`${address}/versions`, { file: textFile("întâia") });
    const upload = await sendUpload(ana, Buffer.from("pe părți"));
    await update(Documents, { id }, (before) => ({ ...before, visibility: "SECRET" as const }));
    // No operation makes this change.
    takeUnmoved();
    const text = marker();
    for (const refused of [
      await ana.upload<Problem>(`${address}/versions`, { file: textFile(text) }),
      await ana.post<Problem>(`${address}/versions`, { uploadId: upload.uploadId }),
      await ana.post<Problem>(`${address}/versions/1/restore`),
    ])
      expect([refused.status, refused.json.message]).toEqual([409, "error.continutNesigilat"]);
    expect(filesHolding(text)).toEqual([]);
  });
});

describe("a wish for protection is honoured or refused, never dropped", () => {
  const upload = async (fields: Record<string, string>) =>
    (
      await as(await person()).upload<DocumentView>("/api/documents/upload", {
        file: textFile("x"),
        ...fields,
      })
    ).json;

  it("tipSecuritate on create and upload: CRIPTAT, or PAROLA with a password", async () => {
    const ana = as(await person());
    const create = async (fields: object) =>
      (
        await ana.post<DocumentView>("/api/documents", {
          denumire: "x",
          ...fields,
        })
      ).json;
    expect((await create({ tipSecuritate: "CRIPTAT" })).tipSecuritate).toBe("CRIPTAT");
    expect((await create({ tipSecuritate: "PAROLA", parola: "deschide" })).tipSecuritate).toBe("PAROLA");
    expect((await upload({ tipSecuritate: "CRIPTAT" })).tipSecuritate).toBe("CRIPTAT");
    expect((await upload({ tipSecuritate: "PAROLA", parola: "deschide" })).tipSecuritate).toBe("PAROLA");
    for (const refused of [
      await create({ tipSecuritate: "PAROLA" }),
      await create({ tipSecuritate: "CRIPTAT", parola: "deschide" }),
      await create({ tipSecuritate: "AES" }),
      await upload({ tipSecuritate: "PAROLA" }),
    ])
      expect(refused).toMatchObject({ status: 400, message: "error.validare" });
  });

  it("an upload by parts honours it, too", async () => {
    const ana = as(await person());
    const { uploadId } = await sendUpload(ana, Buffer.from("pe părți"));
    const made = await ana.post<DocumentView>("/api/documents/upload", {
      uploadId,
      tipSecuritate: "CRIPTAT",
    });
    expect([made.status, made.json.tipSecuritate]).toEqual([201, "CRIPTAT"]);
  });

  it("a wish for protection is honoured or refused, never dropped on a change and on a new version another protection is 400; the one it has may be sent back", async () => {
    const ana = as(await person());
    const { id } = (await ana.post<DocumentView>("/api/documents", { denumire: "x", criptat: true })).json;
    const address = `/api/documents/${id}`;
    const other = { tipSecuritate: "PAROLA", parola: "deschide" };
    for (const [answer, field] of [
      [await ana.patch<Problem>(address, { tipSecuritate: null }), "tipSecuritate"],
      [await ana.patch<Problem>(address, other), "tipSecuritate"],
      [await ana.put<Problem>(address, { denumire: "x", parola: "deschide" }), "parola"],
      [await ana.patch<Problem>(address, { secret: true }), "secret"],
      [await ana.upload<Problem>(`${address}/versions`, { file: textFile("x"), ...other }), "tipSecuritate"],
    ] as const)
      expect([answer.status, answer.json.errors.map((error) => error.field)]).toEqual([400, [field]]);
    const same = { tipSecuritate: "CRIPTAT", criptat: true };
    expect((await ana.put(address, { denumire: "y", ...same })).status).toBe(200);
    const sent = { file: textFile("x"), tipSecuritate: "CRIPTAT", criptat: "true" };
    expect((await ana.upload(`${address}/versions`, sent)).status).toBe(201);
  });
});

describe("SECRET and protected content is no-store", () => {
  it.each([
    ["SECRET", { secret: "true" }, "no-store"],
    ["CRIPTAT", { criptat: "true" }, "no-store"],
    ["PAROLA", { parola: "deschide" }, "no-store"],
    ["no", {}, "private, no-cache"],
  ])(
    "%s protection: whole, in ranges, by version, and where it is known already",
    async (_what, fields, rule) => {
      const ana = as(await person());
      const parts = { file: textFile("conținut"), ...fields };
      const address = `/api/documents/${(await ana.upload<DocumentView>("/api/documents/upload", parts)).json.id}`;
      const password = { "x-document-password": "deschide" };
      const whole = await ana.get(`${address}/download`, password);
      const answers = [
        whole,
        await ana.get(`${address}/download`, { ...password, range: "bytes=0-1" }),
        await ana.get(`${address}/versions/1/download`, password),
        await ana.get(`${address}/download`, { ...password, "if-none-match": String(whole.headers.etag) }),
      ];
      expect(answers.map(({ status, headers }) => [status, headers["cache-control"]])).toEqual(
        [200, 206, 200, 304].map((status) => [status, rule]),
      );
    },
  );
});

describe("the password of a protected document", () => {
  const parola = "Cheie – ключ";
  const createProtectedDocument = async () => {
    const ana = as(await person());
    const { id } = (
      await ana.upload<DocumentView>("/api/documents/upload", { file: textFile("ascuns"), parola })
    ).json;
    return { ana, id };
  };

  it("the password of a protected document is asked for when downloading any version, also from the owner", async () => {
    const { ana, id } = await createProtectedDocument();
    for (const path of ["download", "versions/1/download"]) {
      const refused = await ana.get<Problem>(`/api/documents/${id}/${path}`);
      expect([refused.status, refused.json.message]).toEqual([403, "error.parolaNecesara"]);
      const right = await ana.get(`/api/documents/${id}/${path}`, {
        "x-document-password": encodeURIComponent(parola),
      });
      expect(right.text).toBe("ascuns");
      expect((await ana.post(`/api/documents/${id}/${path}`, { parola })).text).toBe("ascuns");
    }
  });

  it("the password of a protected document counts for nothing in the address", async () => {
    const { ana, id } = await createProtectedDocument();
    expect((await ana.get(`/api/documents/${id}/download?parola=${encodeURIComponent(parola)}`)).status).toBe(
      403,
    );
  });

  it("the password of a protected document is guessed five times at most before waiting is due, also by guesses at once", async () => {
    const { ana, id } = await createProtectedDocument();
    const guesses = Array.from({ length: 12 }, (_, i) =>
      ana.post<Problem>(`/api/documents/${id}/download`, { parola: `gresit${i}` }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(6);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    const late = await ana.post<Problem>(`/api/documents/${id}/download`, { parola });
    expect([late.status, Number(late.headers["retry-after"]) > 0]).toEqual([429, true]);
  });
});
