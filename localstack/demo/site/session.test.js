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
