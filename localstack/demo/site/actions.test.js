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

it("it is archived, which can be undone", async () => {
  await press("Arhivează");
  await untilTold("„Notă de serviciu” este în arhivă.");
  expect([control("Redenumește"), byId("add-version").hidden]).toEqual([undefined, true]);
  expect(await read()).toMatchObject({ status: "ARHIVAT" });
  await press("Anulează");
  await untilTold("este din nou activ");
  expect(await read()).toMatchObject({ status: "ACTIV" });
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

it("a refusal is told in words, and nothing changes", async () => {
  await ion.call("POST", `/api/documents/${id}/arhiveaza`);
  await press("Arhivează");
  await untilTold("Un document ARHIVAT nu poate trece în starea ARHIVAT.");
});
