import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scriptNetwork, tokenOf } from "../testing/network.ts";
import { tokens } from "./client.ts";
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
