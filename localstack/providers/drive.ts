import { createHash } from "node:crypto";
import type { Exchange } from "./exchange.ts";
import type { DriveFile } from "./files.ts";
import { pdfOf } from "./pdf.ts";

const NATIVE = "application/vnd.google-apps.";

const shown = ({ id, name, mimeType, content, modifiedTime }: DriveFile) => ({
  id,
  name,
  mimeType,
  modifiedTime,
  webViewLink: `https://drive.example/${id}`,
  ...(content
    ? { size: String(content.length), md5Checksum: createHash("md5").update(content).digest("hex") }
    : {}),
});

/** Drive v3, as far as our adapter uses it. */
export async function driveApi(exchange: Exchange, files: DriveFile[], pageSize: number): Promise<void> {
  const { path, query } = exchange;
  if (path === "/drive/v3/about")
    return exchange.json({ user: { displayName: "Ana", emailAddress: "ana@drive.example" } });
  if (path === "/drive/v3/files") return list(exchange, files, pageSize);
  const [, id = "", action] = /^\/drive\/v3\/files\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  const found = files.find((file) => file.id === decodeURIComponent(id));
  if (!found) return exchange.json({ error: { code: 404 } }, 404);
  if (action === "export") return exportTo(exchange, found, query.get("mimeType") ?? "");
  if (query.get("alt") === "media") return exchange.send(found.content ?? Buffer.alloc(0), found.mimeType);
  exchange.json(shown(found));
}

function list({ query, json }: Exchange, files: DriveFile[], pageSize: number): void {
  const words = query.get("q") ?? "";
  const literal = (pattern: RegExp) => pattern.exec(words)?.[1]?.replace(/\\(.)/g, "$1");
  const parent = literal(/'((?:[^'\\]|\\.)*)' in parents/);
  const part = literal(/name contains '((?:[^'\\]|\\.)*)'/)?.toLowerCase();
  const found = files.filter((file) =>
    part === undefined ? file.parent === parent : file.name.toLowerCase().includes(part),
  );
  const start = Number(query.get("pageToken") ?? 0);
  const next = start + pageSize;
  json({
    files: found.slice(start, next).map(shown),
    ...(next < found.length ? { nextPageToken: String(next) } : {}),
  });
}

async function exportTo(
  exchange: Exchange,
  { mimeType, text = "" }: DriveFile,
  wanted: string,
): Promise<void> {
  if (!mimeType.startsWith(NATIVE)) return exchange.json({ error: { code: 400 } }, 400);
  if (text.length > 10_000_000)
    return exchange.json({ error: { errors: [{ reason: "exportSizeLimitExceeded" }] } }, 403);
  exchange.send(wanted === "application/pdf" ? pdfOf(text) : await wordOf(text), wanted);
}

/** A Word document with one paragraph. The library is loaded on demand: most starts do not need it. */
async function wordOf(text: string): Promise<Buffer> {
  const { Document, Packer, Paragraph } = await import("docx");
  return Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph(text)] }] }));
}
