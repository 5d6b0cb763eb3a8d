import type { GovernmentSession } from "../../client/government-login.ts";
import { readDraft, writeDraft } from "../shell/drafts.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scriptNetwork, tokenOf } from "../testing/network.ts";
import { tokens } from "./client.ts";
import { loginAt, ownLoginAt, personOf } from "./person.ts";
import { createConsoleSession } from "./session.ts";

beforeEach(() => {
  scriptNetwork({
    "GET /documents/api/account": () => ({ id: 1, login: "ana", firstName: "Ana", lastName: "Rusu" }),
    "GET /documents/api/tenant/me": () => ({ tier: "ORGANIZATIE", buckets: [] }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("a sign-in at another service adds its roles, a sign-out of it takes them away, and the name stays", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_USER"]), "userToken");
  const session = createConsoleSession();
  const person = () => {
    const state = session.state();
    return state.kind === "signedIn" ? state.person : undefined;
  };
  await expect.poll(() => person()?.name).toBe("Ana Rusu");
  tokens.keep("platform", tokenOf("ana", ["ROLE_ADMIN"]), "userToken");
  expect(person()?.roles).toContain("platform:ROLE_ADMIN");
  tokens.end("platform");
  expect([person()?.name, person()?.roles]).toEqual([
    "Ana Rusu",
    ["documents", "documents:ROLE_USER", "documents:ORGANIZATIE"],
  ]);
  tokens.end("documents");
  expect(session.state().kind).toBe("signedOut");
});

it("the token tells the administrator of a service from that of one organization; the tier of documents is newer", async () => {
  tokens.keep("documents", tokenOf("ana", ["ROLE_ADMIN"], { adminServiciu: true }), "userToken");
  tokens.keep("identity", tokenOf("ana", ["ROLE_ADMIN"]), "userToken");
  expect(personOf(tokens)?.roles).toEqual([
    ...["documents", "documents:ROLE_ADMIN", "documents:SERVICE"],
    ...["identity", "identity:ROLE_ADMIN"],
  ]);
  const session = createConsoleSession();
  const roles = () => {
    const state = session.state();
    return state.kind === "signedIn" ? state.person.roles : [];
  };
  await expect.poll(roles).toContain("documents:ORGANIZATIE");
  expect(roles()).not.toContain("documents:SERVICE");
  for (const service of ["documents", "identity"]) tokens.end(service);
});

it("a session of the government's login gives what its account may do, at each service as its account there; a citizen's gives nothing", () => {
  const official = { zones: ["staff" as const], name: "Alexandra Munteanu", authorities: ["ROLE_STAFF"] };
  const government: Record<string, GovernmentSession> = {
    documents: { ...official, login: "oficial-a", authorities: ["ROLE_ADMIN"], adminServiciu: true },
    notifications: { zones: ["citizen"], name: "Alexandra Munteanu" },
    platform: { ...official, login: "oficial-b" },
  };
  const asked = { token: () => undefined, government: (service: string) => government[service] };
  expect(personOf(asked)).toEqual({
    id: "oficial-a",
    name: "Alexandra Munteanu",
    roles: [
      ...["documents", "documents:ROLE_ADMIN", "documents:SERVICE"],
      ...["platform", "platform:ROLE_STAFF"],
    ],
  });
  expect([loginAt(asked, "platform"), ownLoginAt(asked, "platform")]).toEqual(["oficial-b", undefined]);
});

it("drafts under the former names of people of the government's login are removed, since nobody finds them again", async () => {
  await writeDraft("session#7", "rename.6", { name: "Salvie" });
  await writeDraft("person#a", "rename.6", { name: "Busuioc" });
  await writeDraft("ana", "rename.6", { name: "Cimbru" });
  tokens.keep("documents", tokenOf("ana", []), "userToken");
  createConsoleSession();
  await vi.waitFor(async () =>
    expect([await readDraft("session#7", "rename.6"), await readDraft("person#a", "rename.6")]).toEqual([
      undefined,
      undefined,
    ]),
  );
  expect(await readDraft("ana", "rename.6")).toEqual({ name: "Cimbru" });
  tokens.end("documents");
});
