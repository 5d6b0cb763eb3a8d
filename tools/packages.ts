import { handlers } from "../localstack/serverless/functions.ts";
import { FILTER_FILE } from "../shared/auth/breached-passwords.ts";
import { pageFiles } from "../shared/features/operational/docs.ts";
import { tesseractFiles } from "../shared/ocr/tesseract.ts";
import { fontFiles } from "../shared/rendering/fonts.ts";
import { pdfiumFile } from "../shared/text/pdfium.ts";
import { libheifFiles } from "../shared/text/pictures/heic.ts";
import { webpFile } from "../shared/text/pictures/webp.ts";
import { substituteFonts } from "../shared/text/substitute-fonts.ts";
import { modulesOfAllFunctions } from "./modules-of-functions.ts";

const HEAD = `# Written by npm run generate: the files that the modules of a function open at run time, and that a bundle leaves behind.
`;

/** Modules that open files at run time, and these files. */
const opening: Record<string, (service: string) => string[]> = {
  "functions/console/files.ts": () => [".build/console/**"],
  "shared/auth/breached-passwords.ts": () => [FILTER_FILE],
  "shared/features/operational/docs.ts": (service) => [`functions/${service}/openapi.json`, ...pageFiles],
  "shared/ocr/tesseract.ts": () => tesseractFiles,
  "shared/rendering/fonts.ts": () => Object.values(fontFiles),
  "shared/text/pdfium.ts": () => [pdfiumFile],
  "shared/text/pictures/heic.ts": () => libheifFiles,
  "shared/text/pictures/webp.ts": () => [webpFile],
  "shared/text/substitute-fonts.ts": () => substituteFonts,
};

/** functions/packages.yml. */
export async function packagesFile(): Promise<string> {
  const functions = handlers();
  const packed = [...(await modulesOfAllFunctions())].flatMap(([name, { files }]) => {
    const [, service = ""] = functions[name]?.split("/") ?? [];
    const patterns = files.flatMap((file) => opening[file]?.(service) ?? []).toSorted();
    return patterns.length === 0
      ? []
      : [`${name}:`, "  patterns:", ...patterns.map((pattern) => `    - "${pattern}"`)];
  });
  return `${HEAD}${packed.join("\n")}\n`;
}
