import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { GetQueueAttributesCommand, SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoPassword, documents, people } from "../localstack/demo/data.ts";
import type { DemoValues } from "../localstack/demo/reference.ts";
import type { CaughtMail } from "../localstack/cloud/mail-store.ts";
import { pageHeaders } from "../localstack/pages/page.ts";
import { systemAt } from "../localstack/run/command-line.ts";
import { addressVariables, freeShift, refuseTaken } from "../localstack/run/ports.ts";
import { deployment, root } from "../localstack/serverless/deployment.ts";
import { declaredFunctions, deployedServices } from "../localstack/serverless/functions.ts";
import type { PageContract } from "../shared/features/operational/page/operations.js";
import { tenthOf } from "../shared/testing/drawn.ts";
import { processTree } from "../tools/bench/process-tree.ts";
import { runSamples } from "../tools/samples/run-samples.ts";
import { reported, stands } from "../tools/samples/stands.ts";
import { samplesOf, writeProject, type Sample } from "../tools/samples/write-samples.ts";
import { exchange } from "../tools/tour/exchange.ts";
import { tours } from "../tools/tour/tour.ts";
import { command, runCommand, type Command, type Exit } from "./command.ts";
import type { PageOf } from "../shared/http/responses.ts";

/*
 * One pass over HTTP through the whole system, as `npm start` runs it: the command itself, with its own ports and state.
 * bundled.long.test.ts runs the same pass over the functions as a deployment bundles them, in serverless-offline.
 */
const isBundled = process.env.TEMELIA_BUNDLED === "on";

const shift = String(await freeShift());
const { ports, directory } = systemAt(shift);
const url = `http://localhost:${String(ports.front)}`;
let running: Command;

/** Starts the command and waits for the last line of its welcome. */
async function start(options: string[]): Promise<void> {
  running = command("start", "--shift", shift, "--bare", ...options);
  await running.prints(/echo identical/);
}

/** As Ctrl-C does it. */
function stop(): Promise<Exit> {
  running.process.kill("SIGINT");
  return running.ended;
}

afterAll(() => {
  rmSync(join(root, directory), { recursive: true, force: true });
});

const at = (path: string) => `${url}${path}`;
const api = (path: string) => at(`/documents${path}`);
const jsonPost = (value: object) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

async function tokenOf(login: string, service = "documents"): Promise<string> {
  const answer = await fetch(
    at(`/${service}/api/authenticate`),
    jsonPost({ username: login, password: demoPassword }),
  );
  return ((await answer.json()) as { id_token: string }).id_token;
}

/** A GET with a demo person's token. */
async function asPerson(
  login: string,
): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const authorization = `Bearer ${await tokenOf(login)}`;
  return (path, headers = {}) => fetch(api(path), { headers: { authorization, ...headers } });
}

const idOf = ({ operation }: Sample) => operation.operationId;

/** Ids of the demo documents in a person's list, lowest first. */
async function demoIdsOf(login: string): Promise<number[]> {
  const get = await asPerson(login);
  const { items } = (await (await get("/api/documents?size=200")).json()) as PageOf<{ id: number }>;
  const ids = documents.map(({ id }) => id);
  return items
    .map(({ id }) => id)
    .filter((id) => ids.includes(id))
    .sort((a, b) => a - b);
}

async function mails(): Promise<CaughtMail[]> {
  return (await (await fetch(at("/mail/all.json"))).json()) as CaughtMail[];
}

/** All stored data that a system shows: every document that the administrator sees, and every mail. */
async function everything() {
  const get = await asPerson("admin");
  const { items } = (await (await get("/api/documents?size=200")).json()) as PageOf<{ id: number }>;
  return { items, mails: await mails() };
}

/** The last words of each tour. */
const jobs = [
  ["documents", "Archive: read-only from now on"],
  ["sharing", "no event was changed, removed or inserted"],
  ["machine", "The client is removed, and its tokens end"],
  ["connectors", "no content was imported"],
  ["templates", "the same content"],
  ["signatures", "both signatures are broken"],
  ["search", "there are no hits"],
  ["payments", "it is Paid, and the balance is zero"],
  ["transcription", "ș and ț were read"],
  ["notifications", "Everything was as promised."],
  ["registry", "Everything was as promised."],
  ["conformance", "the audit closed the issue"],
  ["zones", "Her session has ended in every zone"],
] as const;

describe(`the whole system, ${isBundled ? "as a deployment bundles it" : "as its TypeScript is"}`, () => {
  beforeAll(() => start(isBundled ? ["--bundled"] : []), 150_000);

  afterAll(async () => {
    await stop();
  });

  it.each(jobs)("does the main job of %s, as npm run tool -- tour shows it", async (name, passed) => {
    const lines: string[] = [];
    await tours[name](url, (line) => lines.push(line), join(root, directory));
    expect(lines.join("\n")).toContain(passed);
  });

  it("prints lines for a shell that work as they are printed: a machine's list, a file that comes back identical", () => {
    const blocks = [...running.printed().matchAll(/^ {2}TOKEN=.*(?:\n {2}\S.*)+/gm)].map(([block]) => block);
    const said = blocks.map((block) => execFileSync("bash", ["-c", block], { cwd: root, encoding: "utf8" }));
    expect(said).toEqual([expect.stringContaining(`"cod":"HOT-2026-001"`), "identical\n"]);
  });

  it("lets its own pages send the parts of large uploads to its store", async () => {
    const staging = `http://localhost:${String(ports.cloud)}/temelia-local-staging-000000000000/part`;
    const headers = { origin: url, "access-control-request-method": "PUT" };
    const answer = await fetch(staging, { method: "OPTIONS", headers });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, url]);
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
      admin: [1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 21, 22],
      "ana.admin": [1, 2, 3, 4, 7, 20, 21, 22],
      "ion.operator": [1, 2, 4, 7, 20, 21, 22],
      "elena.sefa": [1, 2, 3, 4, 5, 7, 20, 21, 22],
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
    const mail = (await mails()).find(({ to }) => to.includes(account.email));
    const [link = ""] = /http\S+cont\/activare\S+/.exec(mail?.text ?? "") ?? [];
    expect((await fetch(link)).headers.get("content-type")).toContain("text/html");
    const key = new URL(link).searchParams.get("key") ?? "";
    expect((await fetch(api(`/api/activate?key=${encodeURIComponent(key)}`))).status).toBe(200);
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

  it("the front allows only browsers of its own address, and compresses by itself", async () => {
    const { origin } = new URL(at("/"));
    const ask = (from: string) => fetch(api("/info"), { headers: { origin: from } });
    const [own, foreign] = [await ask(origin), await ask("http://evil.test")];
    expect(own.headers.get("access-control-allow-origin")).toBe(origin);
    expect(foreign.headers.get("access-control-allow-origin")).toBeNull();
    expect(foreign.headers.get("access-control-allow-credentials")).toBeNull();
    const contract = await fetch(api("/api/v1/openapi.json"), { headers: { "accept-encoding": "br" } });
    expect(contract.headers.get("content-encoding")).toBe("br");
    expect(await contract.json()).toHaveProperty("openapi");
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
      ["/mail", "/demo/page.js", "/nowhere", "/documents/docs"].map(
        async (path) => (await fetch(at(path))).headers.get("content-security-policy") ?? "",
      ),
    );
    const own = pageHeaders["content-security-policy"];
    expect(policies.map((policy) => policy === own)).toEqual([true, true, true, false]);
  });

  it("has demo data on the API page of each service: the token of its administrator is taken", async () => {
    for (const service of deployedServices()) {
      const script = await fetch(at(`/${service}/docs/start.js`));
      const asked = await fetch(at(`/${service}/docs/demo`), { method: "HEAD" });
      expect([service, script.status, asked.status]).toEqual([service, 200, 200]);
      const { credentials } = (await (await fetch(at(`/${service}/docs/demo`))).json()) as DemoValues;
      const contract = (await (await fetch(at(`/${service}/api/v1/openapi.json`))).json()) as PageContract;
      expect(Object.keys(credentials)).toEqual(
        expect.arrayContaining(Object.keys(contract.components.securitySchemes)),
      );
      const authorization = `Bearer ${String(credentials.userToken)}`;
      const whoAmI = await fetch(at(`/${service}/api/authenticate`), { headers: { authorization } });
      expect(await whoAmI.text()).toContain("admin");
    }
    expect((await fetch(at("/nowhere/docs/demo"))).status).toBe(404);
  });

  it.each(["/demo", "/app", "/catalog"])("shows %s with everything that it loads", async (address) => {
    const page = await (await fetch(at(address))).text();
    const loaded = [...page.matchAll(/(?:src|href)="(\/[^"?]+)"/g)].map(([, path = ""]) => path);
    const answers = await Promise.all(loaded.map(async (path) => [path, (await fetch(at(path))).status]));
    expect([loaded.length > 0, answers.filter(([, status]) => status !== 200)]).toEqual([true, []]);
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

  it("passes bodies of up to 4.5 MB on unchanged, as AWS does, and refuses larger ones in the service's format", async () => {
    const get = await asPerson("ion.operator");
    const authorization = `Bearer ${await tokenOf("ion.operator")}`;
    const upload = (size: number) => {
      const body = new FormData();
      body.set("file", new File([new Uint8Array(size).fill(7)], "mare.bin"));
      return fetch(api("/api/documents/upload"), { method: "POST", headers: { authorization }, body });
    };
    const stored = (await (await upload(4_500_000)).json()) as { id: number };
    const back = Buffer.from(await (await get(`/api/documents/${String(stored.id)}/download`)).arrayBuffer());
    expect(back.equals(Buffer.alloc(4_500_000, 7))).toBe(true);
    for (const size of [4_500_001, 4_700_000, 11_000_000]) {
      const refused = await upload(size);
      expect([refused.status, refused.headers.get("content-type")]).toEqual([
        413,
        "application/problem+json",
      ]);
      expect(await refused.json()).toMatchObject({
        message: "error.preaMare",
        correlationId: refused.headers.get("x-correlation-id"),
      });
    }
  });

  it("takes real files in and out by npm run tool -- roundtrip --shift", async () => {
    const folder = mkdtempSync(join(root, ".tmp/roundtrip-"));
    copyFileSync(join(root, "localstack/demo/files/hotarare.pdf"), join(folder, "hotarare.pdf"));
    const { code, output } = await runCommand("tool", "roundtrip", folder, "--shift", shift);
    rmSync(folder, { recursive: true });
    expect(output).toMatch(/: 10 versions identical, 0 documents failed\n$/);
    expect(code).toBe(0);
  });

  it("gives each function its own variables and no others", async () => {
    const shown = await Promise.all(
      deployedServices().map(async (service) => {
        const answer = await fetch(at(`/${service}/management/env`), {
          headers: { authorization: `Bearer ${await tokenOf("admin", service)}` },
        });
        const { properties } = (await answer.json()) as { properties: { name: string; value: string }[] };
        return [service, properties.map(({ name, value }) => (value ? name : `${name} is empty`)).sort()];
      }),
    );
    const given = deployedServices().map((service) => [
      service,
      Object.keys({
        ...deployment().provider.environment,
        ...declaredFunctions()[`${service}-operational`]?.environment,
      }).sort(),
    ]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(given));
  });

  it("brings the messages of a queue to its function", async () => {
    const { AWS_ENDPOINT_URL: endpoint, AWS_REGION: region, QUEUE_URL_PREFIX } = addressVariables(ports);
    const sqs = new SQSClient({ endpoint, region, credentials: { accessKeyId: "a", secretAccessKey: "b" } });
    const QueueUrl = `${QUEUE_URL_PREFIX}uploads`;
    // An upload that has ended needs no more work: the function takes the message, and it is deleted.
    await sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: JSON.stringify({ uploadId: 1 }) }));
    const AttributeNames = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"] as const;
    const depth = async () => {
      const wanted = new GetQueueAttributesCommand({ QueueUrl, AttributeNames: [...AttributeNames] });
      const { Attributes = {} } = await sqs.send(wanted);
      return AttributeNames.map((name) => Attributes[name]);
    };
    await expect.poll(depth).toEqual(["0", "0"]);
    sqs.destroy();
  });

  it("finds a document by its name and by the text of its PDF, and no more once it is deleted", async () => {
    const headers = { authorization: `Bearer ${await tokenOf("ion.operator")}` };
    const form = new FormData();
    form.set("denumire", "Planul nimerit");
    form.set("file", new Blob([readFileSync(join(root, "localstack/demo/files/hotarare.pdf"))]), "plan.pdf");
    const filed = await fetch(api("/api/documents/upload"), { method: "POST", headers, body: form });
    const { id } = (await filed.json()) as { id: number };
    const found = async (q: string) => {
      const answer = await fetch(api(`/api/search/documente?q=${encodeURIComponent(q)}`), { headers });
      return ((await answer.json()) as PageOf<{ id: number }>).items.some((item) => item.id === id);
    };
    await expect.poll(() => found("planul nimerit")).toBe(true);
    await expect.poll(() => found("consiliul orasului intrunit")).toBe(true);
    await fetch(api(`/api/documents/${id}`), { method: "DELETE", headers });
    await expect.poll(() => found("nimerit")).toBe(false);
  });

  it("answers samples of its API pages as their contract says; samples.long.test.ts runs all of them", async () => {
    const folder = join(root, `.build/samples-${shift}`);
    await writeProject(folder, []);
    for (const [first, service] of deployedServices().entries()) {
      const where = { url: `http://127.0.0.1:${String(ports.front)}`, base: url, service, folder };
      const ids = tenthOf((await samplesOf(service, where)).map(idOf), first);
      const outcomes = await runSamples(where, (sample) => ids.includes(idOf(sample)), stands);
      expect(outcomes.size).toBe(ids.length);
      const failed = [...outcomes].filter(([sample, outcome]) => !stands(sample, outcome));
      expect(failed.map(reported)).toEqual([]);
    }
    rmSync(folder, { recursive: true, force: true });
  });

  it.runIf(process.platform === "linux")("has no bundler left among its processes", () => {
    const commands = processTree(running.process.pid ?? 0).map(({ command }) => command);
    expect(commands.join("\n")).toContain("start.ts");
    expect(commands.filter((line) => line.includes("esbuild"))).toEqual([]);
  });

  it("said where to look and who to sign in as, stops when asked, and keeps everything over a second start", async () => {
    const before = await everything();
    expect([before.items.length, before.mails.length].every((length) => length > 0)).toBe(true);
    const { code, output } = await stop();
    expect(output).toMatch(new RegExp(`${url}/\n[^]*ion\\.operator[^]*TOKEN=`));
    expect(code).toBe(0);
    await refuseTaken(ports);
    await start([]);
    const after = await everything();
    expect(after.items).toEqual(before.items);
    // The mail about an audit that a sample has begun may arrive in between.
    expect(after.mails).toEqual(expect.arrayContaining(before.mails));
  }, 60_000);
});
