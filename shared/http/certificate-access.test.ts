import { vi } from "vitest";
vi.hoisted(() => (process.env.CALLER_CACHE_SECONDS = "900"));
import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { issue, type Identity } from "../../localstack/signing-service/certificates.ts";
import { registeredCertificate } from "../auth/client-certificate.ts";
import { standings } from "../auth/standings.ts";
import { clock } from "../clock.ts";
import { openApiDocument } from "../contract/openapi.ts";
import { entity, inOwnPartition, type Stored } from "../data/entity.ts";
import { adding, changing, findUnique, read, recordOf, removing } from "../data/repository.ts";
import { transact } from "../data/transaction.ts";
import { nextId } from "../ids.ts";
import { callsOf, tally } from "../testing/aws-calls.ts";
import { callerOf, type Sent } from "../testing/caller.ts";
import { contractFindings } from "../testing/contract-findings.ts";
import { aMinuteAgo } from "../testing/settled.ts";
import { untilUndisturbed } from "../testing/with-faults.ts";
import { certificateAccess } from "./certificate-access.ts";
import { message } from "./error-formats.ts";
import { lambdaHandler } from "./handler.ts";
import { get, routes } from "./route.ts";
import { service } from "./service.ts";

/* A service whose callers are systems with a certificate each. */

const System = z.object({ id: z.int(), cod: z.string(), certificat: z.string(), activ: z.boolean() });
type System = z.output<typeof System>;
const Systems = entity({
  name: "machine",
  service: "platform",
  schema: System,
  key: inOwnPartition("machine"),
  unique: { certificat: { of: ({ certificat }) => certificat, taken: () => kernel.conflict() } },
});
/** Inactive systems have no standing, and are therefore not cached. */
const systems = standings(Systems.table, "machine", ([item]) => {
  const system = item && recordOf<System>(item);
  return system?.activ ? system : undefined;
});

/** No system has this id: an unknown certificate makes the calls of a known one. */
const NO_ID = 0;

async function find(fingerprint: string): Promise<System | undefined> {
  const id = await findUnique(Systems, "certificat", fingerprint);
  const found = await systems.get(id ?? NO_ID);
  return found?.certificat === fingerprint ? found : undefined;
}

const platform = service({
  name: "platform",
  title: "Sisteme",
  description: "Un serviciu de probă cu sisteme.",
  errorFormats: { "/api/v1": message },
});
const system = certificateAccess({ zone: "machine", find, identify: ({ id }) => `system#${id}` });
const shown = { access: system, summary: "Sistemul care cheamă", returns: z.object({ cod: z.string() }) };
const group = routes("systems", {
  read: get("/api/v1/system", shown, ({ caller }) => Promise.resolve(caller)),
  list: get("/api/system", shown, ({ caller }) => Promise.resolve(caller)),
});
const call = callerOf(lambdaHandler(platform, group));
const ask = (sent: Sent = {}, path = "/api/v1/system") => call("GET", `/platform${path}`, sent);

const YEAR_MS = 365 * 24 * 3600 * 1000;
const fromNow = (years: number): Date => new Date(Date.now() + years * YEAR_MS);
const inForce = { from: fromNow(-1), until: fromNow(1) };
const authority = issue({ name: "Autoritate", from: fromNow(-2), until: fromNow(9), use: "authority" });
const certified = (dates = inForce, issuer = authority): Identity =>
  issue({ name: "Sistem", ...dates, use: "client" }, issuer);
const pemOf = ({ certificate }: Identity): string => certificate.toString();

/** Stores a system with this certificate, long enough ago that it may be cached. */
async function registered(identity: Identity, fields: Partial<System> = {}): Promise<Stored<System>> {
  const certificat = registeredCertificate(pemOf(identity))?.fingerprint ?? "";
  const added = { id: nextId(), cod: "alfa", certificat, activ: true, ...fields };
  await aMinuteAgo(() => transact(adding(Systems, added)));
  return (await read(Systems, { id: added.id })) ?? Promise.reject(new Error("not stored"));
}

afterEach(() => {
  clock.resume();
});

it("a caller with a certificate is the system that its fingerprint is registered with", async () => {
  const [first, second] = [certified(), certified()];
  await registered(first);
  await registered(second, { cod: "beta" });
  const answers = [await ask({ certificate: pemOf(first) }), await ask({ certificate: pemOf(second) })];
  expect(answers.map(({ status, json }) => [status, json])).toEqual([
    [200, { cod: "alfa" }],
    [200, { cod: "beta" }],
  ]);
});

it("a caller with a certificate may have signed its certificate itself: the fingerprint decides, not the issuer", async () => {
  const selfSigned = issue({ name: "Sistem", ...inForce, use: "client" });
  await registered(selfSigned);
  expect((await ask({ certificate: pemOf(selfSigned) })).status).toBe(200);
});

it("a caller with a certificate is refused from the next request on, once it is inactive, removed or has another certificate", async () => {
  const ends: ((stored: Stored<System>) => Promise<void>)[] = [
    (stored) => transact(changing(Systems, stored, { ...stored, activ: false })),
    (stored) => transact(changing(Systems, stored, { ...stored, certificat: "f".repeat(64) })),
    (stored) => transact(removing(Systems, stored)),
  ];
  for (const end of ends) {
    const identity = certified();
    const stored = await registered(identity);
    const asked = async () => (await ask({ certificate: pemOf(identity) })).status;
    expect([await asked(), await asked()]).toEqual([200, 200]);
    await end(stored);
    expect(await asked()).toBe(401);
  }
});

describe("a refused certificate", () => {
  const foreign = issue({ name: "Altă autoritate", from: fromNow(-2), until: fromNow(9), use: "authority" });
  const refused: [name: string, sent: () => Sent | Promise<Sent>][] = [
    ["missing", () => ({})],
    ["malformed", () => ({ certificate: pemOf(authority).slice(0, 99) })],
    ["unknown", () => ({ certificate: pemOf(certified()) })],
    ["unknown, of another authority", () => ({ certificate: pemOf(certified(inForce, foreign)) })],
    ["expired", () => known(certified({ from: fromNow(-2), until: fromNow(-1) }))],
    ["not yet valid", () => known(certified({ from: fromNow(1), until: fromNow(2) }))],
    ["of an inactive system", () => known(certified(), { activ: false })],
    [
      "known, but only in a header",
      async () => {
        const { certificate = "" } = await known(certified());
        return { headers: { "x-amzn-mtls-clientcert": encodeURIComponent(certificate) } };
      },
    ],
  ];

  async function known(identity: Identity, fields: Partial<System> = {}): Promise<Sent> {
    await registered(identity, fields);
    return { certificate: pemOf(identity) };
  }

  it.each(refused)(
    "a refused certificate is the same 401 in the format of the address: %s",
    async (_name, sent) => {
      const request = await sent();
      const { status, headers, json } = await ask(request);
      expect([status, json]).toEqual([
        401,
        {
          message:
            "Certificatul de client lipsește sau nu este acceptat. Sistemele apelează cu certificat adresa https://sisteme.temelia.test/platform.",
        },
      ]);
      expect(headers["www-authenticate"]).toBe('MutualTLS realm="platform"');
      const problem = await ask(request, "/api/system");
      expect([problem.status, problem.headers["content-type"]]).toEqual([401, "application/problem+json"]);
      expect(problem.json).toMatchObject({ message: "error.certificatNeacceptat" });
    },
  );

  it(
    "a refused certificate makes the same calls, for whatever reason it is refused",
    untilUndisturbed,
    async () => {
      for (const [name, sent] of refused) {
        const request = await sent();
        const { calls } = await callsOf(() => ask(request));
        expect([name, ...tally(calls)]).toEqual([name, "dynamodb.GetItem 1", "dynamodb.Query 1"]);
      }
    },
  );

  it("a refused certificate is judged by the service's clock", async () => {
    const { certificate } = await known(certified());
    const askIn = async (years: number) => {
      clock.freeze(fromNow(years));
      return (await ask({ certificate })).status;
    };
    expect([await askIn(-1.5), await askIn(0), await askIn(1.5)]).toEqual([401, 200, 401]);
  });
});

it("the contract declares the scheme as OpenAPI 3.1 has it, on the operations that need a certificate", async () => {
  const document = openApiDocument(platform, [group], { version: "1.0.0", publicUrl: "" });
  const { securitySchemes } = document.components as { securitySchemes: Record<string, object> };
  expect(securitySchemes.mutualTLS).toMatchObject({ type: "mutualTLS" });
  expect(document.paths?.["/api/v1/system"]?.get).toMatchObject({
    security: [{ mutualTLS: [] }],
    servers: [{ url: "https://{host}/platform", variables: { host: { default: "localhost:8443" } } }],
    responses: { 401: { $ref: "#/components/responses/Message401" } },
  });
  expect(await contractFindings(document)).toEqual([]);
});
