import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import * as fontkit from "fontkit";
import { withPdf, type Picture } from "../text/pdf.ts";
import { seededRandom } from "./random.ts";
import { addScan, bitsOf } from "./scanned-pdf.ts";

/* Letters as offices scan them: small print, a grey that is neither paper's nor ink's, grain, and the paper askew on the glass. */

/** How a letter is printed, and what the scanner makes of it. */
export interface Scanning {
  name: string;
  /** A font of an installed package. */
  font: string;
  /** In points. */
  size: number;
  dpi: number;
  /** Black and white instead of grey. */
  isBilevel: boolean;
  /** The greys of print and paper, and the deviation of each pixel from them. */
  ink: number;
  paper: number;
  grain: number;
}

const TINOS = "@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf";
const ARIMO = "@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf";
const DEJAVU = "dejavu-fonts-ttf/ttf/DejaVuSerif.ttf";

const grey = { isBilevel: false, ink: 75, paper: 228 };
const bilevel = { isBilevel: true, ink: 50, paper: 232 };

/** From easy to hard: of the letters of the last ones some in a hundred are read wrongly. */
export const scannings: readonly Scanning[] = [
  { name: "150 dpi, grey", font: TINOS, size: 8.5, dpi: 150, ...grey, grain: 12 },
  { name: "150 dpi, black and white", font: TINOS, size: 10, dpi: 150, ...bilevel, grain: 28 },
  { name: "200 dpi, grey", font: ARIMO, size: 7, dpi: 200, ...grey, grain: 16 },
  { name: "200 dpi, black and white", font: DEJAVU, size: 8, dpi: 200, ...bilevel, grain: 28 },
  { name: "300 dpi, grey", font: TINOS, size: 6, dpi: 300, ...grey, grain: 20 },
  { name: "300 dpi, black and white", font: TINOS, size: 6.5, dpi: 300, ...bilevel, grain: 28 },
];

/** A5, and its margin. */
const [PAPER, MARGIN] = [[420, 595] as const, 42];
const LINE = 1.3;
/** What the scanner sees, before its own resolution. */
const SEEN_DPI = 450;
/** The optics blur by this part of a pixel. */
const BLUR = 0.5;

/** A PDF of one page: a letter as this scanner gives it, without a text. The paper lies in it turned clockwise. */
export async function scannedPaper(letter: string, scanning: Scanning, turn: number): Promise<Buffer> {
  // A paper that is laid on its side or upside down lies as straight as an upright one.
  const [slope, quarters] = turn % 90 === 0 ? [0, ((turn + 360) % 360) / 90] : [turn, 0];
  const printed = await print(letter, scanning, slope);
  const seen = await withPdf(printed, ({ draw }) => draw(1, { dpi: SEEN_DPI, grey: true }));
  let picture = scan(seen, scanning, `${letter} ${scanning.name} ${String(slope)}`);
  for (let i = 0; i < quarters; i += 1) picture = onItsSide(picture);
  return asScan(picture, scanning);
}

/** The letter on paper that lies askew, in the middle of a glass as large as its corners need. */
async function print(letter: string, { font, size }: Scanning, slope: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const type = await pdf.embedFont(await readFile(`node_modules/${font}`), { subset: true });
  const [across, down] = PAPER;
  const [cos, sin] = [Math.cos((slope * Math.PI) / 180), Math.sin((slope * Math.PI) / 180)];
  const glass = {
    width: across * cos + down * Math.abs(sin),
    height: across * Math.abs(sin) + down * cos,
  };
  const paper = pdf.addPage([across, down]);
  paper.drawText(letter, {
    x: MARGIN,
    y: down - MARGIN - size,
    size,
    lineHeight: size * LINE,
    font: type,
    maxWidth: across - 2 * MARGIN,
  });
  const laid = await PDFDocument.create();
  const [page] = await laid.embedPdf(await pdf.save());
  if (!page) throw new Error("there is no page");
  laid.addPage([glass.width, glass.height]).drawPage(page, {
    x: (glass.width - across * cos - down * sin) / 2,
    y: (glass.height + across * sin - down * cos) / 2,
    rotate: degrees(-slope),
  });
  return laid.save();
}

function scan(seen: Picture, { dpi, ink, paper, grain, isBilevel }: Scanning, seed: string): Picture {
  const factor = SEEN_DPI / dpi;
  // Rows and columns are gathered one after the other: a turn of the picture between them makes the second as the first.
  const { width, height, data } = transposed(gathered(transposed(gathered(seen, factor)), factor));
  const random = seededRandom(seed);
  const noise = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const threshold = (ink + paper) / 2;
  const scanned = data.map((light) => {
    const seenGrey = ink + ((paper - ink) * light) / 255 + grain * noise();
    if (isBilevel) return seenGrey > threshold ? 255 : 0;
    return Math.max(0, Math.min(255, Math.round(seenGrey)));
  });
  return { width, height, grey: true, data: scanned };
}

/** Rows with fewer pixels, each blurred as by a lens. */
function gathered({ width, height, data }: Picture, factor: number): Picture {
  const across = Math.floor(width / factor);
  const sigma = BLUR * factor;
  const reach = Math.ceil(3 * sigma);
  const result = new Uint8Array(across * height);
  for (let column = 0; column < across; column += 1) {
    const middle = (column + 0.5) * factor - 0.5;
    const first = Math.max(0, Math.round(middle) - reach);
    const count = Math.min(width, Math.round(middle) + reach + 1) - first;
    const weights = Float64Array.from({ length: count }, (_, i) =>
      Math.exp(-((first + i - middle) ** 2) / (2 * sigma ** 2)),
    );
    const sum = weights.reduce((all, one) => all + one, 0);
    for (let row = 0; row < height; row += 1) {
      let light = 0;
      const at = row * width + first;
      for (let i = 0; i < count; i += 1) light += (weights[i] ?? 0) * (data[at + i] ?? 255);
      result[row * across + column] = Math.round(light / sum);
    }
  }
  return { width: across, height, grey: true, data: result };
}

function transposed({ width, height, data }: Picture): Picture {
  const result = new Uint8Array(data.length);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      result[column * height + row] = data[row * width + column] ?? 255;
  return { width: height, height: width, grey: true, data: result };
}

/** Turned clockwise by a quarter. */
function onItsSide(picture: Picture): Picture {
  const { width, height, data } = transposed(picture);
  for (let row = 0; row < height; row += 1) data.subarray(row * width, (row + 1) * width).reverse();
  return { width, height, grey: true, data };
}

async function asScan(picture: Picture, { dpi, isBilevel }: Scanning): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const pixels = isBilevel ? bitsOf(picture, (value) => value !== 0) : picture.data;
  addScan(pdf, picture, { bitsAPixel: isBilevel ? 1 : 8, bytes: deflateSync(pixels), dpi });
  return Buffer.from(await pdf.save());
}
