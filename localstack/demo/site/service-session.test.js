import { beforeEach, expect, it } from "vitest";
import "../testing/page.js";

const { serviceSession } = await import("./service-session.js");

let session;
let ended;

beforeEach(() => {
  session = serviceSession("platform", "a-token");
  ended = 0;
  session.onSignedOut(() => (ended += 1));
});

it("a token is kept for the tab: a page that is loaded again is signed in, until the visitor signs out", async () => {
  expect(session.isSignedIn()).toBe(false);
  await session.signIn("oficial", "temelia-demo");
  const again = serviceSession("platform", "a-token");
  expect([again.isSignedIn(), (await again.account()).login]).toEqual([true, "oficial"]);
  session.signOut();
  expect([ended, session.isSignedIn(), sessionStorage.getItem("a-token")]).toEqual([1, false, null]);
});

it("a refused token ends the session; a refusal without one does not", async () => {
  await expect(session.account()).rejects.toMatchObject({ status: 401 });
  expect(ended).toBe(0);
  sessionStorage.setItem("a-token", "stale");
  const stale = serviceSession("platform", "a-token");
  stale.onSignedOut(() => (ended += 1));
  await expect(stale.account()).rejects.toMatchObject({ status: 401 });
  expect([ended, stale.isSignedIn()]).toEqual([1, false]);
});
