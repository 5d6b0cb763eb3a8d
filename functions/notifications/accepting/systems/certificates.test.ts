import {
  administrator,
  call,
  createMachine,
  createSystem,
  fresh,
  inYears,
  newCertificate,
} from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { issue } from "../../../../localstack/signing-service/certificates.ts";
import { registeredCertificate } from "../../../../shared/auth/client-certificate.ts";
import { clock } from "../../../../shared/clock.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { callerOf, type Sent } from "../../../../shared/testing/caller.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { handler } from "../../access/testing.ts";
import type { SystemView } from "../../records/system.ts";

const ask = (sent: Sent = {}) => callerOf(handler)("GET", "/notifications/api/v1/caller", sent);
const statusWith = async (certificate: string) => (await ask({ certificate })).status;

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});
afterEach(() => {
  clock.resume();
});

const sha256 = (pem: string) => registeredCertificate(pem)?.fingerprint ?? "";
const withColons = (hex: string) => (hex.toUpperCase().match(/../g) ?? []).join(":");
const create = (fields: object) =>
  call<SystemView>("POST /api/sistems", admin, { cod: fresh("SYS"), denumire: "Sistem", ...fields });
const patch = (id: number, fields: object) => call<SystemView>(`PATCH /api/sistems/${id}`, admin, fields);

it("the certificates of a system are given as PEM or as SHA-256 in any form, and shown as lower-case hexadecimal, each once", async () => {
  const [one, two, three] = [newCertificate(), newCertificate(), newCertificate()];
  const { status, json } = await create({
    certificate: [one, withColons(sha256(two)), sha256(three).toUpperCase(), sha256(one)],
  });
  expect([status, json.certificate]).toEqual([201, [one, two, three].map(sha256)]);
  expect((await call<SystemView>(`GET /api/sistems/${json.id}`, admin)).json.certificate).toEqual(
    json.certificate,
  );
  expect(await Promise.all([one, two, three].map(statusWith))).toEqual([200, 200, 200]);
});

it("the certificates of a system are at most five, and nothing else than certificates", async () => {
  const wrong = [
    Array.from({ length: 6 }, () => newCertificate()),
    ["a1:b2"],
    [newCertificate() + newCertificate()],
    ["-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"],
  ];
  for (const certificate of wrong) {
    const { status, json } = await create({ certificate });
    const { errors } = json as unknown as { errors: { field: string }[] };
    expect([status, errors.map(({ field }) => field.split(".")[0])]).toEqual([400, ["certificate"]]);
  }
});

it("the certificates of a system belong to one system: 409 for a second, until the first gives it up", async () => {
  const certificate = [newCertificate()];
  const first = (await create({ certificate })).json;
  expect(await create({ certificate })).toMatchObject({
    status: 409,
    json: { message: "error.certificatFolosit" },
  });
  await patch(first.id, { certificate: [] });
  const second = await create({ certificate });
  expect(second.status).toBe(201);
  expect((await patch(first.id, { certificate })).status).toBe(409);
  expect((await call(`DELETE /api/sistems/${second.json.id}`, admin)).status).toBe(204);
  expect((await patch(first.id, { certificate })).status).toBe(200);
});

it("the certificates of a system belong to one system under race", async () => {
  const certificate = [newCertificate()];
  const systems = await Promise.all(Array.from({ length: 8 }, () => createSystem()));
  const answers = await Promise.all(systems.map(({ id }) => patch(id, { certificate })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  const winner = answers.findIndex(({ status }) => status === 200);
  expect((await ask({ certificate: certificate[0] })).json).toMatchObject({ cod: systems[winner]?.cod });
});

it("the certificates of a system are renewed side by side: the new one counts beside the old one, until that is removed", async () => {
  const [old, renewed] = [newCertificate(), newCertificate()];
  const { id } = (await create({ certificate: [old] })).json;
  await patch(id, { certificate: [old, renewed] });
  expect([await statusWith(old), await statusWith(renewed)]).toEqual([200, 200]);
  await patch(id, { certificate: [renewed] });
  expect([await statusWith(old), await statusWith(renewed)]).toEqual([401, 200]);
});

it("the certificates of a system stay if a PUT does not send them", async () => {
  const { system, certificate } = await createMachine();
  const body = { cod: system.cod, denumire: "Nou" };
  const { json } = await call<SystemView>(`PUT /api/sistems/${system.id}`, admin, body);
  expect([json.certificate, await statusWith(certificate)]).toEqual([system.certificate, 200]);
});

describe("what is known of a certificate", () => {
  const authority = issue({ name: "Autoritate", from: inYears(-2), until: inYears(9), use: "authority" });
  const until = new Date("2030-03-04T05:06:07Z");
  const named = (name: string) => newCertificate({ name, until }, authority);
  const readOf = async (id: number) => (await call<SystemView>(`GET /api/sistems/${id}`, admin)).json;
  const factsOf = (pem: string, nume: string) => ({
    amprenta: sha256(pem),
    nume,
    emitent: "Autoritate",
    expiraLa: until.toISOString(),
  });
  const callsWith = async (certificate: string) => {
    const { calls } = await callsOf(async () => expect(await statusWith(certificate)).toBe(200));
    return tally(calls).filter((line) => line.includes("Transact"));
  };

  it("what is known of a certificate that is given as PEM is its name, its issuer and its end", async () => {
    const pem = named("Taxe locale");
    const { json } = await create({ certificate: [pem] });
    expect(json).toMatchObject({
      certificateCunoscute: [factsOf(pem, "Taxe locale")],
      certificatExpiraLa: until.toISOString(),
    });
  });

  it("what is known of a fingerprint alone is nothing, until its system calls with the certificate, which is kept once", async () => {
    const pem = named("Cadastru");
    const { id, certificateCunoscute, certificatExpiraLa } = (await create({ certificate: [sha256(pem)] }))
      .json;
    expect([certificateCunoscute, certificatExpiraLa]).toEqual([[], undefined]);
    expect(await callsWith(pem)).toEqual(["dynamodb.TransactWriteItems 1"]);
    expect((await readOf(id)).certificateCunoscute).toEqual([factsOf(pem, "Cadastru")]);
    expect(await callsWith(pem)).toEqual([]);
  });

  it("what is known of a certificate is kept once, however many calls come first", async () => {
    const pem = named("Cadastru");
    const { id } = (await create({ certificate: [sha256(pem)] })).json;
    const statuses = await Promise.all(Array.from({ length: 5 }, () => statusWith(pem)));
    expect([statuses, (await readOf(id)).certificateCunoscute]).toEqual([
      Array<number>(5).fill(200),
      [factsOf(pem, "Cadastru")],
    ]);
  });

  it("what is known of a certificate goes with it, and stays while it stays", async () => {
    const [pem, other] = [named("Unu"), named("Doi")];
    const { id, cod } = (await create({ certificate: [pem] })).json;
    await call(`PUT /api/sistems/${id}`, admin, { cod, denumire: "Nou" });
    await patch(id, { certificate: [sha256(pem), other] });
    expect((await readOf(id)).certificateCunoscute).toEqual([factsOf(pem, "Unu"), factsOf(other, "Doi")]);
    await patch(id, { certificate: [sha256(other)] });
    expect((await readOf(id)).certificateCunoscute).toEqual([factsOf(other, "Doi")]);
    await patch(id, { certificate: null });
    expect(await readOf(id)).toMatchObject({ certificate: [], certificateCunoscute: [] });
  });

  it("what a certificate says is not kept if its system gives it up during the call", async () => {
    const pem = named("Scos");
    const { id } = (await create({ certificate: [sha256(pem)] })).json;
    const moment = { command: "GetItemCommand", about: `"system#${id}"`, most: 1 };
    const acted = await beforeCalls(
      moment,
      () => patch(id, { certificate: [] }),
      () => statusWith(pem),
    );
    expect([acted, (await readOf(id)).certificateCunoscute]).toEqual([1, []]);
  });

  it("what is known of a certificate is in no history, which has the fingerprints", async () => {
    const pem = named("Istoric");
    const { id } = (await create({ certificate: [sha256(pem)] })).json;
    await statusWith(pem);
    await patch(id, { certificate: [] });
    const { json } = await call<{ fapt: string; campuri?: string[]; valori?: object }[]>(
      `GET /api/sistems/${id}/istoric`,
      admin,
    );
    expect(json.map(({ fapt, campuri }) => [fapt, campuri])).toEqual([
      ["MODIFICAT", ["certificate"]],
      ["CREAT", undefined],
    ]);
    expect(Object.keys(json[0]?.valori ?? {})).not.toContain("certificateCunoscute");
  });

  it("systems are found and sorted by the first end of a certificate that is known", async () => {
    const ending = (days: number) => newCertificate({ until: new Date(Date.now() + days * 86_400_000) });
    const later = (await create({ certificate: [ending(400), ending(9)] })).json;
    const sooner = (await create({ certificate: [ending(5)] })).json;
    await create({ certificate: [sha256(ending(3))] });
    const day = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const { json } = await call<{ items: { id: number }[] }>(
      `GET /api/sistems?sort=certificatExpiraLa&size=200&filter[certificatExpiraLa][lessThanOrEqual]=${day}`,
      admin,
    );
    expect(json.items.map(({ id }) => id)).toEqual([sooner.id, later.id]);
  });
});

describe("a certificate that is not accepted", () => {
  const authorityNamed = (name: string) =>
    issue({ name, from: inYears(-2), until: inYears(9), use: "authority" });
  const [own, foreign] = [authorityNamed("Autoritate"), authorityNamed("Altă autoritate")];

  async function known(certificate: string, fields: object = {}): Promise<Sent> {
    await createSystem({ certificate: [sha256(certificate)], ...fields });
    return { certificate };
  }

  const removed = async (): Promise<Sent> => {
    const { system, certificate } = await createMachine();
    await patch(system.id, { certificate: [] });
    return { certificate };
  };
  const ofRemoved = async (): Promise<Sent> => {
    const { system, certificate } = await createMachine();
    await call(`DELETE /api/sistems/${system.id}`, admin);
    return { certificate };
  };
  const forged = async (): Promise<Sent> => {
    const { certificate: pem = "" } = await known(newCertificate());
    const escaped = encodeURIComponent(pem);
    const headers = {
      "x-amzn-mtls-clientcert": escaped,
      "x-amzn-mtls-clientcert-leaf": escaped,
      "x-forwarded-client-cert": `Hash=${sha256(pem)};Cert="${escaped}"`,
      "x-ssl-client-cert": escaped,
      "x-ssl-client-verify": "SUCCESS",
      "x-client-cert": escaped,
      "x-arr-clientcert": escaped,
      "ssl-client-cert": escaped,
      "client-cert": `:${pem.split("\n").slice(1, -2).join("")}:`,
      "request-context": JSON.stringify({ authentication: { clientCert: { clientCertPem: pem } } }),
    };
    return { headers };
  };

  const refused: [name: string, sent: () => Sent | Promise<Sent>][] = [
    ["missing", () => ({})],
    ["malformed", () => ({ certificate: newCertificate().slice(0, 200) })],
    ["unknown, of our authority", () => ({ certificate: newCertificate({}, own) })],
    ["unknown, of a foreign authority", () => ({ certificate: newCertificate({}, foreign) })],
    ["unknown, signed by itself", () => ({ certificate: newCertificate() })],
    ["expired", () => known(newCertificate({ from: inYears(-2), until: inYears(-1) }))],
    ["not yet valid", () => known(newCertificate({ from: inYears(1), until: inYears(2) }))],
    ["removed from its system", removed],
    ["of a stopped system", () => known(newCertificate(), { activ: false })],
    ["of a removed system", ofRemoved],
    ["known, but only in headers", forged],
  ];

  it.each(refused)(
    "%s is 401 {message}, in the same words and with the same calls",
    untilUndisturbed,
    async (_, sent) => {
      const request = await sent();
      const { calls, result } = await answered(request);
      expect([result.status, result.json]).toEqual([
        401,
        {
          message: expect.stringMatching(/^Certificatul de client lipsește sau nu este acceptat\./) as string,
        },
      ]);
      expect(tally(calls)).toEqual(["dynamodb.GetItem 1", "dynamodb.Query 1"]);
    },
  );

  async function answered(request: Sent) {
    const kept: Awaited<ReturnType<typeof ask>>[] = [];
    const { calls } = await callsOf(async () => kept.push(await ask(request)));
    const [result] = kept;
    if (!result) throw new Error("no answer");
    return { calls, result };
  }

  it("a certificate that is not accepted is judged by the service's clock", async () => {
    const certificate = newCertificate();
    await known(certificate);
    const statusIn = (years: number) => {
      clock.freeze(inYears(years));
      return statusWith(certificate);
    };
    expect([await statusIn(-1.5), await statusIn(0), await statusIn(1.5)]).toEqual([401, 200, 401]);
  });

  it("a certificate that is not accepted that its system gives up between the two reads of a request is refused", async () => {
    const { system, certificate } = await createMachine();
    const [before, after] = [sha256(certificate), sha256(newCertificate())];
    let status = 0;
    const moment = { command: "QueryCommand", about: `"system#${system.id}"`, most: 1 };
    const acted = await beforeCalls(
      moment,
      async () => expect((await patch(system.id, { certificate: [after] })).status).toBe(200),
      async () => (status = await statusWith(certificate)),
    );
    expect([before === after, acted, status]).toEqual([false, 1, 401]);
  });

  it("a certificate that is not accepted does not stop a header's forger from being the system of their own certificate", async () => {
    const { system, certificate } = await createMachine();
    const { headers = {} } = await forged();
    expect((await ask({ certificate, headers })).json).toMatchObject({ cod: system.cod });
  });
});

it("the calls of a system are limited to limitaPeMinut a minute, those of each system apart", async () => {
  clock.freeze(new Date(Date.now() - (Date.now() % 60_000) + 15_000));
  const [one, other] = [await createMachine({ limitaPeMinut: 2 }), await createMachine()];
  const answers = [await ask(one), await ask(one), await ask(one)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers).toMatchObject({ "retry-after": "45", "ratelimit-limit": "2" });
  expect((await ask(other)).headers).toMatchObject({
    "ratelimit-limit": "3000",
    "ratelimit-remaining": "2999",
  });
});
