import jwt from "jsonwebtoken";
import { afterEach, describe, expect, it, vi } from "vitest";
import { isMistaken } from "../config.ts";
import { settings } from "./config.ts";
import { tokenKeys } from "./token-keys.ts";
import { InvalidToken, tokens } from "./tokens.ts";

const [old, fresh, shared] = ["o", "f", "s"].map((letter) => letter.repeat(64)) as [string, string, string];
const at = Date.parse("2026-11-20T10:00:00.700Z");
const END = "2026-11-21T10:00:00.000Z";

const given = (...lines: string[]) => vi.stubEnv("USER_TOKEN_SECRET", lines.join("\n"));
const of = (audience: string, time = at) => tokens({ audience, now: () => new Date(time) });
const ion = { subject: "ion", authorities: ["ROLE_USER"], lifetimeSeconds: 30 * 86_400 };
const kidOf = (token: string) => jwt.decode(token, { complete: true })?.header.kid;

function reasonOf(token: string, verifier = of("documents")): string {
  try {
    verifier.verify(token);
    return "accepted";
  } catch (error) {
    return error instanceof InvalidToken ? error.reason : `unexpected ${String(error)}`;
  }
}

afterEach(() => vi.unstubAllEnvs());

describe("the key of a token", () => {
  it("the key of a token is that of its service, and named by it, for every kind of caller", () => {
    for (const audience of ["documents", "documents:machine", "documents:citizen", "platform"]) {
      const [service = ""] = audience.split(":");
      const kid = kidOf(of(audience).issue(ion));
      expect(kid).toMatch(new RegExp(`^${service}\\.[\\w-]{16}$`));
      expect(kid).toBe(tokenKeys(service)[0]?.kid);
    }
  });

  it("the key of a token is accepted by its own service alone, also where two services have the same", () => {
    given(fresh);
    const { exp: _, ...claims } = jwt.decode(of("platform").issue(ion)) as jwt.JwtPayload;
    const ofPlatform = tokenKeys("platform")[0]?.kid ?? "";
    const token = jwt.sign({ ...claims, aud: "documents" }, fresh, {
      algorithm: "HS512",
      keyid: ofPlatform,
      expiresIn: 3600,
    });
    expect(reasonOf(token)).toBe("key");
  });

  it("the key of a token that names no key of its service is unknown", () => {
    given(fresh);
    for (const keyid of ["documents.necunoscuta", "", "constructor"]) {
      const claims = { sub: "ion", aud: "documents", auth: "" };
      const token = jwt.sign(claims, fresh, { algorithm: "HS512", keyid, expiresIn: 3600 });
      expect([keyid, reasonOf(token)]).toEqual([keyid, "key"]);
    }
  });
});

describe("a rotation of the keys of tokens", () => {
  it("a rotation of the keys of tokens accepts the new key before it signs", () => {
    given(old, fresh);
    const byOld = of("documents").issue(ion);
    expect(kidOf(byOld)).toBe(tokenKeys("documents")[0]?.kid);
    given(fresh);
    const byNew = of("documents").issue(ion);
    given(old, fresh);
    expect([reasonOf(byOld), reasonOf(byNew)]).toEqual(["accepted", "accepted"]);
  });

  it("a rotation of the keys of tokens signs by the new key without a new start, and accepts the old one until its end", () => {
    given(old);
    let now = at;
    const documents = tokens({ audience: "documents", now: () => new Date(now) });
    const before = documents.issue(ion);
    expect(reasonOf(before, documents)).toBe("accepted");
    given(fresh, `${old} until ${END}`);
    expect(kidOf(documents.issue(ion))).not.toBe(kidOf(before));
    now = Date.parse(END) - 1_000;
    expect(reasonOf(before, documents)).toBe("accepted");
    now = Date.parse(END);
    expect(reasonOf(before, documents)).toBe("key");
  });

  it("a rotation of the keys of tokens ends what a removed key signed, also what was verified before", () => {
    given(old);
    const documents = of("documents");
    const before = documents.issue(ion);
    expect(reasonOf(before, documents)).toBe("accepted");
    given(fresh);
    expect(reasonOf(before, documents)).toBe("key");
  });
});

describe("a token from before services had keys of their own", () => {
  const issued = (lifetimeSeconds = 3600) =>
    jwt.sign({ sub: "ion", aud: "documents", auth: "", iat: Math.floor(at / 1000) }, shared, {
      algorithm: "HS512",
      expiresIn: lifetimeSeconds,
    });

  it("a token from before services had keys of their own is accepted until the end of the key that all had", () => {
    given(fresh, `${shared} until ${END} shared`);
    const token = issued(30 * 86_400);
    expect(reasonOf(token)).toBe("accepted");
    expect(reasonOf(token, of("documents", Date.parse(END)))).toBe("key");
  });

  it("a token from before services had keys of their own is refused where that key is not among those of the service, or has another use", () => {
    given(fresh);
    expect(reasonOf(issued())).toBe("key");
    given(fresh, `${shared} until ${END}`);
    expect(reasonOf(issued())).toBe("key");
    given(shared);
    expect(reasonOf(issued())).toBe("key");
  });
});

it("keys of tokens that break their form are not taken over", () => {
  for (const lines of [
    ["f".repeat(63)],
    ["ș".repeat(31)],
    [fresh, "short"],
    [`${fresh} until ${END}`],
    [fresh, `${old} until 2026-13-45T99:00:00Z`],
    [fresh, `${old} someday`],
    [fresh, `${old} shared`],
    [],
  ]) {
    given(...lines);
    expect([lines, isMistaken(settings.userTokenSecret, "documents")]).toEqual([lines, true]);
    expect(() => tokenKeys("documents")).toThrow("USER_TOKEN_SECRET");
  }
});

it("keys of tokens have at least 64 bytes, however many letters that are", () => {
  given("ș".repeat(32));
  expect(isMistaken(settings.userTokenSecret, "documents")).toBe(false);
});
