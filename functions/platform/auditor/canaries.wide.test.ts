import { administrator, call, type Headers, official, systemHeader } from "../testing.ts";
import { ListObjectsV2Command } from "@aws-sdk/client-s3";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { s3 } from "../../../shared/aws/s3.ts";
import { dump } from "../../../shared/testing/dump.ts";
import { mailSink } from "../../../shared/testing/local-mail.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { listenOnLoopback } from "../../../shared/testing/loopback.ts";
import {
  sampleContract,
  sampleRegistration,
  type SampleSystem,
} from "../../../shared/testing/sample-system.ts";
import { config } from "../evidence/config.ts";
import { readKept } from "../evidence/store.ts";
import { handler as schedule } from "../schedule/handler.ts";
import { auditNow, registerSample } from "./testing.ts";
import type { PageOf } from "../../../shared/http/responses.ts";

/*
 * A system that repeats everything it hears, with people's addresses and numbers, in every place of its answers and
 * its contract. Everything that an audit of it leaves is searched for them: records, issues, forms of the report,
 * exchanges, objects, mails, log lines, metrics.
 */

/** Searches for the first characters of a secret, so that one that was cut is found too. */
const PREFIX = 12;
const secrets = {
  citizen: "c1t4tean-8f0b5a6e2d/+=7a1b",
  secondCitizen: "4lt-cetatean-93be61f0c2d8\"&<'",
  staffPassword: "p4rola-de-functionar 5e77c1",
  staffToken: "f0nction4r-emis-1b2c3d4e5f60",
  adminSecret: "s3cretul-administratorului-77aa",
  adminToken: "4dministrator-emis-a0b1c2d3e4",
  appPassword: "p4rola-sistemului-0f9e8d7c6b",
};
const basic = (name: string, secret: string): string => Buffer.from(`${name}:${secret}`).toString("base64");
const encoded = [basic("sistem", secrets.appPassword), basic("oficiu", secrets.adminSecret)];
const people = { mail: "ion.canar@exemplu.md", number: "2004048012345" };

const heard = new Set<string>();
let asked = 0;

const server = createServer((request, response) => void answer(request, response));
let url = "";
let stop: () => Promise<void>;
let admin: Headers;
beforeAll(async () => {
  ({ url, stop } = await listenOnLoopback(server));
  admin = await administrator();
});
afterAll(() => stop());

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const json = (body: unknown, status = 200, headers = {}) =>
    void response
      .writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers })
      .end(JSON.stringify(body));
  if (pathname === "/login") return json({ id_token: secrets.staffToken });
  if (pathname === "/token") return json({ access_token: secrets.adminToken });
  for (const text of [request.headers.authorization, request.headers["x-cheie"], ...pieces.map(String)])
    if (text) heard.add(String(text));
  // One of the answers meets every place where a text may be cut.
  const echo = `${"x".repeat((asked += 7) % 300)} ${[...heard].join(" ")} ${people.mail} ${people.number}`;
  if (pathname === "/api/v1/openapi.json") return json(contractWith(withoutIssued(echo)));
  const isSignedIn = Boolean(request.headers.authorization ?? request.headers["x-cheie"]);
  const headers = headersWith(echo);
  if (pathname.startsWith("/api/") && !pathname.includes("/public/") && !isSignedIn)
    return json({ title: echo, status: 401, detail: echo, [echo]: echo }, 401, headers);
  const item = {
    id: echo,
    titlu: `${people.mail} ${[...heard].at(-1) ?? ""}`,
    nume: people.number,
    creatLa: echo,
  };
  json(
    { items: [item, item], page: Number(searchParams.get("page")), size: 2, total: echo, status: echo },
    200,
    headers,
  );
}

/** No audit knows a token that was issued to the one before: tokens do not leave its memory. */
const withoutIssued = (text: string): string =>
  [secrets.staffToken, secrets.adminToken].reduce((left, token) => left.replaceAll(token, "—"), text);

function headersWith(echo: string) {
  const value = encodeURI(echo);
  return {
    "x-echo": value,
    "x-correlation-id": value,
    link: `<${value}>`,
    allow: value,
    "x-powered-by": value,
  };
}

function contractWith(echo: string) {
  const contract = sampleContract();
  contract.info = { title: echo, version: echo, contact: { email: people.mail } };
  const { get } = contract.paths["/api/v1/public/offices"] ?? {};
  if (get) Object.assign(get, { operationId: echo, description: echo });
  contract.paths[`/api/v1/staff/${encodeURIComponent(people.mail)}/${people.number}`] = {
    ...(get && { get }),
  };
  return contract;
}

/** The system as the helpers of this room register it. */
const registered = () =>
  registerSample({ url } as SampleSystem, admin, {
    contact: "canar-contact@exemplu.md",
    public: true,
    credentials: {
      citizen: { type: "bearer", token: secrets.citizen },
      secondCitizen: { type: "header", name: "x-cheie", value: secrets.secondCitizen },
      staff: { type: "login", url: `${url}/login`, username: "ana", password: secrets.staffPassword },
      admin: {
        type: "clientCredentials",
        tokenUrl: `${url}/token`,
        clientId: "oficiu",
        clientSecret: secrets.adminSecret,
      },
      app: { type: "basic", username: "sistem", password: secrets.appPassword },
    },
    probe: sampleRegistration(url).probe,
  });

/** All objects of the bucket below a prefix, unpacked. */
async function objectsBelow(prefix: string): Promise<string[]> {
  const { Contents = [] } = await s3().send(
    new ListObjectsV2Command({ Bucket: config.bucket, Prefix: prefix }),
  );
  return Promise.all(Contents.map(async ({ Key = "" }) => `${Key} ${String(await readKept(Key))}`));
}

it("nothing that an audit leaves holds a credential, or the mail address or number of a person, that a system repeats", async () => {
  const flow = { id: 0, cod: "", audits: [0, 0] };
  const lines = await logLinesOf(async () => {
    Object.assign(flow, await registered());
    flow.audits = [await auditNow(flow.id, admin), await auditNow(flow.id, admin)];
    await schedule();
  });
  const { id, cod } = flow;
  const own = await systemHeader({ id });
  const issues = await call<PageOf<{ id: number }>>(`GET /api/v1/admin/systems/${id}/issues?size=200`, admin);
  const read = async (address: string, headers: Headers = admin): Promise<[string, string]> => {
    const { status, text } = await call(`GET ${address}`, headers);
    expect([address, status]).toEqual([address, 200]);
    return [address, text];
  };
  const staff = await official();
  const answers = await Promise.all([
    ...flow.audits.flatMap((audit) => [
      ...["", "/page", "/sarif", "/junit", "/exchanges?size=200&page=0", "/exchanges?size=200&page=1"].map(
        (form) => read(`/api/v1/admin/audits/${audit}${form}`),
      ),
      read(`/api/v1/admin/audits/${audit}/page`, { ...admin, "accept-language": "ru" }),
      ...["", "/page"].map((form) => read(`/api/v1/staff/audits/${audit}${form}`, staff)),
      ...["", "/sarif", "/junit"].map((form) => read(`/api/v1/app/audits/${audit}${form}`, own)),
    ]),
    read(`/api/v1/admin/systems/${id}`),
    read(`/api/v1/admin/systems/${id}/contracts`),
    read(`/api/v1/admin/systems/${id}/trend`),
    read(`/api/v1/staff/systems/${id}/issues?size=200`, staff),
    read(`/api/v1/admin/issues/${issues.json.items[0]?.id ?? 0}`),
    read(`/api/v1/public/systems?cod=${cod}`),
    read(`/api/v1/public/badges/${cod}`),
    read("/metrics"),
  ]);
  const mails = mailSink.mails().filter(({ to }) => to.includes("canar-contact@exemplu.md"));
  const evidence = await objectsBelow("");
  // The audit has found something, told of it, and kept it.
  expect([issues.json.total > 5, mails.length > 0, lines.length > 0, evidence.length > 4]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(heard.size).toBeGreaterThanOrEqual(5);

  const rows = (await dump()).filter((line) => !line.includes(`"credentialsSealed"`) || line.includes(cod));
  const texts: [string, string][] = [
    ...answers,
    ["issues", issues.text],
    ["log lines", lines],
    ...mails.map((mail, i): [string, string] => [`mail ${String(i)}`, JSON.stringify({ ...mail, to: "" })]),
    ...evidence.map((text): [string, string] => [text.split(" ")[0] ?? "", text]),
    ["records", rows.join("\n")],
  ];
  const found = texts.flatMap(([where, text]) => {
    const hidden = [...Object.values(secrets), ...encoded].filter((secret) =>
      text.includes(secret.slice(0, PREFIX)),
    );
    return hidden.map((secret) => `${where}: ${secret}`);
  });
  expect(found).toEqual([]);
  // A contract is kept as its owner has published it, and no route shows it.
  const uttered = texts.filter(([where]) => !/^(contracts|bases)\//.test(where));
  const named = uttered.flatMap(([where, text]) =>
    [people.mail, people.mail.replace("@", "%40"), people.number]
      .filter((one) => text.includes(one))
      .map((one) => `${where}: ${one}`),
  );
  expect(named).toEqual([]);
});
