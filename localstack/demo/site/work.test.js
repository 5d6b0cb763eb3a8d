import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  openDocument,
  openLanding,
  press,
  signIn,
  textFile,
  told,
  until,
  untilTold,
} from "../testing/page.js";

let first;
let second;

beforeAll(async () => {
  const { upload } = await apiOf("elena.sefa");
  first = await upload(textFile("unu", "unu.txt"));
  second = await upload(textFile("doi", "doi.txt"));
  await openLanding();
  await signIn("elena.sefa");
});

it("where two documents are opened at once, the last one is shown", async () => {
  await Promise.all([openDocument(first.id), openDocument(second.id)]);
  expect(byId("document-title").textContent).toBe("doi.txt");
});

it("no message survives going elsewhere", async () => {
  await press("Arhivează");
  await untilTold("este în arhivă");
  await openDocument(first.id);
  expect(told()).toBe("");
});

it("Back shows what was shown before", async () => {
  history.replaceState(null, "", `/?document=${second.id}`);
  dispatchEvent(new PopStateEvent("popstate"));
  await until(() => expect(byId("document-title").textContent).toBe("doi.txt"));
  expect(document.activeElement.id).toBe("document-title");
});

it("a session that ends on the way leads to the sign-in, and its address stays", async () => {
  const { keepToken } = await import("./session.js");
  keepToken("expirat");
  await openDocument(first.id);
  await untilTold("Sesiunea s-a încheiat. Autentificați-vă din nou.");
  expect([byId("sign-in").hidden, location.search]).toEqual([false, `?document=${first.id}`]);
  await signIn("elena.sefa");
  await until(() => expect(byId("document-title").textContent).toBe("unu.txt"));
});
