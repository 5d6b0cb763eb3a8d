import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword, documents, people } from "../localstack/demo/data.ts";
import type { CaughtMail } from "../localstack/cloud/mail-sink.ts";
import { root } from "../localstack/serverless/deployment.ts";
import { freeShift, shifted, usualPorts } from "../localstack/run/ports.ts";
import { startStack, type Stack } from "../localstack/run/stack.ts";
import { exchange } from "../tools/tour/exchange.ts";
import { tours } from "../tools/tour/tour.ts";

/*
 * One pass over HTTP through the whole system as `npm start` runs it: front, serverless-offline with the bundled
 * functions, local cloud, mail sink; with its own ports and state.
 */

mkdirSync(join(root, ".tmp"), { recursive: true });
const directory = mkdtempSync(join(root, ".tmp/end-to-end-"));
let stack: Stack;

const ports = shifted(usualPorts, await freeShift());
const start = () => startStack({ ports, directory, workFolder: relative(root, join(directory, "esbuild")) });

beforeAll(async () => {
  stack = await start();
}, 150_000);

afterAll(async () => {
  await stack.stop();
  rmSync(directory, { recursive: true, force: true });
});

const at = (path: string) => `${stack.url}${path}`;
const api = (path: string) => at(`/documents${path}`);
const jsonPost = (value: object) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

async function tokenOf(login: string): Promise<string> {
  const answer = await fetch(api("/api/authenticate"), jsonPost({ username: login, password: demoPassword }));
  return ((await answer.json()) as { id_token: string }).id_token;
}

/** A GET with a demo person's token. */
async function asPerson(
  login: string,
): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const authorization = `Bearer ${await tokenOf(login)}`;
  return (path, headers = {}) => fetch(api(path), { headers: { authorization, ...headers } });
}

interface Page {
  items: { id: number }[];
}

/** Ids of the demo documents in a person's list, lowest first. */
async function demoIdsOf(login: string): Promise<number[]> {
  const get = await asPerson(login);
  const { items } = (await (await get("/api/documents?size=200")).json()) as Page;
  const ids = documents.map(({ id }) => id);
  return items
    .map(({ id }) => id)
    .filter((id) => ids.includes(id))
    .sort((a, b) => a - b);
}

describe("the whole system", () => {
  it.each([
    ["documents", "Archive: read-only from now on"],
    ["payments", "Paid, nothing is left"],
  ] as const)("does the main job of %s, as npm run tour shows it", async (name, passed) => {
    const lines: string[] = [];
    await tours[name](stack.url, (line) => lines.push(line));
    expect(lines.join("\n")).toContain(passed);
  });

  it("lets its own pages send the parts of large uploads to its store", async () => {
    const staging = `http://localhost:${String(ports.cloud)}/temelia-local-staging-000000000000/part`;
    const headers = { origin: stack.url, "access-control-request-method": "PUT" };
    const answer = await fetch(staging, { method: "OPTIONS", headers });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, stack.url]);
  });

  it("signs in every demo person", async () => {
    const accounts = await Promise.all(
      people.map(async ({ login }) => (await (await asPerson(login))("/api/account")).json()),
    );
    expect(accounts.map((account) => (account as { login: string }).login)).toEqual(
      people.map(({ login }) => login),
    );
  });

  it("shows each demo person the documents that are theirs to see", async () => {
    const seen = Object.fromEntries(
      await Promise.all(people.map(async ({ login }) => [login, await demoIdsOf(login)] as const)),
    );
    expect(seen).toEqual({
      admin: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      "ana.admin": [1, 2, 3, 4, 7],
      "ion.operator": [1, 2, 4, 7],
      "elena.sefa": [1, 2, 3, 4, 5, 7],
      "petru.admin": [6, 8],
      "olga.operator": [6, 8],
      "maria.client": [7, 9],
      "sergei.client": [2],
    });
  });

  it("brings every demo version out as its file went in, sealed ones too", async () => {
    const get = await asPerson("admin");
    const compared = documents.flatMap(({ id, password, versions }) =>
      versions.map(async ({ file }, index) => {
        const headers: Record<string, string> = password ? { "x-document-password": password } : {};
        const answer = await get(
          `/api/documents/${String(id)}/versions/${String(index + 1)}/download`,
          headers,
        );
        const wanted = readFileSync(join(root, "localstack/demo/files", file));
        return wanted.equals(Buffer.from(await answer.arrayBuffer()))
          ? undefined
          : `${file}: ${String(answer.status)}`;
      }),
    );
    expect((await Promise.all(compared)).filter(Boolean)).toEqual([]);
  });

  it("registers a person who activates the account by the mail", async () => {
    const account = { login: "vizitator", email: "vizitator@demo.test", password: "o parolă lungă" };
    const registered = await fetch(api("/api/register"), jsonPost(account));
    expect(registered.status).toBe(201);
    const mails = (await (await fetch(at("/mail/all.json"))).json()) as CaughtMail[];
    const mail = mails.find(({ to }) => to.includes(account.email));
    const [link = ""] = /http\S+activate\S+/.exec(mail?.text ?? "") ?? [];
    expect((await fetch(link)).status).toBe(200);
    const signedIn = await fetch(
      api("/api/authenticate"),
      jsonPost({ username: account.login, password: account.password }),
    );
    expect(signedIn.status).toBe(200);
  });

  it("is healthy, documents itself and answers unknown paths in the service's format", async () => {
    const [health, page, contract, unknown] = await Promise.all(
      ["/health", "/docs", "/api/v1/openapi.json", "/nowhere"].map((path) => fetch(api(path))),
    );
    expect([health?.status, page?.status, contract?.status, unknown?.status]).toEqual([200, 200, 200, 404]);
    expect(await unknown?.json()).toMatchObject({
      message: "error.adresaNecunoscuta",
      instance: "/documents/nowhere",
    });
  });

  it("says in /info which commit runs, and since when it is built", async () => {
    const info = (await (await fetch(api("/info"))).json()) as { commit: string; builtAt: string };
    expect(info.commit).toBe(
      execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim(),
    );
    expect(new Date(info.builtAt).toISOString()).toBe(info.builtAt);
  });

  it("sends its pages under a content policy, which does not reach the services", async () => {
    const policies = await Promise.all(
      ["/", "/site/page.js", "/nowhere", "/documents/docs"].map(
        async (path) => (await fetch(at(path))).headers.get("content-security-policy") ?? "",
      ),
    );
    expect(policies.map((policy) => policy.includes("frame-src blob:"))).toEqual([true, true, true, false]);
  });

  it("shows the landing page with everything that it loads", async () => {
    const page = await (await fetch(at("/"))).text();
    const linked = [...page.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
    const files = readdirSync(join(root, "localstack/demo/site")).filter((file) => !file.includes(".test."));
    const script = files.map((file) => `/site/${file}`);
    const loaded = [...new Set([...linked, ...script.filter((path) => !path.endsWith(".html"))])];
    const answers = await Promise.all(loaded.map(async (path) => [path, (await fetch(at(path))).status]));
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("template administration signs in by the body of a GET, and reaches identity at its configured address", async () => {
    const credentials = { Username: "primaria-demo", Password: "temelia:demo:taxe" };
    const login = await exchange("GET", at("/template-admin/api/v1/login"), { body: credentials });
    expect(login.status).toBe(200);
    const Token = String(login.json.token);
    const template = (body: object) =>
      exchange("GET", at("/template-admin/api/v1/getDuaeTemplate"), {
        headers: { authorization: `Bearer ${Token}` },
        body,
      });
    const own = await template({ Token });
    expect([own.status, own.json]).toMatchObject([200, { error: null }]);
    expect((await template({ Token: "altul" })).status).toBe(401);
  });

  it("passes large bodies on unchanged, and the gateway's limit too", async () => {
    const get = await asPerson("ion.operator");
    const authorization = `Bearer ${await tokenOf("ion.operator")}`;
    const upload = (size: number) => {
      const body = new FormData();
      body.set("file", new File([new Uint8Array(size).fill(7)], "mare.bin"));
      return fetch(api("/api/documents/upload"), { method: "POST", headers: { authorization }, body });
    };
    const stored = (await (await upload(9_900_000)).json()) as { id: number };
    const back = Buffer.from(await (await get(`/api/documents/${String(stored.id)}/download`)).arrayBuffer());
    expect(back.equals(Buffer.alloc(9_900_000, 7))).toBe(true);
    expect((await upload(11_000_000)).status).toBe(413);
  });

  it("keeps everything over a second start", async () => {
    const before = await demoIdsOf("admin");
    const get = await asPerson("admin");
    const { items } = (await (await get("/api/documents?size=200")).json()) as Page;
    await stack.stop();
    stack = await start();
    expect(await demoIdsOf("admin")).toEqual(before);
    const again = (await (await (await asPerson("admin"))("/api/documents?size=200")).json()) as Page;
    expect(again.items).toEqual(items);
  }, 150_000);
});
