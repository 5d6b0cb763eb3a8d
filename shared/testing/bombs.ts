import { bilevel, pictureFile, tiffOf } from "./picture-files.ts";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";
import { DOCX, PDF } from "../text/file-kinds.ts";
import { type ZipEntry, zipOf } from "../text/zip.ts";

/*
 * Small files that are large, endless or quadratic inside. They are generated on demand and never stored: a
 * repository with bombs in it sets off scanners.
 */

export interface Bomb {
  name: string;
  /** Name of the file as sent; its extension gives the claimed type. */
  file: string;
  contentType: string;
  make(): Buffer;
}

const zeros = (bytes: number): Buffer => Buffer.alloc(bytes);
const repeated = (text: string, times: number): Buffer => Buffer.from(text.repeat(times), "latin1");

/* PNG */

const PNG = "image/png";
const JPEG = "image/jpeg";

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

function header(width: number, height: number, { depth = 8, interlaced = false } = {}): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, 0, 0, 0, interlaced ? 1 : 0], 8);
  return chunk("IHDR", data);
}

const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...chunks, chunk("IEND", Buffer.alloc(0))]);

const pixel = (): Buffer => chunk("IDAT", deflateSync(Buffer.alloc(2)));
/** Zeros that shrink to a thousandth. */
const packedZeros = (bytes: number): Buffer => deflateSync(zeros(bytes), { level: 9 });

const textChunk = (megabytes: number): Buffer =>
  chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), packedZeros(megabytes * 1_000_000)]));
const internationalChunk = (megabytes: number): Buffer =>
  chunk(
    "iTXt",
    Buffer.concat([Buffer.from("Comment\0\x01\0\0\0", "latin1"), packedZeros(megabytes * 1_000_000)]),
  );
const profileChunk = (megabytes: number): Buffer =>
  chunk("iCCP", Buffer.concat([Buffer.from("profile\0\0", "latin1"), packedZeros(megabytes * 1_000_000)]));

/** A gigabyte of zeros, packed piece by piece: 972 KB. */
function gigabyte(): Buffer {
  const piece = deflateRawSync(zeros(50_000_000), { level: 9, finishFlush: 2 });
  return Buffer.concat([
    Buffer.from([0x78, 0xda]),
    ...Array<Buffer>(20).fill(piece),
    Buffer.from([0x03, 0x00]),
    zeros(4),
  ]);
}

/** The head of a baseline JPEG of one component, and a scan with nothing in it. */
function jpeg(width: number, height: number, scans = 1): Buffer {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const quantization = Buffer.concat([Buffer.from([0xff, 0xdb, 0, 67, 0]), Buffer.alloc(64, 1)]);
  const huffman = Buffer.concat([
    Buffer.from([0xff, 0xc4, 0, 20, 0x00, 1]),
    Buffer.alloc(15),
    Buffer.from([0]),
  ]);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0x00, 0x00]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantization,
    huffman,
    frame,
    ...Array<Buffer>(scans).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function gif(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return Buffer.concat([
    Buffer.from("GIF89a"),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x3b]),
  ]);
}

const webp = (): Buffer =>
  Buffer.from("52494646160000005745425056503858 0a000000 10000000 ffff3f ffff3f".replaceAll(" ", ""), "hex");

/** A picture of a GIF that moves: its place, and a code for each of its two pixels. */
const gifPicture = (codes: Buffer, { width, height } = { width: 2, height: 1 }): Buffer => {
  const place = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  place.writeUInt16LE(width, 5);
  place.writeUInt16LE(height, 7);
  return Buffer.concat([place, Buffer.from([2]), codes, Buffer.alloc(1)]);
};
const gifCodes = Buffer.from([2, 0x84, 0x51]);

/** 50,000 pictures without an end. */
const endlessGif = (): Buffer =>
  Buffer.concat([gif(2, 1).subarray(0, -1), ...Array<Buffer>(50_000).fill(gifPicture(gifCodes))]);

/** One picture whose codes go on for 800 KB after its last pixel. */
const endlessCodes = (): Buffer =>
  Buffer.concat([
    gif(2_000, 2_000).subarray(0, -1),
    gifPicture(Buffer.concat(Array<Buffer>(3_000).fill(Buffer.alloc(256, 0xff))), {
      width: 2_000,
      height: 2_000,
    }),
  ]);

/** A WebP of 40,000 pictures, each of nothing. */
function endlessWebp(): Buffer {
  const frame = Buffer.from(`414e4d46 10000000 ${"00".repeat(16)}`.replaceAll(" ", ""), "hex");
  return Buffer.concat([webp(), ...Array<Buffer>(40_000).fill(frame)]);
}

/** Directories of no entries, each naming the one six bytes behind it. */
function endlessTiff(): Buffer {
  const file = Buffer.alloc(600_008);
  file.write("II*\0", "latin1");
  file.writeUInt32LE(8, 4);
  for (let at = 8; at + 6 < file.length; at += 6) file.writeUInt32LE(at + 6, at + 2);
  return file;
}

/** A picture of 40 by 20 pixels that claims 60,000 by 60,000. */
function largeHeic(): Buffer {
  const file = pictureFile("heic-turned");
  const at = file.indexOf("ispe") + 8;
  file.writeUInt32BE(60_000, at);
  file.writeUInt32BE(60_000, at + 4);
  return file;
}

function tiff(): Buffer {
  const entries: [number, number, number][] = [
    [256, 4, 1_000_000],
    [257, 4, 1_000_000],
    [258, 3, 8],
    [259, 3, 1],
    [262, 3, 1],
    [273, 4, 8],
    [279, 4, 4_000_000_000],
  ];
  const file = Buffer.alloc(10 + entries.length * 12 + 4);
  file.write("II*\0", "latin1");
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  for (const [i, [tag, type, value]] of entries.entries()) {
    file.writeUInt16LE(tag, 10 + i * 12);
    file.writeUInt16LE(type, 12 + i * 12);
    file.writeUInt32LE(1, 14 + i * 12);
    file.writeUInt32LE(value, 18 + i * 12);
  }
  return file;
}

/* PDF */

/** A PDF of these objects, by number from 1 on; the first is its catalog. */
function pdf(...objects: (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n")];
  const places: number[] = [];
  let at = 9;
  for (const [i, object] of objects.entries()) {
    places.push(at);
    const part = Buffer.concat([
      Buffer.from(`${i + 1} 0 obj\n`),
      Buffer.from(object as string, "latin1"),
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(part);
    at += part.length;
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
const deflated = (dictionary: string, data: Buffer): Buffer =>
  stream(`${dictionary}/Filter/FlateDecode`, deflateSync(data, { level: 9 }));

const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const pages = "<</Type/Pages/Kids[3 0 R]/Count 1>>";
const page = (resources: string, more = ""): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<<${resources}>>${more}>>`;
/** A page with this content, and the objects from 5 on that its resources name. */
const onePage = (content: Buffer, resources = "", ...objects: (string | Buffer)[]): Buffer =>
  pdf(catalog, pages, page(resources), content, ...objects);

const form = (resources: string): string =>
  `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<${resources}>>`;

/** A form that draws itself, as often as its page says. */
const selfDrawing = (): Buffer =>
  onePage(
    deflated("", repeated("/F Do ", 20_000)),
    "/XObject<</F 5 0 R>>",
    deflated(form("/XObject<</F 5 0 R>>"), repeated("/F Do ", 20_000)),
  );

/** The same in two hundred bytes: no cross-reference section, one form that is the page's content too. */
const tinySelfDrawing = (): Buffer =>
  Buffer.from(
    "%PDF-1\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]/Count 1>>endobj " +
      "3 0 obj<</MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</F 4 0 R>>>>>>endobj " +
      `4 0 obj<</Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 4 0 R>>>>/Length 60>>stream\n${"/F Do ".repeat(10)}\nendstream endobj trailer<</Root 1 0 R>>`,
    "latin1",
  );

/** Each form draws the next one ten times. */
function nestedForms(levels: number): Buffer {
  const forms = Array.from({ length: levels }, (_, i) =>
    stream(
      form(i + 1 < levels ? `/XObject<</F ${i + 6} 0 R>>` : ""),
      Buffer.from(i + 1 < levels ? "/F Do ".repeat(10) : "0 0 600 800 re f"),
    ),
  );
  return onePage(stream("", Buffer.from("/F Do")), "/XObject<</F 5 0 R>>", ...forms);
}

/** Forms with a transparency group each: every level holds a picture of the page. */
function nestedGroups(levels: number): Buffer {
  const group = "/Group<</S/Transparency/I true/K true>>";
  const forms = Array.from({ length: levels }, (_, i) =>
    stream(
      `${form(`/ExtGState<</G<</ca 0.5>>>>${i + 1 < levels ? `/XObject<</F ${i + 6} 0 R>>` : ""}`)}${group}`,
      Buffer.from(i + 1 < levels ? "/G gs /F Do 0 0 600 800 re f" : "0 0 600 800 re f"),
    ),
  );
  return onePage(
    stream("", Buffer.from("/G gs /F Do")),
    "/XObject<</F 5 0 R>>/ExtGState<</G<</ca 0.5>>>>",
    ...forms,
  );
}

function longPath(): Buffer {
  let path = "0 0 m\n";
  for (let i = 0; i < 1000; i += 1) path += `${(i * 7919) % 600} ${(i * 104_729) % 800} l\n`;
  return onePage(deflated("", Buffer.from(path.repeat(2000) + "B*\n")));
}

const packedTwice = (bytes: number): Buffer => deflateSync(packedZeros(bytes), { level: 9 });
const TWICE = "/Filter[/FlateDecode/FlateDecode]";

/** An object stream that is packed twice; the section that names it is a stream too. */
function packedObjects(): Buffer {
  const inner = deflateSync(deflateSync(gigabyte(), { level: 9 }), { level: 9 });
  const head = Buffer.from("%PDF-1.7\n");
  const objects = Buffer.concat([
    Buffer.from("5 0 obj\n"),
    stream("/Type/ObjStm/N 3/First 30/Filter[/FlateDecode/FlateDecode/FlateDecode]", inner),
    Buffer.from("\nendobj\n"),
  ]);
  const at = head.length + objects.length;
  const row = (kind: number, place: number, index: number) => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(place, 1);
    bytes.writeUInt16BE(index, 5);
    return bytes;
  };
  const rows = Buffer.concat([
    row(0, 0, 0),
    row(2, 5, 0),
    row(2, 5, 1),
    row(2, 5, 2),
    row(0, 0, 0),
    row(1, head.length, 0),
    row(1, at, 0),
  ]);
  return Buffer.concat([
    head,
    objects,
    Buffer.from("6 0 obj\n"),
    stream("/Type/XRef/Size 7/W[1 4 2]/Root 1 0 R", rows),
    Buffer.from(`\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ]);
}

/** A section of many runs, and a chain of sections that each name the one before. */
function sections(): Buffer {
  const runs = Array.from({ length: 8000 }, (_, i) => `${i + 10} 1\n0000000009 00000 n \n`).join("");
  const base = onePage(stream("", Buffer.from("0 g")));
  const before = /startxref\n(\d+)/.exec(base.toString("latin1"))?.[1] ?? "0";
  const at = base.length;
  return Buffer.concat([
    base,
    Buffer.from(
      `xref\n${runs}trailer\n<</Size 9000/Root 1 0 R/Prev ${before}>>\nstartxref\n${at}\n%%EOF\n`,
      "latin1",
    ),
  ]);
}

/** `obj` and `xref` again and again, without what belongs to them. */
const wordsWithoutEnd = (): Buffer =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    repeated("xref\n0 1 ", 15_000),
    repeated("\n1 0 obj<<", 10_000),
    Buffer.from("\nstartxref\n9\n%%EOF\n"),
  ]);

const deepArrays = (): Buffer =>
  pdf(
    catalog,
    pages,
    page("", `/Deep ${"[".repeat(200_000)}${"]".repeat(200_000)}`),
    stream("", Buffer.from("0 g")),
  );
const deepDictionaries = (): Buffer => onePage(deflated("", repeated("/A <</B ", 500_000)));

const endlessPages = (): Buffer =>
  pdf(
    catalog,
    "<</Type/Pages/Kids[2 0 R 2 0 R 2 0 R]/Count 2000000000>>",
    page(""),
    stream("", Buffer.from("0 g")),
  );
const manyPages = (): Buffer =>
  pdf(
    catalog,
    `<</Type/Pages/Kids[${"3 0 R ".repeat(90_000)}]/Count 90000>>`,
    page(""),
    deflated("", repeated("BT /F 9 Tf (words) Tj ET ", 20_000)),
  );

const picture = (dictionary: string, data: Buffer): Buffer =>
  onePage(
    stream("", Buffer.from("600 0 0 800 0 0 cm /P Do")),
    "/XObject<</P 5 0 R>>",
    stream(`/Type/XObject/Subtype/Image${dictionary}`, data),
  );
const GREY = "/ColorSpace/DeviceGray/BitsPerComponent 8";

const largePicture = (): Buffer =>
  picture(`/Width 60000/Height 60000${GREY}${TWICE}`, packedTwice(200_000_000));
const manyFilters = (): Buffer =>
  picture(
    `/Width 20000/Height 20000${GREY}/Filter[/FlateDecode/FlateDecode/FlateDecode]`,
    deflateSync(deflateSync(gigabyte(), { level: 9 }), { level: 9 }),
  );
const jbig2 = (): Buffer => {
  const segment = Buffer.alloc(11 + 19);
  segment.set([0, 0, 0, 0, 48, 0, 1, 0, 0, 0, 19]);
  segment.writeUInt32BE(60_000, 11);
  segment.writeUInt32BE(60_000, 15);
  return picture(
    "/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode",
    segment,
  );
};
const jpx = (): Buffer => {
  const size = Buffer.alloc(2 + 2 + 36 + 3);
  size.writeUInt16BE(0xff51, 0);
  size.writeUInt16BE(41, 2);
  for (const [i, value] of [100_000, 100_000, 0, 0, 1, 1, 0, 0].entries())
    size.writeUInt32BE(value, 6 + i * 4);
  size.writeUInt16BE(1, 38);
  size.set([7, 1, 1], 40);
  const rest = Buffer.from(
    "ff52000c000000010003040400 01 ff5c0004 4040 ff90000a0000000000000001 ff93 ffd9".replaceAll(" ", ""),
    "hex",
  );
  return picture(
    "/Width 100000/Height 100000/ColorSpace/DeviceGray/Filter/JPXDecode",
    Buffer.concat([Buffer.from([0xff, 0x4f]), size, rest]),
  );
};

const tiling = (): Buffer =>
  onePage(
    stream("", Buffer.from("/Pattern cs /T scn 0 0 600 800 re f")),
    "/Pattern<</T 5 0 R>>",
    deflated(
      "/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 300 300]/XStep 0.01/YStep 0.01/Resources<<>>",
      repeated("0 0 m 9 9 l S ", 10_000),
    ),
  );
const shading = (): Buffer =>
  onePage(
    stream("", Buffer.from("/S sh ".repeat(50_000))),
    "/Shading<</S<</ShadingType 1/ColorSpace/DeviceGray/Domain[0 1 0 1]/Matrix[600 0 0 800 0 0]/Function 5 0 R>>>>",
    deflated(
      "/FunctionType 4/Domain[0 1 0 1]/Range[0 1]",
      Buffer.from(`{ ${"dup mul sqrt ".repeat(20_000)} pop }`),
    ),
  );

const font = (more: string): string =>
  `<</Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/X/CIDSystemInfo<</Registry(A)/Ordering(I)/Supplement 0>>>>]${more}>>`;
const largeMap = (): Buffer =>
  onePage(
    deflated("", repeated("BT /F 9 Tf <0041> Tj ET ", 10_000)),
    "/Font<</F 5 0 R>>",
    font("/ToUnicode 6 0 R"),
    deflated(
      "",
      Buffer.concat([
        Buffer.from("begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange\n"),
        repeated("100 beginbfrange <00000000> <ffffffff> <0000> endbfrange\n", 50_000),
        Buffer.from("endcmap"),
      ]),
    ),
  );
/** A font whose glyphs draw one another. */
const drawnFont = (): Buffer =>
  onePage(
    deflated("", repeated("BT /F 9 Tf (aaaaaaaaaa) Tj ET ", 2000)),
    "/Font<</F 5 0 R>>",
    "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</F 5 0 R>>>>>>",
    deflated("", Buffer.concat([Buffer.from("9 0 d0 "), repeated("BT /F 9 Tf (aaaaaaaaaa) Tj ET ", 500)])),
  );
/** Encrypted so that deriving the key from the password is as slow as the format lets it be (revision 6). */
const slowPassword = (): Buffer => {
  const hex = (bytes: number) => "5a".repeat(bytes);
  const base = pdf(
    catalog,
    pages,
    page(""),
    stream("", Buffer.from("0 g")),
    `<</Filter/Standard/V 5/R 6/Length 256/P -4/O<${hex(48)}>/U<${hex(48)}>/OE<${hex(32)}>/UE<${hex(32)}>/Perms<${hex(16)}>/CF<</StdCF<</CFM/AESV3/Length 32>>>>/StmF/StdCF/StrF/StdCF>>`,
  ).toString("latin1");
  return Buffer.from(
    base.replace("/Root 1 0 R>>", `/Root 1 0 R/Encrypt 5 0 R/ID[<${hex(16)}><${hex(16)}>]>>`),
    "latin1",
  );
};

/* ZIP and DOCX */

const part = (name: string, plain: Buffer | string): ZipEntry => {
  const bytes = Buffer.from(plain as string);
  const data = deflateRawSync(bytes, { level: 9 });
  return { name, method: "deflated", data, size: bytes.length, crc: crc32(bytes) };
};

/** The directory names the data of the first part again and again. */
function overlappingArchive(parts: [ZipEntry, ...ZipEntry[]], times: number): Buffer {
  const [first] = parts;
  const aliases = Array.from({ length: times }, (_, i) => ({
    ...first,
    name: String(i).padStart(first.name.length, "0"),
  }));
  return zipOf(parts, aliases);
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="png" ContentType="image/png"/>' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations = (...rows: string[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join("")}</Relationships>`;
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const frame = (): ZipEntry[] => [
  part("[Content_Types].xml", TYPES),
  part(
    "_rels/.rels",
    relations(`<Relationship Id="r1" Type="${RELATION}/officeDocument" Target="word/document.xml"/>`),
  ),
];

const DRAWING =
  '<w:drawing><wp:inline><wp:extent cx="9" cy="9"/><wp:docPr id="1" name="x"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r9"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>';
const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" ' +
  `xmlns:r="${RELATION}"`;
const documentOf = (body: string, before = ""): string =>
  `<?xml version="1.0"?>${before}<w:document ${SPACES}><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

/** A DOCX with this body; the parts of `frame` come last, so that the first part is the document. */
const docx = (document: string, ...parts: ZipEntry[]): Buffer =>
  zipOf([part("word/document.xml", document), ...frame(), ...parts]);

const lying = (): Buffer => {
  const truth = part("word/document.xml", documentOf(paragraph(" ".repeat(300_000_000))));
  return zipOf([{ ...truth, size: 1000 }, ...frame()]);
};
const overlapping = (): Buffer =>
  overlappingArchive(
    [part("word/document.xml", documentOf(paragraph(" ".repeat(20_000_000)))), ...frame()],
    1500,
  );

const entities = (): Buffer => {
  const rows = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join("");
  return docx(documentOf(paragraph("&e12;"), `<!DOCTYPE x [<!ENTITY e0 "words">${rows}]>`));
};
const deepXml = (): Buffer => docx(documentOf("<w:p>".repeat(300_000) + "</w:p>".repeat(300_000)));
const manyParagraphs = (): Buffer => docx(documentOf(paragraph("a").repeat(600_000)));

/** Relations that never end: a search for each one's end is quadratic. */
const openRelations = (): Buffer =>
  zipOf([
    part("word/document.xml", documentOf(paragraph("x"))),
    ...frame(),
    part("word/_rels/document.xml.rels", relations("<Relationship ".repeat(200_000)).replaceAll(">", "")),
  ]);

const withPicture = (bytes: Buffer): Buffer =>
  docx(
    documentOf(`<w:p><w:r>${DRAWING}</w:r></w:p>`),
    part(
      "word/_rels/document.xml.rels",
      relations(`<Relationship Id="r9" Type="${RELATION}/image" Target="media/a.png"/>`),
    ),
    part("word/media/a.png", bytes),
  );

/** Sections in sections over one list: a hundred to the power of six. */
const LEVELS = 6;
const loops = (): string => "{{#a}}".repeat(LEVELS) + "x" + "{{/a}}".repeat(LEVELS);
/** The values for the loops. */
export const loopValues = { a: Array.from({ length: 100 }, () => ({})) };

const spaced = (): string => `{{${" ".repeat(240_000)}x${" ".repeat(240_000)}}}`;
const sameLine = (): string => "{{#a}}{{/a}}".repeat(40_000);
const unclosed = (): string => `${"{{a}} ".repeat(80_000)}{{`;

const TEXT = "text/plain";
const HTML = "text/html";

/** `<b>` that each paragraph opens again, and tables whose content is moved out of them. */
const formatting = (): string => `${"<b><i><u>".repeat(3000)}${"<p>".repeat(3000)}`;
const movedOut = (): string => `${"<table><a>".repeat(5000)}${"x<td>".repeat(5000)}`;
const dataPicture = (bytes: Buffer): string =>
  `<p>a</p><img src="data:image/png;base64,${bytes.toString("base64")}">`;

const bomb = (name: string, contentType: string, make: () => Buffer): Bomb => ({
  name,
  file: `${name}.${extensions[contentType] ?? "bin"}`,
  contentType,
  make,
});
const extensions: Record<string, string> = {
  [PNG]: "png",
  [JPEG]: "jpg",
  [PDF]: "pdf",
  [DOCX]: "docx",
  [TEXT]: "txt",
  [HTML]: "html",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/tiff": "tif",
  "image/heic": "heic",
};

const text = (make: () => string) => () => Buffer.from(make());

const pictureBombs: Bomb[] = [
  bomb("png-text-100-mb", PNG, () => png(header(1, 1), textChunk(100), pixel())),
  bomb("png-texts-20-times-100-mb", PNG, () =>
    png(header(1, 1), ...Array<Buffer>(20).fill(textChunk(100)), pixel()),
  ),
  bomb("png-international-text", PNG, () => png(header(1, 1), internationalChunk(100), pixel())),
  bomb("png-profile", PNG, () => png(header(1, 1), profileChunk(100), pixel())),
  bomb("png-data-1-gb", PNG, () => png(header(100, 100), chunk("IDAT", gigabyte()))),
  bomb("png-interlaced-1-gb", PNG, () =>
    png(header(100, 100, { interlaced: true }), chunk("IDAT", gigabyte())),
  ),
  bomb("png-claims-20000", PNG, () => png(header(20_000, 20_000), pixel())),
  bomb("png-claims-4000-deep", PNG, () => png(header(4000, 4000, { depth: 16 }), chunk("IDAT", gigabyte()))),
  bomb("jpeg-claims-65000", JPEG, () => jpeg(65_000, 65_000)),
  bomb("jpeg-scans", JPEG, () => jpeg(7000, 7000, 20_000)),
  bomb("gif-claims-65000", "image/gif", () => gif(65_000, 65_000)),
  bomb("webp-claims", "image/webp", webp),
  bomb("gif-endless", "image/gif", endlessGif),
  bomb("gif-endless-codes", "image/gif", endlessCodes),
  bomb("webp-frames", "image/webp", endlessWebp),
  bomb("tiff-claims", "image/tiff", tiff),
  bomb("tiff-names-itself", "image/tiff", () => tiffOf(bilevel(), Buffer.alloc(100), 8)),
  bomb("tiff-endless-pages", "image/tiff", endlessTiff),
  bomb("tiff-lzw-large", "image/tiff", () =>
    tiffOf(bilevel({ 258: 8, 259: 5, 277: 3 }, { width: 5_000, height: 5_000 }), Buffer.alloc(900_000, 0x80)),
  ),
  bomb("tiff-endless-values", "image/tiff", () =>
    tiffOf({ ...bilevel(), 273: Array<number>(100_000).fill(0), 279: Array<number>(100_000).fill(100) }),
  ),
  bomb("heic-claims", "image/heic", largeHeic),
];

const pdfBombs: Bomb[] = [
  bomb("pdf-draws-itself", PDF, selfDrawing),
  bomb("pdf-draws-itself-tiny", PDF, tinySelfDrawing),
  bomb("pdf-nested-forms", PDF, () => nestedForms(14)),
  bomb("pdf-nested-groups", PDF, () => nestedGroups(20)),
  bomb("pdf-long-path", PDF, longPath),
  bomb("pdf-packed-objects", PDF, packedObjects),
  bomb("pdf-sections", PDF, sections),
  bomb("pdf-words-without-end", PDF, wordsWithoutEnd),
  bomb("pdf-deep-arrays", PDF, deepArrays),
  bomb("pdf-deep-dictionaries", PDF, deepDictionaries),
  bomb("pdf-endless-pages", PDF, endlessPages),
  bomb("pdf-many-pages", PDF, manyPages),
  bomb("pdf-large-picture", PDF, largePicture),
  bomb("pdf-many-filters", PDF, manyFilters),
  bomb("pdf-jbig2", PDF, jbig2),
  bomb("pdf-jpx", PDF, jpx),
  bomb("pdf-tiling", PDF, tiling),
  bomb("pdf-shading", PDF, shading),
  bomb("pdf-large-map", PDF, largeMap),
  bomb("pdf-drawn-font", PDF, drawnFont),
  bomb("pdf-slow-password", PDF, slowPassword),
];

const docxBombs: Bomb[] = [
  bomb("docx-lies", DOCX, lying),
  bomb("docx-overlapping", DOCX, overlapping),
  bomb("docx-entities", DOCX, entities),
  bomb("docx-deep", DOCX, deepXml),
  bomb("docx-many-paragraphs", DOCX, manyParagraphs),
  bomb("docx-loops", DOCX, () => docx(documentOf(paragraph(loops())))),
  bomb("docx-tags", DOCX, () => docx(documentOf(paragraph("{{a}}".repeat(96_000))))),
  bomb("docx-open-tags", DOCX, () => docx(documentOf(paragraph("{{".repeat(240_000))))),
  bomb("docx-open-relations", DOCX, openRelations),
  bomb("docx-picture-claims", DOCX, () => withPicture(png(header(20_000, 20_000), pixel()))),
  bomb("docx-picture-data", DOCX, () => withPicture(png(header(100, 100), chunk("IDAT", gigabyte())))),
];

/** Templates of text and HTML: the template text itself is the bomb. */
const templateBombs: Bomb[] = [
  bomb("template-spaces", TEXT, text(spaced)),
  bomb("template-one-line", TEXT, text(sameLine)),
  bomb("template-unclosed", TEXT, text(unclosed)),
  bomb("template-loops", TEXT, text(loops)),
  bomb(
    "template-blanks",
    TEXT,
    text(() => `a${" ".repeat(480_000)}b`),
  ),
  bomb("html-formatting", HTML, text(formatting)),
  bomb("html-moved-out", HTML, text(movedOut)),
  bomb(
    "html-picture-claims",
    HTML,
    text(() => dataPicture(png(header(20_000, 20_000), pixel()))),
  ),
  bomb(
    "html-picture-data",
    HTML,
    text(() => dataPicture(png(header(100, 100), chunk("IDAT", gigabyte())))),
  ),
];

export const bombs: Bomb[] = [...pictureBombs, ...pdfBombs, ...docxBombs, ...templateBombs];

export const bombNamed = (name: string): Bomb => {
  const found = bombs.find((one) => one.name === name);
  if (!found) throw new Error(`no bomb is named ${name}`);
  return found;
};
