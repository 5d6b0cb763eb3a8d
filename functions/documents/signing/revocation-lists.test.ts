import "../../../shared/testing/local-cloud.ts";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { issue, revocationList } from "../../../localstack/signing-service/certificates.ts";
import { clock } from "../../../shared/clock.ts";
import { questionAbout } from "./ocsp-request.ts";
import { ocspAnswer } from "../../../localstack/signing-service/ocsp-answers.ts";

const at = (minutes: number) => new Date(Date.parse("2027-01-05T12:00:00Z") + minutes * 60_000);
const life = { from: at(-500_000), until: at(500_000) };
const root = issue({ name: "Rădăcină", use: "authority", ...life });
const signer = issue({ name: "Ana Rusu", use: "signing", ...life }, root);

let server: Server;
let url: string;
let reply: (body: Buffer) => Buffer = () => Buffer.alloc(0);
let asked = 0;
const listener: RequestListener = (request, response) => {
  asked += 1;
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => response.end(reply(Buffer.concat(parts))));
};

beforeAll(async () => {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
  clock.freeze(at(0));
  vi.resetModules();
});
afterEach(() => clock.resume());

/** With nothing kept, on the frozen clock. */
async function fresh() {
  const found = await import("./revocation-lists.ts");
  (await import("../../../shared/clock.ts")).clock.freeze(at(0));
  return found;
}
const moveTo = async (minutes: number) =>
  (await import("../../../shared/clock.ts")).clock.freeze(at(minutes));

describe("a revocation list from the network", () => {
  it("a revocation list is asked for once until its next one is due", async () => {
    const { fetchList } = await fresh();
    reply = () => revocationList(root, { revoked: [], from: at(-10), until: at(20) });
    const first = await fetchList(`${url}/a.crl`);
    await moveTo(19);
    expect(await fetchList(`${url}/a.crl`)).toEqual(first);
    expect(asked).toBe(1);
    await moveTo(21);
    await fetchList(`${url}/a.crl`);
    expect(asked).toBe(2);
  });

  it("a revocation list is kept for an hour at most, and a signing asks for it anyway", async () => {
    const { fetchList, fetchLatestList } = await fresh();
    reply = () => revocationList(root, { revoked: [], from: at(-10), until: at(90_000) });
    await fetchList(`${url}/b.crl`);
    await fetchLatestList(`${url}/b.crl`);
    expect(asked).toBe(2);
    await moveTo(61);
    await fetchList(`${url}/b.crl`);
    expect(asked).toBe(3);
  });

  it("what is no revocation list is not kept", async () => {
    const { fetchList } = await fresh();
    reply = () => Buffer.from("nimic");
    await fetchList(`${url}/c.crl`);
    await fetchList(`${url}/c.crl`);
    expect(asked).toBe(2);
  });

  it("a revocation list at a private address is asked for only if the setting names the address", async () => {
    vi.stubEnv("PRIVATE_REVOCATION_ADDRESSES", "none");
    const { fetchList } = await fresh();
    await expect(fetchList(`${url}/d.crl`)).rejects.toThrow("the revocation list is not available");
    expect(asked).toBe(0);
    vi.unstubAllEnvs();
  });
});

describe("an answer of a responder", () => {
  const answer = (nonce?: Buffer) =>
    ocspAnswer({
      about: signer.certificate,
      issuer: root.certificate,
      by: root,
      from: at(-10),
      until: at(20),
      ...(nonce ? { nonce } : {}),
    });
  const ask = (): Buffer =>
    questionAbout(issue({ name: "Ana", use: "signing", ...life }, root).certificate, root.certificate)
      .request;

  it("an answer that was made for everybody is kept until the next one is due", async () => {
    const { fetchAnswer } = await fresh();
    reply = () => answer();
    const question = ask();
    await fetchAnswer(url, question);
    await fetchAnswer(url, Buffer.concat([question.subarray(0, -1), Buffer.from([7])]));
    expect(asked).toBe(1);
    await fetchAnswer(url, ask());
    expect(asked).toBe(2);
    await moveTo(21);
    await fetchAnswer(url, question);
    expect(asked).toBe(3);
  });

  it("an answer to one question is not given to another", async () => {
    const { fetchAnswer } = await fresh();
    reply = (question) => answer(question.subarray(-32));
    const question = ask();
    await fetchAnswer(url, question);
    await fetchAnswer(url, question);
    expect(asked).toBe(2);
  });
});

it("the signature and the stamps of a file ask one question about a certificate", () => {
  const first = questionAbout(signer.certificate, root.certificate);
  expect(questionAbout(signer.certificate, root.certificate).request).toEqual(first.request);
  const other = issue({ name: "Alta", use: "authority", ...life });
  expect(questionAbout(signer.certificate, other.certificate).request).not.toEqual(first.request);
});
