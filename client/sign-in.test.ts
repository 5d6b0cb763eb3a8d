import { issuer, RETURN_TO } from "../shared/testing/government-login.ts";
import { client as register, freshIdnp, person } from "../functions/documents/testing.ts";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { groups } from "../functions/documents/api.ts";
import { documents } from "../functions/documents/service.ts";
import { hashPassword } from "../shared/auth/passwords.ts";
import { clock } from "../shared/clock.ts";
import { lambdaHandler } from "../shared/http/handler.ts";
import { callerOf } from "../shared/testing/caller.ts";
import type { SignedInPerson } from "../shared/testing/test-issuer.ts";
import {
  accountRead,
  citizenDocumentsList,
  documentsList,
  staffDocumentsList,
} from "./generated/documents/index.ts";
import type { GovernmentSignIn } from "./government-login.ts";
import { createSession } from "./session.ts";
import { memoryStore } from "./session-store.ts";
import { BASE, fetchOf } from "./testing.ts";
import { createClient } from "./transport.ts";

const PASSWORD = "o parolă lungă 2026";
const HOUR = 3_600_000;
const handler = lambdaHandler(documents, ...groups);
const fetch = fetchOf({ documents: handler });

afterEach(() => clock.resume());
afterAll(() => issuer.stop());

/** A browser: its tabs share a store. */
function browser() {
  const store = memoryStore();
  const tab = () => {
    const session = createSession({ store, now: () => clock.now().getTime() });
    return { session, client: createClient({ base: BASE, fetch, tokens: session }) };
  };
  return { tab, store };
}

/** The person signs in at the issuer and is sent back: the fragment of the page's address. */
async function visit(authorizationUrl: string, somebody: SignedInPerson): Promise<string> {
  issuer.person = somebody;
  const redirected = await globalThis.fetch(authorizationUrl, { redirect: "manual" });
  const { pathname, search } = new URL(redirected.headers.get("location") ?? "");
  const { headers } = await callerOf(handler)("GET", pathname + search);
  return new URL(headers.location ?? "").hash;
}

describe("a session of an account", () => {
  async function signedIn(rememberMe = false) {
    const { login } = await person({ passwordHash: await hashPassword(PASSWORD) });
    const tab = browser().tab();
    await tab.session.signIn(tab.client, "documents", { username: login, password: PASSWORD, rememberMe });
    return { ...tab, login };
  }

  it("a session of an account that is used goes on beyond its day, to the end of the seventh", async () => {
    const { session, client, login } = await signedIn();
    const start = Date.now();
    for (let hours = 7; hours <= 7 * 24 - 8; hours += 7) {
      clock.freeze(new Date(start + hours * HOUR));
      expect((await accountRead(client)).data.login).toBe(login);
      await session.renew(client, "documents");
    }
    expect(Math.round(((session.endsAt("documents") ?? 0) - start) / HOUR)).toBe(7 * 24);
    clock.freeze(new Date(start + 7 * 24 * HOUR + 60_000));
    await expect(accountRead(client)).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  it("a session of an account is renewed only by calls", async () => {
    const { session, client } = await signedIn();
    const end = session.endsAt("documents") ?? 0;
    clock.freeze(new Date(Date.now() + 3 * HOUR));
    await accountRead(client);
    await expect.poll(() => session.endsAt("documents")).toBeGreaterThan(end + 2 * HOUR);
  });

  it("a session of an account that is remembered keeps its thirty days", async () => {
    const { session, client } = await signedIn(true);
    const end = session.endsAt("documents");
    clock.freeze(new Date(Date.now() + 3 * HOUR));
    await session.renew(client, "documents");
    expect(session.endsAt("documents")).toBe(end);
  });

  it("a session of an account that is ended everywhere ends in other browsers, too, and the password opens another one", async () => {
    const { session, client, login } = await signedIn();
    const [other, stranger] = [browser().tab(), await signedIn()];
    const credentials = { username: login, password: PASSWORD };
    await other.session.signIn(other.client, "documents", { ...credentials, rememberMe: true });
    await session.signOutEverywhere(client, "documents");
    expect(session.endsAt("documents")).toBeUndefined();
    await expect(accountRead(other.client)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect((await accountRead(stranger.client)).status).toBe(200);
    await other.session.signIn(other.client, "documents", credentials);
    expect((await accountRead(other.client)).data.login).toBe(login);
  });

  it("enters the staff zone, too", async () => {
    const { login } = await person({
      passwordHash: await hashPassword(PASSWORD),
      authorities: ["ROLE_USER", "ROLE_STAFF"],
    });
    const { session, client } = browser().tab();
    await session.signIn(client, "documents", { username: login, password: PASSWORD });
    expect((await staffDocumentsList(client)).status).toBe(200);
  });
});

describe("a session of the government's login", () => {
  async function signIn(somebody: SignedInPerson, wanted: Partial<GovernmentSignIn> = {}) {
    const { tab, store } = browser();
    const begun = tab();
    const address = await begun.session.begin(begun.client, "documents", { returnTo: RETURN_TO, ...wanted });
    // The browser loads the page again, so nothing of the first one is in memory.
    const back = tab();
    const fragment = await visit(address, somebody);
    return {
      ...back,
      store,
      fragment,
      found: await back.session.complete(back.client, "documents", fragment),
    };
  }

  async function citizen(): Promise<SignedInPerson> {
    const idnp = freshIdnp();
    await register({ idnp });
    return { sub: `cetatean-${idnp}`, idnp, name: "Ana Rusu" };
  }

  it("a session of the government's login opens the zones that it names, to a citizen their own", async () => {
    const { client, session, found } = await signIn(await citizen());
    expect(found).toEqual({ zones: ["citizen"], name: "Ana Rusu" });
    expect(session.government("documents")).toEqual(found);
    expect((await citizenDocumentsList(client)).data.total).toBe(0);
    await expect(staffDocumentsList(client)).rejects.toMatchObject({ kind: "forbidden", key: "altaZona" });
    await expect(documentsList(client)).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  it("a session of the government's login opens the staff zone to an official", async () => {
    const { client, found } = await signIn(
      { sub: "functionar-client", roles: ["staff"], name: "Ion Ceban" },
      { zone: "staff" },
    );
    expect(found?.zones).toEqual(["staff"]);
    expect((await staffDocumentsList(client)).status).toBe(200);
  });

  it("a session of the government's login is completed once, and in the browser that began it", async () => {
    const { session, client, store, fragment } = await signIn(await citizen());
    expect(store.read("documents/begun")).toBeUndefined();
    expect(await session.complete(client, "documents", fragment)).toBeUndefined();
    const stranger = browser().tab();
    expect(await stranger.session.complete(stranger.client, "documents", fragment)).toBeUndefined();
  });

  it("a session of the government's login keeps the sign-ins that several tabs have begun apart", async () => {
    const { tab } = browser();
    const [first, second] = [tab(), tab()];
    const wanted = { returnTo: RETURN_TO };
    const address = await first.session.begin(first.client, "documents", wanted);
    await second.session.begin(second.client, "documents", wanted);
    const fragment = await visit(address, await citizen());
    expect((await tab().session.complete(first.client, "documents", fragment))?.zones).toEqual(["citizen"]);
  });

  it("a session of the government's login ends at the service by a sign-out, which names the address that ends it at the login", async () => {
    const { session, client, store } = await signIn(await citizen());
    const copy = store.read("documents/sessionToken") ?? "";
    expect(await session.signOut(client, "documents")).toMatch(/\/logout\?/);
    expect(session.token({ service: "documents", schemes: ["sessionToken"] })).toBeUndefined();
    store.write("documents/sessionToken", copy);
    await expect(citizenDocumentsList(client)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await session.signOut(client, "documents")).toBeUndefined();
  });

  it("a session of the government's login is never renewed", async () => {
    const { session, client } = await signIn(await citizen());
    const end = session.endsAt("documents", "sessionToken");
    clock.freeze(new Date(Date.now() + 30 * 60_000));
    await session.renew(client, "documents");
    await citizenDocumentsList(client);
    expect(session.endsAt("documents", "sessionToken")).toBe(end);
  });
});
