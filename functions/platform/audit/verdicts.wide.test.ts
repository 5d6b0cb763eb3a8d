import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { guardedFetch } from "../../../shared/outgoing/guarded-fetch.ts";
import { listenOnLoopback } from "../../../shared/testing/loopback.ts";
import { sampleContract } from "../../../shared/testing/sample-system.ts";
import type { Audited } from "./audit.ts";
import type { Registration } from "./model/registration.ts";
import type { Network } from "./probe/probe.ts";
import { bytesOf, localNetwork, rowOf, startSample } from "./testing/local-network.ts";

/* An audit must be right: these systems keep the standard in other ways than the sample, and must not be blamed for it. */

const sample = await startSample();
afterAll(() => sample.system.stop());

type Fetch = Network["fetch"];
type Call = Parameters<Fetch>[1];
type Answer = Awaited<ReturnType<Fetch>>;

/** A network that changes every answer. */
const changing = (change: (answer: Answer, address: URL, call: Call) => Answer) => {
  const { fetchWhole } = guardedFetch(["127.0.0.1"]);
  return localNetwork({
    fetch: async (address, call) => change(await fetchWhole(address, call), address, call),
  });
};

const withBody = (answer: Answer, body: unknown): Answer => ({
  ...answer,
  body: Buffer.from(JSON.stringify(body)),
});
const jsonIn = ({ body }: Answer): Record<string, unknown> =>
  JSON.parse(body.toString()) as Record<string, unknown>;

type Sample = ReturnType<typeof sampleContract>;
/** Audits only a contract. */
async function auditedContract(change: (document: Sample) => void): Promise<Audited["report"]> {
  const document = sampleContract();
  change(document);
  const registration = { baseUrl: undefined, openapiUrl: "http://127.0.0.1:1/" };
  const options = { contract: bytesOf(document), baseContract: undefined };
  return (await sample.audited([], { registration, options })).report;
}

describe("a refusal that is replayed", () => {
  const WRITE = "/api/v1/app/requests";
  const registration: Partial<Registration> = {
    probe: undefined,
    dryAddresses: [{ method: "POST", path: WRITE }],
  };
  /** The second request under a key gets the problem of the first one, which holds this correlationId. */
  const replaying = (held: (first: string) => string) => {
    let kept: Record<string, unknown> | undefined;
    return changing((answer, { pathname }, { headers = {} } = {}) => {
      if (pathname !== WRITE || !("idempotency-key" in headers)) return answer;
      if (!kept) {
        kept = jsonIn(answer);
        return answer;
      }
      answer.headers.set("idempotent-replayed", "true");
      return withBody(answer, { ...kept, correlationId: held(String(kept.correlationId)) });
    });
  };

  it("a refusal that is replayed holds the correlationId of its first answer: problem and idempotency-key pass", async () => {
    const network = replaying((first) => first);
    const { report } = await sample.audited([], { registration, options: { network } });
    expect(rowOf(report, "problem")).toMatchObject({ verdict: "PASS", breaches: [] });
    expect(rowOf(report, "idempotency-key").verdict).toBe("PASS");
  });

  it("a refusal that is replayed that holds the correlationId of nobody is a FAIL of problem", async () => {
    const network = replaying(() => "altul");
    const { report } = await sample.audited([], { registration, options: { network } });
    expect(rowOf(report, "problem")).toMatchObject({ verdict: "FAIL", breachesTotal: 1 });
  });
});

describe("Idempotency-Key, none of whose answers was seen to be replayed,", () => {
  it.each<[string, Partial<Registration>]>([
    ["without a probe", { probe: undefined }],
    ["with a probe for which there is no credential", { credentials: undefined }],
    [
      "where a refusal is not replayed",
      { probe: undefined, dryAddresses: [{ method: "POST", path: "/api/v1/app/requests" }] },
    ],
  ])("%s is a WARN", async (_, registration) => {
    const { report } = await sample.audited([], { registration });
    expect(rowOf(report, "idempotency-key")).toMatchObject({
      verdict: "WARN",
      breaches: [{ found: "no answer was seen to be replayed" }],
    });
  });

  it("Idempotency-Key, none of whose answers was seen to be replayed, is not blamed if there is only a contract, nor in a contract that takes none", async () => {
    const alone = await auditedContract(() => undefined);
    expect(rowOf(alone, "idempotency-key").verdict).toBe("PASS");
    const contract = sampleContract();
    for (const item of Object.values(contract.paths)) delete item.post;
    const { report } = await sample.audited([], {
      registration: { probe: undefined },
      options: { contract: bytesOf(contract) },
    });
    expect(rowOf(report, "idempotency-key").verdict).toBe("NOT_APPLICABLE");
  });
});

it("OPTIONS is sent to every documented address of the zones, with ids that cannot exist", async () => {
  sample.system.asked.length = 0;
  await sample.audited([]);
  const asked = new Set(
    sample.system.asked.filter(({ method }) => method === "OPTIONS").map(({ path }) => path),
  );
  const documented = Object.keys(sampleContract().paths).filter((path) => path.startsWith("/api/v1/"));
  const expected = documented
    .filter((path) => !path.endsWith("openapi.json"))
    .map((path) => path.replace("{id}", "00000000-0000-4000-8000-000000000000"));
  expect([...asked].sort()).toEqual(expected.sort());
});

it("OPTIONS shows a method of an address with a parameter that the contract does not have", async () => {
  const { report } = await sample.audited(["undocumented: method of a record"]);
  expect(rowOf(report, "undocumented")).toMatchObject({
    verdict: "FAIL",
    breaches: [{ operation: "/api/v1/staff/requests/{id}", found: "Allow: DELETE" }],
  });
});

describe("health-truth compares /health with /health/ready", () => {
  it.each<[string, (checks: Record<string, unknown>) => unknown, string]>([
    ["without a check", ({ db: _, ...rest }) => rest, "db is missing"],
    ["with one more", (checks) => ({ ...checks, mail: { status: "UP" } }), "mail is there alone"],
    ["without any check", () => undefined, "db, cache, search, queue, storage are missing"],
  ])("%s", async (_, change, found) => {
    const network = changing((answer, { pathname }) => {
      if (pathname !== "/health") return answer;
      const body = jsonIn(answer);
      return withBody(answer, { ...body, checks: change(body.checks as Record<string, unknown>) });
    });
    const { report } = await sample.audited([], { options: { network } });
    expect(rowOf(report, "health-truth")).toMatchObject({
      verdict: "FAIL",
      breaches: [{ operation: "GET /health", found }],
    });
  });

  it("health-truth compares /health with /health/ready by a check that says something else, in a report that is true in itself", async () => {
    const network = changing((answer, { pathname }) =>
      pathname === "/health"
        ? {
            ...withBody(answer, { status: "DOWN", checks: { ...checksIn(answer), db: { status: "DOWN" } } }),
            status: 503,
          }
        : answer,
    );
    const { report } = await sample.audited([], { options: { network } });
    expect(rowOf(report, "health-truth").breaches.map(({ operation }) => operation)).toEqual(["GET /health"]);
  });

  it("health-truth compares /health with /health/ready and not by the details of a check, which change from one look to the next", async () => {
    let looks = 0;
    const network = changing((answer, { pathname }) => {
      if (!["/health", "/health/ready"].includes(pathname)) return answer;
      const body = jsonIn(answer);
      const db = { status: "UP", ms: (looks += 1) };
      return withBody(answer, { ...body, checks: { ...checksIn(answer), db } });
    });
    const { report } = await sample.audited([], { options: { network } });
    expect(rowOf(report, "health-truth").verdict).toBe("PASS");
  });

  const checksIn = (answer: Answer) => jsonIn(answer).checks as Record<string, unknown>;
});

describe("generable", () => {
  const withSchemas = (schemas: Record<string, unknown>) =>
    auditedContract((document) => void Object.assign(document.components.schemas, schemas));
  const text = { type: "string" };
  const Base = { type: "object", properties: { nume: text } };

  it.each<[string, Record<string, unknown>]>([
    ["another part of an allOf", { A: { allOf: [Base, { required: ["nume"], properties: { cod: text } }] } }],
    [
      "a part that is a reference",
      {
        Base,
        A: {
          allOf: [{ $ref: "#/components/schemas/Base" }, { required: ["nume"], properties: { cod: text } }],
        },
      },
    ],
    [
      "the schema around its parts",
      { A: { properties: { nume: text }, oneOf: [{ required: ["nume"], properties: { cod: text } }] } },
    ],
    [
      "a part of whoever refers to it",
      {
        Demand: { required: ["nume"], properties: { cod: text } },
        A: { allOf: [{ $ref: "#/components/schemas/Demand" }, Base] },
      },
    ],
    [
      "a part of a part",
      { A: { allOf: [{ allOf: [Base] }, { allOf: [{ required: ["nume"], properties: { cod: text } }] }] } },
    ],
  ])("generable finds a required property in %s", async (_, schemas) => {
    expect(rowOf(await withSchemas(schemas), "generable")).toMatchObject({ verdict: "PASS", breaches: [] });
  });

  it("misses a required property that no part has", async () => {
    const report = await withSchemas({
      A: { allOf: [Base, { required: ["prenume"], properties: { cod: text } }] },
    });
    expect(rowOf(report, "generable")).toMatchObject({
      verdict: "WARN",
      breaches: [{ expected: "prenume is among the properties" }],
    });
  });

  it("generable reads a pattern of 9,000 plain characters, and says up to where it reads", async () => {
    const plain = await withSchemas({ A: { type: "string", pattern: `^${"abcdefghi".repeat(1_000)}$` } });
    expect(rowOf(plain, "generable")).toMatchObject({ verdict: "PASS", notExercised: [] });
    for (const pattern of ["a".repeat(20_001), "a{9}".repeat(1_000)]) {
      const long = rowOf(await withSchemas({ A: { type: "string", pattern } }), "generable");
      expect([long.verdict, long.notExercised]).toMatchObject([
        "PASS",
        [{ what: "#/components/schemas/A", why: { ro: expect.stringContaining("20.000") as string } }],
      ]);
    }
  });
});

it("a rule that has nothing to look at is not applicable, and no PASS", async () => {
  const report = await auditedContract((document) => void (document.paths = {}));
  const { PASS, NOT_APPLICABLE } = report.counts;
  expect(report.contract.operations).toBe(0);
  expect(report.rules.filter(({ checked, verdict }) => checked === 0 && verdict === "PASS")).toEqual([]);
  const looked = report.rules.filter(({ verdict }) => verdict === "PASS").map(({ id }) => id);
  expect(looked).toEqual(["openapi", "openapi-valid", "generable", "contract-meta"]);
  expect([PASS, NOT_APPLICABLE]).toEqual([4, 49]);
});

it("a rule that has nothing to look at changes no verdict of a system", async () => {
  const { report } = await sample.audited([]);
  expect([report.verdict, report.counts]).toEqual([
    "PASS",
    { PASS: 52, WARN: 0, FAIL: 0, NOT_APPLICABLE: 1 },
  ]);
});

describe("a contract in YAML", () => {
  const contract = Buffer.from(stringify(sampleContract()));

  it("a contract in YAML is read where it is given", async () => {
    const registration = { baseUrl: undefined, openapiUrl: "http://127.0.0.1:1/" };
    const { report } = await sample.audited([], { registration, options: { contract } });
    expect(rowOf(report, "openapi")).toMatchObject({ verdict: "PASS", breaches: [] });
    expect([report.verdict, report.contract.operations]).toEqual(["PASS", 27]);
  });

  it("a contract in YAML is a FAIL of openapi where it is served, because JSON is asked for", async () => {
    const network = changing((answer, { pathname }) =>
      pathname.endsWith("/openapi.json") ? { ...answer, body: contract } : answer,
    );
    const { report } = await sample.audited([], { options: { network } });
    expect(rowOf(report, "openapi")).toMatchObject({
      verdict: "FAIL",
      breaches: [{ expected: "JSON", found: "YAML" }],
    });
    expect(rowOf(report, "noun").checked).toBeGreaterThan(5);
  });
});

it.each(["no-5xx: HEAD", "methods: HEAD", "no-5xx: OPTIONS"])(
  "HEAD and OPTIONS are called so in what is found about them: %s",
  async (deviation) => {
    const [rule = "", method = ""] = deviation.split(": ");
    const { report } = await sample.audited([deviation]);
    const { breaches } = rowOf(report, rule);
    expect(breaches.length).toBeGreaterThan(3);
    expect(breaches.filter(({ operation }) => !operation.startsWith(`${method} /api/v1/`))).toEqual([]);
  },
);

describe("page-envelope", () => {
  const PATH = "/api/v1/public/offices";
  const answering = (body: unknown) =>
    changing((answer, { pathname }) =>
      pathname === PATH && answer.status === 200 ? withBody(answer, body) : answer,
    );
  /** The contract with one address, of a record or of a list. */
  const contractOf = (change: (document: Sample) => void) => {
    const document = sampleContract();
    change(document);
    return bytesOf(document);
  };
  const single = contractOf((document) => {
    const get = document.paths[PATH]?.get;
    if (get) get.parameters = [];
    delete document.paths[`${PATH}/{id}`];
  });
  const verdictOf = async (body: unknown, contract: Uint8Array) => {
    const { report } = await sample.audited([], { options: { network: answering(body), contract } });
    return rowOf(report, "page-envelope").breaches.map(({ operation }) => operation);
  };

  it("page-envelope does not judge a single record at its address", async () => {
    expect(await verdictOf({ nume: "Registrul", program: [{ zi: "luni" }] }, single)).toEqual([]);
  });

  it.each<[string, unknown, Uint8Array]>([
    ["an array", [{ id: "a" }], single],
    ["a page without its numbers", { items: [] }, single],
    ["a list of another form, whose records have addresses", { results: [] }, contractOf(() => undefined)],
    [
      "a list of another form, that takes page and size",
      { results: [] },
      contractOf((document) => void delete document.paths[`${PATH}/{id}`]),
    ],
  ])("page-envelope judges %s", async (_, body, contract) => {
    expect(await verdictOf(body, contract)).toEqual([`GET ${PATH}`]);
  });
});

describe("evidence is told in words:", () => {
  it("a property that is missing", async () => {
    const { report } = await sample.audited(["answers-match"]);
    expect(rowOf(report, "answers-match").breaches[0]).toMatchObject({
      expected: "creatLa is required",
      found: "missing in #/items/0",
    });
  });

  it("a coding that was announced and is not", async () => {
    const { report } = await sample.audited(["transport: encoded"]);
    expect(rowOf(report, "transport").breaches.map(({ found }) => found)).toContain(
      "gzip was announced and is not",
    );
  });

  it.each([
    ["the time", { seconds: 0.000_001 }, "cut off after 0.000001 s, the limit"],
    ["the number of requests", { requests: 20 }, "cut off after 20 requests, the limit"],
  ])("an audit that was cut off by %s", async (_, limits, found) => {
    const { report } = await sample.audited([], { registration: { limits } });
    expect(rowOf(report, "exercised").breaches).toContainEqual(
      expect.objectContaining({ operation: "audit", expected: "every request is sent", found }),
    );
  });

  it("a list that is too long for the limit of the system's registration", async () => {
    const { report } = await sample.audited([], { registration: { limits: { bodyBytes: 300 } } });
    expect(rowOf(report, "transport").breaches).toContainEqual(
      expect.objectContaining({ expected: "at most 300 bytes", found: "more than 300 bytes" }),
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ["gzip", { "content-encoding": "gzip" }, "gzip was announced and is not"],
    ["zstd", { "content-encoding": "zstd" }, "zstd was announced and not asked for"],
  ])("%s, of a contract", async (_, headers, found) => {
    const server = await listenOnLoopback(
      createServer((_request, response) => void response.writeHead(200, headers).end("salut")),
    );
    const registration = { baseUrl: server.url };
    const { report } = await sample.audited([], { registration });
    await server.stop();
    expect(rowOf(report, "openapi").breaches).toMatchObject([{ found }]);
  });
});

it("an answer is not a deviation if the audit reads only its beginning, because it has kept enough", async () => {
  const PATH = "/api/v1/public/offices";
  const { fetchWhole } = guardedFetch(["127.0.0.1"]);
  // 60 lists of 900 KB, each of them below the limit of an answer.
  const network = localNetwork({
    async fetch(address, call = {}) {
      if (!address.pathname.startsWith(PATH) || call.method !== "GET") return fetchWhole(address, call);
      const answer = await fetchWhole(new URL(PATH, address), call);
      const body = Buffer.from(JSON.stringify({ ...jsonIn(answer), filler: "x".repeat(900_000) }));
      const { mostBytes = 0 } = call;
      return { ...answer, body: body.subarray(0, mostBytes), isCut: body.length > mostBytes };
    },
  });
  const contract = sampleContract();
  const list = contract.paths[PATH] ?? {};
  for (let n = 0; n < 60; n += 1) contract.paths[`${PATH}-${String(n)}`] = list;
  const { report } = await sample.audited([], { options: { network, contract: bytesOf(contract) } });
  const { breaches, notExercised } = rowOf(report, "transport");
  expect(breaches).toEqual([]);
  expect(notExercised[0]?.why.ro).toContain("2.000 de octeți");
});
