import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { startCloud } from "../../../localstack/cloud/start-cloud.ts";

// A cloud with its own state folder: the test searches its files for data at rest, byte by byte.
const directory = mkdtempSync(join(tmpdir(), "temelia-at-rest-"));
const cloud = await startCloud({ directory });
process.env.TEMELIA_TEST_CLOUD = cloud.endpoint;
const { as, person, textFile } = await import("../testing.ts");

interface Doc {
  id: number;
  tipSecuritate?: string;
}
interface Problem {
  status: number;
  message: string;
}

/** Files under the state folder that hold `text`, plainly or in base64. */
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
  // Longer than a block, so that the marker is somewhere in the middle of a large file.
  const around = (text: string) => `${"a".repeat(100_000)}${text}${"z".repeat(100_000)}`;

  it("of a document without protection lies as it came", async () => {
    const text = marker();
    await as(await person()).upload("/api/documents/upload", { file: textFile(around(text)) });
    expect(filesHolding(text).length).toBeGreaterThan(0);
  });

  it.each([
    ["CRIPTAT", { criptat: "true" }],
    ["CRIPTAT", { secret: "true" }],
    ["PAROLA", { parola: "Zăpadă-în-mai" }],
  ])(
    "of a %s document is found nowhere: not in the store, the tables, temporary files or logs",
    async (tip, parts) => {
      const ana = as(await person());
      const [first, second] = [marker(), marker()];
      const password: Record<string, string> =
        "parola" in parts ? { "x-document-password": encodeURIComponent(parts.parola) } : {};
      const form = { file: textFile(around(first)), ...parts };
      const document = (await ana.upload<Doc>("/api/documents/upload", form, { "idempotency-key": "k" }))
        .json;
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

  it("is read in ranges, each verified before it is released", async () => {
    const ana = as(await person());
    const content = Array.from({ length: 40_000 }, (_, i) => `rândul ${i}\n`).join("");
    const { id } = (
      await ana.upload<Doc>("/api/documents/upload", { file: textFile(content), criptat: "true" })
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

describe("the password of a protected document", () => {
  const parola = "Cheie – ключ";
  const createProtectedDocument = async () => {
    const ana = as(await person());
    const { id } = (await ana.upload<Doc>("/api/documents/upload", { file: textFile("ascuns"), parola }))
      .json;
    return { ana, id };
  };

  it("is asked for when downloading any version, also from the owner", async () => {
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

  it("counts for nothing in the address", async () => {
    const { ana, id } = await createProtectedDocument();
    expect((await ana.get(`/api/documents/${id}/download?parola=${encodeURIComponent(parola)}`)).status).toBe(
      403,
    );
  });

  it("is guessed five times at most before waiting is due, also by guesses at once", async () => {
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
