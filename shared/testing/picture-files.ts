import files from "./picture-files.json" with { type: "json" };

/*
 * Pictures of 40 by 20 pixels, white with a black quarter at the top left, as Pillow 12 and pillow-heif write them. Those of cameras say
 * by EXIF's orientation 7 how they were held. Those with `-text` have words to read.
 */

export type PictureFile = keyof typeof files;

export const pictureFile = (name: PictureFile): Buffer => Buffer.from(files[name], "base64");

/** An entry of EXIF: the tag, its type, one value. */
const held = (orientation: number): Buffer => Buffer.from([1, 18, 0, 3, 0, 0, 0, 1, 0, orientation]);
const HELD_AS = 7;

/** A picture as if the camera had been held in another way. */
export function heldAs(name: PictureFile, orientation: number): Buffer {
  const bytes = pictureFile(name);
  const at = bytes.indexOf(held(HELD_AS));
  if (at < 0) throw new Error(`${name} does not say how the camera was held`);
  held(orientation).copy(bytes, at);
  return bytes;
}

/** Turns to the left, and then the axis of the mirror, for EXIF's orientations from 1 on (ISO/IEC 23008-12, 6.5.10 and 6.5.12). */
const properties: readonly (readonly [turns: number, axis?: number])[] = [
  [0],
  [0, 1],
  [2],
  [0, 0],
  [3, 1],
  [3],
  [3, 0],
  [1],
];

/** A HEIC file whose properties turn it like one that was held in a way. */
export function heicHeldAs(orientation: number): Buffer {
  const [turns, axis] = properties[orientation - 1] ?? [0];
  const bytes = pictureFile(axis === undefined ? "heic-turned" : "heic-mirrored");
  bytes[bytes.indexOf("irot") + 4] = turns;
  if (axis !== undefined) bytes[bytes.indexOf("imir") + 4] = axis;
  return bytes;
}

/** Values of tags, by their numbers: strips count from the beginning of the data, resolutions are whole. */
export type TiffTags = Readonly<Record<number, number | readonly number[]>>;

const [STRIPS, RESOLUTIONS] = [273, [282, 283]];
const [LONG, FRACTION] = [4, 5];
const ENTRY_BYTES = 12;
const HEADER_BYTES = 8;

const longs = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
};
const shorts = (...values: number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);

/** A TIFF of one page with these data, and with a next page at an offset if there is one. */
export function tiffOf(tags: TiffTags, data: Buffer = Buffer.alloc(0), next = 0): Buffer {
  const all = Object.entries(tags).map(([tag, value]) => ({ tag: Number(tag), values: [value].flat() }));
  const end = HEADER_BYTES + 2 + all.length * ENTRY_BYTES + 4;
  const behind: Buffer[] = [data];
  let free = end + data.length;
  const entries = all.map(({ tag, values }) => {
    const isFraction = RESOLUTIONS.includes(tag);
    const bytes = longs(
      isFraction
        ? values.flatMap((value) => [value, 1])
        : values.map((value) => (tag === STRIPS ? end + value : value)),
    );
    const head = Buffer.concat([shorts(tag, isFraction ? FRACTION : LONG), longs([values.length])]);
    if (bytes.length <= 4) return Buffer.concat([head, bytes]);
    behind.push(bytes);
    free += bytes.length;
    return Buffer.concat([head, longs([free - bytes.length])]);
  });
  const header = Buffer.concat([Buffer.from("II*\0", "latin1"), longs([HEADER_BYTES]), shorts(all.length)]);
  return Buffer.concat([header, ...entries, longs([next]), ...behind]);
}

/** What a TIFF of one page says of 40 by 20 pixels, each of one bit. */
export const bilevel = (more: TiffTags = {}, { width, height } = { width: 40, height: 20 }): TiffTags => ({
  256: width,
  257: height,
  258: 1,
  259: 1,
  262: 1,
  [STRIPS]: 0,
  277: 1,
  278: height,
  279: (width * height) / 8,
  ...more,
});
