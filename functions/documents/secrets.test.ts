import { beforeAll, describe, expect, it, vi } from "vitest";
// Read when the configuration is loaded, so it comes before every import: each request flushes its metrics.
vi.hoisted(() => (process.env.METRICS_FLUSH_SECONDS = "0"));
import {
  as,
  asMachine,
  issuer,
  nobody,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import { dump } from "../../shared/testing/dump.ts";
import { logLinesOf } from "../../shared/testing/log-lines.ts";
import { requestSeconds } from "../../shared/http/request-seconds.ts";
import { readSeries } from "../../shared/metrics/histograms.ts";
import type { Answer } from "../../shared/testing/caller.ts";
import type { MachineClientWithSecret } from "./administration/machine-clients/clients.ts";

/*
 * Values that the system may know and no output may contain: secrets and tokens of machines, addresses of links,
 * passwords of links and documents. Every use leaves answers, log lines, metrics and records. Only the answer that
 * hands a secret over may contain it, in any form.
 */

/** All answers except the ones that hand a secret over. */
const answers: string[] = [];
/** Each secret by its description. */
const secrets: Record<string, string> = {};
let logged = "";
let stored = "";
let metrics = "";
let administrator: Person;

const methods = ["get", "post", "put", "patch", "delete", "upload"] as const;

/** A client that records its answers. */
function kept(client: ServiceClient): ServiceClient {
  const keep = async (asked: Promise<Answer<unknown>>) => {
    const answer = await asked;
    answers.push(`${answer.status} ${JSON.stringify(answer.headers)} ${answer.text}`);
    return answer;
  };
  const keeping = methods.map((method) => {
    const send = client[method] as (...sent: unknown[]) => Promise<Answer<unknown>>;
    return [method, (...sent: unknown[]) => keep(send(...sent))];
  });
  return Object.fromEntries(keeping) as ServiceClient;
}

const PATH = "/api/admin/machine-clients";
const FORM = { "content-type": "application/x-www-form-urlencoded" };

const basic = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`,
});

/** Creates a client, rotates its secret, and signs in by every method, with right and wrong credentials. */
async function useMachine(): Promise<ServiceClient> {
  const [told, quiet] = [as(administrator), kept(as(administrator))];
  const { id: emitentId } = await issuer();
  const wanted = { denumire: "Cadastru", emitentId, scopes: ["documente.read", "documente.write"] };
  const made = (
    await told.post<MachineClientWithSecret>(PATH, wanted, { "idempotency-key": `client-${emitentId}` })
  ).json;
  const address = `${PATH}/${made.id}`;
  const rotated = (
    await told.post<MachineClientWithSecret>(`${address}/rotate`, {}, { "idempotency-key": `r-${made.id}` })
  ).json;
  Object.assign(secrets, { "first secret": made.clientSecret, "second secret": rotated.clientSecret });
  for (const path of [PATH, address]) await quiet.get(path);
  await quiet.put(address, { ...wanted, denumire: "Cadastrul" });
  await quiet.put(address, { ...wanted, clientSecret: made.clientSecret, scopes: ["altele"] });

  const grant = { grant_type: "client_credentials", client_id: made.clientId };
  const ask = (client: ServiceClient, fields: Record<string, string>, headers = {}) =>
    client.post<{ access_token: string }>("/api/v1/token", new URLSearchParams(fields).toString(), {
      ...FORM,
      ...headers,
    });
  const withSecret = { ...grant, client_secret: rotated.clientSecret };
  const { access_token: token } = (await ask(nobody, withSecret)).json;
  secrets["access token"] = token;
  const refused = kept(nobody);
  await ask(refused, { ...withSecret, client_id: "altul" });
  await ask(refused, { ...withSecret, scope: "altele" });
  await ask(refused, { ...withSecret, grant_type: "password" });
  await ask(refused, { grant_type: grant.grant_type }, basic("altul", made.clientSecret));
  await refused.post("/api/v1/token", withSecret);
  await refused.post(
    `/api/v1/token?client_secret=${made.clientSecret}`,
    new URLSearchParams(grant).toString(),
    FORM,
  );
  await kept(asMachine({ token: made.clientSecret })).get("/api/v1/documents");
  return kept(asMachine({ token }));
}

/** A machine files a document with a password, and reads it with the password. */
async function useDocument(machine: ServiceClient): Promise<number> {
  const parola = (secrets["document password"] = "parola actului, numai a lui");
  const { json } = await machine.upload<{ id: number; cod: string }>("/api/v1/documents", {
    file: textFile("conținut"),
    parola,
  });
  const address = `/api/v1/documents/${json.cod}`;
  for (const given of [parola, `${parola}?`])
    await machine.get(`${address}/continut`, { "x-document-password": encodeURIComponent(given) });
  await machine.get(`${address}/versiuni`);
  await machine.get("/api/v1/evenimente");
  const quiet = kept(as(administrator));
  await quiet.post(`/api/documents/${json.id}/download`, { parola });
  await quiet.patch(`/api/documents/${json.id}`, {
    parola: (secrets["new password"] = "parola nouă, tot a lui"),
  });
  return json.id;
}

/** A link with a password is created, listed, opened, guessed, used up and revoked. */
async function useLink(id: number): Promise<void> {
  const [told, quiet, somebody] = [as(administrator), kept(as(administrator)), kept(nobody)];
  const parola = (secrets["link password"] = "parola linkului, numai a lui");
  const address = `/api/documents/${id}/linkuri`;
  const wanted = { parola, maxDescarcari: 2 };
  const made = (
    await told.post<{ id: number; url: string }>(address, wanted, { "idempotency-key": `l-${id}` })
  ).json;
  const token = (secrets["link token"] = made.url.split("/").at(-1) ?? "");
  const open = `/api/public/linkuri/${token}`;
  await quiet.get(address);
  await somebody.get(open);
  const passwords = { parola, parolaDocument: secrets["document password"] };
  for (const sent of [
    passwords,
    { ...passwords, parola: "ghicit" },
    { ...passwords, parolaDocument: parola },
  ])
    await somebody.post(`${open}/download`, sent);
  await somebody.get(`${open}/download`, { "x-link-password": encodeURIComponent(parola) });
  // Addresses without a route also contain the token.
  await somebody.get(`${open}/alta`);
  await somebody.get(`${open.replace("/public", "//public")}/alta`);
  await somebody.put(open, {});
  await quiet.delete(`${address}/${made.id}`);
  for (const path of [open, `${open}/download`]) await somebody.get(path);
  await kept(asMachine({ token })).get("/api/v1/documents");
  for (const path of [`/api/documents/${id}`, `/api/eveniment-documents?filter[documentId]=${id}`])
    await quiet.get(path);
}

beforeAll(async () => {
  administrator = await serviceAdmin({ hasSecret: true });
  logged = await logLinesOf(async () => {
    const machine = await useMachine();
    await useLink(await useDocument(machine));
    await kept(nobody).get("/metrics");
    await kept(as(administrator)).get("/management/env");
  });
  metrics = JSON.stringify(await readSeries("documents", requestSeconds));
  stored = (await dump()).join("\n");
});

/** The forms that a text may appear in: plain, escaped, encoded. */
function forms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const escaped = JSON.stringify(secret).slice(1, -1);
  const encoded = (["base64", "base64url", "hex"] as const).map((encoding) => bytes.toString(encoding));
  return [
    ...new Set([
      secret,
      escaped,
      encodeURIComponent(secret),
      ...encoded.map((one) => one.replace(/=+$/, "")),
    ]),
  ];
}

describe("no secret of a machine, a link or a document stands", () => {
  it("no secret of a machine, a link or a document is in a place that this walk has not filled", () => {
    expect(Object.keys(secrets)).toHaveLength(7);
    expect(Object.values(secrets).filter((secret) => secret.length < 20)).toEqual([]);
    expect(answers.length).toBeGreaterThan(25);
    expect(logged).toContain("a machine signed in");
    expect(metrics).toContain("/api/public/linkuri/{token}");
    expect(stored).toContain("PARTAJAT");
  });

  const places: [place: string, text: () => string][] = [
    ["in an answer after the first", () => answers.join("\n")],
    ["in the logs", () => logged],
    ["in the metrics", () => metrics],
    ["in records, events and marks of repeated requests", () => stored],
  ];

  it.each(places)("%s", (_, text) => {
    const found = Object.entries(secrets).filter(([, secret]) =>
      forms(secret).some((form) => text().includes(form)),
    );
    expect(found.map(([name]) => name)).toEqual([]);
  });
});
