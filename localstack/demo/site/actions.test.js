import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  control,
  openDocument,
  openLanding,
  press,
  signIn,
  textFile,
  told,
  until,
  untilTold,
} from "../testing/page.js";

let id;
let ion;
const read = () => ion.call("GET", `/api/documents/${id}`);

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  ({ id } = await ion.upload(textFile("conținut"), { denumire: "Notă" }));
  await openLanding();
  await signIn("ion.operator");
  await openDocument(id);
});

it("a document is renamed", async () => {
  await press("Redenumește");
  const { denumire, descriere } = byId("rename-form").elements;
  expect([denumire.value, byId("rename-dialog").open]).toEqual(["Notă", true]);
  denumire.value = " Notă de serviciu ";
  descriere.value = "Pentru arhivă";
  byId("rename-form").requestSubmit();
  await untilTold("Documentul a fost schimbat.");
  expect(byId("rename-dialog").open).toBe(false);
  expect(byId("document-title").textContent).toBe("Notă de serviciu");
  expect(await read()).toMatchObject({ denumire: "Notă de serviciu", descriere: "Pentru arhivă" });
});

it("a dialog closes when another document is gone to by Back", async () => {
  const other = await ion.upload(textFile("altul", "alt.txt"), { denumire: "Alta" });
  await openDocument(other.id);
  await press("Redenumește");
  expect(byId("rename-dialog").open).toBe(true);
  history.replaceState(null, "", `/?document=${id}`);
  dispatchEvent(new PopStateEvent("popstate"));
  expect(byId("rename-dialog").open).toBe(false);
  await until(() => expect(byId("document-title").textContent).toBe("Notă de serviciu"));
});

it("a change goes to the document that its dialog was opened for, also while another is opened", async () => {
  const other = await ion.upload(textFile("altul", "alt.txt"), { denumire: "Alta" });
  await press("Redenumește");
  await openDocument(other.id);
  byId("rename-form").elements.denumire.value = "Notă pentru arhivă";
  byId("rename-form").requestSubmit();
  await untilTold("Documentul a fost schimbat.");
  expect([await read(), await ion.call("GET", `/api/documents/${other.id}`)]).toMatchObject([
    { denumire: "Notă pentru arhivă" },
    { denumire: "Alta" },
  ]);
  await ion.call("PUT", `/api/documents/${id}`, { ...(await read()), denumire: "Notă de serviciu" });
  await openDocument(id);
});

it("it is archived, which can be undone", async () => {
  await press("Arhivează");
  await untilTold("„Notă de serviciu” este în arhivă.");
  expect([control("Redenumește"), byId("add-version").hidden]).toEqual([undefined, true]);
  expect(await read()).toMatchObject({ status: "ARHIVAT" });
  await press("Anulează");
  await untilTold("este din nou activ");
  expect(await read()).toMatchObject({ status: "ACTIV" });
});

it("an archived one is deleted, and undone it is in the archive again", async () => {
  await press("Arhivează");
  await untilTold("„Notă de serviciu” este în arhivă.");
  await press("Șterge");
  await untilTold("a fost șters");
  await press("Anulează");
  await untilTold("„Notă de serviciu” este în arhivă.");
  expect(await read()).toMatchObject({ status: "ARHIVAT" });
  expect(byId("document").hidden).toBe(false);
  await press("Reactivează");
  await untilTold("este din nou activ");
});

it("it is deleted, which can be undone, from the list of deleted ones too", async () => {
  await press("Șterge");
  await untilTold("a fost șters");
  expect([byId("document").hidden, location.search, byId(`entry-${id}`)]).toEqual([true, "", null]);
  const filter = byId("status-filter");
  filter.value = "STERS";
  filter.dispatchEvent(new Event("change"));
  await until(() => expect(byId(`entry-${id}`)).not.toBeNull());
  expect(told()).toBe("");
  byId(`entry-${id}`).click();
  await press("Reactivează");
  await untilTold("este din nou activ");
  expect(await read()).toMatchObject({ status: "ACTIV" });
});

it("what has changed since it was shown is told before the act; a refusal is told in words", async () => {
  await ion.call("POST", `/api/documents/${id}/arhiveaza`);
  await press("Arhivează");
  await until(() => expect(byId("conflict-dialog").open).toBe(true));
  expect([byId("mine").textContent, byId("stored").textContent]).toEqual([
    expect.stringContaining("Stareactiv"),
    expect.stringContaining("Starearhivat"),
  ]);
  await press("Arhivează totuși");
  await untilTold("Un document ARHIVAT nu poate trece în starea ARHIVAT.");
});

it("a dialog closes when the session ends", async () => {
  await press("Reactivează");
  await untilTold("este din nou activ");
  await press("Redenumește");
  const { keepToken } = await import("./session.js");
  keepToken("expirat");
  const { refresh } = await import("./work.js");
  const { attempt } = await import("./messages.js");
  await attempt(undefined, refresh);
  expect([byId("rename-dialog").open, byId("sign-in").hidden]).toEqual([false, false]);
});
