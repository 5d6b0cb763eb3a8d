import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it, vi } from "vitest";
import { kernel } from "../../refusals.ts";
import { testEnvironment } from "../../testing/environment.ts";
import { callerOf } from "../../testing/caller.ts";
import { unrestricted, type Access } from "../../http/access.ts";
import { lambdaHandler } from "../../http/handler.ts";
import { service } from "../../http/service.ts";
import type { Check, Checks } from "./health.ts";
import { operationalRoutes } from "./routes.ts";

const library = service({
  name: "library",
  title: "Biblioteca & co",
  description: "",
  errorFormats: {},
});
const contract = {
  openapi: "3.1.1",
  info: { title: "Biblioteca", version: "0.1.0" },
  servers: [{ url: "/library" }],
  paths: {
    "/api/books": { get: { operationId: "books.list" } },
    "/api/v1/books": {
      get: {
        operationId: "machine-books.list",
        servers: [{ url: "https://{host}/library", variables: { host: { default: "localhost:8443" } } }],
      },
    },
  },
};

const openapi = join(mkdtempSync(join(tmpdir(), "contract-")), "openapi.json");
writeFileSync(openapi, JSON.stringify(contract));
afterAll(() => rmSync(dirname(openapi), { recursive: true }));

const admin: Access<unknown> = {
  ...unrestricted,
  zone: "admin",
  admit: ({ headers }) =>
    headers.authorization === "admin" ? Promise.resolve(1) : Promise.reject(kernel.interzis()),
};

const callerWith = (checks: Checks) =>
  callerOf(
    lambdaHandler(library, ...operationalRoutes(library, { openapi, checks, admin, serviceAdmin: admin })),
  );

const answers: Check = () => Promise.resolve();
const fails: Check = () => Promise.reject(new Error("secret detail"));
const hangs: Check = () => new Promise(() => undefined);

describe("operational endpoints", () => {
  const call = callerWith({ db: answers });

  it("GET /health/live answers {status: UP}", async () => {
    expect(await call("GET", "/library/health/live")).toMatchObject({ status: 200, json: { status: "UP" } });
  });

  it.each(["/health/ready", "/health", "/management/health"])(
    "GET %s answers {status, checks: {db, cache, search, queue, storage}}; what is not used is UP",
    async (path) => {
      const unused = { status: "UP", detail: "not used" };
      expect((await call("GET", `/library${path}`)).json).toEqual({
        status: "UP",
        checks: { db: { status: "UP" }, cache: unused, search: unused, queue: unused, storage: unused },
      });
    },
  );

  it("one dependency that fails or hangs is DOWN, and so is the service: 503, without the fault's message", async () => {
    const reply = await callerWith({ db: answers, queue: fails, storage: hangs })(
      "GET",
      "/library/health/ready",
    );
    expect(reply.status).toBe(503);
    expect(reply.json).toMatchObject({
      status: "DOWN",
      checks: { db: { status: "UP" }, queue: { status: "DOWN" }, storage: { status: "DOWN" } },
    });
    expect(reply.text).not.toContain("secret detail");
  });

  it("operational endpoints checks run once for many readers within five seconds", async () => {
    let asked = 0;
    const counted = callerWith({ db: () => Promise.resolve((asked += 1)) });
    await Promise.all([counted("GET", "/library/health"), counted("GET", "/library/health/ready")]);
    await counted("GET", "/library/health");
    expect(asked).toBe(1);
  });

  it.each(["/info", "/management/info"])(
    "GET %s answers {service, version, commit, builtAt}",
    async (path) => {
      expect((await call("GET", `/library${path}`)).json).toEqual({
        service: "library",
        version: testEnvironment.SERVICE_VERSION,
        commit: testEnvironment.SERVICE_COMMIT,
        builtAt: testEnvironment.SERVICE_BUILT_AT,
      });
    },
  );

  it("the contract names the host of this deployment for operations that need a certificate, and no host for others", async () => {
    const { json } = await call("GET", "/library/api/v1/openapi.json");
    const host = { default: testEnvironment.MACHINE_HOST };
    expect(json).toMatchObject({
      paths: {
        "/api/books": { get: { operationId: "books.list" } },
        "/api/v1/books": { get: { servers: [{ url: "https://{host}/library", variables: { host } }] } },
      },
    });
    expect(JSON.stringify(json).match(/"servers"/g)).toHaveLength(2);
  });

  it("GET /api/v1/openapi.json answers the contract with this deployment's version and address", async () => {
    expect((await call("GET", "/library/api/v1/openapi.json")).json).toMatchObject({
      openapi: "3.1.1",
      info: { title: "Biblioteca", version: testEnvironment.SERVICE_VERSION },
      servers: [{ url: `${testEnvironment.PUBLIC_URL}/library` }],
    });
  });
});

describe("POST /api/v1/admin/conformance-probes", () => {
  const asAdmin = { authorization: "admin" };
  const probe = (body: unknown, headers: Record<string, string> = asAdmin) =>
    callerWith({})("POST", "/library/api/v1/admin/conformance-probes", { headers, body: body as object });

  it("POST /api/v1/admin/conformance-probes answers the text with a new id and the moment: 201", async () => {
    const [first, second] = [await probe({ text: "Probă" }), await probe({ text: "Probă" })];
    expect([first.status, first.json]).toEqual([
      201,
      { id: expect.any(Number), text: "Probă", createdAt: expect.stringMatching(/Z$/) },
    ]);
    expect(second.json).not.toEqual(first.json);
  });

  it("POST /api/v1/admin/conformance-probes is for service administrators", async () => {
    expect(await probe({ text: "Probă" }, {})).toMatchObject({ status: 403 });
  });

  it.each([{}, { text: "" }, { text: "x".repeat(201) }, { text: 7 }])(
    "POST /api/v1/admin/conformance-probes refuses %j: 400",
    async (body) => {
      expect(await probe(body)).toMatchObject({ status: 400, json: { errors: [{ field: "text" }] } });
    },
  );
});

describe("/management", () => {
  const call = callerWith({});
  const asAdmin = { headers: { authorization: "admin" } };

  it("everything else under it is for administrators", async () => {
    const component = (name: string) => call("GET", `/library/management/${name}`);
    expect(await Promise.all(["env", "configprops", "metrics", "beans"].map(component))).toMatchObject(
      Array(4).fill({ status: 403 }),
    );
  });

  it("env shows the settings and masks the secrets", async () => {
    const { json, text } = await call("GET", "/library/management/env", asAdmin);
    expect((json as { properties: object[] }).properties).toContainEqual({
      name: "STAGE",
      value: testEnvironment.STAGE,
    });
    expect((json as { properties: object[] }).properties).toContainEqual({
      name: "USER_TOKEN_SECRET",
      value: "******",
    });
    expect(text).not.toContain(testEnvironment.USER_TOKEN_SECRET);
  });

  it("env masks the password in an address", async () => {
    vi.stubEnv("PUBLIC_URL", "https://reader:hidden@search.example/index");
    const { text } = await call("GET", "/library/management/env", asAdmin);
    expect(text).toContain("https://reader:******@search.example/index");
    expect(text).not.toContain("hidden");
    vi.unstubAllEnvs();
  });

  it("env shows no setting of a room that this process did not load", async () => {
    const { text } = await call("GET", "/library/management/env", asAdmin);
    expect(text).not.toContain("SMTP_URL");
  });

  it("configprops says what every setting is for, without a value", async () => {
    const { json, text } = await call("GET", "/library/management/configprops", asAdmin);
    expect((json as { settings: object[] }).settings).toContainEqual({
      variable: "USER_TOKEN_SECRET",
      purpose: expect.stringContaining("HS512 keys"),
      secret: true,
      set: true,
    });
    expect(text).not.toContain(testEnvironment.USER_TOKEN_SECRET);
  });

  it("an unknown component is 404", async () => {
    expect(await call("GET", "/library/management/beans", asAdmin)).toMatchObject({ status: 404 });
    expect(await call("GET", "/library/management/constructor", asAdmin)).toMatchObject({ status: 404 });
  });
});

describe("the API page", () => {
  const call = callerWith({});
  const linksIn = (text: string) =>
    [...text.matchAll(/(?:src|href|data-contract)="([^"]+)"/g)].map(([, link = ""]) => link);

  it.each([
    ["ro", "referința API"],
    ["ru", "справочник API"],
    ["en-GB, ru;q=0.5", "API reference"],
    ["de", "referința API"],
  ])(
    "the API page is a page in the browser's language (%s) that refers only to its own service",
    async (language, title) => {
      const { headers, text } = await call("GET", "/library/docs", {
        headers: { "accept-language": language },
      });
      expect(headers["content-type"]).toContain("text/html");
      expect(text).toContain(`<html lang="${headers["content-language"] ?? ""}">`);
      expect(text).toContain(`<title>Biblioteca &#38; co – ${title}</title>`);
      expect(text).not.toMatch(/https?:|\/\//);
    },
  );

  it.each(["/library/docs", "/library/docs/"])(
    "the API page finds its files and the contract from %s",
    async (address) => {
      const links = linksIn((await call("GET", address)).text);
      const urls = links.map((link) => new URL(link, `http://host${address}`));
      const replies = await Promise.all(urls.map(({ pathname, search }) => call("GET", pathname + search)));
      expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
    },
  );

  it("the API page differs by language and by encoding, which caches are told together", async () => {
    const headers = { "accept-encoding": "gzip", "accept-language": "ru" };
    const page = await call("GET", "/library/docs", { headers });
    expect(page.headers).toMatchObject({
      "content-encoding": "gzip",
      vary: "Origin, Accept-Language, Accept-Encoding",
    });
  });

  it("the API page allows no script, no style and no connection but its own, and nothing inline", async () => {
    const policy = (await call("GET", "/library/docs")).headers["content-security-policy"];
    expect(policy?.split("; ")).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      `connect-src 'self' ${testEnvironment.PUBLIC_URL}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
    expect((await call("GET", "/library/docs")).text).not.toMatch(
      /<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/,
    );
  });

  it("the API page serves its files to be kept for long, under addresses that change with them, and no others", async () => {
    const links = linksIn((await call("GET", "/library/docs")).text).filter((link) => link.includes("?v="));
    const versions = new Set(links.map((link) => link.split("?")[1]));
    expect(versions.size).toBe(1);
    for (const link of links) {
      const { headers, text } = await call("GET", `/library/${link}`);
      expect(headers).toMatchObject({
        "content-type": expect.stringMatching(
          /^(text\/(css|javascript); charset=utf-8|image\/svg\+xml)$/,
        ) as string,
        "cache-control": "public, max-age=31536000, immutable",
      });
      // A module names the others by their whole address, and no file that the page does not name.
      const imported = [...text.matchAll(/from "\.\/([^"]+)"/g)].map(([, name]) => `docs/${name ?? ""}`);
      expect(imported.filter((name) => !links.includes(name))).toEqual([]);
    }
    expect(await call("GET", "/library/docs/package.json")).toMatchObject({ status: 404 });
    expect(await call("GET", "/library/docs/version")).toMatchObject({ status: 404 });
    expect(await call("GET", "/library/docs/..%2Fpackage.json")).toMatchObject({ status: 404 });
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("compresses its script (%s), so that everything is below 50 KB", async (encoding, decompress) => {
    const links = linksIn((await call("GET", "/library/docs")).text).filter((link) => link.includes("?v="));
    const asked = { headers: { "accept-encoding": encoding } };
    const replies = await Promise.all(links.map((link) => call("GET", `/library/${link}`, asked)));
    const sizes = replies.map(({ bytes }) => bytes.length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(50 * 1024);
    const script = await call("GET", "/library/docs/start.js", asked);
    const plain = await call("GET", "/library/docs/start.js");
    expect(script.headers).toMatchObject({
      "content-encoding": encoding,
      vary: expect.stringContaining("Accept-Encoding") as string,
    });
    expect(decompress(script.bytes).toString()).toBe(plain.text);
    // A digest would be that of the compressed bytes, which no caller sees.
    expect(script.headers["repr-digest"] ?? script.headers.digest).toBeUndefined();
    expect(script.headers.etag).not.toBe(plain.headers.etag);
  });

  it("the API page has no demo data of its own: only a local start answers there", async () => {
    const { text } = await call("GET", "/library/docs");
    expect(text).toContain('data-demo="docs/demo"');
    expect(await call("HEAD", "/library/docs/demo")).toMatchObject({ status: 404 });
    expect(await call("GET", "/library/docs/demo")).toMatchObject({ status: 404 });
  });
});
