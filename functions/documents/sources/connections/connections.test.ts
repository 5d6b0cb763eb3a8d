import { providers, begin, comeBack, connect } from "./testing.ts";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { config as general } from "../../../../shared/config.ts";
import { changing, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { connectionKey, Connections, type ConnectionView } from "../../records/connection.ts";
import type { Provider } from "../../records/provider.ts";
import { as, nobody, organization, person, type Person } from "../../testing.ts";
import { accessToken } from "./access-token.ts";
import { openTokens } from "./sealed-tokens.ts";
import type { RemoteItems } from "./remote-item.ts";

afterAll(() => providers.stop());
afterEach(() => {
  for (const provider of [providers.a, providers.b]) Object.assign(provider, { throttled: 0, isDown: false });
});

const shown = async (somebody: Person): Promise<ConnectionView[]> =>
  (await as(somebody).get<ConnectionView[]>("/api/conexiuni")).json;
const statuses = async (somebody: Person) => (await shown(somebody)).map(({ status }) => status);
const rowOf = async ({ id }: Person, furnizor: Provider) =>
  read(Connections, connectionKey(`user#${id}`, furnizor));

/** Makes the access token of a connection expire now. */
async function letExpire(somebody: Person, furnizor: Provider): Promise<void> {
  const row = await rowOf(somebody, furnizor);
  if (!row) throw new Error("not connected");
  await transact(changing(Connections, row, { ...row, tokenUntil: clock.iso() }));
}

describe("GET /api/conexiuni/{furnizor}/authorize and its callback", () => {
  it.each(["provider_a", "provider_b"] as const)(
    "connects %s and shows the account there",
    async (furnizor) => {
      const ana = await person();
      const answer = await connect(ana, furnizor);
      expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(answer.text).toContain("window.close()");
      const page = `http://temelia.test/app/importuri?conexiune=connected&furnizor=${furnizor}`;
      expect(answer.text).toContain(`window.location.replace("${page}")`);
      const row = (await shown(ana)).find((one) => one.furnizor === furnizor);
      expect(row).toMatchObject({ status: "CONECTAT", conectatLa: expect.any(String) as string });
      expect(row?.cont).toMatch(/^ana/);
    },
  );

  it("GET /api/conexiuni/{furnizor}/authorize and its callback takes the provider's name in any case; an unknown one is 400", async () => {
    const ana = as(await person());
    expect((await ana.get("/api/conexiuni/PROVIDER_A/authorize")).status).toBe(200);
    expect(await ana.get("/api/conexiuni/provider_c/authorize")).toMatchObject({
      status: 400,
      headers: { "content-type": expect.stringContaining("application/problem+json") as string },
    });
  });

  it("GET /api/conexiuni/{furnizor}/authorize and its callback sends people to the provider with PKCE and a state, and gives the browser a cookie", async () => {
    const answer = await as(await person()).get<{ authorizationUrl: string }>(
      "/api/conexiuni/provider_a/authorize",
    );
    const { searchParams } = new URL(answer.json.authorizationUrl);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    expect(searchParams.get("access_type")).toBe("offline");
    const [header = ""] = searchParams.get("state")?.split(".") ?? [];
    expect(JSON.parse(Buffer.from(header, "base64url").toString())).toMatchObject({ alg: "HS512" });
    expect(answer.headers["set-cookie"]).toMatch(/^temelia-conexiune=.*; Path=\/; .*HttpOnly; SameSite=Lax$/);
  });

  it("at an https address the cookie of a connection is one that no other host can set, and no other name counts", async () => {
    vi.spyOn(general, "publicUrl", "get").mockReturnValue("https://servicii.exemplu.md");
    try {
      const answer = await as(await person()).get("/api/conexiuni/provider_a/authorize");
      expect(answer.headers["set-cookie"]).toMatch(
        /^__Host-temelia-conexiune=[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
      );
      const begun = await begin(await person(), "provider_a");
      const plain = begun.cookie.replace("__Host-", "");
      expect(plain).not.toBe(begun.cookie);
      expect((await comeBack({ ...begun, cookie: plain })).status).toBe(400);
      expect((await comeBack(begun)).headers["set-cookie"]).toMatch(
        /^__Host-temelia-conexiune=; Path=\/; Max-Age=0; .*Secure$/,
      );
    } finally {
      vi.restoreAllMocks();
    }
  });

  it("somebody who refuses at the provider is told so, and stays disconnected", async () => {
    const ana = await person();
    const answer = await comeBack(await begin(ana, "provider_a", "nu"));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain("declined");
    expect(await statuses(ana)).toEqual(["DECONECTAT", "DECONECTAT"]);
  });

  it("a state works once", async () => {
    const begun = await begin(await person(), "provider_a");
    expect((await comeBack(begun)).status).toBe(200);
    expect((await comeBack(begun)).status).toBe(400);
  });

  it("GET /api/conexiuni/{furnizor}/authorize and its callback of 5 callbacks at once with a state one connects", async () => {
    const begun = await begin(await person(), "provider_a");
    const answers = await Promise.all(Array.from({ length: 5 }, () => comeBack(begun)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it("a state without the cookie of the browser that began it is 400: nobody connects a victim to their own login", async () => {
    const [victim, attacker] = [await person(), await person()];
    const begun = await begin(attacker, "provider_a");
    const other = await begin(victim, "provider_a");
    for (const cookie of ["", other.cookie]) expect((await comeBack({ ...begun, cookie })).status).toBe(400);
    expect(await statuses(attacker)).toEqual(["DECONECTAT", "DECONECTAT"]);
    expect((await comeBack(begun)).status).toBe(200);
  });

  it("a forged, expired, foreign or missing state is 400, as a page that reflects nothing", async () => {
    const ana = await person();
    const { back, cookie } = await begin(ana, "provider_a");
    const markup = encodeURIComponent("<script>alert(1)</script>");
    const others = [
      back.replace("provider_a", "provider_b"),
      `/api/conexiuni/provider_a/callback?code=${markup}&state=${markup}`,
      "/api/conexiuni/provider_a/callback",
      back.replace(/state=[^&]+/, `state=${as.length}.x.y`),
    ];
    for (const address of others) {
      const answer = await nobody.get(address, { cookie });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain("window.close()");
      expect(answer.text).not.toContain("alert(1)");
      expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    }
  });

  it("a provider that does not answer is 502, as such a page", async () => {
    const begun = await begin(await person(), "provider_a");
    providers.a.isDown = true;
    const answer = await comeBack(begun);
    expect([answer.status, answer.text.includes("failed")]).toEqual([502, true]);
  });

  it("a code that the provider no longer knows is 400, as a page that says so", async () => {
    const ana = await person();
    const { back, cookie } = await begin(ana, "provider_a");
    const answer = await comeBack({ back: back.replace(/code=[^&]+/, "code=expired"), cookie });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("Cererea nu mai este valabilă.");
    expect(answer.text).toContain("refused");
    expect(await statuses(ana)).toEqual(["DECONECTAT", "DECONECTAT"]);
  });

  it("members of a suspended organization connect nothing", async () => {
    const { id } = await organization({ statut: "SUSPENDAT" });
    const answer = await as(await person({ organizatieId: id })).get("/api/conexiuni/provider_a/authorize");
    expect(answer.status).toBe(403);
  });
});

it("DELETE /api/conexiuni/{furnizor} deletes the tokens, and revokes them at the provider", async () => {
  const ana = await person();
  await connect(ana, "provider_b");
  const live = providers.b.grants.live;
  expect((await as(ana).delete("/api/conexiuni/provider_b")).status).toBe(204);
  expect(await rowOf(ana, "provider_b")).toBeUndefined();
  expect(providers.b.grants.live).toBe(live - 1);
  expect((await as(ana).delete("/api/conexiuni/provider_b")).status).toBe(204);
});

it("DELETE /api/conexiuni/{furnizor} deletes them also where the provider does not answer", async () => {
  const ana = await person();
  await connect(ana, "provider_a");
  providers.a.isDown = true;
  expect((await as(ana).delete("/api/conexiuni/provider_a")).status).toBe(204);
  expect(await rowOf(ana, "provider_a")).toBeUndefined();
});

const filesOf = (somebody: Person, query: string) => as(somebody).get<RemoteItems>(`/api/conexiuni/${query}`);
const names = ({ json }: { json: RemoteItems }) => json.items.map(({ denumire }) => denumire);

describe("GET /api/conexiuni/{furnizor}/fisiere", () => {
  it("GET /api/conexiuni/{furnizor}/fisiere shows folders and files of provider_a, page by page, and what can be imported", async () => {
    const ana = await person();
    await connect(ana, "provider_a");
    const root = await filesOf(ana, "provider_a/fisiere");
    expect(root.json.items.map(({ denumire, tip, importabil }) => [denumire, tip, importabil])).toEqual([
      ["Dosare 2026", "FOLDER", false],
      ["Hotărâre", "FISIER", true],
      ["Formular", "FISIER", false],
      ["program.exe", "FISIER", true],
    ]);
    expect(names(await filesOf(ana, "provider_a/fisiere?ref=dosar"))).toEqual([
      "Notă de serviciu.txt",
      "Lista lucrărilor.csv",
    ]);
    expect(names(await filesOf(ana, `provider_a/fisiere?q=${encodeURIComponent("not")}`))).toEqual([
      "Notă de serviciu.txt",
    ]);
    expect(
      names(await filesOf(ana, `provider_a/fisiere?q=${encodeURIComponent("' or name contains '")}`)),
    ).toEqual([]);
  });

  it("GET /api/conexiuni/{furnizor}/fisiere shows projects, folders, wikis and snippets of provider_b", async () => {
    const ana = await person();
    await connect(ana, "provider_b");
    const refs = async (query: string) =>
      (await filesOf(ana, `provider_b/fisiere${query}`)).json.items.map(({ ref }) => ref);
    expect(await refs("")).toEqual(["7:main"]);
    expect(await refs("?kind=repo&ref=7:main")).toEqual([
      "7:main:README.md",
      "7:main:interne",
      "7:main:harta.bin",
    ]);
    expect(await refs("?kind=repo&ref=7:main&path=interne")).toEqual(["7:main:interne/regulament.md"]);
    expect(await refs("?kind=wiki")).toEqual(["7"]);
    expect(await refs("?kind=wiki&ref=7")).toEqual(["7:wiki:acasa"]);
    expect(await refs("?kind=snippet")).toEqual(["snippet:3"]);
  });

  it("an unknown kind is 400, no connection 409, throttling 503 with Retry-After, an unknown folder 404", async () => {
    const ana = await person();
    expect((await filesOf(ana, "provider_b/fisiere?kind=issue")).status).toBe(400);
    expect((await filesOf(ana, "provider_b/fisiere")).status).toBe(409);
    await connect(ana, "provider_b");
    expect((await filesOf(ana, "provider_b/fisiere?ref=99:main")).status).toBe(404);
    Object.assign(providers.b, { throttled: 1, retryAfter: 17 });
    expect(await filesOf(ana, "provider_b/fisiere")).toMatchObject({
      status: 503,
      headers: { "retry-after": "17" },
    });
    providers.b.isDown = true;
    expect((await filesOf(ana, "provider_b/fisiere")).status).toBe(503);
  });
});

describe("tokens", () => {
  it("20 uses at once of a connection that expires refresh it once, and none loses it", async () => {
    const ana = await person();
    await connect(ana, "provider_b");
    await letExpire(ana, "provider_b");
    const { refreshed, reused } = providers.b.grants;
    const answers = await Promise.all(Array.from({ length: 20 }, () => filesOf(ana, "provider_b/fisiere")));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(providers.b.grants.refreshed - refreshed).toBe(1);
    expect(providers.b.grants.reused - reused).toBe(0);
    expect((await rowOf(ana, "provider_b"))?.status).toBe("CONECTAT");
  });

  it("a token that the provider ended early is refreshed, once", async () => {
    const ana = await person();
    await connect(ana, "provider_a");
    providers.a.grants.endAccess();
    const { refreshed } = providers.a.grants;
    expect((await filesOf(ana, "provider_a/fisiere")).status).toBe(200);
    expect(providers.a.grants.refreshed - refreshed).toBe(1);
  });

  it("a grant that the provider ended makes the connection EXPIRAT: 409 until it is made again", async () => {
    const ana = await person();
    await connect(ana, "provider_b");
    providers.b.grants.revokeAll();
    expect(await filesOf(ana, "provider_b/fisiere")).toMatchObject({
      status: 409,
      json: { message: "error.conexiuneExpirata" },
    });
    expect(await statuses(ana)).toEqual(["DECONECTAT", "EXPIRAT"]);
    await connect(ana, "provider_b");
    expect((await filesOf(ana, "provider_b/fisiere")).status).toBe(200);
  });

  it("a refresh that the provider does not answer leaves the connection as it was", async () => {
    const ana = await person();
    await connect(ana, "provider_b");
    await letExpire(ana, "provider_b");
    providers.b.isDown = true;
    expect((await filesOf(ana, "provider_b/fisiere")).status).toBe(503);
    providers.b.isDown = false;
    expect((await filesOf(ana, "provider_b/fisiere")).status).toBe(200);
  });

  it("no answer, no log and no unsealed item contains a token", async () => {
    const ana = await person();
    const printed = await logLinesOf(async () => {
      await connect(ana, "provider_b");
      await letExpire(ana, "provider_b");
      await filesOf(ana, "provider_b/fisiere");
    });
    const row = await rowOf(ana, "provider_b");
    if (!row) throw new Error("not connected");
    const { access, refresh = "" } = await openTokens(row);
    expect(access).toBe(await accessToken(row.creator, "provider_b"));
    const everything = [...(await dump()), printed, (await as(ana).get("/api/conexiuni")).text].join("\n");
    for (const token of [access, refresh]) {
      expect(token.length).toBeGreaterThan(20);
      expect(everything).not.toContain(token);
    }
  });
});
