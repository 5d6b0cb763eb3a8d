import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { signedIn } from "./client.ts";

interface Place {
  url: string;
  /** Origins on AWS of the buckets that pages call. */
  stores: readonly string[];
}

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const FOREVER = "public, max-age=31536000, immutable";
/** A document of the demo that is active and that ion.operator may share. */
const DOCUMENT = 20;

/**
 * Reads the pages of the console and the files that they name as browsers ask for them: types, lifetimes, content policy and
 * Brotli. @throws Error if an answer differs from that
 */
export async function readConsole({ url, stores }: Place): Promise<string> {
  const page = await readPage(`${url}/app`, stores);
  const assets = [...new Set(page.match(/(?<==")\/assets\/[^"]+\.(?:js|css)(?=")/g))];
  const kinds = new Set(assets.map(kindOf));
  if (kinds.size !== 2) throw new Error(`/app names no script or no style: ${assets.join()}`);
  for (const asset of assets) await readAsset(`${url}${asset}`);
  const { call } = await signedIn(url, "ion.operator");
  const link = await call<{ url: string }>("POST", `/api/documents/${String(DOCUMENT)}/linkuri`, {});
  expectEqual("the start of a link", link.url.slice(0, url.length + 3), `${url}/l/`);
  await readPage(link.url, stores);
  return `2 pages, ${String(assets.length)} files`;
}

/** Reads a page twice, the second time by its ETag; returns its text. */
async function readPage(address: string, stores: readonly string[]): Promise<string> {
  const { status, headers, body } = await get(address, { accept: "text/html" });
  const text = body.toString();
  expectEqual(`${address}: status`, status, 200);
  expectEqual(`${address}: type`, headers["content-type"], "text/html; charset=utf-8");
  expectEqual(`${address}: lifetime`, headers["cache-control"], "no-cache");
  if (!text.startsWith("<!doctype html>")) throw new Error(`${address} is no page: ${text.slice(0, 80)}`);
  const policy = String(headers["content-security-policy"]);
  const directives = [/script-src \S+\/assets\/[^';]*;/, /style-src \S+\/assets\/[^';]*;/];
  const missing = [
    ...directives.filter((directive) => !directive.test(policy)).map(String),
    ...[`connect-src 'self' ${stores.join(" ")}`].filter((directive) => !policy.includes(directive)),
  ];
  if (missing.length > 0 || policy.includes("unsafe"))
    throw new Error(`${address}: the policy lacks ${missing.join()}: ${policy}`);
  const again = await get(address, { "if-none-match": String(headers.etag) });
  expectEqual(`${address}: status by its ETag`, again.status, 304);
  return text;
}

const types: Record<string, string> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
};

const kindOf = (file: string): string => file.replace(/^.*\./, "");

/** Reads a file plain and in Brotli: both are the same, and kept for ever. */
async function readAsset(address: string): Promise<void> {
  const plain = await get(address, { "accept-encoding": "identity" });
  const small = await get(address, { "accept-encoding": "gzip, deflate, br" });
  for (const { status, headers } of [plain, small]) {
    expectEqual(`${address}: status`, status, 200);
    expectEqual(`${address}: type`, headers["content-type"], types[kindOf(address)]);
    expectEqual(`${address}: lifetime`, headers["cache-control"], FOREVER);
  }
  expectEqual(`${address}: encoding`, plain.headers["content-encoding"], undefined);
  expectEqual(`${address}: encoding`, small.headers["content-encoding"], "br");
  if (!brotliDecompressSync(small.body).equals(plain.body))
    throw new Error(`${address} differs in Brotli from itself`);
}

/** A GET that decodes nothing, unlike `fetch`. */
const get = (address: string, headers: Record<string, string>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request(address, { headers }, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });

function expectEqual(subject: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Error(`${subject}: ${String(found)} instead of ${String(expected)}`);
}
