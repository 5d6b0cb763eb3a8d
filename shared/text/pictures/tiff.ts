import { type PDFDocument, PDFHexString } from "@cantoo/pdf-lib";
import type { IFD } from "utif2";
import { UnreadableFile } from "../unreadable.ts";
import {
  embedJpeg,
  embedSamples,
  onePiece,
  refuseLarger,
  type Piece,
  type Samples,
  type Sheet,
} from "./sheet.ts";
import { ORIENTATION, Tiff } from "./tiff-tags.ts";

/** Numbers of tags (TIFF 6.0). */
const WIDTH = 256;
const HEIGHT = 257;
const BITS = 258;
const COMPRESSION = 259;
const COLOURS = 262;
const STRIPS = 273;
const SAMPLES = 277;
const STRIP_ROWS = 278;
const STRIP_BYTES = 279;
const [ACROSS, DOWN] = [282, 283];
const PLANES = 284;
const COLOUR_MAP = 320;
const [TILE_WIDTH, TILE_HEIGHT, TILES, TILE_BYTES] = [322, 323, 324, 325];
const EXTRA = 338;
const JPEG_TABLES = 347;

/** What the library reads of a directory besides its data: compression, and the parts of JPEG as of before 1995. */
const decoded = [
  ...[WIDTH, HEIGHT, BITS, COMPRESSION, COLOURS, 266, STRIPS, SAMPLES, STRIP_ROWS, STRIP_BYTES, PLANES],
  ...[292, 293, 317, TILE_WIDTH, TILE_HEIGHT, TILES, TILE_BYTES, EXTRA, 512, 513, 514, 515, 519, 520, 521],
  530,
];

const [OLD_JPEG, JPEG] = [6, 7];
/** Photometric interpretations. */
const [WHITE_IS_ZERO, BLACK_IS_ZERO, RGB, PALETTE, CMYK, TELEVISION] = [0, 1, 2, 3, 5, 6];

/** An A4 page in colour at 500 dpi has 72 MB. */
const MOST_BYTES = 80_000_000;
const MOST_JPEG_PIXELS = 50_000_000;
const MOST_PIECES = 10_000;
/** A picture in two resolutions is a fax; more is a mistake. */
const MOST_PIXEL_HEIGHT = 4;

/** Reads the tags of one page. */
type Read = (tag: number) => number[];

/** The pages of a TIFF, without the small pictures of them that some programs add. @throws UnreadableFile */
export function sheetsInTiff(bytes: Buffer): Sheet[] {
  const tiff = new Tiff(bytes);
  const pages = tiff.directories
    .map((at) => (tag: number) => tiff.numbers(at, tag))
    .filter((read) => ((read(254)[0] ?? 0) & 1) === 0 && read(WIDTH).length > 0);
  if (pages.length === 0) throw new UnreadableFile("stricat");
  return pages.map((read) => sheetOf(bytes, read));
}

function sheetOf(bytes: Buffer, read: Read): Sheet {
  const size = { width: read(WIDTH)[0] ?? 0, height: read(HEIGHT)[0] ?? 0 };
  const [across = 1, down = 1] = [read(ACROSS)[0], read(DOWN)[0]];
  const pixelHeight = across / down;
  const isFax = pixelHeight > 1 / MOST_PIXEL_HEIGHT && pixelHeight < MOST_PIXEL_HEIGHT;
  return {
    ...size,
    orientation: read(ORIENTATION)[0],
    pixelHeight: isFax ? pixelHeight : undefined,
    embed: async (pdf) =>
      read(COMPRESSION)[0] === JPEG
        ? jpegPieces(pdf, { bytes, read, size })
        : onePiece(size, embedSamples(pdf, await samplesOf({ bytes, read, size }))),
  };
}

interface Page {
  bytes: Buffer;
  read: Read;
  size: { width: number; height: number };
}

const coloursOfJpeg = new Map([
  [WHITE_IS_ZERO, "DeviceGray"],
  [BLACK_IS_ZERO, "DeviceGray"],
  [RGB, "DeviceRGB"],
  [TELEVISION, "DeviceRGB"],
  [CMYK, "DeviceCMYK"],
]);

/** Each strip or tile of a page in JPEG is a file of its own, whose tables may be common to all: they are taken as they are. */
function jpegPieces(pdf: PDFDocument, { bytes, read, size }: Page): Piece[] {
  refuseLarger(size, MOST_JPEG_PIXELS);
  const [photometric = TELEVISION] = read(COLOURS);
  const known = coloursOfJpeg.get(photometric);
  if (known === undefined || isPlanar(read)) throw new UnreadableFile("nesuportat");
  const isTransparent = photometric === RGB && read(SAMPLES)[0] === 4;
  const colours = isTransparent ? onPaper(pdf) : known;
  const tables = Buffer.from(read(JPEG_TABLES));
  const isTiled = read(TILES).length > 0;
  const [offsets, lengths] = isTiled ? [read(TILES), read(TILE_BYTES)] : [read(STRIPS), read(STRIP_BYTES)];
  const width = isTiled ? (read(TILE_WIDTH)[0] ?? 0) : size.width;
  const rows = (isTiled ? read(TILE_HEIGHT) : read(STRIP_ROWS))[0] ?? size.height;
  if (offsets.length > MOST_PIECES || !(width > 0 && rows > 0)) throw new UnreadableFile("stricat");
  const inRow = Math.ceil(size.width / width);
  return offsets.map((offset, index) => {
    const top = Math.floor(index / inRow) * rows;
    const height = isTiled ? rows : Math.min(rows, size.height - top);
    const data = withTables(bytes.subarray(offset, offset + (lengths[index] ?? 0)), tables);
    const isInverted = photometric === WHITE_IS_ZERO;
    const image = embedJpeg(pdf, { width, height, data, colours, isInverted, isRgb: photometric === RGB });
    return { image, left: (index % inRow) * width, top, width, height };
  });
}

/** Red, green and blue with how much of the paper is hidden, as colours: each gets what is not hidden. */
function onPaper({ context }: PDFDocument): unknown[] {
  const mixed =
    "{1 exch sub 3 index 1 index add 3 index 2 index add 3 index 3 index add 7 3 roll pop pop pop pop}";
  const unit = (count: number) => Array.from({ length: count }, () => [0, 1]).flat();
  const ranges = { FunctionType: 4, Domain: unit(4), Range: unit(3) };
  return [
    "DeviceN",
    ["Red", "Green", "Blue", "Hidden"],
    "DeviceRGB",
    context.register(context.stream(mixed, ranges)),
  ];
}

/** The marks of the beginning and of the end of a JPEG. */
const MARK_BYTES = 2;
const END = Buffer.from("ffd9", "hex");

function withTables(part: Buffer, tables: Buffer): Buffer {
  if (tables.length === 0) return part;
  const isEnded = tables.subarray(-MARK_BYTES).equals(END);
  return Buffer.concat([isEnded ? tables.subarray(0, -MARK_BYTES) : tables, part.subarray(MARK_BYTES)]);
}

const isPlanar = (read: Read): boolean => read(PLANES)[0] === 2 && (read(SAMPLES)[0] ?? 1) > 1;

/** How many samples of a pixel have a colour, and what PDF calls these colours. */
const colourSpaces = new Map<number, { samples: number; name: string }>([
  [WHITE_IS_ZERO, { samples: 1, name: "DeviceGray" }],
  [BLACK_IS_ZERO, { samples: 1, name: "DeviceGray" }],
  [RGB, { samples: 3, name: "DeviceRGB" }],
  [PALETTE, { samples: 1, name: "Indexed" }],
  [CMYK, { samples: 4, name: "DeviceCMYK" }],
]);

/** The rows of a page of any other compression. @throws UnreadableFile */
async function samplesOf({ bytes, read, size }: Page): Promise<Samples> {
  const isOldJpeg = read(COMPRESSION)[0] === OLD_JPEG;
  const photometric = isOldJpeg ? RGB : (read(COLOURS)[0] ?? WHITE_IS_ZERO);
  const space = colourSpaces.get(photometric);
  const bits = isOldJpeg ? 8 : (read(BITS)[0] ?? 1);
  const all = isOldJpeg ? 3 : (read(SAMPLES)[0] ?? 1);
  if (!space || all < space.samples || ![1, 2, 4, 8, 16].includes(bits))
    throw new UnreadableFile("nesuportat");
  const isWhole = all === space.samples && bits !== 16;
  if (!isWhole && bits < 8) throw new UnreadableFile("nesuportat");
  refuseLarger(size, (MOST_BYTES * 8) / (bits * all));
  const data = await unpacked({ bytes, read, size });
  const pixels = size.width * size.height;
  return {
    ...size,
    bits: Math.min(bits, 8),
    data: isWhole
      ? data
      : withoutExtra(data, { pixels, all, samples: space.samples, bits, alpha: alphaOf(read) }),
    colours: photometric === PALETTE ? paletteOf(read(COLOUR_MAP), bits) : space.name,
    isInverted: photometric === WHITE_IS_ZERO,
  };
}

/** Rows without spaces between them; colours in planes are brought together. */
async function unpacked({ bytes, read, size }: Page): Promise<Uint8Array> {
  const { default: library } = await import("utif2");
  const { buffer } = Uint8Array.from(bytes);
  const tags = Object.fromEntries(
    decoded.map((tag) => [`t${tag}`, read(tag)]).filter(([, values]) => (values as number[]).length > 0),
  );
  const decode = (changed: object): Uint8Array => {
    const directory = { ...tags, ...changed } as unknown as IFD;
    library.decodeImage(buffer, directory);
    return directory.data;
  };
  if (!isPlanar(read)) return decode({});
  const planes = read(SAMPLES)[0] ?? 1;
  const [bits] = read(BITS);
  if (bits !== 8) throw new UnreadableFile("nesuportat");
  const together = Buffer.alloc(size.width * size.height * planes);
  for (let plane = 0; plane < planes; plane += 1) {
    const part = (values: number[]) => {
      const each = values.length / planes;
      return values.slice(plane * each, (plane + 1) * each);
    };
    const ofPlane = { [`t${BITS}`]: [8], [`t${SAMPLES}`]: [1], [`t${COLOURS}`]: [BLACK_IS_ZERO] };
    const where = [STRIPS, STRIP_BYTES, TILES, TILE_BYTES].filter((tag) => read(tag).length > 0);
    const data = decode({
      ...ofPlane,
      ...Object.fromEntries(where.map((tag) => [`t${tag}`, part(read(tag))])),
    });
    for (let pixel = 0; pixel < data.length; pixel += 1) together[pixel * planes + plane] = data[pixel] ?? 0;
  }
  return together;
}

/** Extra samples that say how much of the paper is seen: of colours that are mixed with it already, or not yet. */
const [MIXED, UNMIXED] = [1, 2];

function alphaOf(read: Read): number | undefined {
  const [photometric, extra] = [read(COLOURS)[0], read(EXTRA)[0]];
  return (photometric === RGB || photometric === BLACK_IS_ZERO) && (extra === MIXED || extra === UNMIXED)
    ? extra
    : undefined;
}

interface Extra {
  pixels: number;
  all: number;
  samples: number;
  bits: number;
  alpha: number | undefined;
}

const WHITE = 255;

/** Samples of colours alone, of 8 bits: the library gives those of 16 with the low byte first. */
function withoutExtra(data: Uint8Array, { pixels, all, samples, bits, alpha }: Extra): Buffer {
  const [step, high] = bits === 16 ? [2, 1] : [1, 0];
  const rows = Buffer.allocUnsafe(pixels * samples);
  for (let pixel = 0, to = 0; pixel < pixels; pixel += 1) {
    const from = pixel * all * step + high;
    const opaque = alpha === undefined ? WHITE : (data[from + samples * step] ?? WHITE);
    for (let sample = 0; sample < samples; sample += 1, to += 1) {
      const value = data[from + sample * step] ?? 0;
      rows[to] = WHITE - opaque + (alpha === UNMIXED ? (value * opaque) / WHITE : Math.min(value, opaque));
    }
  }
  return rows;
}

/** The colours of a palette: first all red values, of 16 bits each. Some programs write 8. */
function paletteOf(map: number[], bits: number): unknown[] {
  const count = 2 ** bits;
  const shift = map.some((value) => value > WHITE) ? 8 : 0;
  const colours = Array.from({ length: count }, (_, index) =>
    [index, count + index, 2 * count + index].map((at) => (map[at] ?? 0) >> shift),
  );
  return ["Indexed", "DeviceRGB", count - 1, PDFHexString.of(Buffer.from(colours.flat()).toString("hex"))];
}
