import { readFile } from "node:fs/promises";
import { once } from "../once.ts";
import type { Pdfium } from "./pdfium-calls.ts";
import { giveSubstituteFonts } from "./substitute-fonts.ts";
import { wasm, type Instance } from "./wasm.ts";

/**
 * PDFium's WebAssembly, packed by each function that reads pages (functions.yml). The path is relative to the working
 * directory: the package's on Lambda, the project's elsewhere.
 */
export const pdfiumFile = "node_modules/@hyzyla/pdfium/dist/pdfium.wasm";

/** Compiled once per process; the memory of an instance is freed with it. */
const compiled = once(async () => wasm.compile(await readFile(pdfiumFile)));

/** A PDFium with separate memory: memory only grows, and a file that corrupts it affects no other file. */
export async function newPdfium(): Promise<Pdfium> {
  const { PDFiumModule } = await import("@hyzyla/pdfium");
  const module = await compiled();
  const options = {
    instantiateWasm(imports: unknown, received: (instance: Instance, module: object) => void): object {
      const instance = new wasm.Instance(module, imports);
      received(instance, module);
      return instance.exports;
    },
  };
  // Emscripten passes an instance on, contrary to the declared type.
  const pdfium = (await PDFiumModule(options as unknown as Parameters<typeof PDFiumModule>[0])) as Pdfium;
  pdfium._FPDF_InitLibraryWithConfig({});
  giveSubstituteFonts(pdfium);
  return pdfium;
}
