import "../../shared/testing/environment.ts";
import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request, type RequestOptions } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json as readJson } from "node:stream/consumers";
import type { TLSSocket } from "node:tls";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { registeredCertificate } from "../../shared/auth/client-certificate.ts";
import { certificateFetch } from "../../client/node/index.ts";
import { certificateAccess } from "../../shared/http/certificate-access.ts";
import { lambdaHandler } from "../../shared/http/handler.ts";
import { get, routes } from "../../shared/http/route.ts";
import { service } from "../../shared/http/service.ts";
import { freePort } from "../cloud/free-port.ts";
import { issue } from "../signing-service/certificates.ts";
import { openDevelopmentCertificates, PFX_PASSWORD } from "./development-certificates.ts";
import { startFront, type Front } from "./front.ts";
import { httpApi } from "./http-api.ts";
import { usualPorts } from "./ports.ts";

const folder = mkdtempSync(join(tmpdir(), "temelia-mutual-tls-"));
const certificates = join(folder, "certificates");
const identity = await openDevelopmentCertificates(certificates);
const fileAt = (name: string): Buffer => readFileSync(join(certificates, name));
const pemAt = (name: string): string => fileAt(name).toString();

const HOUR_MS = 3600 * 1000;
const selfSigned = issue({
  name: "Sistem",
  from: new Date(Date.now() - HOUR_MS),
  until: new Date(Date.now() + HOUR_MS),
  use: "client",
});

/** The systems by the fingerprint of their certificate. */
const systems = new Map(
  Object.entries({
    alfa: pemAt("alfa.pem"),
    beta: pemAt("beta.pem"),
    selfSigned: selfSigned.certificate.toString(),
  }).map(([cod, pem]) => [registeredCertificate(pem)?.fingerprint ?? "", { cod }]),
);
const access = certificateAccess({
  zone: "machine",
  find: (fingerprint) => Promise.resolve(systems.get(fingerprint)),
  identify: ({ cod }) => cod,
});
const platform = service({
  name: "platform",
  title: "Sisteme",
  description: "",
  errorFormats: {},
});
const kernel = lambdaHandler(
  platform,
  routes("systems", {
    read: get("/api/system", { access, summary: "", returns: z.object({ cod: z.string() }) }, ({ caller }) =>
      Promise.resolve(caller),
    ),
  }),
);

let invoked: APIGatewayProxyEventV2[] = [];
const api = httpApi({
  services: [platform],
  functionFor: () => "systems",
  invoke: (_name, event) => {
    // As it travels to the function.
    const sent = JSON.parse(JSON.stringify(event)) as APIGatewayProxyEventV2;
    invoked.push(sent);
    return kernel(sent);
  },
});

let front: Front;

beforeAll(async () => {
  const ports = { ...usualPorts, front: await freePort(), mutualTls: await freePort() };
  const mail = { mails: () => [] } as never;
  const sms = { texts: () => [] } as never;
  const push = { pushes: () => [] } as never;
  front = await startFront({
    ports,
    mail,
    sms,
    push,
    api,
    pages: { folder: "" },
    root: "",
    identity,
  });
});
afterAll(async () => {
  await front.stop();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  invoked = [];
});

async function contentOf(incoming: IncomingMessage): Promise<[status: number, cod: string | undefined]> {
  const { cod } = (await readJson(incoming)) as { cod?: string };
  return [incoming.statusCode ?? 0, cod];
}

/** The status and the system of a request over a new TLS connection. */
async function askOverTls(options: RequestOptions = {}): Promise<[number, string | undefined]> {
  const address = `${front.mutualTlsUrl}/platform/api/system`;
  const outgoing = request(address, { ca: pemAt("ca.pem"), agent: false, ...options }).end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  return contentOf(incoming);
}

describe("fetch of a client in Node, with a certificate", () => {
  const address = () => `${front.mutualTlsUrl}/platform/api/system`;
  const fetchAs = (certificate: object) => certificateFetch({ ca: pemAt("ca.pem"), ...certificate });

  it("fetch of a client in Node, with a certificate reaches the services as the system whose certificate it is, with the body of each call", async () => {
    const answer = await fetchAs(alfa)(address(), { headers: { "x-correlation-id": "certificat" } });
    expect([answer.status, answer.headers.get("x-correlation-id"), await answer.json()]).toEqual([
      200,
      "certificat",
      { cod: "alfa" },
    ]);
    const posted = await fetchAs(alfa)(address(), { method: "POST", body: "{}" });
    expect([posted.status, invoked.at(-1)?.body]).toEqual([405, "{}"]);
    expect((await fetchAs(alfa)(address(), { method: "HEAD" })).body).toBeNull();
  });

  it("fetch of a client in Node, with a certificate rejects like fetch: with a TypeError if there is no connection, with the reason if the caller ended it", async () => {
    await expect(fetchAs(alfa)("https://127.0.0.1:1/")).rejects.toBeInstanceOf(TypeError);
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(fetchAs(alfa)(address(), { signal })).rejects.toThrow("enough");
  });
});

/** A time as API Gateway writes it: `May 28 12:30:02 2026 GMT`. */
const DATE = /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4} GMT$/;

const alfa = { cert: pemAt("alfa.pem"), key: pemAt("alfa.key.pem") };

const escaped = encodeURIComponent(alfa.cert);
/** The headers in which proxies pass on certificates, and fields of an event. */
const forged = {
  "x-amzn-mtls-clientcert": escaped,
  "x-amzn-mtls-clientcert-leaf": escaped,
  "x-forwarded-client-cert": `Cert="${escaped}"`,
  "x-ssl-client-cert": escaped,
  "ssl-client-verify": "SUCCESS",
  "client-cert": `:${new X509Certificate(alfa.cert).raw.toString("base64")}:`,
  "request-context": JSON.stringify({ authentication: { clientCert: { clientCertPem: alfa.cert } } }),
};

it.each([
  ["as PEM", alfa, "alfa"],
  ["as PFX", { pfx: fileAt("beta.pfx"), passphrase: PFX_PASSWORD }, "beta"],
  [
    "that it signed itself",
    {
      cert: selfSigned.certificate.toString(),
      key: String(selfSigned.key.export({ type: "pkcs8", format: "pem" })),
    },
    "selfSigned",
  ],
])("a system enters with its certificate %s", async (_form, options, cod) => {
  expect(await askOverTls(options)).toEqual([200, cod]);
});

it("the event has the certificate in the form of API Gateway", async () => {
  await askOverTls(alfa);
  expect(invoked.map(({ requestContext }) => requestContext.authentication)).toEqual([
    {
      clientCert: {
        clientCertPem: alfa.cert,
        subjectDN: "CN=alfa",
        issuerDN: expect.stringMatching(/^CN=Temelia/) as string,
        serialNumber: expect.stringMatching(/^[0-9a-f]{2}(:[0-9a-f]{2})+$/) as string,
        validity: {
          notBefore: expect.stringMatching(DATE) as string,
          notAfter: expect.stringMatching(DATE) as string,
        },
      },
    },
  ]);
});

it("without a certificate a request reaches the function, which refuses it, whatever its headers are", async () => {
  expect(await askOverTls({ headers: forged })).toEqual([401, undefined]);
  expect(invoked.map(({ requestContext }) => requestContext.authentication)).toEqual([undefined]);
});

it("the plain port passes on no certificate, whatever the headers are", async () => {
  const outgoing = plainRequest(`${front.url}/platform/api/system`, { headers: forged, agent: false }).end();
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  expect(await contentOf(incoming)).toEqual([401, undefined]);
  expect(invoked.map(({ requestContext }) => requestContext.authentication)).toEqual([undefined]);
});

it("the connection decides, not the headers: one system cannot pass for another", async () => {
  const beta = { cert: pemAt("beta.pem"), key: pemAt("beta.key.pem") };
  expect(await askOverTls({ ...beta, headers: forged })).toEqual([200, "beta"]);
});

it.each(["TLSv1.2", "TLSv1.3"] as const)("a resumed session of %s has the certificate", async (version) => {
  const options = { ...alfa, minVersion: version, maxVersion: version, agent: false, ca: pemAt("ca.pem") };
  const address = `${front.mutualTlsUrl}/platform/api/system`;

  async function askIn(session?: Buffer) {
    const outgoing = request(address, { ...options, ...(session ? { session } : {}) }).end();
    const [socket] = (await once(outgoing, "socket")) as [TLSSocket];
    const [[next], [incoming]] = (await Promise.all([
      session ? [session] : once(socket, "session"),
      once(outgoing, "response"),
    ])) as [[Buffer], [IncomingMessage]];
    return { next, isResumed: socket.isSessionReused(), answer: await contentOf(incoming) };
  }

  const first = await askIn();
  const second = await askIn(first.next);
  expect([first.isResumed, second.isResumed]).toEqual([false, true]);
  expect([first.answer, second.answer]).toEqual([
    [200, "alfa"],
    [200, "alfa"],
  ]);
});

it("the TLS port serves only the services: neither pages nor mails", async () => {
  const paths = ["/", "/mail/all.json", "/semnare/radacina.pem"];
  const statuses = await Promise.all(
    paths.map(async (path) => {
      const outgoing = request(`${front.mutualTlsUrl}${path}`, { ca: pemAt("ca.pem"), agent: false }).end();
      const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
      return incoming.statusCode;
    }),
  );
  expect(statuses).toEqual([404, 404, 404]);
});
