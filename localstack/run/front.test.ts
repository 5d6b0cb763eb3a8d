import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { freePort } from "../cloud/free-port.ts";
import { RELOAD_SCRIPT } from "../pages/pages.ts";
import { openDevelopmentCertificates } from "./development-certificates.ts";
import { startFront, type Front } from "./front.ts";
import { usualPorts } from "./ports.ts";

const folder = mkdtempSync(join(tmpdir(), "temelia-front-"));
const identity = await openDevelopmentCertificates(join(folder, "certificates"));
let front: Front;
const logged = vi.spyOn(console, "error");
let answer: (reply: { writeHead(status: number): unknown; write(text: string): unknown }) => Promise<void>;

beforeEach(async () => {
  logged.mockReset().mockReturnValue();
  front = await startFront({
    ports: { ...usualPorts, front: await freePort(), mutualTls: await freePort() },
    mail: { mails: () => [] } as never,
    sms: { texts: () => [] } as never,
    push: { pushes: () => [] } as never,
    api: {
      serves: (path: string) => path.startsWith("/documents"),
      answer: (_: unknown, reply: never) => answer(reply),
    },
    pages: { folder },
    root: "",
    identity,
  });
});
afterEach(() => front.stop());
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

it("a fault of the front is logged with its request, and answered with 500", async () => {
  const fault = new Error("the functions are gone");
  answer = () => Promise.reject(fault);
  const refused = await fetch(`${front.url}/documents/api/x?key=secret`);
  expect([refused.status, await refused.text()]).toEqual([500, "Error in the local front; see its log.\n"]);
  expect(logged.mock.calls).toEqual([["front: GET /documents/api/x", fault]]);
});

it("a fault in the middle of an answer is logged, and cuts it off", async () => {
  answer = (reply) => {
    reply.writeHead(200);
    reply.write("begun");
    return Promise.reject(new Error("the functions are gone"));
  };
  await expect(fetch(`${front.url}/documents/api/x`).then((begun) => begun.text())).rejects.toThrow();
  expect(logged).toHaveBeenCalledOnce();
});

it("the pages of the console may run the script that reloads them", async () => {
  const page = await fetch(`${front.url}/app`);
  const [, admitted = ""] =
    /script-src ([^ ;]+)/.exec(page.headers.get("content-security-policy") ?? "") ?? [];
  expect(`${front.url}${RELOAD_SCRIPT}`).toContain(`//${admitted}`);
  const script = await fetch(`${front.url}${RELOAD_SCRIPT}`);
  expect([script.status, script.headers.get("content-type")]).toEqual([
    200,
    "text/javascript; charset=utf-8",
  ]);
});

it("an address where there is nothing says so in the reader's language, with a link to the start", async () => {
  const said = ["Pagina nu există", "Страница не существует", "Page not found"];
  for (const [at, language] of ["ro", "ru", "en"].entries()) {
    const page = await fetch(`${front.url}//nu-exista"x`, { headers: { "accept-language": language } });
    const body = await page.text();
    expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body).toContain(`<h1>${said[at] ?? ""}</h1>`);
    expect(body).toContain(`<a href="/?limba=${language}">`);
    expect(body).not.toMatch(/href="\/\/|nu-exista"x/);
  }
});

it("a stop does not wait for a connection that is in its TLS handshake", async () => {
  const client = connect(Number(new URL(front.mutualTlsUrl).port), "127.0.0.1");
  await once(client, "connect");
  const ended = once(client, "close");
  await front.stop();
  await ended;
  front = { ...front, stop: () => Promise.resolve() };
});
