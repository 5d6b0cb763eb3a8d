import { createHmac } from "node:crypto";
import jwt from "jsonwebtoken";
import { afterEach, describe, expect, it } from "vitest";
import { signingKeys, type SigningKey } from "../../auth/signing-keys.ts";
import { clock } from "../../clock.ts";
import { newSigningKey } from "../../testing/environment.ts";
import { issueToken, TOKEN_SECONDS, verifyToken, type FindKey } from "./tokens.ts";

const keyNamed = (): SigningKey => {
  const [key] = signingKeys(newSigningKey());
  if (!key) throw new Error("no key");
  return key;
};
const [mine, foreign] = [keyNamed(), keyNamed()];
const published: FindKey = async (kid) => (kid === mine.jwk.kid ? mine.jwk : undefined);
const project = { organizationId: "1", organization: "Primăria", projectId: "2", project: "Taxe" };
const ISSUER = "http://temelia.test/identity";

const expectRefused = (token: string, audience = "invoicing") =>
  expect(verifyToken(token, audience, published)).rejects.toMatchObject({ kind: "unauthenticated" });

/** A token signed with the published key, without one of the claims. */
function without(name: string): string {
  const { [name]: _left, ...claims } = good();
  return jwt.sign(claims, mine.privateKey ?? "", {
    algorithm: "ES256",
    keyid: mine.jwk.kid,
    noTimestamp: true,
  });
}
const good = () => jwt.decode(issueToken(project, mine, ISSUER)) as Record<string, unknown>;

afterEach(() => clock.resume());

describe("an organization's token", () => {
  it("an organization's token is ES256, ends after 3600 s and names organization and project", async () => {
    const token = issueToken(project, mine, ISSUER);
    const { header, payload } = jwt.decode(token, { complete: true }) ?? {};
    const { iat, exp, ...claims } = payload as { iat: number; exp: number };
    expect(header).toEqual({ alg: "ES256", typ: "JWT", kid: mine.jwk.kid });
    expect(exp - iat).toBe(3600);
    expect(claims).toEqual({
      iss: ISSUER,
      aud: ["identity", "template-admin", "invoicing"],
      sub: "2",
      organization_id: "1",
      organization: "Primăria",
      project_id: "2",
      project: "Taxe",
    });
    expect(await verifyToken(token, "invoicing", published)).toEqual(project);
  });

  it("an organization's token counts until its last second and not after it", async () => {
    clock.freeze("2026-11-20T10:00:00Z");
    const token = issueToken(project, mine, ISSUER);
    clock.freeze(new Date(Date.parse("2026-11-20T10:00:00Z") + (TOKEN_SECONDS - 1) * 1000));
    expect(await verifyToken(token, "invoicing", published)).toEqual(project);
    clock.freeze(new Date(Date.parse("2026-11-20T10:00:00Z") + TOKEN_SECONDS * 1000));
    await expectRefused(token);
  });

  it("an organization's token counts only in the services that it was issued for", async () => {
    const token = issueToken(project, mine, ISSUER);
    expect(await verifyToken(token, "invoicing", published)).toEqual(project);
    await expectRefused(token, "documents");
  });

  it("an organization's token that counted before counts no longer once its key is withdrawn, nor with another signature", async () => {
    const token = issueToken(project, mine, ISSUER);
    expect(await verifyToken(token, "invoicing", published)).toEqual(project);
    await expect(verifyToken(token, "invoicing", async () => undefined)).rejects.toMatchObject({
      kind: "unauthenticated",
    });
    await expectRefused(token.replace(/\.[^.]{8}([^.]*)$/, ".AAAAAAAA$1"));
  });

  it.each([
    ["nothing", ""],
    ["no token", "abc"],
    ["three words", "a.b.c"],
    [
      "another key under our key's name",
      jwt.sign(good(), foreign.privateKey ?? "", { algorithm: "ES256", keyid: mine.jwk.kid }),
    ],
    ["a key that nobody published", issueToken(project, foreign, ISSUER)],
    ["a token without its end", without("exp")],
    ["a token without its project", without("project_id")],
    ["a token without a signature", `${issueToken(project, mine, ISSUER).split(".").slice(0, 2).join(".")}.`],
  ])("%s is refused", async (_, token) => {
    await expectRefused(token);
  });

  it("an HMAC over the public key is no signature", async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const text = `${part({ alg: "HS256", kid: mine.jwk.kid })}.${part(good())}`;
    const pem = mine.publicKey.export({ type: "spki", format: "pem" }).toString();
    await expectRefused(`${text}.${createHmac("sha256", pem).update(text).digest("base64url")}`);
  });

  it("no key is looked for where there is no ES256 token", async () => {
    const asked: string[] = [];
    const recordLookup: FindKey = async (kid) => {
      asked.push(kid);
      return undefined;
    };
    const none = jwt.sign(good(), "", { algorithm: "none", keyid: mine.jwk.kid });
    for (const token of ["abc", "a.b.c", none]) {
      await expect(verifyToken(token, "invoicing", recordLookup)).rejects.toMatchObject({
        kind: "unauthenticated",
      });
    }
    expect(asked).toEqual([]);
  });
});
