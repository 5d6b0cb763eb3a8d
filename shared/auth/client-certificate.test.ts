import { createHash, type X509Certificate } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterEach, describe, expect, it } from "vitest";
import { certify, issue, type Identity } from "../../localstack/signing-service/certificates.ts";
import { clock } from "../clock.ts";
import { gatewayEvent } from "../testing/caller.ts";
import { clientCertificate, presentedFacts, registeredCertificate } from "./client-certificate.ts";

const [from, until] = [new Date("2026-01-01T00:00:00Z"), new Date("2027-01-01T00:00:00Z")];
const authority = issue({ name: "Autoritate", from, until, use: "authority" });
const other = issue({ name: "Alt sistem", from, until, use: "authority" });
const client = issue({ name: "Sistem", from, until, use: "client" }, authority);

const pemOf = ({ certificate }: Identity): string => certificate.toString();
const sha256 = ({ raw }: X509Certificate): string => createHash("sha256").update(raw).digest("hex");
const fingerprint = sha256(client.certificate);

/** A certificate as tools print it for people: with its content as text before it. */
const withText = (pem: string): string => `Certificate:\n    Data:\n        Version: 3 (0x2)\n${pem}`;
const crlf = (pem: string): string => pem.replaceAll("\n", "\r\n");
const chain = [client, authority].map(pemOf).join("");

const eventWith = (certificate: string): APIGatewayProxyEventV2 => gatewayEvent("GET", "/", { certificate });

/** The certificate of an event, at noon of a day when it is valid. */
function found(event: APIGatewayProxyEventV2) {
  clock.freeze("2026-06-15T12:00:00Z");
  return clientCertificate(event);
}

afterEach(() => {
  clock.resume();
});

describe("the certificate of a client", () => {
  it("the certificate of a client is identified by the SHA-256 of its DER encoding", () => {
    expect(found(eventWith(pemOf(client)))).toEqual({ fingerprint, isInForce: true });
    expect(fingerprint).toBe(client.certificate.fingerprint256.replaceAll(":", "").toLowerCase());
  });

  it.each([
    ["with text before it", withText(pemOf(client))],
    ["with CRLF", crlf(pemOf(client))],
    ["without a last line break", pemOf(client).trimEnd()],
    ["with its chain, whose first one it is", chain],
  ])("the certificate of a client is the same %s", (_form, pem) => {
    expect(found(eventWith(pem))).toEqual({ fingerprint, isInForce: true });
  });

  it("the certificate of a client of a chain is the first one, even if the next one is another client's", () => {
    const both = found(eventWith(pemOf(other) + pemOf(client)));
    expect(both?.fingerprint).toBe(sha256(other.certificate));
  });

  it.each([
    ["empty", ""],
    ["no PEM", fingerprint],
    ["cut off", pemOf(client).slice(0, 200)],
    ["a PEM of other bytes", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"],
    ["a key", String(client.key.export({ type: "pkcs8", format: "pem" }))],
    ["on one line, as a header would carry it", pemOf(client).replaceAll("\n", " ")],
  ])("the certificate of a client counts as missing if it is %s", (_fault, pem) => {
    expect(found(eventWith(pem))).toBeUndefined();
  });

  it("the certificate of a client is missing if the gateway has written none, whatever the headers say", () => {
    const pem = encodeURIComponent(pemOf(client));
    const headers = { "x-amzn-mtls-clientcert": pem, "x-client-cert": pem, "client-cert": `:${pem}:` };
    expect(found(gatewayEvent("GET", "/", { headers }))).toBeUndefined();
  });

  it.each([
    ["before its first second", "2025-12-31T23:59:59.999Z", false],
    ["from its first second", "2026-01-01T00:00:00.000Z", true],
    ["to the end of its last second", "2027-01-01T00:00:00.999Z", true],
    ["after it", "2027-01-01T00:00:01.000Z", false],
  ])("%s (%s) is in force: %j", (_when, now, isInForce) => {
    clock.freeze(now);
    expect(clientCertificate(eventWith(pemOf(client)))).toEqual({ fingerprint, isInForce });
  });

  it("the certificate of a client has another fingerprint after a renewal with the same key and names", () => {
    const wish = { name: "Sistem", from, until, use: "client" } as const;
    const renewed = certify(client.certificate.publicKey, wish, authority);
    expect(found(eventWith(renewed.toString()))?.fingerprint).not.toBe(fingerprint);
  });
});

describe("what an administrator registers", () => {
  const pairs = fingerprint.match(/../g)?.join(":") ?? "";

  it.each([
    ["hexadecimal", fingerprint],
    ["upper-case hexadecimal", fingerprint.toUpperCase()],
    ["hexadecimal with colons, as openssl prints it", pairs.toUpperCase()],
    ["lower-case hexadecimal with colons", pairs],
    ["hexadecimal between blanks", ` ${pairs}\n`],
    ["a PEM", pemOf(client)],
    ["a PEM with CRLF", crlf(pemOf(client))],
    ["a PEM with text before it", withText(pemOf(client))],
    ["a PEM after a byte order mark", `\ufeff${pemOf(client)}`],
  ])("what an administrator registers is the fingerprint of the certificate: %s", (_form, text) => {
    expect(registeredCertificate(text)?.fingerprint).toBe(fingerprint);
  });

  it("what an administrator registers may be a certificate that has ended: only its use is judged by time", () => {
    clock.freeze("2030-01-01T00:00:00Z");
    expect(registeredCertificate(pemOf(client))?.fingerprint).toBe(fingerprint);
  });

  it.each([
    ["nothing", ""],
    ["a SHA-1", client.certificate.fingerprint],
    ["one digit less", fingerprint.slice(1)],
    ["one digit more", `${fingerprint}0`],
    ["another letter", `g${fingerprint.slice(1)}`],
    ["colons between some bytes", pairs.replace(":", "")],
    ["colons between digits", [...fingerprint].join(":")],
    ["a label before it", `sha256 Fingerprint=${pairs}`],
    ["two fingerprints", `${fingerprint} ${fingerprint}`],
    ["a broken PEM", pemOf(client).replace("MII", "MIJ")],
    ["a chain: the one that is meant is not said", chain],
    [
      "a certificate with its key",
      pemOf(client) + String(client.key.export({ type: "pkcs8", format: "pem" })),
    ],
    ["a key", String(client.key.export({ type: "pkcs8", format: "pem" }))],
    ["bytes in base64", client.certificate.raw.toString("base64")],
  ])("what an administrator registers is refused if it is %s", (_fault, text) => {
    expect(registeredCertificate(text)).toBeUndefined();
  });
});

describe("what people read of a certificate", () => {
  const facts = { fingerprint, name: "Sistem", issuer: "Autoritate", endsAt: until.toISOString() };

  it("what people read of a certificate are the common names of its subject and issuer, and its end", () => {
    expect(registeredCertificate(pemOf(client))).toEqual({ fingerprint, facts });
    expect(presentedFacts(eventWith(chain))).toEqual(facts);
  });

  it("a fingerprint says nothing else", () => {
    expect(registeredCertificate(fingerprint)).toEqual({ fingerprint });
  });

  it("what people read of a certificate is also read once it has ended", () => {
    clock.freeze("2031-01-01T00:00:00Z");
    expect(presentedFacts(eventWith(pemOf(client)))).toEqual(facts);
  });

  it.each([
    ["on several lines", "Taxe\nCN=Fals", "Taxe CN=Fals"],
    ["with marks of direction", "sis\u202Emet", "sismet"],
    ["with letters of other alphabets", "Система учёта ăîșț", "Система учёта ăîșț"],
    ["of three hundred letters", "a".repeat(300), "a".repeat(255)],
    ["that looks like other parts of a name", "Taxe, O=Primăria/CN=Alt", "Taxe, O=Primăria/CN=Alt"],
    ["of blanks", "  ", undefined],
  ])("a name %s is shown as one line, whole and by its own letters", (_kind, name, shown) => {
    const named = issue({ name, from, until, use: "client" });
    expect(registeredCertificate(pemOf(named))?.facts?.name).toBe(shown);
  });

  it("there is nothing to read without a certificate", () => {
    expect(presentedFacts(gatewayEvent("GET", "/", {}))).toBeUndefined();
  });
});
