import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { config } from "../../config.ts";
import type { Language } from "../../context.ts";
import { notFound } from "../../errors.ts";
import type { Incoming } from "../../http/request.ts";
import { Reply, type FileContent } from "../../http/responses.ts";
import type { Service } from "../../http/service.ts";

const LIBRARY = "node_modules/swagger-ui-dist";
const OWN = "shared/features/operational/page";

/**
 * All files of the page; the function that serves it packs them (functions.yml). The paths are relative to the
 * working directory, like the contract's: the package's on Lambda, the project's elsewhere.
 */
export const pageFiles = [
  `${LIBRARY}/swagger-ui.css`,
  `${LIBRARY}/swagger-ui-bundle.js`,
  `${LIBRARY}/favicon-32x32.png`,
  `${OWN}/page.css`,
  `${OWN}/start.js`,
  `${OWN}/samples.js`,
  `${OWN}/repairs.js`,
];

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
};

const words: Record<
  Language,
  Record<"title" | "samples" | "close" | "body" | "demo" | "signIn" | "signedIn" | "failed", string>
> = {
  ro: {
    title: "referința API",
    samples: "Exemple de cerere",
    close: "Închide",
    body: "Conținutul cererii",
    demo: "Date demonstrative",
    signIn: "Intrați cu datele demonstrative",
    signedIn: "Ați intrat; cererile de mai jos poartă:",
    failed: "Intrarea nu a reușit.",
  },
  ru: {
    title: "справочник API",
    samples: "Примеры запроса",
    close: "Закрыть",
    body: "Содержимое запроса",
    demo: "Демонстрационные данные",
    signIn: "Войти с демонстрационными данными",
    signedIn: "Вы вошли; запросы ниже содержат:",
    failed: "Войти не удалось.",
  },
};

const YEAR_SECONDS = 31_536_000;

/**
 * The interactive API reference. All its addresses are relative to the address of the page, so that it works behind
 * any prefix; it sends requests only to its own host. The button of the demo sign-in appears if `docs/demo` answers,
 * which is true for the local start but not for a deployment.
 */
export async function docsPage({ title }: Service, { path, language }: Incoming): Promise<Reply<string>> {
  const [folder, root] = path.endsWith("/") ? ["", "../"] : ["docs/", ""];
  const versions = new Map<string, string>();
  for (const file of pageFiles) versions.set(basename(file), hashOf(await readFile(file)).slice(0, 16));
  const asset = (name: string) => `${folder}${name}?v=${versions.get(name) ?? ""}`;
  const word = words[language];
  const page = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} – ${word.title}</title>
<link rel="icon" href="${asset("favicon-32x32.png")}">
<link rel="stylesheet" href="${asset("swagger-ui.css")}">
<link rel="stylesheet" href="${asset("page.css")}">
</head>
<body>
<section id="demo" aria-label="${word.demo}" data-address="${folder}demo" data-signed-in="${word.signedIn}" data-failed="${word.failed}" hidden>
<button type="button">${word.signIn}</button>
<p role="status"></p>
</section>
<div id="api" data-contract="${root}api/v1/openapi.json" data-samples="${asset("samples.js")}" data-repairs="${asset("repairs.js")}" data-samples-title="${word.samples}" data-close="${word.close}" data-body="${word.body}"></div>
<script src="${asset("swagger-ui-bundle.js")}"></script>
<script type="module" src="${asset("start.js")}"></script>
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

const hashOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * A file of the page, from a fixed list of names; its address carries a hash, so it may be cached.
 * @throws notFound for any other name
 */
export async function docsAsset(name: string): Promise<Reply<FileContent>> {
  const file = pageFiles.find((path) => basename(path) === name);
  if (!file) throw notFound();
  const bytes = await readFile(file);
  const content: FileContent = {
    name,
    contentType: types[extname(name)] ?? "",
    size: bytes.length,
    hash: hashOf(bytes),
    read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end + 1)),
  };
  return new Reply(content, { headers: { "cache-control": `public, max-age=${YEAR_SECONDS}, immutable` } });
}
