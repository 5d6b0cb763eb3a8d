import { connect, providers } from "../../sources/connections/testing.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { file as driveFile } from "../../../../localstack/providers/files.ts";
import { head } from "../../../../shared/content/objects.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { config as scanner } from "../../../../shared/scan/config.ts";
import { config as limits } from "../../../../shared/scan/limits/config.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { logEntriesOf } from "../../../../shared/testing/log-lines.ts";
import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { config } from "../../access/config.ts";
import { backgroundBytes, directBytes, runUploads, sendUpload } from "../../keeping/uploads/testing.ts";
import { make, wanted } from "../../making/templates/testing.ts";
import { sign } from "../../making/signatures/testing.ts";
import { uploadKey } from "../../making/transcription/open-source.ts";
import { transcribe } from "../../making/transcription/work.ts";
import { conversionOf, filed, pdfFile, type Shown, start, work } from "../../making/transcription/testing.ts";
import type { DocumentView } from "../../records/document.ts";
import type { DocumentEvent } from "../../records/event.ts";
import type { TemplateView } from "../../records/template.ts";
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
import { platformStore } from "../content/store-of.ts";
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
  providers.a.files.push(
    driveFile("adus", "adus.txt", "text/plain", "root", "fișier adus"),
    driveFile("viu", "viu.txt", "text/plain", "root", "fișier viu"),
  );
});
afterAll(() => providers.stop());
beforeEach(async () => {
  engine = await startScanner("required");
});
afterEach(() => engine.stop());

let made = 0;
/** No two contents are the same: an answer counts for all of its bytes, and a scan of an earlier test may come again late. */
const unique = (text: string): string => `${text} ${String((made += 1))}`;

const idIn = ({ json }: { json: { id: number } }): number => json.id;
const upload = async (client = clerk, fields: Record<string, string> = {}): Promise<number> =>
  idIn(
    await client.upload<DocumentView>("/api/documents/upload", { file: textFile(unique("unu")), ...fields }),
  );
const addVersion = (id: number, text = "doi") =>
  clerk.upload(`/api/documents/${id}/versions`, { file: textFile(unique(text)) });

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
      file: textFile(unique("de la mașină")),
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
    const { id } = await honestly(() => make(root));
    const { json } = await root.post<{ id: number }>(`/api/templates/${id}/genereaza`, {
      format: "DOCX",
      variabile: { nume: unique("Ana") },
    });
    return json.id;
  },
  "the result of a transcription": async () => {
    const source = await honestly(async () => filed(ana, pdfFile(await writtenPdf([unique("unu")]))));
    const { json } = await start(clerk, source);
    return idIn(await clerk.post<{ id: number }>(`/api/transcriere/${json.id}/salveaza`, {}));
  },
  "a signature inside a PDF": async () => {
    const id = await honestly(async () => filed(ana, pdfFile(await writtenPdf([unique("semnat")]))));
    await sign(clerk, id);
    return id;
  },
  "a file inside of a mail": async () => {
    const mail = new File([MAIL.replace("\r\nanexa\r\n", `\r\n${unique("anexa")}\r\n`)], "proba.eml", {
      type: "message/rfc822",
    });
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

/* Files that come in and become no version: nobody could hold them back later, so they are scanned before they are used. */

/** What who sent a file, and who may only read it, get with SCAN=required and with SCAN=offered. */
interface Outcomes {
  required: string[];
  offered: string[];
}

const BAD_FILE = "error.fisierInfectat";
const UNSCANNED = "error.fisierNescanat";
const AWAY = "error.scanareIndisponibila";
const ok = (scanare: string): string => `given ${scanare}`;

/** A sent file or a template, by answer: it is used, or refused. */
const used: Record<keyof typeof answers, Outcomes> = {
  clean: { required: [ok("curat")], offered: [ok("curat")] },
  infected: { required: [BAD_FILE], offered: [BAD_FILE] },
  down: { required: [AWAY], offered: [ok("nescanat indisponibil")] },
  slow: { required: [AWAY], offered: [ok("nescanat termen")] },
  "lying about size": { required: [UNSCANNED], offered: [ok("nescanat preaMare")] },
};

/** The file of a live link, by answer: for who may write to the document, and for who may only read it. */
const live: Record<keyof typeof answers, Outcomes> = {
  clean: { required: [GIVEN, GIVEN], offered: [GIVEN, GIVEN] },
  infected: {
    required: [`423 ${BAD_FILE}`, `423 ${BAD_FILE}`],
    offered: [`423 ${BAD_FILE}`, `423 ${BAD_FILE}`],
  },
  down: { required: [GIVEN, NOT_YET], offered: [GIVEN, GIVEN] },
  slow: { required: [GIVEN, NOT_YET], offered: [GIVEN, GIVEN] },
  "lying about size": { required: [GIVEN, NOT_YET], offered: [GIVEN, GIVEN] },
};

const said = ({ stare = "", motiv = "" }: { stare?: string; motiv?: string } = {}): string =>
  `${stare} ${motiv}`.trim();

/** As many as a conversion has before it fails. */
const MOST_ATTEMPTS = 5;

/** A file that is sent only to be read: how its conversion ends. */
async function sentFile(): Promise<string[]> {
  const { json } = await clerk.upload<Shown>("/api/transcriere/upload", { file: textFile("de citit") });
  expect(json.status).toBe("IN_ASTEPTARE");
  await work();
  // A message that failed comes again after half a minute; whoever reads the status wakes a worker as well.
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1)
    await transcribe(json.id).catch(() => undefined);
  const { status, eroare = "", scanare } = await conversionOf(clerk, json.id);
  const { text } = await clerk.get(`/api/transcriere/${json.id}/text`);
  expect(text.includes("de citit")).toBe(status === "FINALIZATA");
  return [status === "ESUATA" ? eroare : ok(said(scanare))];
}

async function templateFile(): Promise<string[]> {
  const answer = await root.post<TemplateView>("/api/templates", wanted());
  return [answer.status === 201 ? ok(said(answer.json.scanare)) : String(refusal(answer)[1])];
}

async function liveLink(): Promise<string[]> {
  const { json } = await clerk.post<{ items: { documentId: number }[] }>("/api/documents/import", {
    furnizor: "provider_a",
    items: [{ ref: "viu", mod: "LEGATURA" }],
  });
  const id = json.items[0]?.documentId ?? 0;
  await clerk.post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId: reader.id, drept: "CITIRE" });
  return [await answered(clerk, id), await answered(as(reader), id)];
}

const passing: Record<string, [way: () => Promise<string[]>, expected: typeof used]> = {
  "a file sent only to be read": [sentFile, used],
  "the file of a template": [templateFile, used],
  "the file of a live link": [liveLink, live],
};

describe("a file that becomes no version is used by what the scanner says about it", () => {
  const cases = Object.keys(passing).flatMap((way) =>
    (Object.keys(answers) as (keyof typeof answers)[]).map((answer) => [way, answer] as const),
  );

  it.each(cases)("%s is used by what the scan says: %s", async (way, answer) => {
    const [act, expected] = passing[way] ?? [() => Promise.resolve([]), used];
    engine.clamd.manner = answer;
    if (answer === "slow") limits.clamdSeconds = 0.5;
    expect(await act()).toEqual(expected[answer].required);
    config.scan = "offered";
    expect(await act()).toEqual(expected[answer].offered);
  });

  it("without a scanner a sent file and a template are refused if one is required, else they say why there is no verdict", async () => {
    scanner.clamd = undefined;
    const send = () => clerk.upload<Shown>("/api/transcriere/upload", { file: textFile("de citit") });
    expect(await sentFile()).toEqual([UNSCANNED]);
    expect(await templateFile()).toEqual([UNSCANNED]);
    config.scan = "offered";
    expect((await conversionOf(clerk, (await send()).json.id)).scanare).toMatchObject({
      motiv: "neconfigurat",
    });
    expect(await templateFile()).toEqual([ok("nescanat neconfigurat")]);
  });

  it("a sent file in which something is found is removed, counted and logged", async () => {
    engine.clamd.manner = "infected";
    const { json } = await clerk.upload<Shown>("/api/transcriere/upload", { file: textFile("de citit") });
    const lines = await logEntriesOf(work);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ security: "scan", level: "warn" }),
        expect.objectContaining({ InfectedContents: 1 }),
      ]),
    );
    expect(await head(platformStore(), uploadKey(json.id))).toBeUndefined();
  });

  it("the history of a live link says that nobody could scan what was read", async () => {
    config.scan = "offered";
    engine.clamd.manner = "lying about size";
    await liveLink();
    const { json } = await clerk.get<PageOf<DocumentEvent>>("/api/eveniment-documents?filter[tip]=DESCARCAT");
    expect(json.items[0]?.detalii).toMatchObject({ versiune: 0, stare: "nescanat", motiv: "preaMare" });
  });
});
