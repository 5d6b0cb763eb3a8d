import { as, person, serviceAdmin, textFile, type Person, type ServiceClient } from "../../testing.ts";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { read, update } from "../../../../shared/data/repository.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { config as scanner } from "../../../../shared/scan/config.ts";
import { refusal, type Answer } from "../../../../shared/testing/caller.ts";
import { costOf } from "../../../../shared/testing/costs.ts";
import { logEntriesOf } from "../../../../shared/testing/log-lines.ts";
import { config } from "../../access/config.ts";
import { indexed } from "../../keeping/search/testing.ts";
import { handler as sweep } from "../../operating/maintenance/sweep-jobs.ts";
import type { Approval } from "../../../../shared/features/approvals/approval.ts";
import { Documents, type DocumentView } from "../../records/document.ts";
import type { DocumentEvent } from "../../records/event.ts";
import { ContentScans, scanQueue } from "../../records/scan.ts";
import { Versions } from "../../records/version.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { FOUND_NAME as FOUND } from "../../../../shared/testing/clamd-double.ts";
import { eicar } from "../../../../shared/testing/eicar.ts";
import { rescan as walk } from "./rescan.ts";
import { dropScans, runScans, startScanner, type TestScanner } from "./testing.ts";

const VIRUS = eicar.toString();
/** An index shows what was written some time later, and a new scan of all contents of this file takes its time. */
const LONG = { timeout: 20_000 };

let ana: ServiceClient;
let reader: Person;
let [first, second]: Person[] = [];
let engine: TestScanner;

beforeAll(async () => {
  ana = as(await person());
  reader = await person();
  [first, second] = [await serviceAdmin(), await serviceAdmin()];
});
beforeEach(async () => {
  engine = await startScanner("offered");
});
afterEach(async () => {
  await engine.stop();
  clock.resume();
});

const upload = async (text: string, fields: Record<string, string> = {}): Promise<DocumentView> =>
  (await ana.upload<DocumentView>("/api/documents/upload", { file: textFile(text), ...fields })).json;
const addVersion = (id: number, text: string) =>
  ana.upload(`/api/documents/${id}/versions`, { file: textFile(text) });
const seen = async (id: number) => (await ana.get<DocumentView>(`/api/documents/${id}`)).json;
const download = (id: number) => ana.get(`/api/documents/${id}/download`);
const events = async (id: number): Promise<DocumentEvent[]> =>
  (await ana.get<PageOf<DocumentEvent>>(`/api/eveniment-documents?filter[documentId]=${id}&size=50`)).json
    .items;
const scanned = (): string[] => engine.clamd.received.map(String);
const infected = async (): Promise<number> => {
  const { id } = await upload(`${VIRUS} ${Math.random()}`);
  await runScans();
  return id;
};

describe("a scan", () => {
  it("an infected content stands in the history, is logged as a security event and counted, and its document stays visible", async () => {
    let id = 0;
    const lines = await logEntriesOf(async () => {
      id = await infected();
    });
    expect((await seen(id)).scanare).toEqual({
      stare: "infectat",
      nume: FOUND,
      la: expect.any(String) as string,
    });
    expect((await seen(id)).poate).not.toContain("DESCARCA");
    expect(refusal(await download(id))).toEqual([423, "error.continutInfectat"]);
    const [event] = await events(id);
    expect(event).toMatchObject({
      tip: "SCANAT",
      actor: "system",
      detalii: { versiune: 1, stare: "infectat", nume: FOUND },
    });
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ security: "scan", object: id, level: "warn" }),
        expect.objectContaining({ InfectedContents: 1 }),
      ]),
    );
  });

  it("a refusal because of a virus speaks the caller's language", async () => {
    const id = await infected();
    const { text } = await ana.get(`/api/documents/${id}/download`, { "accept-language": "ru" });
    expect(text).toContain("Проверка нашла");
  });

  it("sealed content is scanned as it was sent", async () => {
    const { id } = await upload(`secret ${VIRUS}`, { criptat: "true" });
    await runScans();
    expect((await seen(id)).scanare).toMatchObject({ stare: "infectat" });
    expect(scanned()).toEqual([`secret ${VIRUS}`]);
  });

  it("the answer of an earlier version stands with that version, and a writer who read before it does not undo it", async () => {
    const { id } = await upload(VIRUS);
    await addVersion(id, "curat");
    await runScans();
    expect((await seen(id)).scanare).toMatchObject({ stare: "curat" });
    expect(await read(Versions, { documentId: id, numarVersiune: 1 })).toMatchObject({
      scanare: { stare: "infectat" },
    });
    expect((await ana.get(`/api/documents/${id}/versions/1/download`)).status).toBe(423);
    expect((await download(id)).status).toBe(200);
    await ana.patch(`/api/documents/${id}`, { descriere: "altfel" });
    expect((await seen(id)).scanare).toMatchObject({ stare: "curat" });
  });

  it("the same content needs one scan while the signatures are the same", async () => {
    await upload("de două ori");
    await runScans();
    const { id } = await upload("de două ori");
    await runScans();
    expect(scanned()).toEqual(["de două ori"]);
    expect((await seen(id)).scanare).toMatchObject({ stare: "curat" });
  });

  it("a scan whose message was lost is woken by the sweep", async () => {
    const { id } = await upload("uitat");
    await dropScans();
    expect((await seen(id)).scanare).toEqual({ stare: "asteapta" });
    clock.freeze(new Date(Date.now() + 61_000));
    await vi.waitFor(async () => expect((await sweep()).scan).toBeGreaterThan(0), { timeout: 10_000 });
    await runScans();
    expect((await seen(id)).scanare).toMatchObject({ stare: "curat" });
  });

  it("a scanner that is back answers for what it did not answer before", async () => {
    engine.clamd.manner = "down";
    const { id } = await upload("mai târziu");
    await runScans();
    expect((await seen(id)).scanare).toMatchObject({ stare: "nescanat", motiv: "indisponibil" });
    expect(await read(ContentScans, { id })).toMatchObject({ dueStatus: "SCAN" });
    engine.clamd.manner = "honest";
    await send(scanQueue, { scanId: id });
    await runScans();
    expect((await seen(id)).scanare).toMatchObject({ stare: "curat" });
    expect((await events(id)).map(({ detalii }) => detalii.stare ?? "")).toEqual(["curat", "nescanat", ""]);
  });

  it("a document that was purged before its scan needs none", async () => {
    const { id } = await upload("dus");
    await ana.delete(`/api/documents/${id}`);
    await ana.post(`/api/documents/${id}/purge`);
    await runScans();
    expect(scanned()).toEqual([]);
    expect(await read(ContentScans, { id })).not.toHaveProperty("dueStatus");
  });
});

describe("other signatures", () => {
  const rescan = async () => {
    await send(scanQueue, { rescan: true });
    await runScans();
  };
  const known = (id: number) =>
    vi.waitFor(async () => {
      await rescan();
      expect((await read(ContentScans, { id }))?.semnaturi).toBe(
        engine.clamd.version.slice("ClamAV 1.4.3/".length),
      );
    }, LONG);

  it("contents of the last days are scanned again when the signatures change, and keep their answer until then", async () => {
    const { id } = await upload("încă necunoscut");
    await runScans();
    const count = (await events(id)).length;
    engine.renew();
    await known(id);
    expect(scanned().filter((content) => content.includes("necunoscut"))).toHaveLength(2);
    expect([(await seen(id)).scanare?.stare, (await events(id)).length]).toEqual(["curat", count]);
    engine.renew();
    engine.clamd.manner = "infected";
    await known(id);
    expect((await seen(id)).scanare).toMatchObject({ stare: "infectat" });
  });

  it("a content whose scan ended by earlier signatures meanwhile is found by a second walk; after that nothing is asked", async () => {
    const { id } = await upload("între timp");
    await runScans();
    engine.renew();
    await known(id);
    const answeredEarlier = () =>
      update(ContentScans, { id }, (row) => ({ ...row, semnaturi: "27000/earlier" }));
    await answeredEarlier();
    await vi.waitFor(async () => expect(await walk()).toBe(1), LONG);
    await runScans();
    clock.freeze(new Date(Date.now() + 11 * 60_000));
    expect(await walk()).toBe(0);
    await answeredEarlier();
    expect(await walk()).toBe(0);
  });

  it("the sweep asks for it every quarter of an hour, and not while nobody scans", async () => {
    const at = (minute: number) => {
      const now = new Date();
      now.setUTCMinutes(minute);
      clock.freeze(now);
    };
    at(14);
    expect(await sweep()).toMatchObject({ rescan: 0 });
    at(15);
    expect(await sweep()).toMatchObject({ rescan: 1 });
    config.scan = "off";
    expect(await sweep()).toMatchObject({ rescan: 0 });
    await dropScans();
  });
});

describe("what two people decide", () => {
  const PATH = "/api/v1/admin/approvals";
  const by = (who: Person | undefined): ServiceClient => {
    if (!who) throw new Error("nobody");
    return as(who);
  };
  const approve = (who: Person | undefined, { id }: Approval) => by(who).post(`${PATH}/${id}/approve`);
  const ask = (id: number) => by(first).post<Approval>(`/api/documents/${id}/release`);

  it("a content is released by two administrators; the history names it, and the content is read again", async () => {
    const id = await infected();
    expect((await ana.post(`/api/documents/${id}/release`)).status).toBe(403);
    const { status, json } = await ask(id);
    expect([status, json.rezumat.ro.includes(FOUND)]).toEqual([202, true]);
    expect((await download(id)).status).toBe(423);
    expect((await approve(first, json)).status).toBe(403);
    expect((await approve(second, json)).status).toBe(200);
    expect((await seen(id)).scanare).toMatchObject({ stare: "eliberat", nume: FOUND });
    expect((await download(id)).status).toBe(200);
    expect((await events(id)).find(({ tip }) => tip === "ELIBERAT")).toMatchObject({
      actor: first?.login,
      detalii: { versiune: 1, nume: FOUND },
    });
  });

  it("a released content stays so, unless something else is found in it", async () => {
    const id = await infected();
    await approve(second, (await ask(id)).json);
    await addVersion(id, "doi");
    await ana.post(`/api/documents/${id}/versions/1/restore`);
    await runScans();
    expect((await seen(id)).scanare).toMatchObject({ stare: "eliberat" });
    engine.clamd.found = "Alt.Virus";
    engine.renew();
    await vi.waitFor(async () => {
      await send(scanQueue, { rescan: true });
      await runScans();
      expect((await seen(id)).scanare).toMatchObject({ stare: "infectat", nume: "Alt.Virus" });
    }, LONG);
  });

  it("content in which nothing was found is not released, and a new version takes the wish with it", async () => {
    const clean = await upload("bun");
    await runScans();
    expect(refusal(await ask(clean.id))).toEqual([409, "error.continutNeinfectat"]);
    const id = await infected();
    const { json } = await ask(id);
    await addVersion(id, "altul");
    expect(refusal(await approve(second, json))).toEqual([409, "error.subiectSchimbat"]);
  });

  it("an infected content is purged by two people at any setting of FOUR_EYES", async () => {
    const id = await infected();
    expect((await seen(id)).eliminareCuAprobare).toBe(true);
    await ana.delete(`/api/documents/${id}`);
    const asked = (await ana.post<Approval>(`/api/documents/${id}/purge`)) as Answer<Approval>;
    expect(asked.status).toBe(202);
    expect((await read(Documents, { id }))?.status).toBe("STERS");
    expect((await approve(second, asked.json)).status).toBe(200);
    expect((await read(Documents, { id }))?.status).toBe("PURJAT");
  });
});

it("a document says that its purge is always asked for, also for an older version, and no other one does", async () => {
  const id = await infected();
  await addVersion(id, "altul");
  await runScans();
  expect((await seen(id)).eliminareCuAprobare).toBe(true);
  const clean = await upload("curat");
  await runScans();
  expect(await seen(clean.id)).not.toHaveProperty("eliminareCuAprobare");
});

describe("what is made of a content", () => {
  const words = async (query: string): Promise<number[]> => {
    await indexed();
    const { json } = await as(reader).get<PageOf<{ id: number }>>(`/api/search/documente?q=${query}`);
    return json.items.map(({ id }) => id);
  };

  it("the words of a content are found once it is clean, and no more when something is found in it", async () => {
    config.scan = "required";
    const { id } = await upload("cuvantulgasitanume", { denumire: "Titlulgasitanume" });
    await ana.post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId: reader.id, drept: "CITIRE" });
    const lines = await logEntriesOf(async () => {
      expect(await words("cuvantulgasitanume")).toEqual([]);
    });
    expect(lines.filter(({ level }) => level === "error")).toEqual([]);
    expect(await words("titlulgasitanume")).toEqual([id]);
    await runScans();
    expect(await words("cuvantulgasitanume")).toEqual([id]);
    engine.clamd.manner = "infected";
    engine.renew();
    await vi.waitFor(async () => {
      await send(scanQueue, { rescan: true });
      await runScans();
      expect((await seen(id)).scanare).toMatchObject({ stare: "infectat" });
    }, LONG);
    expect(await words("cuvantulgasitanume")).toEqual([]);
  });
});

describe("without a scan", () => {
  it("nothing is said of contents while the scan is off, and they cost no call more", async () => {
    config.scan = "off";
    const off = await costOf(() =>
      ana.upload<DocumentView>("/api/documents/upload", { file: textFile("oprit") }),
    );
    expect((await seen((off.result as Answer<DocumentView>).json.id)).scanare).toBeUndefined();
    config.scan = "offered";
    const on = await costOf(() => ana.upload("/api/documents/upload", { file: textFile("pornit") }));
    const names = ({ calls }: { calls: { name: string }[] }) => calls.map(({ name }) => name).toSorted();
    expect(names(on)).toEqual([...names(off), "sqs.SendMessage"].toSorted());
    await dropScans();
  });

  it("without a scanner a content says so at once, and SCAN=required holds it back from readers", async () => {
    scanner.clamd = undefined;
    const { id, scanare } = await upload("neîntrebat");
    expect(scanare).toMatchObject({ stare: "nescanat", motiv: "neconfigurat" });
    expect(await read(ContentScans, { id })).toBeUndefined();
    await ana.post(`/api/documents/${id}/partajeaza`, { beneficiarOperatorId: reader.id, drept: "CITIRE" });
    expect((await as(reader).get(`/api/documents/${id}/download`)).status).toBe(200);
    config.scan = "required";
    expect(refusal(await as(reader).get(`/api/documents/${id}/download`))).toEqual([
      423,
      "error.continutNescanat",
    ]);
    expect((await download(id)).status).toBe(200);
  });

  it("what was found before the scan was switched off is still held back", async () => {
    const id = await infected();
    config.scan = "off";
    expect((await download(id)).status).toBe(423);
  });
});
