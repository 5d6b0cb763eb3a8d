import { createServer } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Identity, issue } from "../../../../localstack/signing-service/certificates.ts";
import {
  criteria,
  isFor,
  keyUsage,
  type ListWish,
  qualifies,
  trustedList,
} from "../../../../localstack/trust-lists/trusted-list.ts";
import type { MiddlewareStack } from "@smithy/types";
import { dynamo } from "../../../../shared/aws/clients.ts";
import { s3 } from "../../../../shared/aws/s3.ts";
import { clock } from "../../../../shared/clock.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { listenOnLoopback, type Loopback } from "../../../../shared/testing/loopback.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import type { SignatureCheckView } from "../../making/signatures/check-file.ts";
import { keptCertificates, pdfFile, sign, uploaded, verify } from "../../making/signatures/testing.ts";
import { readTrustLists } from "../../records/trust-list.ts";
import { config as signing } from "../../signing/config.ts";
import { config } from "../../signing/lists/config.ts";
import { newAuthority, samplePdf, signPdf } from "../../signing/testing.ts";
import { as, nobody, person, serviceAdmin, textFile } from "../../testing.ts";
import { handler } from "./lists-daily.ts";
import { refreshLists } from "./refresh-lists.ts";

/** A revocation list that cannot be fetched: what signatures carry counts. */
const UNREACHABLE = "http://127.0.0.1:9/lista.crl";
const DAY_MS = 24 * 3600_000;
const before = { lists: { ...config }, signing: { ...signing } };

const authority = newAuthority();
const life = { from: new Date(Date.now() - 300 * DAY_MS), until: new Date(Date.now() + 3_000 * DAY_MS) };
const signer = (name: string) => issue({ name, use: "signing", ...life });
const [operator, national, stranger] = [signer("Operator"), signer("Național"), signer("Altcineva")];

const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - days * DAY_MS);
const extensions = [
  isFor("ForeSignatures"),
  qualifies(["QCStatement", "QCForESig", "QCWithQSCD"], criteria("all", keyUsage("nonRepudiation"))),
];
const issuing = { certificates: [authority.root], from: daysAgo(250), extensions };
const stamping = { type: "TSA/QTST", certificates: [authority.root], from: daysAgo(250) };
const usual: ListWish = {
  territory: "MD",
  sequence: 5,
  issued: daysAgo(2),
  until: daysAgo(-30),
  services: [issuing, stamping],
};

let server: Loopback;
/** What the server has at its paths: a list, or the address to which it redirects. */
const files = new Map<string, string | { redirect: string }>();
let signed: Buffer;

const check = async (bytes = signed) => {
  const { status, json } = await nobody.upload<SignatureCheckView>("/api/v1/public/signature-checks", {
    file: pdfFile(bytes),
  });
  expect(status).toBe(200);
  return json.semnaturi[0];
};

/** As after a minute: what was read of the lists is not younger. */
let minutes = 0;
const aMinuteLater = () => clock.freeze(new Date(Date.now() + (minutes += 1) * 61_000));

const publish = (wish: Partial<ListWish> = {}, by: Identity = national) =>
  void files.set("/md.xml", trustedList({ ...usual, ...wish }, by));
const publishLists = (wish: Partial<ListWish> = {}) =>
  void files.set(
    "/liste.xml",
    trustedList(
      {
        ...usual,
        type: "MDlistofthelists",
        services: [],
        pointers: [{ address: `${server.url}/md.xml`, territory: "MD", signers: [national.certificate] }],
        ...wish,
      },
      operator,
    ),
  );

async function refreshed() {
  const report = await refreshLists();
  aMinuteLater();
  return report;
}
const problems = async () =>
  Object.fromEntries(
    (await readTrustLists()).map(({ address, problem = "none" }) => [new URL(address).pathname, problem]),
  );

/** What operators are told. */
async function operators() {
  const admin = as(await serviceAdmin());
  const answer = await admin.get<{ trustLists: { address: string }[] }>("/management/trustlists");
  expect(answer).toMatchObject({ status: 200 });
  return answer.json.trustLists;
}

beforeAll(async () => {
  server = await listenOnLoopback(
    createServer(({ url = "" }, reply) => {
      const file = files.get(url);
      if (typeof file === "object") return void reply.writeHead(302, { location: file.redirect }).end();
      reply.writeHead(file === undefined ? 404 : 200).end(file);
    }),
  );
  const identity = authority.signer("Ana Rusu", UNREACHABLE);
  signed = await signPdf(await samplePdf(), { authority, identity, isStamped: true, isKept: true });
});
beforeEach(async () => {
  // Without an address, a run forgets the lists of the test before.
  files.clear();
  signing.trust = "none";
  config.url = "none";
  await refreshed();
  config.url = `${server.url}/liste.xml`;
  config.signers = await keptCertificates([operator.certificate]);
  publishLists();
  publish();
});
afterEach(() => {
  clock.resume();
});
afterAll(async () => {
  Object.assign(config, before.lists);
  Object.assign(signing, before.signing);
  await server.stop();
});

describe("trusted lists", () => {
  it("trusted lists are fetched by a schedule, and then say that a signature is valid, qualified, and by which list", async () => {
    expect(await check()).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT", calificata: "NEDETERMINATA" });
    expect(await handler()).toEqual({ lists: 2, failed: 0, expired: 0 });
    aMinuteLater();
    expect(await check()).toMatchObject({
      status: "VALIDA",
      nivel: "B-LT",
      calificata: "SEMNATURA_CALIFICATA",
      listaIncredere: { teritoriu: "MD", expiraLa: usual.until?.toISOString(), expirata: false },
    });
    expect(await readTrustLists()).toMatchObject([
      { territory: "MD", good: { sequence: 5, issued: usual.issued.toISOString() } },
      { territory: "MD", good: { sequence: 5, issued: usual.issued.toISOString() } },
    ]);
  });

  it("trusted lists may be one list, without a list of lists", async () => {
    config.url = `${server.url}/md.xml`;
    config.signers = await keptCertificates([national.certificate]);
    expect(await refreshed()).toEqual({ lists: 1, failed: 0, expired: 0 });
    expect(await check()).toMatchObject({ status: "VALIDA", calificata: "SEMNATURA_CALIFICATA" });
  });

  it("trusted lists are beside the roots of the file: a signature by a root alone may be valid, and nobody knows if it is qualified", async () => {
    signing.trust = await keptCertificates([authority.root]);
    const found = await check();
    expect(found).toMatchObject({ status: "VALIDA", calificata: "NEDETERMINATA" });
    expect(found).not.toHaveProperty("listaIncredere");
    await refreshed();
    expect(await check()).toMatchObject({ status: "VALIDA", calificata: "SEMNATURA_CALIFICATA" });
  });

  it("trusted lists say of a changed file that it is no qualified signature", async () => {
    await refreshed();
    const changed = Buffer.from(signed);
    changed[60] = (changed[60] ?? 0) ^ 1;
    expect(await check(changed)).toMatchObject({ status: "INVALIDA", calificata: "NECALIFICATA" });
  });

  it("trusted lists say of a signature that was made here if it is qualified, when it is verified, and its record keeps that", async () => {
    const ana = as(await person());
    signing.trust = before.signing.trust;
    const { id } = await uploaded(ana, textFile("conținut"));
    const { json } = await sign(ana, id);
    expect((await verify(ana, json)).json).toMatchObject({ status: "VALIDA", calificata: "NEDETERMINATA" });
    const [kept] = (await ana.get<object[]>(`/api/documents/${id}/semnaturi`)).json;
    expect(kept).toMatchObject({ calificata: "NEDETERMINATA" });
    const inside = await ana.post<object[]>(`/api/documents/${id}/semnaturi/verifica`);
    expect(inside.json).toMatchObject([{ status: "VALIDA", calificata: "NEDETERMINATA" }]);
  });

  it.each<[when: string, services: ListWish["services"], expected: object]>([
    [
      "whose service issues no qualified certificates",
      [{ ...issuing, type: "CA/PKC" }, stamping],
      { status: "VALIDA", calificata: "NECALIFICATA" },
    ],
    [
      "whose stamps come from nobody in the list",
      [issuing],
      { status: "VALIDA", nivel: "B-B", timp: { sursaTimpului: "VERIFICARE" } },
    ],
    [
      "whose authority is there for stamps alone",
      [stamping],
      { motiv: "CERTIFICAT_NECUNOSCUT", subindicatie: "NO_CERTIFICATE_CHAIN_FOUND" },
    ],
    [
      "whose authority was withdrawn before it signed",
      [{ ...issuing, status: "withdrawn" }, stamping],
      {
        motiv: "CERTIFICAT_NECUNOSCUT",
        subindicatie: "NO_CERTIFICATE_CHAIN_FOUND_NO_POE",
        calificata: "NEDETERMINATA",
        listaIncredere: { teritoriu: "MD" },
      },
    ],
    [
      "whose authority was granted before, and withdrawn then",
      [{ ...issuing, status: "withdrawn", from: daysAgo(10), history: [{ from: daysAgo(250) }] }, stamping],
      { motiv: "CERTIFICAT_NECUNOSCUT", subindicatie: "NO_CERTIFICATE_CHAIN_FOUND_NO_POE" },
    ],
    [
      "whose authority will be granted",
      [{ ...issuing, from: daysAgo(-1), history: [{ from: daysAgo(250), status: "withdrawn" }] }, stamping],
      { motiv: "CERTIFICAT_NECUNOSCUT" },
    ],
  ])("trusted lists decide on a signature %s", async (_, services, expected) => {
    publish({ services: services ?? [] });
    await refreshed();
    expect(await check()).toMatchObject(expected);
  });

  it("trusted lists count at the time of the stamp: a signature from before a withdrawal stays valid and qualified", async () => {
    const at = new Date(Date.now() - 20 * DAY_MS);
    const then = newAuthority(() => at);
    const identity = then.signer("Ana Rusu", UNREACHABLE);
    const old = await signPdf(await samplePdf(), {
      authority: then,
      identity,
      isStamped: true,
      isKept: true,
      at,
    });
    const certificates = [then.root];
    const withdrawn = { ...issuing, certificates, status: "withdrawn", from: daysAgo(10) };
    const history = [{ from: daysAgo(250), extensions }];
    publish({
      services: [
        { ...withdrawn, history },
        { ...stamping, certificates },
      ],
    });
    await refreshed();
    expect(await check(old)).toMatchObject({ status: "VALIDA", calificata: "SEMNATURA_CALIFICATA" });
    publish({
      sequence: 6,
      services: [
        { ...withdrawn, from: daysAgo(30), history },
        { ...stamping, certificates },
      ],
    });
    await refreshed();
    expect(await check(old)).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT" });
  });

  it("trusted lists that have expired count as before, the answer says so, and an alarm is raised", async () => {
    publish({ until: daysAgo(1) });
    expect(await refreshed()).toEqual({ lists: 2, failed: 0, expired: 1 });
    expect(await check()).toMatchObject({ status: "VALIDA", listaIncredere: { expirata: true } });
  });
});

describe("a trusted list that comes next", () => {
  const attacks: [what: string, change: () => void, problem: string][] = [
    ["is not there", () => void files.delete("/md.xml"), "INDISPONIBILA"],
    [
      "is at a private address, to which the server redirects",
      () => void files.set("/md.xml", { redirect: "http://127.0.0.2:9/md.xml" }),
      "INDISPONIBILA",
    ],
    ["is no list", () => void files.set("/md.xml", "<html></html>"), "NECITIBILA"],
    ["is signed by somebody else", () => publish({ sequence: 6 }, stranger), "SEMNATURA_NEVALIDA"],
    [
      "is signed by one who may sign the list of lists",
      () => publish({ sequence: 6 }, operator),
      "SEMNATURA_NEVALIDA",
    ],
    ["has a lower number", () => publish({ sequence: 4, issued: daysAgo(1) }), "MAI_VECHE"],
    ["was issued earlier", () => publish({ sequence: 6, issued: daysAgo(3) }), "MAI_VECHE"],
    ["is from tomorrow", () => publish({ sequence: 6, issued: daysAgo(-1) }), "MAI_VECHE"],
    ["is of another territory", () => publish({ sequence: 6, territory: "RO" }), "ALT_TERITORIU"],
    ["is a list of lists", () => publish({ sequence: 6, type: "MDlistofthelists" }), "ALT_TERITORIU"],
  ];

  it.each(attacks)(
    "a trusted list that comes next and %s does not take the place of the last good one",
    async (_, change, problem) => {
      await refreshed();
      change();
      expect(await refreshed()).toEqual({ lists: 2, failed: 1, expired: 0 });
      expect(await problems()).toEqual({ "/liste.xml": "none", "/md.xml": problem });
      expect((await operators()).find(({ address }) => address.endsWith("md.xml"))).toMatchObject({
        territory: "MD",
        sequence: 5,
        expired: false,
        problem,
      });
      expect(await check()).toMatchObject({ status: "VALIDA", calificata: "SEMNATURA_CALIFICATA" });
      publish({ sequence: 7 });
      expect(await refreshed()).toMatchObject({ failed: 0 });
    },
  );

  it.each(attacks.filter(([, , problem]) => problem !== "MAI_VECHE"))(
    "a trusted list that comes first and %s does not count",
    async (_, change) => {
      change();
      expect(await refreshed()).toEqual({ lists: 2, failed: 1, expired: 1 });
      expect(await check()).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT" });
    },
  );

  it("a trusted list that comes next and withdraws an authority counts from then on", async () => {
    await refreshed();
    publish({ sequence: 6, services: [{ ...issuing, status: "withdrawn" }, stamping] });
    await refreshed();
    expect(await check()).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT" });
  });

  it("a trusted list that the list of lists leaves out, or whose signer it replaces, does not count any more", async () => {
    await refreshed();
    const pointer = { address: `${server.url}/md.xml`, territory: "MD", signers: [stranger.certificate] };
    publishLists({ sequence: 6, pointers: [pointer] });
    expect(await refreshed()).toMatchObject({ failed: 1 });
    expect(await check()).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT" });
    publishLists({ sequence: 7, pointers: [] });
    expect(await refreshed()).toEqual({ lists: 1, failed: 0, expired: 0 });
    expect(await problems()).toEqual({ "/liste.xml": "none" });
  });

  it("a trusted list that names others, although it is none of lists, has none of them fetched", async () => {
    config.url = `${server.url}/md.xml`;
    config.signers = await keptCertificates([national.certificate]);
    publish({
      pointers: [{ address: `${server.url}/liste.xml`, territory: "MD", signers: [operator.certificate] }],
    });
    expect(await refreshed()).toMatchObject({ lists: 1 });
  });

  it("a trusted list does not count once nobody is left who may sign the list of lists", async () => {
    await refreshed();
    config.signers = await keptCertificates([stranger.certificate]);
    expect(await refreshed()).toEqual({ lists: 1, failed: 1, expired: 0 });
    expect(await check()).toMatchObject({ motiv: "CERTIFICAT_NECUNOSCUT" });
  });
});

describe("refreshing trusted lists", () => {
  /** Fails the calls to S3 and DynamoDB from a number on, as a crash does. Returns if there were more. */
  async function crashing(after: number, act: () => Promise<unknown>): Promise<boolean> {
    let calls = 0;
    const name = "crash";
    const stacks = [s3(), dynamo()].map(
      (client) => client.middlewareStack as unknown as MiddlewareStack<object, object>,
    );
    for (const stack of stacks)
      stack.add(
        (next) => (args) => {
          calls += 1;
          if (calls > after) throw Object.assign(new Error("crash"), { name: "Crash" });
          return next(args);
        },
        { step: "initialize", name },
      );
    try {
      await act();
      return false;
    } catch {
      return true;
    } finally {
      for (const stack of stacks) stack.remove(name);
    }
  }

  it("refreshing trusted lists that stops between two writes leaves the lists of before or the new ones, and the next run ends it", async () => {
    await refreshed();
    let crashes = 0;
    for (let after = 0; ; after += 1) {
      const sequence = 6 + after;
      publish({ sequence, services: [issuing, { ...stamping, from: daysAgo(200 - after) }] });
      const hasCrashed = await crashing(after, refreshLists);
      aMinuteLater();
      expect(await check()).toMatchObject({ status: "VALIDA", calificata: "SEMNATURA_CALIFICATA" });
      expect(await refreshed()).toMatchObject({ failed: 0 });
      const good = (await readTrustLists()).find(({ address }) => address.endsWith("md.xml"))?.good;
      expect(good?.sequence).toBe(sequence);
      if (!hasCrashed) break;
      crashes += 1;
    }
    expect(crashes).toBeGreaterThan(8);
  });

  it(
    "refreshing trusted lists twice at once leaves one state: the slower run ends with an error",
    untilUndisturbed,
    async () => {
      await refreshed();
      publish({ sequence: 8 });
      const results = await Promise.allSettled([refreshLists(), refreshLists()]);
      expect(results.some(({ status }) => status === "fulfilled")).toBe(true);
      expect(await refreshed()).toMatchObject({ failed: 0 });
      expect(await check()).toMatchObject({ status: "VALIDA" });
    },
  );

  it(
    "refreshing trusted lists costs a verification one look and one read after a change, one look a minute, and nothing in between",
    untilUndisturbed,
    async () => {
      await check();
      await refreshed();
      const costs = async () =>
        tally((await callsOf(() => check())).calls).filter((one) => one.startsWith("s3."));
      expect(await costs()).toEqual(["s3.GetObject 1", "s3.HeadObject 1"]);
      expect(await costs()).toEqual([]);
      aMinuteLater();
      expect(await costs()).toEqual(["s3.HeadObject 1"]);
    },
  );

  it(
    "refreshing trusted lists needs none: without an address nothing is fetched, and nothing is asked in a verification",
    untilUndisturbed,
    async () => {
      config.url = "none";
      expect(await refreshed()).toEqual({ lists: 0, failed: 0, expired: 0 });
      const { calls } = await callsOf(() => check());
      expect(calls.filter(({ name }) => name.startsWith("s3."))).toEqual([]);
    },
  );
});
