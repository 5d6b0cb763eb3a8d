import { keys, type Answer } from "../../shared/testing/caller.ts";
import { createHmac, type KeyObject } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  member,
  nobody,
  organization,
  person,
  serviceAdmin,
  textFile,
  withToken,
  type ServiceClient,
  type Person,
} from "./testing.ts";
import { clock } from "../../shared/clock.ts";
import { type TokenKey, tokenKeys } from "../../shared/auth/token-keys.ts";
import { config } from "../../shared/config.ts";
import { userTokens } from "../../shared/features/accounts/user-tokens.ts";
import { dump } from "../../shared/testing/dump.ts";
import type { Problem } from "../../shared/http/error-formats.ts";

keys.sent = false;

type Refusal = Answer<Problem>;

/*
 * Each line sends a bad request to a service that holds a document with two versions, and names the expected
 * response. Afterwards the stored data is compared with the data from before.
 */
let owner: Person;
let ana: ServiceClient;
let id: number;
let cod: string;

/**
 * Direction marks, zero-width characters, fillers, variation selectors, tags: characters that a list would not show.
 */
const invisibleNames = [
  "\u202e\u202d",
  "\u200b \u200d\ufeff",
  "\u3164\u2800",
  "\u00ad\ufe0f",
  "\u{e0041}\u{e0100}",
];
const JSON_TYPE = { "content-type": "application/json" };
const deep = (depth: number) => `{"denumire":"x","descriere":${"[".repeat(depth)}${"]".repeat(depth)}}`;
const raw = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  ana.post<Problem>("/api/documents", body, headers);
const search = (query: string) => ana.get<Problem>(`/api/documents?${query}`);
const upload = (parts: Parameters<typeof ana.upload>[1]) =>
  ana.upload<Problem>("/api/documents/upload", parts);
const version = (parts: Record<string, string | Blob>) =>
  ana.upload<Problem>(`/api/documents/${id}/versions`, parts);
const form = (body: string) =>
  ana.post<Problem>("/api/documents/upload", body, { "content-type": "multipart/form-data; boundary=b" });

const [ownKey] = tokenKeys("documents") as [TokenKey];
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
function forged(header: object, secret: string | KeyObject | undefined): string {
  const now = clock.epochSeconds();
  const claims = {
    sub: owner.login,
    uid: owner.id,
    from: 0,
    aud: "documents",
    auth: "ROLE_ADMIN",
    iat: now,
    exp: now + 60,
  };
  const signed = `${encoded(header)}.${encoded(claims)}`;
  return `${signed}.${secret === undefined ? "" : createHmac("sha512", secret).update(signed).digest("base64url")}`;
}
function expired(): string {
  clock.freeze(new Date(Date.now() - 2 * 86_400_000));
  try {
    return userTokens("documents").issue(owner);
  } finally {
    clock.resume();
  }
}
const readWith = (token: () => string) => async () => withToken(token()).get<Problem>(`/api/documents/${id}`);

const refusals: [string, () => Promise<Refusal>, number, string][] = [
  ["malformed JSON", () => raw(`{"denumire":`), 400, "error.jsonIncorect"],
  ["an empty body", () => ana.post<Problem>("/api/documents", undefined, JSON_TYPE), 400, "error.corpLipsa"],
  ["JSON that is no object", () => raw(`[]`), 400, "error.validare"],
  ["10,000-deep JSON", () => raw(deep(10_000)), 400, "error.jsonPreaAdanc"],
  [
    "a __proto__ key",
    () => raw(`{"denumire":"x","__proto__":{"adminServiciu":true}}`),
    400,
    "error.validare",
  ],
  [
    "a constructor.prototype key",
    () => raw(`{"denumire":"x","constructor":{"prototype":{"a":1}}}`),
    400,
    "error.validare",
  ],
  [
    "a wrong media type",
    () => raw("denumire=x", { "content-type": "text/plain" }),
    415,
    "error.tipNeacceptat",
  ],
  [
    "a control character in descriere",
    () => raw(`{"denumire":"x","descriere":"a\\u0007"}`),
    400,
    "error.validare",
  ],
  [
    "a control character in etichete",
    () => raw(`{"denumire":"x","etichete":["a\\nb"]}`),
    400,
    "error.validare",
  ],
  [
    "a second file in a form",
    () => upload({ file: [textFile("unu"), textFile("doi")] }),
    400,
    "error.validare",
  ],
  [
    "a part of a form that means nothing",
    () => upload({ file: textFile("x"), eticheta: "proces" }),
    400,
    "error.validare",
  ],
  [
    "a control character in descriere of a form",
    () => upload({ file: textFile("x"), descriere: "a\u001b[31m" }),
    400,
    "error.validare",
  ],
  [
    "a control character in a changed descriere",
    () => ana.patch<Problem>(`/api/documents/${id}`, { descriere: "a\u0000" }),
    400,
    "error.validare",
  ],
  [
    "a control character in comentariu",
    () => version({ file: textFile("x"), comentariu: "a\u0085b" }),
    400,
    "error.validare",
  ],
  [
    "a control character in comentariu of an upload by parts",
    () => ana.post<Problem>(`/api/documents/${id}/versions`, { uploadId: 1, comentariu: "a\tb" }),
    400,
    "error.validare",
  ],
  ...["..", ".", "-x", "_x", ".git"].map((wanted): (typeof refusals)[number] => [
    `a cod that begins with no letter or digit: ${wanted}`,
    () => raw(JSON.stringify({ denumire: "x", cod: wanted })),
    400,
    "error.validare",
  ]),
  [
    "a text where a form or JSON is expected",
    () => ana.post<Problem>("/api/documents/upload", "denumire=x", { "content-type": "text/plain" }),
    415,
    "error.tipNeacceptat",
  ],
  [
    "JSON for content that names no upload",
    () => ana.post<Problem>("/api/documents/upload", { denumire: "x" }),
    400,
    "error.validare",
  ],
  ["a form without its file", () => upload({ denumire: "x" }), 400, "error.validare"],
  ["a file part that is a text", () => upload({ file: "text" }), 400, "error.validare"],
  ["an empty file", () => upload({ file: textFile("") }), 400, "error.validare"],
  ["an empty file as a version", () => version({ file: textFile("") }), 400, "error.validare"],
  [
    "a form cut in its middle",
    () => form(`--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc`),
    400,
    "error.formularIncorect",
  ],
  [
    "a file that is too large",
    () => upload({ file: textFile("x".repeat(config.maxInlineBytes + 1)) }),
    413,
    "error.preaMare",
  ],
  [
    "a version that is too large",
    () => version({ file: textFile("x".repeat(config.maxInlineBytes + 1)) }),
    413,
    "error.preaMare",
  ],
  [
    "a body that is too large",
    () => raw(`{"denumire":"x","descriere":"${"x".repeat(config.maxInlineBytes + 70_000)}"}`),
    413,
    "error.preaMare",
  ],
  [
    "a denumire with CR and LF",
    () => upload({ file: textFile("x"), denumire: "a\r\nSet-Cookie: b" }),
    400,
    "error.validare",
  ],
  ["a denumire of blanks", () => upload({ file: textFile("x"), denumire: "   " }), 400, "error.validare"],
  [
    "a cod that climbs folders",
    () => upload({ file: textFile("x"), cod: "../../etc/passwd" }),
    400,
    "error.validare",
  ],
  ...invisibleNames.map((denumire): [string, () => Promise<Refusal>, number, string] => [
    `a denumire of ${encodeURI(denumire)} alone`,
    () => raw(JSON.stringify({ denumire })),
    400,
    "error.validare",
  ]),
  [
    "a label of only zero-width characters",
    () => raw(JSON.stringify({ denumire: "x", etichete: ["\u200b"] })),
    400,
    "error.validare",
  ],
  ["a cod with a slash", () => raw(JSON.stringify({ denumire: "x", cod: "a/b" })), 400, "error.validare"],
  ["a flag that is none", () => upload({ file: textFile("x"), secret: "poate" }), 400, "error.validare"],
  [
    "a bucket that is no number",
    () => upload({ file: textFile("x"), bucketId: "1e3" }),
    400,
    "error.validare",
  ],
  ["a letter as a path parameter", () => ana.get<Problem>("/api/documents/abc"), 400, "error.validare"],
  ["a negative path parameter", () => ana.get<Problem>("/api/documents/-1"), 400, "error.validare"],
  ["an id beyond 53 bits", () => ana.get<Problem>("/api/documents/9999999999999999"), 400, "error.validare"],
  ["version 0", () => ana.get<Problem>(`/api/documents/${id}/versions/0/download`), 400, "error.validare"],
  [
    "a broken percent escape",
    () => ana.get<Problem>("/api/documents/%E0%A4%A"),
    400,
    "error.adresaIncorecta",
  ],
  [
    "an encoded path that climbs",
    () => ana.get<Problem>(`/api/documents/..%2F..%2Fetc`),
    404,
    "error.adresaNecunoscuta",
  ],
  ["an unknown address", () => ana.get<Problem>("/api/dosare"), 404, "error.adresaNecunoscuta"],
  ["a wrong method", () => ana.delete<Problem>("/api/documents"), 405, "error.metodaNepermisa"],
  ["an unknown field in a filter", () => search("filter[passwordHash]=x"), 400, "error.filtruNecunoscut"],
  ["an unknown operator", () => search("filter[cod][like]=x"), 400, "error.operatorNecunoscut"],
  ["a filter of the wrong type", () => search("filter[bucketId]=unu"), 400, "error.validare"],
  ["an unknown sort", () => search("sort=nume"), 400, "error.sortareNecunoscuta"],
  ["a negative page", () => search("page=-1"), 400, "error.validare"],
  ["a size of 0", () => search("size=0"), 400, "error.validare"],
  ["a page too deep", () => search("page=9999&size=200"), 400, "error.paginaPreaDeparte"],
  ["a cursor that was made up", () => search("cursor=eyJiZWZvcmUiOjF9"), 400, "error.cursorIncorect"],
  [
    "an id in a new record",
    () => ana.post<Problem>("/api/documents", { id: 9, denumire: "x" }),
    400,
    "error.idexists",
  ],
  [
    "another id than the path's",
    () => ana.put<Problem>(`/api/documents/${id}`, { id: 9, denumire: "x" }),
    400,
    "error.idinvalid",
  ],
  [
    "null for a required field",
    () => ana.patch<Problem>(`/api/documents/${id}`, { denumire: null }),
    400,
    "error.validare",
  ],
  [
    "a stale If-Match",
    () => ana.patch<Problem>(`/api/documents/${id}`, { descriere: "x" }, { "if-match": '"77"' }),
    412,
    "error.versiuneDepasita",
  ],
  [
    "a malformed If-Match",
    () => ana.patch<Problem>(`/api/documents/${id}`, { descriere: "x" }, { "if-match": "acum" }),
    412,
    "error.versiuneDepasita",
  ],
  ["a cod that exists", () => upload({ file: textFile("x"), cod }), 409, "error.codExista"],
  [
    "an Idempotency-Key of 300 characters",
    () => ana.post<Problem>("/api/documents", { denumire: "x" }, { "idempotency-key": "k".repeat(300) }),
    400,
    "error.cheieIncorecta",
  ],
  ["no token", () => nobody.get<Problem>(`/api/documents/${id}`), 401, "error.neautentificat"],
  ["a token that is none", readWith(() => "abc.def"), 401, "error.neautentificat"],
  ["an expired token", readWith(expired), 401, "error.neautentificat"],
  [
    "a token of another service",
    readWith(() => userTokens("notifications").issue(owner)),
    401,
    "error.neautentificat",
  ],
  [
    "a token with alg none",
    readWith(() => forged({ alg: "none", typ: "JWT" }, undefined)),
    401,
    "error.neautentificat",
  ],
  [
    "a token signed with another key",
    readWith(() => forged({ alg: "HS512", typ: "JWT", kid: ownKey.kid }, "x".repeat(64))),
    401,
    "error.neautentificat",
  ],
  [
    "a token whose algorithm was changed",
    readWith(() => forged({ alg: "HS256", typ: "JWT", kid: ownKey.kid }, ownKey.key)),
    401,
    "error.neautentificat",
  ],
];

describe("bad input gets a clear error and leaves nothing behind", () => {
  let before: string[];

  beforeAll(async () => {
    const bucket = await bucketOf(await organization());
    owner = await member(bucket);
    ana = as(owner);
    const document = (
      await ana.upload<{ id: number; cod: string }>("/api/documents/upload", { file: textFile("unu") })
    ).json;
    ({ id, cod } = document);
    await version({ file: textFile("doi") });
    before = await dump();
  });

  it.each(refusals)("%s", async (_what, send, status, message) => {
    const answer = await send();
    expect([answer.status, answer.json.message]).toEqual([status, message]);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(await dump()).toEqual(before);
  });

  it("mass assignment of ownership and state changes nothing", async () => {
    const sent = {
      id,
      creator: "user#1",
      creatDe: "altul",
      status: "PURJAT",
      passwordHash: "x",
      storageUri: "s3://x",
      hashSha256: "0",
      rev: 99,
    };
    expect((await ana.patch(`/api/documents/${id}`, sent)).status).toBe(200);
    expect(await dump()).toEqual(before);
  });

  it("cod begins with a letter or digit, everywhere", async () => {
    const admin = as(await serviceAdmin());
    const organizatieId = (await organization()).id;
    const records: [string, object][] = [
      ["documents", {}],
      ["emitents", {}],
      ["rols", {}],
      ["admin/organizatii", { idno: "1000000000017" }],
      ["admin/buckets", { organizatieId }],
    ];
    for (const [address, fields] of records)
      for (const wanted of [".", "..", "-a", "_a", ".a"]) {
        const sent = { denumire: "x", ...fields, cod: wanted };
        const { status, json } = await admin.post<Problem>(`/api/${address}`, sent);
        expect([address, wanted, status, json.errors.map(({ field }) => field)]).toEqual([
          address,
          wanted,
          400,
          ["cod"],
        ]);
      }
  });

  it("descriere may have lines and tabs; line breaks of every system", async () => {
    const sent = { denumire: "x", descriere: "unu\n\tdoi\r\ntrei" };
    const { status, json } = await ana.post<{ descriere: string }>("/api/documents", sent);
    expect([status, json.descriere]).toEqual([201, sent.descriere]);
  });

  it("a path in a file's name is dropped", async () => {
    const answer = await as(await person()).upload<{ denumire: string }>("/api/documents/upload", {
      file: textFile("x", "..\\..\\windows\\system32\\raport.txt"),
    });
    expect(answer.json.denumire).toBe("raport.txt");
  });

  it.each([
    "eveniment-documents?cod",
    "eveniment-documents/count?cod",
    "eveniment-documents?filter[cod]",
    "documents?cod",
    "documents?filter[cod]",
    "documents/count?filter[cod]",
    "clients?idnp",
    "clients?filter[idno]",
    "clients/count?idno",
  ])("a look-up by a value that is too long for any record finds none: %s", async (query) => {
    const admin = as(await serviceAdmin());
    for (const length of [2_030, 3_000]) {
      const answer = await admin.get<Partial<{ total: number }>>(`/api/${query}=${"1".repeat(length)}`);
      const found = query.includes("count") ? answer.json : answer.json.total;
      expect([answer.status, found]).toEqual([200, 0]);
    }
  });
});
