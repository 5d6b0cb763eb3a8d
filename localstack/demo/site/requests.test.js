import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  control,
  openLanding,
  press,
  send,
  signIn,
  textFile,
  told,
  until,
  untilTold,
} from "../testing/page.js";

let document_;
let ana;
const entry = () =>
  [...byId("my-requests").children].find(({ textContent }) => textContent.includes(document_.cod));

beforeAll(async () => {
  const ion = await apiOf("ion.operator");
  ana = await apiOf("ana.admin");
  document_ = await ion.upload(textFile("conținut"), { denumire: "Plan" });
  await openLanding();
  await signIn("olga.operator");
});

const ask = () =>
  send(byId("ask"), { cod: ` ${document_.cod} `, drept: "CITIRE", motivare: "Comparăm registrele." });

it("a visitor asks for a document that they know by its code", async () => {
  byId("new-request").open = true;
  ask();
  await untilTold(`Cererea pentru ${document_.cod} așteaptă o decizie.`);
  expect(entry().textContent).toMatch(/în așteptare.*citire.*Comparăm registrele\./);
  expect([byId("new-request").open, byId("ask").elements.cod.value, document.activeElement.id]).toEqual([
    false,
    "",
    "requests-title",
  ]);
});

it("takes the request back, which can be undone", async () => {
  await press(`Retrage: ${document_.cod}`);
  await untilTold("a fost retrasă");
  expect(entry()).toBeUndefined();
  await press("Anulează");
  await untilTold("așteaptă o decizie");
  expect(entry().textContent).toContain("în așteptare");
});

it("reads why it was rejected, and asks again", async () => {
  const { refresh } = await import("./work.js");
  const pending = async () => {
    const { items } = await ana.call("GET", `/api/cerere-acces?status=IN_ASTEPTARE&cod=${document_.cod}`);
    return items[0].id;
  };
  await ana.call("POST", `/api/cereri/${await pending()}/respinge`, { motiv: "Planul nu este gata." });
  await refresh();
  expect(entry().textContent).toMatch(
    /respinsă.*decis de ana\.admin.*Motivul respingerii: Planul nu este gata\./,
  );
  expect(control(`Retrage: ${document_.cod}`)).toBeUndefined();
  ask();
  await until(() => expect(entry().textContent).toContain("în așteptare"));
  await ana.call("POST", `/api/cereri/${await pending()}/aproba`, {});
  await refresh();
  expect(entry().textContent).toContain("aprobată");
});

it("and opens the document as soon as the request is approved", async () => {
  await press(`Deschide documentul: ${document_.cod}`);
  await until(() => expect(byId("document-title").textContent).toBe("Plan"));
  expect(location.search).toBe(`?document=${document_.id}`);
});

it("a code that is nobody's is told, and the form keeps what was written", async () => {
  send(byId("ask"), { cod: "NICIUNUL-1", drept: "CITIRE", motivare: "Curiozitate" });
  await untilTold("Niciun document nu are acest cod; verificați cum este scris.");
  expect([byId("ask").elements.cod.value, byId("decisions").hidden]).toEqual(["NICIUNUL-1", true]);
  expect(told()).not.toBe("");
});
