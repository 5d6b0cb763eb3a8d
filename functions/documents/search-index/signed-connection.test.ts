import { createHash, createHmac } from "node:crypto";
import { Client, Connection } from "@opensearch-project/opensearch";
import { afterEach, expect, it } from "vitest";
import {
  type ReceivedRequest,
  fakeOpenSearch,
  type FakeOpenSearch,
} from "../../../shared/testing/fake-opensearch.ts";
import { signedConnection } from "./signed-connection.ts";

const Signed = signedConnection(Connection);
let node: FakeOpenSearch | undefined;
afterEach(() => node?.stop());

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature of the received request, computed as AWS does (Signature Version 4, the keys of the tests). */
function signatureOf({ method, path, headers, body }: ReceivedRequest, signed: string): string {
  const [pathname = "", search = ""] = path.split("?");
  const query = [...new URLSearchParams(search)].map(([key, value]) => `${encoded(key)}=${encoded(value)}`);
  const canonical = [
    method,
    pathname.split("/").map(encoded).join("/"),
    query.sort().join("&"),
    ...signed.split(";").map((name) => `${name}:${String(headers[name])}`),
    "",
    signed,
    sha256(body),
  ].join("\n");
  const time = String(headers["x-amz-date"]);
  const scope = [time.slice(0, 8), "eu-central-1", "es", "aws4_request"];
  const key = scope.reduce<string | Buffer>((before, part) => hmac(before, part), "AWS4test");
  return hmac(key, ["AWS4-HMAC-SHA256", time, scope.join("/"), sha256(canonical)].join("\n")).toString("hex");
}

it("signs each request, and each repetition of it, for the search service", async () => {
  node = await fakeOpenSearch((_, time) => (time === 1 ? { status: 503, body: {} } : { body: {} }));
  const client = new Client({ node: node.url, Connection: Signed, maxRetries: 1 });
  await client.indices.getAlias({ index: "documente-*" });
  await client.bulk({ index: "documente", require_alias: true, body: [{ delete: { _id: "ș" } }] });
  await client.close();
  expect(node.asked.map(({ method }) => method)).toEqual(["GET", "GET", "PUT"]);
  for (const asked of node.asked) {
    const [, scope, signed = "", signature] =
      /^AWS4-HMAC-SHA256 Credential=test\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
        asked.headers.authorization ?? "",
      ) ?? [];
    expect(scope).toMatch(/^\d{8}\/eu-central-1\/es\/aws4_request$/);
    expect(signed.split(";")).toContain("host");
    expect(signature).toBe(signatureOf(asked, signed));
  }
});

it("a request that was given up is not sent any more", async () => {
  node = await fakeOpenSearch(() => ({ body: {} }));
  const connection = new Signed({ url: new URL(node.url) });
  connection.request({ method: "GET", path: "/" }, () => undefined).abort();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(node.asked).toEqual([]);
});

it("a request that cannot be signed, or sent, fails", async () => {
  node = await fakeOpenSearch(() => ({ body: {} }));
  const failure = (connection: Connection, body?: object) =>
    new Promise((resolve) => {
      connection.request({ method: "POST", path: "/", body: body as never }, resolve);
    });
  const [unsigned, signed] = [1, 2].map(() => new Signed({ url: new URL(node?.url ?? "") }));
  Object.assign(unsigned ?? {}, { url: undefined });
  expect(await failure(unsigned as Connection)).toBeInstanceOf(TypeError);
  expect(await failure(signed as Connection, { no: "text" })).toBeInstanceOf(TypeError);
  expect(node.asked).toEqual([]);
});
