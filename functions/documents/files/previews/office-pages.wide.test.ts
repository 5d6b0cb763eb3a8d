import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import {
  type OfficeConverter,
  officeProgram,
  startOfficeConverter,
} from "../../../../shared/testing/office-converter.ts";
import { officeFiles } from "../../../../shared/testing/office-files.ts";
import { refusal } from "../../../../shared/testing/caller.ts";
import { PDF } from "../../../../shared/text/file-kinds.ts";
import { pagesApart } from "../../../../shared/text/text-apart.ts";
import { as, person, type ServiceClient } from "../../testing.ts";
import { config } from "./config.ts";

const pages = ["Școala din Bălți", "Țările vecine", "Решение совета"];
/** LibreOffice makes its profile at the first file. */
const PATIENCE_MS = 180_000;

let own: ServiceClient;
let converter: OfficeConverter | undefined;

beforeAll(async () => {
  own = as(await person());
  if (officeProgram === undefined) return;
  converter = await startOfficeConverter(officeProgram);
  config.officeConverter = converter.url;
}, PATIENCE_MS);
beforeEach((context) => {
  if (!converter) context.skip("missing: soffice (libreoffice-writer-nogui, -calc-nogui, -impress-nogui)");
});
afterEach(() => converter?.made.splice(0));
afterAll(async () => {
  config.officeConverter = "none";
  await converter?.stop();
});

async function filed(bytes: Buffer, extension: string): Promise<string> {
  const file = new File([Uint8Array.from(bytes)], `act.${extension}`);
  const { json } = await own.upload<{ id: number }>("/api/documents/upload", { file });
  return `/api/documents/${String(json.id)}/previzualizare`;
}

/** The first answer of the converter: on a busy machine it takes longer than the product waits, which is to ask later. */
async function converted(address: string) {
  for (;;) {
    const answer = await own.get(address);
    if (answer.status !== 503) return answer;
  }
}

it.each(Object.entries(officeFiles))(
  "a real converter makes the pages of a %s, each with its words",
  async (extension, make) => {
    const address = await filed(make(pages), extension);
    await converted(address);
    const shown = await Promise.all(pages.map((_, i) => own.get(`${address}?pagina=${String(i + 1)}`)));
    expect(shown.map(({ status, headers }) => [status, headers["x-page-count"]])).toEqual(
      pages.map(() => [200, String(pages.length)]),
    );
    expect((await own.get(`${address}?pagina=${String(pages.length + 1)}`)).status).toBe(404);
    const [pdf = Buffer.alloc(0), ...more] = converter?.made ?? [];
    expect(more).toEqual([]);
    const said = await pagesApart({ bytes: pdf, contentType: PDF });
    expect(said.map(({ text }) => text.trim())).toEqual(pages);
  },
  PATIENCE_MS,
);

it(
  "a real converter refuses a damaged file, which has no pages",
  async () => {
    const docx = officeFiles.docx?.(pages) ?? Buffer.alloc(0);
    const address = await filed(docx.subarray(0, docx.length / 2), "docx");
    expect(refusal(await converted(address))).toEqual([422, "error.fisierFaraPagini"]);
  },
  PATIENCE_MS,
);
