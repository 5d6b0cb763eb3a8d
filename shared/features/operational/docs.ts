import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import swaggerUi from "swagger-ui-dist/package.json" with { type: "json" };
import { config } from "../../config.ts";
import { notFound } from "../../errors.ts";
import type { Incoming } from "../../http/request.ts";
import { Reply, type FileContent } from "../../http/responses.ts";
import type { Service } from "../../http/service.ts";

/** Starts the page without inline script: its Content-Security-Policy allows none. */
const START = `const page = document.getElementById("api");
SwaggerUIBundle({
  url: page.dataset.contract,
  domNode: page,
  validatorUrl: null,
  deepLinking: true,
  docExpansion: "none",
  filter: true,
});
`;

interface Asset {
  contentType: string;
  load(): Promise<Buffer>;
}

/** Resolved from the running module, so that it works in the repository and in a package that holds the same folder. */
const loaderOf = (name: string) => () =>
  readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`));

const assets = new Map<string, Asset>([
  ["swagger-ui.css", { contentType: "text/css; charset=utf-8", load: loaderOf("swagger-ui.css") }],
  [
    "swagger-ui-bundle.js",
    { contentType: "text/javascript; charset=utf-8", load: loaderOf("swagger-ui-bundle.js") },
  ],
  ["favicon-32x32.png", { contentType: "image/png", load: loaderOf("favicon-32x32.png") }],
  [
    "start.js",
    { contentType: "text/javascript; charset=utf-8", load: () => Promise.resolve(Buffer.from(START)) },
  ],
]);

const VERSION = swaggerUi.version;
const YEAR_SECONDS = 31_536_000;

/**
 * The API reference for people. All its addresses are relative to where it was reached, so that it works behind any
 * prefix; it sends requests only to its own host.
 */
export function docsPage({ title }: Service, { path }: Incoming): Reply<string> {
  const [folder, root] = path.endsWith("/") ? ["", "../"] : ["docs/", ""];
  const asset = (name: string) => `${folder}${name}?v=${VERSION}`;
  const page = `<!doctype html>
<html lang="ro">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – referința API</title>
<link rel="icon" href="${asset("favicon-32x32.png")}">
<link rel="stylesheet" href="${asset("swagger-ui.css")}">
</head>
<body>
<div id="api" data-contract="${root}api/v1/openapi.json"></div>
<script src="${asset("swagger-ui-bundle.js")}"></script>
<script src="${asset("start.js")}"></script>
</body>
</html>
`;
  return new Reply(page, { headers: { "content-security-policy": policy() } });
}

/** Swagger UI sets styles inline and draws its icons from data addresses; no other origin is allowed. */
function policy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(config.publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A file of the page, from a short list of names; its address carries the version, so it may be cached.
 * @throws notFound for any other name
 */
export async function docsAsset(name: string): Promise<Reply<FileContent>> {
  const asset = assets.get(name);
  if (!asset) throw notFound();
  const bytes = await asset.load();
  const content: FileContent = {
    name,
    contentType: asset.contentType,
    size: bytes.length,
    hash: createHash("sha256").update(bytes).digest("hex"),
    read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end + 1)),
  };
  return new Reply(content, { headers: { "cache-control": `public, max-age=${YEAR_SECONDS}, immutable` } });
}
