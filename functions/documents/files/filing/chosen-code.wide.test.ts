import { beforeAll, describe, expect, it } from "vitest";
import { as, fresh, person, textFile, type ServiceClient } from "../../testing.ts";
import { callerFor } from "../../doors/machine/testing.ts";
import { ask, house, newDocument, type House } from "../../granting/requests/testing.ts";
import { runUploads, sendUpload } from "../../keeping/uploads/testing.ts";
import { config } from "../content/config.ts";
import type { DocumentView } from "../../records/document.ts";
import type { UploadView } from "../../records/upload.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

let ours: House;
let secret: DocumentView;
beforeAll(async () => {
  ours = await house();
  secret = await newDocument(ours, { secret: true });
});

const program = () => new File(["#!/bin/sh\necho"], "nota.txt");
const TAKEN = [409, "error.codExista"];
const LIMITED = [429, "error.preaMulteCereri"];
type Try = (cod: string) => Promise<{ status: number; json: unknown }>;

/** Every address where a caller names the code of a new document. */
const addresses: [name: string, tryAs: (who: ServiceClient) => Try][] = [
  ["documents", (who) => (cod) => who.post("/api/documents", { denumire: "Act", cod })],
  ["documents/upload", (who) => (cod) => who.upload("/api/documents/upload", { file: textFile("x"), cod })],
  [
    "documents/upload, of an upload in parts",
    (who) => {
      const sent = sendUpload(who, Buffer.from("conținut"));
      return async (cod) => who.post("/api/documents/upload", { uploadId: (await sent).uploadId, cod });
    },
  ],
];

describe("the file is looked at before its code", () => {
  it("a program is 415, whether its code is taken or free", async () => {
    const who = as(await person());
    for (const cod of [secret.cod, fresh("LIBER")]) {
      const { status } = await who.upload("/api/documents/upload", { file: program(), cod });
      expect(status).toBe(415);
    }
    const { calls } = await callerFor();
    for (const cod of [secret.cod, fresh("LIBER")])
      expect((await calls.upload("/api/v1/documents", { file: program(), cod })).status).toBe(415);
  });

  it("an upload whose parts are missing says that, and one with a program 415, whatever the code", async () => {
    const who = as(await person());
    const open = { dimensiune: 10, contentType: "text/plain" };
    for (const cod of [secret.cod, fresh("LIBER")]) {
      const { json } = await who.post<{ uploadId: number }>("/api/documents/uploads", open);
      const { uploadId } = json;
      const missing = await who.post("/api/documents/upload", { uploadId, cod });
      expect(refusal(missing)).toEqual([409, "error.partiLipsa"]);
      const sent = await sendUpload(who, Buffer.from("#!/bin/sh\necho"));
      expect((await who.post("/api/documents/upload", { uploadId: sent.uploadId, cod })).status).toBe(415);
    }
  });
});

/** Tries the code of a SECRET document this many times. */
async function tries(attempt: Try, times: number): Promise<unknown[][]> {
  const answers: unknown[][] = [];
  for (let i = 0; i < times; i += 1) answers.push(refusal(await attempt(secret.cod)));
  return answers;
}
const limited = (times: number) => Array.from({ length: times }, (_, i) => (i < 20 ? TAKEN : LIMITED));

describe("codes of hidden documents are throttled like unknown codes", () => {
  it.each(addresses)(
    "codes of hidden documents are throttled like unknown codes at %s: 20 in ten minutes, then 429, for free codes too",
    async (_, tryAs) => {
      const attempt = tryAs(as(await person()));
      expect(await tries(attempt, 21)).toEqual(limited(21));
      expect(refusal(await attempt(fresh("LIBER")))).toEqual(LIMITED);
    },
  );

  it("codes of hidden documents are throttled like unknown codes at v1/documents, where machines are counted like people", async () => {
    const { calls } = await callerFor();
    const attempt: Try = (cod) => calls.upload("/api/v1/documents", { file: textFile("x"), cod });
    const found = (await tries(attempt, 21)).map(([status]) => status);
    expect(found).toEqual(limited(21).map(([status]) => status));
    expect((await attempt(fresh("LIBER"))).status).toBe(429);
    const unnamed = await calls.upload("/api/v1/documents", { file: textFile("x") });
    expect(unnamed.status).toBe(201);
  });

  it("they are counted together with those of requests for access", async () => {
    const who = await person();
    for (let i = 0; i < 19; i += 1) await ask(who, { cod: fresh("NICIUNUL") });
    const attempt: Try = (cod) => as(who).post("/api/documents", { denumire: "Act", cod });
    expect(await tries(attempt, 2)).toEqual([TAKEN, LIMITED]);
    expect((await ask(who, secret)).status).toBe(429);
  });

  it("codes of hidden documents are throttled like unknown codes, also for 24 at once", async () => {
    const who = as(await person());
    const attempts = Array.from({ length: 24 }, () =>
      who.post("/api/documents", { denumire: "Act", cod: secret.cod }),
    );
    const found = (await Promise.all(attempts)).map(({ status }) => status);
    expect(found.filter((status) => status === 409)).toHaveLength(20);
    expect(found.every((status) => status === 409 || status === 429)).toBe(true);
  });

  it("uploads with free codes are filed, each once, also while their sender guesses codes of hidden documents", async () => {
    const who = as(await person());
    const codes = Array.from({ length: 6 }, () => fresh("LIBER"));
    const uploads = codes.map((cod) => who.upload("/api/documents/upload", { file: textFile(cod), cod }));
    const guesses = codes.map(() =>
      who.upload("/api/documents/upload", { file: textFile("x"), cod: secret.cod }),
    );
    expect((await Promise.all(guesses)).map(refusal)).toEqual(codes.map(() => TAKEN));
    expect((await Promise.all(uploads)).map(({ status }) => status)).toEqual(codes.map(() => 201));
    const { json } = await who.get<{ items: DocumentView[] }>("/api/documents");
    expect(json.items.map(({ cod }) => cod).sort()).toEqual(codes.sort());
  });

  it("codes of hidden documents are throttled like unknown codes, but people who may read the document learn nothing by its code, and are not counted", async () => {
    const statuses = async (attempt: Try, cod: string) => {
      const found = [];
      for (let i = 0; i < 22; i += 1) found.push((await attempt(cod)).status);
      return [...new Set(found)];
    };
    const who = as(await person());
    const own = await who.post<DocumentView>("/api/documents", { denumire: "Act" });
    expect(
      await statuses((cod) => who.post("/api/documents", { denumire: "Act", cod }), own.json.cod),
    ).toEqual([409]);
    const { calls } = await callerFor();
    const cod = fresh("ACT");
    const send: Try = (code) => calls.upload("/api/v1/documents", { file: textFile("x"), cod: code });
    expect((await send(cod)).status).toBe(201);
    expect(await statuses(send, cod)).toEqual([409]);
  });

  it("a large upload is asked for its code when it is promised, by who asks", async () => {
    const who = as(await person());
    const bytes = Buffer.alloc(config.maxDirectBytes + 1000, "probă\n");
    const { uploadId } = await sendUpload(who, bytes);
    const complete = (cod: string) => who.post("/api/documents/upload", { uploadId, cod });
    expect(await tries(complete, 21)).toEqual(limited(21));
    const free = await who.post("/api/documents/upload", { uploadId });
    expect(free.status).toBe(202);
    await runUploads();
    const { json } = await who.get<UploadView>(`/api/documents/uploads/${uploadId}`);
    expect(json.status).toBe("FINALIZATA");
  });
});
