import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "../../shared/everywhere/texts.ts";
import { languageOfPage } from "../../shared/http/languages.ts";
import { pageNameAt } from "./addresses.ts";

/** An entry of the manifest that console/build.ts writes. */
interface BuiltFile {
  type: string;
  hash: string;
  compressed: boolean;
}

export interface FileRequest {
  method: string;
  /** Without the query. */
  path: string;
  query: URLSearchParams;
  /** By lower-case name. */
  headers: Readonly<Record<string, string | undefined>>;
}

export interface FileAnswer {
  status: number;
  headers: Record<string, string>;
  /** Empty in answers to HEAD. */
  body: Buffer;
}

/** The origins of the pages and of the stores. */
export interface Origins {
  /** The public address of the pages. */
  own: string;
  /** Origins that pages may send content to and read it from, besides their own. */
  stores: readonly string[];
}

/** A host may be named in a policy if it is one. */
const HOST = /^[\w.-]+(?::\d+)?$/;

/**
 * The folder of the built files, at the public address and at the host of a request, which may differ. `'self'` would
 * also admit what people have uploaded, because the services answer it at the same origin.
 */
const builtFiles = (own: string, host = ""): string =>
  [...new Set([new URL(own).host, ...(HOST.test(host) ? [host] : [])])]
    .map((name) => `${name}/assets/`)
    .join(" ");

/**
 * The headers of every answer. Scripts and styles are built files. A page calls only its own host and the stores that
 * it sends the parts of large files to, and cannot be framed. Addresses hold tokens and keys, so no host gets them as
 * a referrer.
 */
const securityOf = ({ own, stores }: Origins, host: string | undefined) => ({
  "content-security-policy": [
    "default-src 'none'",
    `script-src ${builtFiles(own, host)}`,
    `style-src ${builtFiles(own, host)}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "frame-src blob:",
    ["connect-src 'self'", ...stores].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
});

/** The name of a file under /assets/ has a hash of its content. */
const FOREVER = "public, max-age=31536000, immutable";
const ASK_AGAIN = "no-cache";

/** Answers requests for the built files of a folder. If nothing is built, every page is missing. */
export function consoleFiles(
  folder: string,
  origins: Origins,
): (request: FileRequest) => Promise<FileAnswer> {
  const files = manifestOf(folder);

  async function answer({ method, path, query, headers }: FileRequest): Promise<FileAnswer> {
    const security = securityOf(origins, headers["host"]);
    if (method !== "GET" && method !== "HEAD")
      return { status: 405, headers: { ...security, allow: "GET, HEAD" }, body: Buffer.alloc(0) };
    const asset = path.startsWith("/assets/") ? path.slice(1) : undefined;
    const language = languageOfPage({ query, headers });
    const name = asset ?? inLanguage(pageNameAt(path), language);
    const file = name !== undefined && Object.hasOwn(files, name) ? files[name] : undefined;
    if (name === undefined || !file) return missing(method, headers);
    const described = { ...security, "content-type": file.type };
    if (asset !== undefined) {
      const ofAsset = { ...described, vary: "accept-encoding", "cache-control": FOREVER };
      return send(method, { status: 200, name, file, headers: ofAsset }, headers);
    }
    const etag = `W/"${file.hash}"`;
    const ofPage = {
      ...described,
      "content-language": language,
      vary: "accept-encoding, accept-language, cookie",
      "cache-control": ASK_AGAIN,
      etag,
    };
    if (names(headers["if-none-match"], etag)) return { status: 304, headers: ofPage, body: Buffer.alloc(0) };
    return send(method, { status: 200, name, file, headers: ofPage }, headers);
  }

  /** A page for people who have a wrong address. */
  function missing(method: string, headers: FileRequest["headers"]): Promise<FileAnswer> {
    const name = "lipsa.html";
    const file = files[name];
    const common = {
      ...securityOf(origins, headers["host"]),
      "cache-control": ASK_AGAIN,
      vary: "accept-encoding",
    };
    if (!file) return Promise.resolve({ status: 404, headers: common, body: Buffer.alloc(0) });
    return send(
      method,
      { status: 404, name, file, headers: { ...common, "content-type": file.type } },
      headers,
    );
  }

  interface Found {
    status: number;
    name: string;
    file: BuiltFile;
    headers: Record<string, string>;
  }

  async function send(
    method: string,
    { status, name, file, headers }: Found,
    asked: FileRequest["headers"],
  ): Promise<FileAnswer> {
    const encoding = file.compressed ? encodingFor(asked["accept-encoding"]) : undefined;
    const body = await readFile(join(folder, encoding ? `${name}.${encoding.extension}` : name));
    return {
      status,
      headers: {
        ...headers,
        "content-length": String(body.length),
        ...(encoding ? { "content-encoding": encoding.name } : {}),
      },
      body: method === "HEAD" ? Buffer.alloc(0) : body,
    };
  }

  return async (request) => {
    const { headers, ...rest } = await answer(request);
    const id = request.headers["x-correlation-id"] ?? "";
    // Every service does this: callers see that a function answered, not the gateway.
    return { ...rest, headers: CORRELATION_ID.test(id) ? { ...headers, "x-correlation-id": id } : headers };
  };
}

/** A page has a file for each language: `link.ru.html`. */
const inLanguage = (page: string | undefined, language: Language): string | undefined =>
  page?.replace(/\.html$/, `.${language}.html`);

const CORRELATION_ID = /^[\w.-]{1,100}$/;

function manifestOf(folder: string): Record<string, BuiltFile> {
  const file = join(folder, "manifest.json");
  if (!existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, "utf8")) as { files: Record<string, BuiltFile> }).files;
}

/** In order of preference: Brotli is smaller. */
const ENCODINGS = [
  { name: "br", extension: "br" },
  { name: "gzip", extension: "gz" },
];

/** The smallest encoding that the client takes; one that it weighs 0 it refuses. */
function encodingFor(accepted = ""): (typeof ENCODINGS)[number] | undefined {
  const weights = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((one) => one.trim().toLowerCase());
      const weight = parameters.find((one) => one.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  return ENCODINGS.find(({ name }) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

/** True if `If-None-Match` names a tag; proxies weaken tags, so both forms are compared alike. */
function names(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return condition.split(",").some((tag) => tag.trim() === "*" || bare(tag) === bare(etag));
}
