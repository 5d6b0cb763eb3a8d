import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { sha256 } from "../content/hash.ts";
import { listenOnLoopback } from "./loopback.ts";

/** An installed LibreOffice: Debian's `libreoffice-writer-nogui`, `libreoffice-calc-nogui` and `libreoffice-impress-nogui`. */
export const officeProgram = ["/usr/bin/soffice", "/usr/local/bin/soffice"].find((path) => existsSync(path));

export interface OfficeConverter {
  url: string;
  /** The PDFs that were made. */
  made: Buffer[];
  stop(): Promise<void>;
}

/**
 * Gotenberg's `POST /forms/libreoffice/convert`, with a real LibreOffice behind it, one file after the other; 400 for what it makes no
 * pages of. It has converted a file before, because its first one takes some seconds. A file that comes again, because its caller did not
 * wait on a busy machine, is not converted again.
 */
export async function startOfficeConverter(program: string): Promise<OfficeConverter> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-office-"));
  const made: Buffer[] = [];
  const inTurn = pLimit(1);
  const known = new Map<string, Promise<Buffer>>();
  const convert = async (source: Source): Promise<Buffer> => {
    const pdf = await toPdf(program, folder, source);
    made.push(pdf);
    return pdf;
  };
  const pdfOf = (source: Source): Promise<Buffer> => {
    const key = sha256(source.bytes);
    const pdf = known.get(key) ?? inTurn(() => convert(source));
    known.set(key, pdf);
    return pdf;
  };
  await toPdf(program, folder, { bytes: Buffer.from("{\\rtf1 a}"), extension: ".rtf" });
  const server = createServer((request, response) => {
    if (request.method !== "POST" || request.url !== "/forms/libreoffice/convert") {
      response.writeHead(404).end();
      return;
    }
    void fileIn(request)
      .then(pdfOf)
      .then(
        (pdf) => response.writeHead(200, { "content-type": "application/pdf" }).end(pdf),
        () => response.writeHead(400).end(),
      );
  });
  const { url, stop } = await listenOnLoopback(server);
  return {
    url,
    made,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true });
    },
  };
}

interface Source {
  bytes: Uint8Array;
  extension: string;
}

async function fileIn(request: IncomingMessage): Promise<Source> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(Uint8Array.from(await buffer(request)), { headers }).formData();
  const file = form.get("files");
  if (!(file instanceof File)) throw new Error("there is no file");
  return { bytes: await file.bytes(), extension: extname(file.name) };
}

async function toPdf(program: string, folder: string, { bytes, extension }: Source): Promise<Buffer> {
  const work = mkdtempSync(join(folder, "work-"));
  const source = join(work, `document${extension}`);
  writeFileSync(source, bytes);
  mkdirSync(join(work, "pdf"));
  // A profile in the folder: the user's own is neither read nor locked.
  const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
  const args = [profile, "--headless", "--convert-to", "pdf", "--outdir", join(work, "pdf"), source];
  await promisify(execFile)(program, args);
  return readFileSync(join(work, "pdf", "document.pdf"));
}
