import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { once } from "../../once.ts";
import { UnreadableFile } from "../unreadable.ts";
import { embedRgba, onePiece, refuseLarger, type Sheet } from "./sheet.ts";

/**
 * libheif, which functions that read pages pack (functions.yml). Its licence (LGPL-3.0) asks that others can replace it: it stays a
 * file of its own, unchanged, and is read from there (NOTICE).
 */
export const libheifFiles = [
  "LICENSE",
  "libheif-wasm/LICENSE",
  "libheif-wasm/libheif.js",
  "libheif-wasm/libheif.wasm",
].map((name) => `node_modules/libheif-js/${name}`);

/** A picture of 12 million pixels takes 150 MB besides the library. */
const MOST_PIXELS = 25_000_000;

/** A picture inside of a file, or an error with its code. */
interface Decoded {
  image: number;
  /** None of a picture that is damaged. */
  channels?: { id: object; width: number; height: number; stride: number; data: Uint8Array }[];
}

/** The parts of the library that are used here. */
interface Libheif {
  heif_error_code: { heif_error_Ok: object };
  heif_colorspace: { heif_colorspace_RGB: object };
  heif_chroma: { heif_chroma_interleaved_RGBA: object };
  heif_channel: { heif_channel_interleaved: object };
  heif_context_alloc(): number;
  heif_context_free(context: number): void;
  heif_context_read_from_memory(context: number, bytes: Uint8Array): { code: object; message: string };
  heif_js_context_get_primary_image_handle(context: number): number | { code: number };
  heif_image_handle_get_width(handle: number): number;
  heif_image_handle_get_height(handle: number): number;
  heif_image_handle_release(handle: number): void;
  heif_js_decode_image2(handle: number, colours: object, chroma: object): Promise<Decoded> | Decoded;
  heif_image_release(image: number): void;
}

const library = once(async (): Promise<Libheif> => {
  const load = createRequire(join(process.cwd(), "package.json"));
  const make = load("libheif-js/libheif-wasm/libheif.js") as (
    options: object,
  ) => Libheif & PromiseLike<Libheif>;
  return make({
    wasmBinary: await readFile("node_modules/libheif-js/libheif-wasm/libheif.wasm"),
    print: () => undefined,
    printErr: () => undefined,
  });
});

/**
 * The main picture of a HEIC file. It is turned already: the format has own properties for it, which count instead of EXIF
 * (ISO/IEC 23008-12, 6.5.10 and 6.5.12). @throws UnreadableFile
 */
export async function sheetInHeic(bytes: Buffer): Promise<Sheet> {
  const heif = await library();
  const context = heif.heif_context_alloc();
  const { code } = heif.heif_context_read_from_memory(context, bytes);
  if (code !== heif.heif_error_code.heif_error_Ok) throw new UnreadableFile("stricat");
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (typeof handle === "object" && "code" in handle) throw new UnreadableFile("stricat");
  const size = {
    width: heif.heif_image_handle_get_width(handle),
    height: heif.heif_image_handle_get_height(handle),
  };
  return {
    ...size,
    async embed(pdf) {
      refuseLarger(size, MOST_PIXELS);
      const found = await heif.heif_js_decode_image2(
        handle,
        heif.heif_colorspace.heif_colorspace_RGB,
        heif.heif_chroma.heif_chroma_interleaved_RGBA,
      );
      const channel = found.channels?.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved);
      if (!channel) throw new UnreadableFile("stricat");
      const image = embedRgba(pdf, channel);
      heif.heif_image_release(found.image);
      heif.heif_image_handle_release(handle);
      heif.heif_context_free(context);
      return onePiece(size, image);
    },
  };
}
