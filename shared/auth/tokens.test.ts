import { createHmac, generateKeyPairSync } from "node:crypto";
import jwt from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { type TokenKey, tokenKeys } from "./token-keys.ts";
import { InvalidToken, tokens } from "./tokens.ts";

const [{ key, kid = "" }] = tokenKeys("documents") as [TokenKey];
const ours = { algorithm: "HS512", keyid: kid } as const;
const at = Date.parse("2026-11-20T10:00:00.700Z");
const clockAt = (time: number) => () => new Date(time);
const documents = tokens({ audience: "documents", now: clockAt(at) });
const later = (seconds: number) => tokens({ audience: "documents", now: clockAt(at + seconds * 1000) });

const ion = { subject: "ion", authorities: ["ROLE_USER", "ROLE_ADMIN"] };
const iat = Math.floor(at / 1000);
const claims = { sub: "ion", aud: "documents", iat, exp: iat + 60, auth: "ROLE_USER" };

function reasonOf(token: string, verifier = documents): string {
  try {
    verifier.verify(token);
    return "accepted";
  } catch (error) {
    return error instanceof InvalidToken ? error.reason : `unexpected ${String(error)}`;
  }
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");
const unsigned = (alg?: string): string => `${encoded({ alg, typ: "JWT", kid })}.${encoded(claims)}`;
const hmac = (hash: string, text: string): string => createHmac(hash, key).update(text).digest("base64url");

describe("a user token", () => {
  it("a user token gives back who it is about, with authorities separated by spaces inside", () => {
    const token = documents.issue(ion);
    expect(jwt.decode(token, { complete: true })).toMatchObject({
      header: { alg: "HS512", typ: "JWT", kid },
      payload: { sub: "ion", aud: "documents", auth: "ROLE_USER ROLE_ADMIN", iat, exp: iat + 86_400 },
    });
    expect(documents.verify(token)).toMatchObject({ ...ion, issuedAt: iat, expiresAt: iat + 86_400 });
  });

  it("a user token lives for a day, or for thirty with rememberMe", () => {
    const [day, month] = [documents.issue(ion), documents.issue({ ...ion, rememberMe: true })];
    const answers = [86_399, 86_400, 2_591_999, 2_592_000].map((s) => [
      reasonOf(day, later(s)),
      reasonOf(month, later(s)),
    ]);
    expect(answers).toEqual([
      ["accepted", "accepted"],
      ["expired", "accepted"],
      ["expired", "accepted"],
      ["expired", "expired"],
    ]);
  });

  it("a user token that counted before counts no longer once it has ended, nor with another signature", () => {
    let now = at;
    const verifier = tokens({ audience: "documents", now: () => new Date(now) });
    const token = verifier.issue(ion);
    expect([reasonOf(token, verifier), reasonOf(token, verifier)]).toEqual(["accepted", "accepted"]);
    expect(reasonOf(`${token.slice(0, -2)}AA`, verifier)).toBe("signature");
    now += 86_400_000;
    expect(reasonOf(token, verifier)).toBe("expired");
  });

  it("a user token carries further claims, which never replace its own", () => {
    const forged = { ver: 3, sub: "maria", aud: "notifications", auth: "ROLE_ADMIN", iat: 0, exp: 9e9 };
    const verified = documents.verify(documents.issue({ subject: "ion", authorities: [], claims: forged }));
    expect(verified).toMatchObject({
      subject: "ion",
      authorities: [],
      issuedAt: iat,
      expiresAt: iat + 86_400,
    });
    expect(verified.claims["ver"]).toBe(3);
  });

  it("a user token of another service is refused, and one of another kind of caller", () => {
    const notifications = tokens({ audience: "notifications", now: clockAt(at) });
    expect(reasonOf(notifications.issue(ion))).toBe("key");
    const machines = tokens({ audience: "documents:machine", now: clockAt(at) });
    expect(reasonOf(machines.issue(ion))).toBe("audience");
    const withoutAudience = { ...claims, aud: undefined };
    expect(reasonOf(jwt.sign(JSON.stringify(withoutAudience), key, ours))).toBe("audience");
  });

  it("signed with another secret is refused", () => {
    expect(reasonOf(jwt.sign(claims, "x".repeat(64), ours))).toBe("signature");
  });

  it("changed in any character of its content or signature is refused", () => {
    const token = documents.issue(ion);
    const [head = "", body = "", signature = ""] = token.split(".");
    const accepted = Array.from(body, (character, place) => {
      const changed = body.slice(0, place) + (character === "A" ? "B" : "A") + body.slice(place + 1);
      return reasonOf(`${head}.${changed}.${signature}`);
    }).filter((reason) => reason === "accepted");
    expect(accepted).toEqual([]);
    const admin = encoded({ ...claims, auth: "ROLE_ADMIN" });
    expect(reasonOf(`${head}.${admin}.${signature}`)).toBe("signature");
    expect(reasonOf(`${head}.${body}.${signature.slice(0, 40)}`)).toBe("signature");
  });

  it.each(["none", "None", "NONE", "nOnE", "", undefined])(
    "a user token with algorithm %j is refused, signed or not",
    (alg) => {
      const text = unsigned(alg);
      expect(reasonOf(`${text}.`)).toBe("algorithm");
      expect(reasonOf(`${text}.${hmac("sha512", text)}`)).toBe("algorithm");
    },
  );

  it("a user token of another algorithm is refused, also when our secret signed it", () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    expect(reasonOf(jwt.sign(claims, privateKey, { algorithm: "RS256" }))).toBe("algorithm");
    expect(reasonOf(jwt.sign(claims, key, { ...ours, algorithm: "HS256" }))).toBe("algorithm");
    const mislabelled = unsigned("HS512");
    expect(reasonOf(`${mislabelled}.${hmac("sha256", mislabelled)}`)).toBe("signature");
  });

  it.each(["sub", "auth", "iat", "exp"])(
    "a user token without %s is refused, although we signed it",
    (name) => {
      const incomplete = Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
      expect(reasonOf(jwt.sign(incomplete, key, { ...ours, noTimestamp: true }))).toBe("malformed");
    },
  );

  it.each(["", "a", "a.b", "a.b.c", "....", "null", "ă.ă.ă", "x".repeat(10_000)])(
    "%# is no token",
    (text) => {
      expect(reasonOf(text)).toBe("malformed");
    },
  );
});
