import { describe, expect, it } from "vitest";
import { bareOrBearerToken, basicCredentials, bearerToken } from "./access.ts";
import { incoming } from "./request.ts";

const asking = (authorization?: string) =>
  incoming(
    {
      rawPath: "/",
      rawQueryString: "",
      headers: authorization === undefined ? {} : { Authorization: authorization },
      requestContext: { http: { method: "GET", sourceIp: "192.0.2.7" } },
    } as never,
    "x",
  );
const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

describe("Authorization: Basic (RFC 7617)", () => {
  it.each([
    ["ana:parola", { username: "ana", password: "parola" }],
    ["ana:cu:două:puncte", { username: "ana", password: "cu:două:puncte" }],
    ["ștefan:țară șș €", { username: "ștefan", password: "țară șș €" }],
    [":", { username: "", password: "" }],
  ])("%j is read as UTF-8 and split at the first colon", (text, expected) => {
    expect(basicCredentials(asking(basic(text)))).toEqual(expected);
  });

  it("the scheme's case does not matter", () => {
    expect(basicCredentials(asking(basic("a:b").replace("Basic", "bAsIc")))).toEqual({
      username: "a",
      password: "b",
    });
  });

  it.each([undefined, "", "Basic", "Basic !!", "Bearer abc", basic("no colon")])(
    "%j holds none",
    (header) => {
      expect(basicCredentials(asking(header))).toBeUndefined();
    },
  );
});

describe("Authorization with a token", () => {
  it("Authorization with a token is accepted bare and as Bearer where a service says so", () => {
    expect(bareOrBearerToken(asking("a.b.c"))).toBe("a.b.c");
    expect(bareOrBearerToken(asking("Bearer a.b.c"))).toBe("a.b.c");
    expect(bareOrBearerToken(asking("bearer   a.b.c "))).toBe("a.b.c");
    expect(bearerToken(asking("a.b.c"))).toBeUndefined();
  });

  it.each([undefined, "", "Basic abc", "Token a b"])("%j holds none", (header) => {
    expect(bareOrBearerToken(asking(header))).toBeUndefined();
  });
});
