import { readDraft, writeDraft } from "../shell/drafts.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scriptNetwork, tokenOf } from "../testing/network.ts";
import { tokens } from "./client.ts";
import { personOf } from "./person.ts";
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
  await vi.waitFor(() => expect(person()?.name).toBe("Ana Rusu"));
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
  await vi.waitFor(() => expect(roles()).toContain("documents:ORGANIZATIE"));
  expect(roles()).not.toContain("documents:SERVICE");
  for (const service of ["documents", "identity"]) tokens.end(service);
});

it("a session of the government's login opens all zones of the platform, and those of other services that take sessions", () => {
  const government = { zones: ["staff" as const, "admin" as const], name: "Alexandra Munteanu" };
  const held: Record<string, string> = { platform: "sessionToken", documents: "sessionToken" };
  const token = tokenOf("person#a", []);
  const person = personOf({
    token: ({ service, schemes = [] }) => (schemes.includes(held[service] ?? "") ? token : undefined),
    government: (service) => (service in held ? government : undefined),
  });
  expect(person).toEqual({
    id: "person#a",
    name: "Alexandra Munteanu",
    roles: [
      "documents:zone-staff",
      "documents:zone-admin",
      "platform:zone-staff",
      "platform",
      "platform:ROLE_STAFF",
      "platform:zone-admin",
      "platform:ROLE_ADMIN",
      "platform:SERVICE",
    ],
  });
});

it("drafts of a session, not of a person, are removed once the session has ended", async () => {
  await writeDraft("session#7", "rename.6", { name: "Salvie" });
  await writeDraft("ana", "rename.6", { name: "Cimbru" });
  tokens.keep("documents", tokenOf("session#7", []), "sessionToken");
  createConsoleSession();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await readDraft("session#7", "rename.6")).toEqual({ name: "Salvie" });
  tokens.end("documents");

  tokens.keep("documents", tokenOf("person#a", []), "sessionToken");
  createConsoleSession();
  await vi.waitFor(async () => expect(await readDraft("session#7", "rename.6")).toBeUndefined());
  expect(await readDraft("ana", "rename.6")).toEqual({ name: "Cimbru" });
  tokens.end("documents");
});
