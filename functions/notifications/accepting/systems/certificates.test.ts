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
import { registeredFingerprint } from "../../../../shared/auth/client-certificate.ts";
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

const sha256 = (pem: string) => registeredFingerprint(pem) ?? "";
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
