import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  changeTo,
  openDocument,
  openLanding,
  press,
  signIn,
  textFile,
  until,
  untilTold,
} from "../testing/page.js";

let id;

beforeAll(async () => {
  const { upload } = await apiOf("ion.operator");
  ({ id } = await upload(textFile("conținut"), { denumire: "Aviz", descriere: "Două vorbe" }));
  await openLanding(`/?document=${id}`);
  await signIn("ion.operator");
});

it("an address that was shared opens its document, with the focus on it", async () => {
  await until(() => expect(byId("document-title").textContent).toBe("Aviz"));
  expect(byId("document-text").textContent).toBe("Două vorbe");
  expect(document.title).toBe("Aviz – Temelia");
  expect(byId("work").classList.contains("opened")).toBe(true);
  await until(() => expect(document.activeElement.id).toBe("document-title"));
});

it("who closes it is back at its entry in the list", async () => {
  await press("← Închide documentul");
  await until(() => expect(byId("document").hidden).toBe(true));
  expect([location.search, document.activeElement.id, document.title]).toEqual([
    "",
    `entry-${id}`,
    "Temelia",
  ]);
});

it("a document that cannot be opened is told, and the list stays", async () => {
  await openDocument(999_999);
  await untilTold("Documentul nu există.");
  expect([byId("document").hidden, byId("list").children.length > 0]).toEqual([true, true]);
});

it("a reader is offered what they may do, and no more", async () => {
  const ion = await apiOf("ion.operator");
  const acts = ["rename", "archive", "remove", "add-version", "sign"];
  const hidden = () => acts.filter((act) => byId(act).hidden);
  await openDocument(id);
  await until(() => expect(byId("document-title").textContent).toBe("Aviz"));
  expect(hidden()).toEqual([]);
  const sharing = { beneficiarClientId: 1, drept: "CITIRE" };
  await ion.call("POST", `/api/documents/${id}/partajeaza`, sharing);
  await changeTo("maria.client");
  await openDocument(id);
  await until(() => expect(byId("document-title").textContent).toBe("Aviz"));
  expect(hidden()).toEqual(acts);
  expect(byId("versions").querySelector('[aria-label="Descarcă: Versiunea 1"]')).not.toBeNull();
});
