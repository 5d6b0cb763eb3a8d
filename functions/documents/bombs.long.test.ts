import { as, person, type ServiceClient } from "./testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { bombAddresses, type BombSender } from "../../shared/testing/bomb-addresses.ts";
import { bombNamed, bombs } from "../../shared/testing/bombs.ts";
import { read } from "../../shared/data/repository.ts";
import { extractText } from "./files/text/extract-text.ts";
import { Documents } from "./records/document.ts";
import { transcribe } from "./making/transcription/work.ts";

let own: ServiceClient;
let by: BombSender;

beforeAll(async () => {
  own = as(await person());
  by = { ...own, index, transcribe };
});

async function index(documentId: number): Promise<void> {
  const document = await read(Documents, { id: documentId });
  if (document) await extractText(document);
}

/** A refusal has its own status: neither that of an internal error, nor one that asks the client to retry. */
const isOwn = (status: number): boolean => (status >= 200 && status < 300) || (status >= 400 && status < 500);

describe.each(bombAddresses)("$name", ({ takes, prepare, send }) => {
  it.each(bombs.filter(takes))("answers $name with a success or an error of its own", async (bomb) => {
    const prepared = prepare ? await prepare(by, bomb) : 0;
    if (prepared === undefined) return;
    const { status } = await send(by, bomb, prepared);
    expect(status).toSatisfy(isOwn);
  });
});

it("a PDF whose objects inflate to a gigabyte is not signed", async () => {
  const { make, file, contentType } = bombNamed("pdf-packed-objects");
  const part = new File([Uint8Array.from(make())], file, { type: contentType });
  const { json } = await own.upload<{ id: number }>("/api/documents/upload", { file: part });
  const address = `/api/documents/${json.id}`;
  expect([409, 422]).toContain((await own.post(`${address}/semneaza`, { semnatar: "Ana Rusu" })).status);
  expect((await own.get(`${address}/semnaturi`)).json).toEqual([]);
});
