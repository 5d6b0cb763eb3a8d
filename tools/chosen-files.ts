import { readdir, stat } from "node:fs/promises";
import { extname, join } from "node:path";

const extensions = new Set(
  ".pdf .docx .xlsx .pptx .odt .ods .png .jpg .jpeg .gif .webp .tiff .svg .txt .md .csv".split(" "),
);
/** The largest file that fits into one request: the limit of a request, less the form around the file. */
const LARGEST = 4_000_000;

interface ChosenFiles {
  taken: string[];
  skipped: { path: string; reason: string }[];
}

/** The documents and pictures of a folder, and each excluded file with the reason. */
export async function chooseFiles(folder: string): Promise<ChosenFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const chosen = await Promise.all(
    paths.sort().map(async (path) => ({ path, reason: await reasonAgainst(path) })),
  );
  return {
    taken: chosen.filter(({ reason }) => reason === undefined).map(({ path }) => path),
    skipped: chosen.flatMap(({ path, reason }) => (reason === undefined ? [] : [{ path, reason }])),
  };
}

async function reasonAgainst(path: string): Promise<string | undefined> {
  const extension = extname(path).toLowerCase();
  if (!extensions.has(extension)) return `no document or picture (${extension || "no extension"})`;
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return "no file";
  if (found.size === 0) return "empty";
  return found.size > LARGEST ? `${String(found.size)} bytes, more than ${String(LARGEST)}` : undefined;
}
