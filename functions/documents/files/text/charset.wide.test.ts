import { expect, it } from "vitest";
import { read } from "../../../../shared/data/repository.ts";
import { Documents } from "../../records/document.ts";
import { callerFor } from "../../doors/machine/testing.ts";
import { indexText } from "../../keeping/search/index-text.ts";
import type { SearchView } from "../../keeping/search/routes.ts";
import { sendUpload } from "../../keeping/uploads/testing.ts";
import { receiveRemote } from "../../sources/imports/remote-content.ts";
import { as, person } from "../../testing.ts";
import { searchIndex } from "./document-index.ts";
import { knownText } from "./kept-text.ts";

/* Greek is no encoding that is guessed here: it is read where the message says so. */

const CHARSET = "iso-8859-7";
const [firstLetter, lastLetter] = [0xe1, 0xf9];
let words = 0;

/** A word of Greek that no other document has, and its bytes. */
function word(): { text: string; bytes: Buffer } {
  words += 1;
  const bytes = Buffer.from(
    Array.from(
      { length: 12 },
      (_, i) => firstLetter + ((words * 7 + i * words) % (lastLetter - firstLetter)),
    ),
  );
  return { text: new TextDecoder(CHARSET).decode(bytes), bytes };
}

const kinds: [name: string, type: string, around: [string, string]][] = [
  ["nota.txt", "text/plain", ["", ""]],
  ["tabel.csv", "text/csv", ["a;", ";b"]],
  ["pagina.html", "text/html", ["<p>", "</p>"]],
  ["act.xml", "application/xml", ["<a>", "</a>"]],
];

const ana = as(await person());

const found = async (id: number, text: string): Promise<boolean> => {
  await indexText(searchIndex(), { documentId: id });
  const { json } = await ana.get<SearchView>(`/api/search/documente?q=${encodeURIComponent(text)}`);
  return json.items.some((one) => one.id === id);
};

const fileOf = ([name, type, [before, after]]: (typeof kinds)[number], bytes: Buffer): File =>
  new File([before, new Uint8Array(bytes), after], name, { type: `${type}; charset=${CHARSET}` });

it.each(kinds)(
  "the encoding that a form says of %s counts in an upload, a version and its restoration",
  async (...kind) => {
    const [first, second] = [word(), word()];
    const { id } = (
      await ana.upload<{ id: number }>("/api/documents/upload", { file: fileOf(kind, first.bytes) })
    ).json;
    expect(await found(id, first.text)).toBe(true);
    await ana.upload(`/api/documents/${id}/versions`, { file: fileOf(kind, second.bytes) });
    expect([await found(id, first.text), await found(id, second.text)]).toEqual([false, true]);
    await ana.post(`/api/documents/${id}/versions/1/restore`, {});
    expect(await found(id, first.text)).toBe(true);
  },
);

it("the encoding that a form says of a file counts where the file is shown for reading", async () => {
  const { text, bytes } = word();
  for (const kind of kinds) {
    const { json } = await ana.upload<{ id: number }>("/api/documents/upload", {
      file: fileOf(kind, bytes),
    });
    expect((await ana.get(`/api/documents/${json.id}/lectura`)).text).toContain(text);
  }
});

it("the encoding that an upload in parts is opened with counts", async () => {
  const { text, bytes } = word();
  const opening = { contentType: `text/html;charset="${CHARSET}"`, denumire: "pagina.html" };
  const { uploadId } = await sendUpload(ana, bytes, opening);
  const { json } = await ana.post<{ id: number }>("/api/documents/upload", { uploadId });
  expect(await found(json.id, text)).toBe(true);
});

it("the encoding that a machine says counts, and a transcription reads by it", async () => {
  const machine = await callerFor();
  const { text, bytes } = word();
  const file = fileOf(kinds[0] as (typeof kinds)[number], bytes);
  const { json } = await machine.calls.upload<{ id: number }>("/api/v1/documents", { file });
  const document = await read(Documents, { id: json.id });
  expect(document && (await knownText(document)).text).toBe(text);
  const conversion = (await ana.upload<{ id: number }>("/api/transcriere/upload", { file })).json;
  expect((await ana.get(`/api/transcriere/${conversion.id}/text`)).text).toBe(text);
});

it("the encoding that a provider says of a file counts for its copy", async () => {
  const { bytes } = word();
  const contentType = `text/plain; charset=${CHARSET}`;
  const { facts } = await receiveRemote(
    { read: () => Promise.resolve({ name: "nota.txt", contentType, bytes, isCut: false }) } as never,
    "pdf",
  );
  expect(facts).toMatchObject({ contentType: "text/plain", charset: CHARSET });
});
