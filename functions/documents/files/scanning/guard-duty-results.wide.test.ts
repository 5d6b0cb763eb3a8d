import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { config as scanner } from "../../../../shared/scan/config.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { guardDutyEvent } from "../../../../shared/testing/guard-duty-event.ts";
import { lockedZip } from "../../../../shared/testing/locked-archives.ts";
import { config } from "../../access/config.ts";
import { contentKey, type DocumentView } from "../../records/document.ts";
import type { DocumentEvent } from "../../records/event.ts";
import { as, person, textFile, type ServiceClient } from "../../testing.ts";
import { head } from "../../../../shared/content/objects.ts";
import { config as contents } from "../content/config.ts";
import { platformStore } from "../content/store-of.ts";
import { handler } from "./guard-duty-results.ts";

let ana: ServiceClient;

beforeAll(async () => {
  ana = as(await person());
});
beforeEach(() => {
  config.scan = "offered";
});
afterAll(() => {
  config.scan = "off";
});

const upload = async (file: File, fields: Record<string, string> = {}): Promise<DocumentView> =>
  (await ana.upload<DocumentView>("/api/documents/upload", { file, ...fields })).json;
const seen = async ({ id }: DocumentView) => (await ana.get<DocumentView>(`/api/documents/${id}`)).json;
const download = ({ id }: DocumentView) => ana.get(`/api/documents/${id}/download`);

type Said = Partial<Parameters<typeof guardDutyEvent>[0]>;

/** GuardDuty says something of version 1 of a document, once its object was stored. */
const tell = ({ cod }: Pick<DocumentView, "cod">, content: string | Buffer, said: Said) =>
  handler(
    guardDutyEvent({
      result: "NO_THREATS_FOUND",
      bucket: contents.contentBucket,
      key: contentKey(cod, 1),
      eTag: createHash("md5").update(content).digest("hex"),
      time: new Date().toISOString(),
      ...said,
    }),
  );

const INFECTED: Said = { result: "THREATS_FOUND", names: ["EICAR-Test-File"] };

it("GuardDuty's result stands with the content that was scanned, once, with its event, and an infected one is nobody's", async () => {
  const [clean, bad] = [await upload(textFile("curat")), await upload(textFile("rău"))];
  expect((await seen(clean)).scanare).toMatchObject({ stare: "nescanat", motiv: "neconfigurat" });
  await tell(clean, "curat", {});
  await tell(bad, "rău", INFECTED);
  await tell(bad, "rău", INFECTED);
  expect((await seen(clean)).scanare).toMatchObject({ stare: "curat" });
  expect((await seen(bad)).scanare).toMatchObject({ stare: "infectat", nume: "EICAR-Test-File" });
  expect(refusal(await download(bad))).toEqual([423, "error.continutInfectat"]);
  const path = `/api/eveniment-documents?filter[documentId]=${bad.id}&size=50`;
  const { items } = (await ana.get<PageOf<DocumentEvent>>(path)).json;
  expect(items.filter(({ tip }) => tip === "SCANAT")).toHaveLength(1);
});

it("GuardDuty's result that calls an archive with a password clean is no scan of it", async () => {
  const file = new File([lockedZip], "act.zip", { type: "application/zip" });
  const archive = await upload(file);
  await tell(archive, lockedZip, {});
  expect((await seen(archive)).scanare).toMatchObject({ stare: "nescanat", motiv: "criptat" });
});

it("GuardDuty's result about a version that is not committed yet comes again, and is dropped when none has come", async () => {
  const unknown = { cod: "DOC-NECOMIS" };
  await expect(tell(unknown, "", {})).rejects.toThrow();
  await tell(unknown, "", { time: new Date(Date.now() - 3_600_000).toISOString() });
  const document = await upload(textFile("una"));
  await expect(tell(document, "una", { key: contentKey(document.cod, 2) })).rejects.toThrow();
});

it("GuardDuty's result about sealed bytes, another object, another bucket or another key says nothing of a content", async () => {
  const sealed = await upload(textFile("secret"), { criptat: "true" });
  const { etag = "" } = (await head(platformStore(), contentKey(sealed.cod, 1))) ?? {};
  await tell(sealed, "", { ...INFECTED, eTag: etag.replaceAll('"', "") });
  expect((await seen(sealed)).scanare).toMatchObject({ stare: "nescanat", motiv: "neconfigurat" });
  const document = await upload(textFile("unul"));
  await tell(document, "altul", INFECTED);
  await tell(document, "unul", { ...INFECTED, bucket: "another" });
  await tell(document, "unul", { ...INFECTED, key: "malware-protection-resource-validation-object" });
  await tell({ cod: document.cod.toLowerCase() }, "unul", INFECTED);
  expect((await seen(document)).scanare).toMatchObject({ stare: "nescanat", motiv: "neconfigurat" });
});

it("GuardDuty's result counts beside clamd only if it found something, and not at all while the scan is off", async () => {
  const [one, other] = [await upload(textFile("primul")), await upload(textFile("al doilea"))];
  scanner.clamd = { host: "127.0.0.1", port: 1 };
  try {
    await tell(one, "primul", {});
    await tell(other, "al doilea", INFECTED);
  } finally {
    scanner.clamd = undefined;
  }
  expect((await seen(one)).scanare).toMatchObject({ stare: "nescanat", motiv: "neconfigurat" });
  expect((await seen(other)).scanare).toMatchObject({ stare: "infectat" });
  config.scan = "off";
  await tell(one, "primul", INFECTED);
  config.scan = "offered";
  expect((await seen(one)).scanare).toMatchObject({ stare: "nescanat", motiv: "neconfigurat" });
});
