import { performance } from "node:perf_hooks";
import { dataOf } from "../../../shared/ocr/language-data.ts";
import { searchablePdf } from "../../../shared/ocr/searchable-pdf.ts";
import { startTesseract } from "../../../shared/ocr/tesseract.ts";
import { scannedPdf, writtenPdf } from "../../../shared/testing/scanned-pdf.ts";
import { withPdf } from "../../../shared/text/pdf.ts";
import { toPng } from "../../../shared/text/picture-formats.ts";
import { textOf } from "../../../shared/text/text-of.ts";
import { median } from "../measure.ts";
import { ms, table, type Section } from "../report.ts";

const lines = [
  "Consiliul municipal hotărăște aprobarea bugetului pentru anul viitor.",
  "Școlile și grădinițele își păstrează finanțarea din anul trecut.",
  "Controlul executării prezentei hotărâri se pune în seama primarului.",
];
/** A full page: 33 lines of about 65 letters. */
const page = Array.from({ length: 33 }, (_, index) => lines[index % lines.length]).join("\n");

async function timed<T>(act: () => Promise<T> | T): Promise<{ took: number; value: T }> {
  const began = performance.now();
  const value = await act();
  return { took: performance.now() - began, value };
}

/** Line 7: the cost of a page of a scan, step by step, and the maximum memory of the process. */
export async function transcription({ pages }: { pages: number }): Promise<Section> {
  const data = dataOf("ro");
  if (!data) throw new Error("no data of Romanian");
  const scan = await scannedPdf(Array.from({ length: pages }, () => page));
  const written = await writtenPdf(Array.from({ length: pages }, () => page));
  const layer = await timed(() => textOf({ bytes: written, contentType: "application/pdf" }));
  const [drawing, reading]: [number[], number[]] = [[], []];
  const layers = new Map<number, Uint8Array>();
  const preview = await timed(() => withPdf(scan, ({ draw }) => toPng(draw(1, { width: 800, grey: false }))));
  const whole = await timed(() =>
    withPdf(scan, async ({ draw }) => {
      const { recognize, end } = await startTesseract("ro", data);
      for (let number = 1; number <= pages; number += 1) {
        const drawn = await timed(() => draw(number, { dpi: 200, grey: true }));
        const read = await timed(() => recognize(drawn.value));
        drawing.push(drawn.took);
        reading.push(read.took);
        layers.set(number, read.value.layer);
      }
      await end();
    }),
  );
  const joined = await timed(() => searchablePdf(scan, layers));
  const memory = process.resourceUsage().maxRSS / 1000;
  return {
    title: "7. Text out of scans, and pictures of pages",
    body: [
      `${pages} full pages of Romanian, A4 at 200 dpi, one worker: ${((pages * 1000) / whole.took).toFixed(2)} pages a second; at most ${memory.toFixed(0)} MB.`,
      table(
        ["step", "ms a page"],
        [
          ["text layer of a written PDF", ms(layer.took / pages)],
          ["picture for reading, median", ms(median(drawing))],
          ["reading, median", ms(median(reading))],
          ["searchable PDF", ms(joined.took / pages)],
          ["preview, 800 pixels wide", ms(preview.took)],
        ],
      ),
    ],
  };
}
