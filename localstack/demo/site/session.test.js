import { expect, it, vi } from "vitest";

it("the token is kept for this tab, until somebody signs out", async () => {
  sessionStorage.setItem("token", "de-ieri");
  const session = await import("./session.js");
  expect([session.isSignedIn(), session.currentToken()]).toEqual([true, "de-ieri"]);
  session.keepToken("de-azi");
  expect(sessionStorage.getItem("token")).toBe("de-azi");
  expect([session.isCurrent("de-ieri"), session.isCurrent("de-azi")]).toEqual([false, true]);
  const listener = vi.fn();
  session.onSignedOut(listener);
  session.signOut();
  expect([session.isSignedIn(), sessionStorage.getItem("token")]).toEqual([false, null]);
  expect(session.isCurrent(undefined)).toBe(false);
  expect(listener).toHaveBeenCalledOnce();
});

it("who is signed in is forgotten with the token, and with it what only administrators are shown", async () => {
  const session = await import("./session.js");
  expect([session.whoIsIn(), session.isAdministrator()]).toEqual([undefined, false]);
  session.keepAccount({ id: 3, authorities: ["ROLE_USER"] });
  expect([session.whoIsIn().id, session.isAdministrator()]).toEqual([3, false]);
  session.keepAccount({ id: 1, authorities: ["ROLE_USER", "ROLE_ADMIN"] });
  expect(session.isAdministrator()).toBe(true);
  session.signOut();
  expect([session.whoIsIn(), session.isAdministrator()]).toEqual([undefined, false]);
});
