import { connect, providers } from "../../sources/connections/testing.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { config as limits } from "../../../../shared/scan/limits/config.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { config } from "../../access/config.ts";
import { backgroundBytes, directBytes, runUploads, sendUpload } from "../../keeping/uploads/testing.ts";
import { make } from "../../making/templates/testing.ts";
import { sign } from "../../making/signatures/testing.ts";
import { filed, pdfFile, start } from "../../making/transcription/testing.ts";
import type { DocumentView } from "../../records/document.ts";
import {
  as,
  asMachine,
  bucketOf,
  issuer,
  machineClient,
  member,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { addressOf, foreignBucket, mustConnect } from "../content/testing.ts";
import { type ClamdManner, FOUND_NAME } from "../../../../shared/testing/clamd-double.ts";
import { runScans, startScanner, type TestScanner } from "./testing.ts";

/*
 * Every way in, with each answer of the scanner, and what is given out then to who may write to the document and to who may
 * only read it.
 */

let ana: Person;
let clerk: ServiceClient;
let root: ServiceClient;
let reader: Person;
let engine: TestScanner;

beforeAll(async () => {
  ana = await person();
  clerk = as(ana);
  root = as(await serviceAdmin());
  reader = await person();
  await connect(ana, "provider_a");
  providers.a.files.push(driveFile("adus", "adus.txt", "text/plain", "root", "fișier adus"));
});
afterAll(() => providers.stop());
beforeEach(async () => {
  engine = await startScanner("required");
});
afterEach(() => engine.stop());

const idIn = ({ json }: { json: { id: number } }): number => json.id;
const upload = async (client = clerk, fields: Record<string, string> = {}): Promise<number> =>
  idIn(await client.upload<DocumentView>("/api/documents/upload", { file: textFile("unu"), ...fields }));
const addVersion = (id: number, text = "doi") =>
  clerk.upload(`/api/documents/${id}/versions`, { file: textFile(text) });

/** Files a content, and returns the document whose current content it is. */
type WayIn = () => Promise<number>;

/** Before the scanner has a behaviour of its own, for contents that another one is made of. */
async function honestly<T>(act: () => Promise<T>): Promise<T> {
  const { manner } = engine.clamd;
  engine.clamd.manner = "honest";
  const done = await act();
  await runScans();
  engine.clamd.manner = manner;
  return done;
}

async function inParts(bytes: Buffer): Promise<number> {
  const { uploadId } = await sendUpload(clerk, bytes);
  const { json } = await clerk.post<{ id?: number }>("/api/documents/upload", { uploadId });
  if (json.id !== undefined) return json.id;
  await runUploads();
  const status = await clerk.get<{ documentId: number }>(`/api/documents/uploads/${uploadId}`);
  return status.json.documentId;
}

const MAIL = [
  "From: a@b.md",
  "Subject: Proba",
  "MIME-Version: 1.0",
  'Content-Type: multipart/mixed; boundary="x"',
  "",
  "--x",
  "Content-Type: text/plain",
  "",
  "salut",
  "--x",
  'Content-Type: text/plain; name="anexa.txt"',
  'Content-Disposition: attachment; filename="anexa.txt"',
  "",
  "anexa",
  "--x--",
  "",
].join("\r\n");

const waysIn: Record<string, WayIn> = {
  "an upload": () => upload(),
  "a sealed upload": () => upload(clerk, { criptat: "true" }),
  "a version": async () => {
    const id = await honestly(() => upload());
    await addVersion(id);
    return id;
  },
  "parts, within the request": () => inParts(directBytes()),
  "parts, in the background": () => inParts(backgroundBytes()),
  "a machine": async () => {
    const machine = asMachine(await machineClient({ emitentId: (await issuer()).id }));
    const { json } = await machine.upload<{ id: number }>("/api/v1/documents", {
      denumire: "Act",
      file: textFile("de la mașină"),
    });
    return json.id;
  },
  "the import of a copy": async () => {
    const { json } = await clerk.post<{ items: { documentId: number }[] }>("/api/documents/import", {
      furnizor: "provider_a",
      items: [{ ref: "adus", mod: "COPIE" }],
    });
    return json.items[0]?.documentId ?? 0;
  },
  "a template": async () => {
    const { id } = await make(root);
    const { json } = await root.post<{ id: number }>(`/api/templates/${id}/genereaza`, {
      format: "DOCX",
      variabile: { nume: "Ana" },
    });
    return json.id;
  },
  "the result of a transcription": async () => {
    const source = await honestly(async () => filed(ana, pdfFile(await writtenPdf(["unu"]))));
    const { json } = await start(clerk, source);
    return idIn(await clerk.post<{ id: number }>(`/api/transcriere/${json.id}/salveaza`, {}));
  },
  "a signature inside a PDF": async () => {
    const id = await honestly(async () => filed(ana, pdfFile(await writtenPdf(["semnat"]))));
    await sign(clerk, id);
    return id;
  },
  "a file inside of a mail": async () => {
    const mail = new File([MAIL], "proba.eml", { type: "message/rfc822" });
    const id = await honestly(() => filed(ana, mail));
    return idIn(await clerk.post<{ id: number }>(`/api/documents/${id}/semnaturi/fisiere/1/document`, {}));
  },
  "a tenant's own store": async () => {
    const ours = await organization();
    const bucket = await bucketOf(ours);
    await mustConnect(as(await organizationAdmin(ours)), bucket, addressOf(await foreignBucket()));
    return upload(as(await member(bucket, "ADMIN")), { bucketId: String(bucket.id) });
  },
};
interface Expected {
  scanare: object;
  /** What who may write, and who may only read, get with SCAN=required and with SCAN=offered. */
  required: [writer: string, reader: string];
  offered: [writer: string, reader: string];
}

/** Its bytes, or the address of them. */
const GIVEN = "given";
const NOT_YET = "423 error.continutNescanat";
const BAD = "423 error.continutInfectat";
const unanswered = (motiv: string): Expected => ({
  scanare: { stare: "nescanat", motiv },
  required: [GIVEN, NOT_YET],
  offered: [GIVEN, GIVEN],
});

const answers = {
  clean: { scanare: { stare: "curat" }, required: [GIVEN, GIVEN], offered: [GIVEN, GIVEN] },
  infected: {
    scanare: { stare: "infectat", nume: FOUND_NAME },
    required: [BAD, BAD],
    offered: [BAD, BAD],
  },
  down: unanswered("indisponibil"),
  slow: unanswered("termen"),
  "lying about size": unanswered("preaMare"),
} satisfies Partial<Record<ClamdManner, Expected>>;

const answered = async (client: ServiceClient, id: number): Promise<string> => {
  const answer = await client.get(`/api/documents/${id}/download`);
  return answer.status < 400 ? GIVEN : refusal(answer).join(" ");
};

const given = async (id: number) => [await answered(root, id), await answered(as(reader), id)];

describe("a content is given out by what the scanner says about it", () => {
  const cases = Object.keys(waysIn).flatMap((way) =>
    (Object.keys(answers) as (keyof typeof answers)[]).map((answer) => [way, answer] as const),
  );

  it.each(cases)("%s, %s", async (way, answer) => {
    engine.clamd.manner = answer;
    if (answer === "slow") limits.clamdSeconds = 0.5;
    const id = (await waysIn[way]?.()) ?? 0;
    await root.post(`/api/documents/${id}/partajeaza`, {
      beneficiarOperatorId: reader.id,
      drept: "CITIRE",
    });
    const seen = async () => (await root.get<DocumentView>(`/api/documents/${id}`)).json.scanare;
    expect(await seen()).toEqual({ stare: "asteapta" });
    expect(await given(id)).toEqual([GIVEN, NOT_YET]);
    await runScans();
    const { scanare, required, offered } = answers[answer];
    expect(await seen()).toMatchObject(scanare);
    expect(await given(id)).toEqual(required);
    config.scan = "offered";
    expect(await given(id)).toEqual(offered);
  });

  it("a restored version keeps what the scan said of its content, and one that is infected is not restored", async () => {
    const id = await upload();
    await runScans();
    await addVersion(id);
    engine.clamd.manner = "infected";
    await runScans();
    const restored = await clerk.post<{ scanare: object }>(`/api/documents/${id}/versions/1/restore`);
    expect([restored.status, restored.json.scanare]).toEqual([
      201,
      expect.objectContaining({ stare: "curat" }),
    ]);
    expect(await answered(clerk, id)).toBe(GIVEN);
    expect((await clerk.post(`/api/documents/${id}/versions/2/restore`)).status).toBe(423);
    expect((await clerk.get(`/api/documents/${id}/versions/2/download`)).status).toBe(423);
    expect((await clerk.get(`/api/documents/${id}/versions/1/download`)).status).toBe(200);
  });
});
