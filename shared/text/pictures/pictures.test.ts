import { expect, it } from "vitest";
import {
  heicHeldAs,
  heldAs,
  bilevel,
  pictureFile,
  type PictureFile,
  tiffOf,
} from "../../testing/picture-files.ts";
import { asPdf } from "../pages.ts";
import { withPdf, type Picture } from "../pdf.ts";

const HALF = 128;

/** Which quarter of a picture is dark, and whether the picture is wider than high. */
function layoutOf({ width, height, data }: Picture): [quarter: string, shape: "wide" | "high"] {
  const isDark = (x: number, y: number): boolean =>
    (data[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0) < HALF;
  const quarters = [
    { name: "top left", x: 0.25, y: 0.25 },
    { name: "top right", x: 0.75, y: 0.25 },
    { name: "bottom left", x: 0.25, y: 0.75 },
    { name: "bottom right", x: 0.75, y: 0.75 },
  ];
  const dark = quarters.filter(({ x, y }) => isDark(x, y)).map(({ name }) => name);
  return [dark.join(", "), width > height ? "wide" : "high"];
}

const drawn = async (bytes: Buffer, type: string): Promise<Picture[]> =>
  withPdf(await asPdf({ bytes, contentType: `image/${type}` }), ({ pageCount, draw }) =>
    Array.from({ length: pageCount }, (_, index) => draw(index + 1, { dpi: 200, grey: true })),
  );
const layout = async (bytes: Buffer, type: string) => (await drawn(bytes, type)).map(layoutOf)[0];

const upright = ["top left", "wide"];
/** Where the first row and the first column of a picture are to be seen (EXIF 2.32, 4.6.4), from orientation 1 on. */
const held = [
  upright,
  ["top right", "wide"],
  ["bottom right", "wide"],
  ["bottom left", "wide"],
  ["top left", "high"],
  ["top right", "high"],
  ["bottom right", "high"],
  ["bottom left", "high"],
];

it.each(["jpeg", "png", "webp"] as const)(
  "a picture in %s is shown upright in whichever of eight ways the camera was held",
  async (name) => {
    for (const [index, expected] of held.entries())
      expect([index + 1, await layout(heldAs(name, index + 1), name)]).toEqual([index + 1, expected]);
  },
);

it("a picture in HEIC is shown as its own properties turn and mirror it", async () => {
  for (const [index, expected] of held.entries())
    expect([index + 1, await layout(heicHeldAs(index + 1), "heic")]).toEqual([index + 1, expected]);
});

const [BITS, COMPRESSION, COLOURS, STRIPS, SAMPLES, STRIP_BYTES, PLANES] = [
  258, 259, 262, 273, 277, 279, 284,
];
/** Rows of five bytes, of which the first half is black. */
const rows = (black: number, white: number): Buffer =>
  Buffer.concat([
    ...Array<Buffer>(10).fill(Buffer.from([black, black, (black & 0xf0) | (white & 0x0f), white, white])),
    ...Array<Buffer>(10).fill(Buffer.alloc(5, white)),
  ]);

it("a page of a TIFF is shown upright in whichever of eight ways it was laid", async () => {
  for (const [index, expected] of held.entries()) {
    const tiff = tiffOf(bilevel({ 274: index + 1 }), rows(0, 255));
    expect([index + 1, await layout(tiff, "tiff")]).toEqual([index + 1, expected]);
  }
});

it.each([
  "tiff-group3",
  "tiff-group4",
  "tiff-lzw",
  "tiff-packbits",
  "tiff-deflate",
  "tiff-raw",
  "tiff-jpeg",
  "tiff-jpeg-grey",
  "tiff-cmyk",
  "tiff-rgba",
] as const)("%s is shown", async (name) => {
  expect(await layout(pictureFile(name), "tiff")).toEqual(upright);
});

/** The picture in samples of eight bits, each sample as often as a pixel has them. */
const samples = (count: number): Buffer =>
  Buffer.from(
    Array.from({ length: 800 }, (_, at) =>
      Array<number>(count).fill(at % 40 < 20 && at < 400 ? 0 : 255),
    ).flat(),
  );

it("a TIFF in which zero is white, or that has more samples than colours, or colours in planes, is shown in its colours", async () => {
  expect(await layout(tiffOf(bilevel({ [COLOURS]: 0 }), rows(255, 0)), "tiff")).toEqual(upright);
  const more = { [BITS]: 8, [SAMPLES]: 2, [STRIP_BYTES]: 1600 };
  expect(await layout(tiffOf(bilevel(more), samples(2)), "tiff")).toEqual(upright);
  const inPlanes = {
    [BITS]: [8, 8, 8],
    [COLOURS]: 2,
    [STRIPS]: [0, 800, 1600],
    [SAMPLES]: 3,
    [STRIP_BYTES]: [800, 800, 800],
    [PLANES]: 2,
  };
  const planes = Buffer.concat([samples(1), samples(1), samples(1)]);
  expect(await layout(tiffOf(bilevel(inPlanes), planes), "tiff")).toEqual(upright);
});

it("a TIFF of JPEG in which zero is white is shown in its colours", async () => {
  const tiff = pictureFile("tiff-jpeg-grey");
  const colours = tiff.indexOf(Buffer.from([6, 1, 3, 0]));
  tiff[colours + 8] = 0;
  expect(await layout(tiff, "tiff")).toEqual(["top right, bottom left, bottom right", "wide"]);
});

it("each picture of a TIFF is a page, of its own size", async () => {
  const pages = await drawn(pictureFile("tiff-pages"), "tiff");
  expect(pages.map(layoutOf)).toEqual([upright, ["", "high"]]);
});

it("a page of a picture that is not wanted is there, and empty", async () => {
  const bytes = await asPdf({ bytes: pictureFile("tiff-pages"), contentType: "image/tiff" }, () => false);
  const first = await withPdf(bytes, ({ draw }) => draw(1, { dpi: 200, grey: true }));
  expect(layoutOf(first)).toEqual(["", "wide"]);
});

it("a fax of the lower resolution is as high as its paper", async () => {
  const [page] = await drawn(tiffOf(bilevel({ 282: 204, 283: 98 }), rows(0, 255)), "tiff");
  expect((page?.height ?? 0) / (page?.width ?? 1)).toBeCloseTo((20 * 204) / 98 / 40, 1);
});

it.each(["gif-moving", "webp-moving", "webp-lossless"] as const)(
  "%s is shown as its first picture, on white paper",
  async (name) => {
    const type = name.split("-")[0] ?? "";
    const pages = await drawn(pictureFile(name), type);
    expect(pages.map(layoutOf)).toEqual([upright]);
  },
);

const reasonOf = async (bytes: Buffer, type: string) =>
  asPdf({ bytes, contentType: `image/${type}` }).then(
    () => "shown",
    ({ reason }: { reason: string }) => reason,
  );

it("a picture that is cut, too large, or in a form that nothing here reads is refused by its reason", async () => {
  const files: [PictureFile, string][] = [
    ["gif-moving", "gif"],
    ["webp", "webp"],
    ["heic-turned", "heic"],
    ["tiff-lzw", "tiff"],
  ];
  for (const [name, type] of files)
    expect([type, await reasonOf(pictureFile(name).subarray(0, 12), type)]).toEqual([type, "stricat"]);
  const huge = { width: 60_000, height: 60_000 };
  expect(await reasonOf(tiffOf(bilevel({}, huge)), "tiff")).toBe("preaMare");
  expect(await reasonOf(tiffOf(bilevel({ [COMPRESSION]: 7 }, huge)), "tiff")).toBe("preaMare");
  expect(await reasonOf(tiffOf(bilevel({ [COLOURS]: 8 })), "tiff")).toBe("nesuportat");
  const big = tiffOf(bilevel());
  big[2] = 43;
  expect(await reasonOf(big, "tiff")).toBe("nesuportat");
});

it("a TIFF whose last page names its first one has each page once", async () => {
  const pages = await drawn(tiffOf(bilevel(), rows(0, 255), 8), "tiff");
  expect(pages.map(layoutOf)).toEqual([upright]);
});
