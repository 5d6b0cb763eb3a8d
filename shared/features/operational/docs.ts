import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { config } from "../../config.ts";
import { sha256 } from "../../content/hash.ts";
import { encodingFor } from "../../http/compression.ts";
import type { Incoming } from "../../http/request.ts";
import { Reply, type FileContent } from "../../http/responses.ts";
import type { Service } from "../../http/service.ts";
import { kernel } from "../../refusals.ts";
import { inLanguage, type Text } from "../../texts.ts";
import { inLanguage as inLanguageOfPage } from "./page/localized.js";

const FOLDER = "shared/features/operational/page";

/** The modules of the page, with the first one that runs. */
const modules = [
  "start.js",
  "code.js",
  "credentials.js",
  "demo.js",
  "element.js",
  "everyday.js",
  "groups.js",
  "localized.js",
  "operation.js",
  "operations.js",
  "request.js",
  "samples.js",
  "schema.js",
  "search.js",
  "translations.js",
  "trial.js",
  "words.js",
];

/**
 * All files of the page; the function that serves it packs them (functions.yml). The paths are relative to the
 * working directory, like the contract's: the package's on Lambda, the project's elsewhere.
 */
export const pageFiles = ["page.css", "icon.svg", ...modules].map((name) => `${FOLDER}/${name}`);

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

const reference: Text = ["referința API", "справочник API", "API reference"];
const scriptNeeded: Text = [
  "Pagina are nevoie de JavaScript; contractul este la",
  "Странице нужен JavaScript; контракт находится по адресу",
  "The page needs JavaScript; the contract is at",
];

const YEAR_SECONDS = 31_536_000;

/**
 * The interactive API reference, in one language (`page/`). All its addresses are relative to the address of the page, so
 * that it works behind any prefix; it sends requests only to its own host. Samples have demo data if `docs/demo` answers, which
 * is true for the local start but not for a deployment.
 */
export async function docsPage(
  { name, title }: Service,
  { path, language }: Incoming,
): Promise<Reply<string>> {
  const [folder, root] = path.endsWith("/") ? ["", "../"] : ["docs/", ""];
  const version = await versionOfPage();
  const asset = (file: string) => `${folder}${file}?v=${version}`;
  const contract = `${root}api/v1/openapi.json`;
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(inLanguageOfPage(title, language))} – ${inLanguage(reference, language)}</title>
<link rel="icon" href="${asset("icon.svg")}">
<link rel="stylesheet" href="${asset("page.css")}">
${modules.map((file) => `<link rel="modulepreload" href="${asset(file)}">`).join("\n")}
</head>
<body>
<div id="api" data-service="${name}" data-contract="${contract}" data-demo="${folder}demo">
<noscript><p>${inLanguage(scriptNeeded, language)} <a href="${contract}">openapi.json</a>.</p></noscript>
</div>
<script type="module" src="${asset("start.js")}"></script>
</body>
</html>
`;
  const answer = {
    "content-security-policy": policy(),
    "content-language": language,
    vary: "Accept-Language",
  };
  return new Reply(page, { headers: answer });
}

/** No other origin, no inline style, no inline script. */
function policy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `connect-src 'self' ${new URL(config.publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The files of a function do not change while it runs, so they are read and compressed once. */
let files: Promise<Map<string, Buffer>> | undefined;
const filesOfPage = () => (files ??= readPage());

/** Modules name each other with the version, since what is cached for a year is found by its whole address. */
async function readPage(): Promise<Map<string, Buffer>> {
  const read = await Promise.all(
    pageFiles.map(async (path) => [basename(path), await readFile(path)] as const),
  );
  const version = sha256(Buffer.concat(read.map(([, bytes]) => bytes))).slice(0, 16);
  return new Map([
    ["version", Buffer.from(version)],
    ...read.map(([name, bytes]) => [name, name.endsWith(".js") ? versioned(bytes, version) : bytes] as const),
  ]);
}

const versioned = (bytes: Buffer, version: string): Buffer =>
  Buffer.from(bytes.toString().replace(/^((?:import|\}) .*from "\.\/[\w-]+\.js)"/gm, `$1?v=${version}"`));

const versionOfPage = async (): Promise<string> => String((await filesOfPage()).get("version"));

const compressors = { br: brotliCompressSync, gzip: gzipSync };
const compressed = new Map<string, Buffer>();

/**
 * A file of the page, from a fixed list of names, compressed if the caller takes that. Its address carries a hash, so it may be
 * cached.
 * @throws notFound for any other name
 */
export async function docsAsset(name: string, { headers }: Incoming): Promise<Reply<FileContent>> {
  const plain = types[extname(name)] ? (await filesOfPage()).get(name) : undefined;
  if (!plain) throw kernel.negasit();
  const encoding = encodingFor(headers["accept-encoding"]);
  const bytes = encoding ? encoded(name, plain, encoding) : plain;
  const content: FileContent = {
    name,
    contentType: types[extname(name)] ?? "",
    isOfPage: true,
    size: bytes.length,
    // The digest that clients compare is that of the file, which they see decompressed.
    ...(encoding ? { version: sha256(bytes) } : { hash: sha256(bytes) }),
    read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end + 1)),
  };
  return new Reply(content, {
    headers: {
      "cache-control": `public, max-age=${YEAR_SECONDS}, immutable`,
      vary: "Accept-Encoding",
      ...(encoding ? { "content-encoding": encoding } : {}),
    },
  });
}

function encoded(name: string, plain: Buffer, encoding: "br" | "gzip"): Buffer {
  const key = `${encoding} ${name}`;
  const bytes = compressed.get(key) ?? compressors[encoding](plain);
  compressed.set(key, bytes);
  return bytes;
}
