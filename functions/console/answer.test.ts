import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buildConsole, type Manifest } from "../../console/build.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import type { GatewayReply } from "../../shared/http/responses.ts";

/** A folder like that of a function's package. */
const task = mkdtempSync(join(tmpdir(), "temelia-console-"));
let manifest: Manifest;
let handler: (event: never) => Promise<GatewayReply>;

beforeAll(async () => {
  manifest = await buildConsole(root);
  mkdirSync(join(task, ".build"));
  symlinkSync(join(root, ".build/console"), join(task, ".build/console"));
  vi.spyOn(process, "cwd").mockReturnValue(task);
  ({ handler } = await import("./files.ts"));
  vi.restoreAllMocks();
}, 60_000);
afterAll(() => {
  rmSync(task, { recursive: true, force: true });
});

const ask = (address: string, { cookie, ...headers }: Record<string, string> = {}, method = "GET") => {
  const [rawPath, rawQueryString = ""] = address.split("?");
  const cookies = cookie === undefined ? {} : { cookies: cookie.split("; ") };
  return handler({
    ...{ rawPath, rawQueryString, headers, ...cookies },
    requestContext: { http: { method } },
  } as never);
};
const bytes = ({ body = "" }: GatewayReply) => Buffer.from(body, "base64");
const asset = (start: string) =>
  `/${Object.keys(manifest.files).find((file) => file.startsWith(`assets/${start}-`)) ?? ""}`;

it("a page is asked for again each time, and answered with 304 while it is the same", async () => {
  const first = await ask("/l/a-token");
  expect(first).toMatchObject({
    statusCode: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding, accept-language, cookie",
    },
  });
  const { etag = "" } = first.headers;
  const again = await ask("/l/a-token", { "if-none-match": `"other", ${etag}` });
  expect([again.statusCode, bytes(again).length, again.headers.etag]).toEqual([304, 0, etag]);
  expect((await ask("/l/a-token", { "if-none-match": '"other"' })).statusCode).toBe(200);
});

it.each([
  ["/", "index"],
  ["/verificare", "verificare"],
  ["/cont/dezabonare/un.token", "dezabonare"],
  ["/ale-mele/browsere", "ale-mele-browsere"],
  ["/ale-mele/sesiuni", "ale-mele-sesiuni"],
])("a page at %s is that of %s", async (path, script) => {
  const page = await ask(path);
  expect(page.statusCode).toBe(200);
  expect(bytes(page).toString()).toContain(`src="/assets/${script}-`);
});

it.each([
  ["/app", { "accept-language": "en-GB;q=0.9, ro;q=0.1" }, "en"],
  ["/app", { "accept-language": "ru", cookie: "alta=1; limba=en" }, "en"],
  ["/app?limba=ro", { "accept-language": "ru", cookie: "limba=en" }, "ro"],
  ["/l/a-token", { "accept-language": "ru-MD,ru;q=0.9" }, "ru"],
  ["/l/a-token", { "accept-language": "de", cookie: "limba=de" }, "ro"],
  ["/", {}, "ro"],
])("a page at %s for %j is in %s, with the scripts of that language", async (address, headers, language) => {
  const page = await ask(address, headers);
  expect(page.headers["content-language"]).toBe(language);
  const text = bytes(page).toString();
  expect(/<html lang="(\w+)"/.exec(text)?.[1]).toBe(language);
  const scripts = [...text.matchAll(/src="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const name = Object.keys(manifest.pages).find((one) =>
    scripts.every((script = "") => manifest.pages[one]?.includes(script)),
  );
  expect(name).toMatch(new RegExp(`\\.${language}\\.html$`));
});

it("a page has no inline script or style, and may be framed by nobody", async () => {
  const page = await ask("/cont/activare");
  expect(page.headers).toMatchObject({
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
  });
  const policy = page.headers["content-security-policy"] ?? "";
  expect(policy).toContain("script-src temelia.test/assets/; style-src temelia.test/assets/;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' https://store.test;");
  expect(policy).not.toContain("unsafe");
  expect(bytes(page).toString()).not.toMatch(/<style|style=|<script[^>]*>[^<]|\son\w+=/);
});

it("a page runs only built files, also at another host of the function: nothing that somebody uploaded to the services", async () => {
  const policyAt = async (host: string) =>
    (await ask("/app", { host })).headers["content-security-policy"] ?? "";
  expect(await policyAt("localhost:3000")).toContain(
    "script-src temelia.test/assets/ localhost:3000/assets/; style-src temelia.test/assets/ localhost:3000/assets/;",
  );
  expect(await policyAt("a b; script-src *")).toContain("script-src temelia.test/assets/;");
  const loaded = [
    ...bytes(await ask("/app"))
      .toString()
      .matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g),
  ];
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter(([, path = ""]) => !path.startsWith("/assets/"))).toEqual([]);
});

it.each([
  "/cont/nimic",
  "/l/",
  "/l/a/b",
  "/assets/nimic.js",
  "/assets/../manifest.json",
  "/assets/__proto__",
])("a page at %s is missing, which a page says", async (path) => {
  const missing = await ask(path);
  expect(missing).toMatchObject({ statusCode: 404, headers: { "cache-control": "no-cache" } });
  expect(bytes(missing).toString()).toMatch(/Pagina nu există[^]*Страница не найдена[^]*Page not found/);
});

it("a file with a hash in its name is cached for ever", async () => {
  const style = await ask(asset("style"));
  expect(style).toMatchObject({
    statusCode: 200,
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    },
  });
});

it.each([
  ["br, gzip", "br"],
  ["gzip, deflate, br;q=0", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  [undefined, undefined],
])(
  "a file with a hash in its name for Accept-Encoding %s comes as %s, always the same bytes",
  async (accepted, encoding) => {
    const plain = bytes(await ask(asset("style")));
    const answer = await ask(asset("style"), accepted === undefined ? {} : { "accept-encoding": accepted });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers["content-length"]).toBe(String(bytes(answer).length));
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((body: Buffer) => body);
    expect(decode(bytes(answer)).equals(plain)).toBe(true);
  },
);

it("a file with a hash in its name answers HEAD with the headers of GET", async () => {
  const [get, head] = [await ask(asset("style")), await ask(asset("style"), {}, "HEAD")];
  expect(head).toEqual({ ...get, body: "" });
});

it("a file with a hash in its name names the caller's request, if its id is one", async () => {
  const idOf = async (id: string) =>
    (await ask("/l/a-token", { "x-correlation-id": id })).headers["x-correlation-id"];
  expect([await idOf("smoke-1"), await idOf("a\r\nb: c")]).toEqual(["smoke-1", undefined]);
});

it("a file with a hash in its name takes no other method", async () => {
  const refused = await ask(asset("style"), {}, "POST");
  expect(refused).toMatchObject({ statusCode: 405, headers: { allow: "GET, HEAD" } });
});
