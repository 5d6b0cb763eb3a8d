import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Cititor, EvenimentDocument } from "../../client/generated/documents/types.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { formatsIn } from "../words/formats.ts";
import { wordsIn } from "../words/words.ts";
import { detailsOf } from "./activity.tsx";
import { auditArea } from "./area.ts";
import { detailWords } from "./detail-words.ts";

const event = (change: Partial<EvenimentDocument>): EvenimentDocument => ({
  id: 1,
  documentId: 7,
  cod: "HOT-1",
  tip: "CREAT",
  actor: "ion",
  detalii: {},
  creatLa: "2026-11-27T08:00:00Z",
  hash: "abc",
  ...change,
});

const open = (address: string) => {
  const roles = ["documents", "documents:ROLE_ADMIN"];
  return openConsole(address, testSession({ id: "ana", name: "Ana", roles }), [auditArea]);
};

const people = () => listOf([{ id: 3, login: "ion", prenume: "Ion", nume: "Ceban" }]);
const documents = () =>
  listOf([{ id: 7, cod: "HOT-1", denumire: "Hotărâre", modificatLa: "2026-11-27T08:00:00Z" }]);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("an event is put into words: rights, ends, fields and reasons, never codes", () => {
  const names = {
    account: (id: number) => (id === 3 ? "Ion Ceban" : undefined),
    client: (id: number) => (id === 1 ? "Maria Popescu" : undefined),
  };
  const told = (change: Partial<EvenimentDocument>): string =>
    detailsOf(event(change), wordsIn(detailWords, "ro"), formatsIn("ro"), names);
  expect([
    told({ tip: "PARTAJAT", detalii: { partajareId: 1, beneficiarOperatorId: 3, drept: "CITIRE" } }),
    told({ tip: "PARTAJAT", detalii: { partajareId: 2, beneficiarClientId: 1, drept: "CITIRE" } }),
    told({ tip: "MODIFICAT", detalii: { campuri: "denumire,visibility" } }),
    told({ tip: "VERIFICAT", detalii: { status: "INVALIDA", motiv: "CONTINUT_MODIFICAT" } }),
    told({ tip: "RESPINS", detalii: { cerereId: 4, retras: true } }),
    told({ tip: "NOTA", detalii: { observatie: "verificat" } }),
  ]).toEqual([
    "pentru Ion Ceban; citire",
    "pentru Maria Popescu; citire",
    "schimbat: denumirea, vizibilitatea",
    "nevalabilă; conținutul a fost schimbat după semnare",
    "retrasă de cine a cerut",
    "observatie: verificat",
  ]);
});

/** The texts of the files that a test saves. */
function savedTexts(): Promise<string>[] {
  const saved: Promise<string>[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    if (content instanceof Blob) saved.push(content.text());
    return "blob:x";
  });
  return saved;
}

it("the table file has the rows of all pages with names and logins, and no cell is a formula", async () => {
  const saved = savedTexts();
  const sent = scriptNetwork({
    "GET /documents/api/app-users": people,
    "GET /documents/api/documents": documents,
    "GET /documents/api/eveniment-documents": ({ query }) =>
      query.get("cursor") === null
        ? listOf([event({ tip: "NOTA", detalii: { a: "1" } })], {
            link: '</documents/api/eveniment-documents?cursor=doi>; rel="next"',
          })
        : listOf([event({ id: 2, actor: "=1+1" })]),
  });
  const { user } = open("/app/audit?kind=NOTA&from=2026-11-01");
  await screen.findByRole("link", { name: "Hotărâre" });
  expect(screen.getByText("Ion Ceban")).toBeTruthy();
  // The login stands behind the name.
  expect(screen.getByText("ion")).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Descarcă CSV" }));
  // On the page, and to readers.
  await screen.findAllByText("Fișierul are 2 rânduri.");
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, ...lines] = (await saved[0])?.split("\r\n") ?? [];
  expect(head?.replace("\uFEFF", "")).toBe(
    "Când;Cine;Numele de utilizator;Ce;Documentul;Codul;Amănunte;Amprenta",
  );
  const at = lines[0]?.slice(0, lines[0].indexOf(";")) ?? "";
  expect(new Date(at.replace(" ", "T").replace(" ", "")).toISOString()).toBe("2026-11-27T08:00:00.000Z");
  expect(lines.slice(0, 2)).toEqual([
    `${at};Ion Ceban;ion;Notă;Hotărâre;HOT-1;a: 1;abc`,
    `${at};'=1+1;'=1+1;Creat;Hotărâre;HOT-1;;abc`,
  ]);
  const asked = sent.filter(({ call }) => call.endsWith("/eveniment-documents"));
  expect(asked.every(({ query }) => query.get("filter[tip]") === "NOTA")).toBe(true);
  vi.restoreAllMocks();
});

it("citizens are named in the register of activity and its file, read together, and never by a code", async () => {
  const saved = savedTexts();
  const events = [
    event({ tip: "CERUT", actor: "client:1" }),
    event({ id: 2, tip: "PARTAJAT", actor: "ion", detalii: { beneficiarClientId: 2 } }),
    event({ id: 3, actor: "client:5" }),
  ];
  const sent = scriptNetwork({
    "GET /documents/api/app-users": people,
    "GET /documents/api/documents": documents,
    "GET /documents/api/clients": () =>
      listOf([
        { id: 1, denumire: "Maria Popescu" },
        { id: 2, denumire: "SRL Alfa" },
      ]),
    "GET /documents/api/eveniment-documents": () => listOf(events),
  });
  const { user } = open("/app/audit");
  await screen.findByText("Maria Popescu");
  await screen.findByText("pentru SRL Alfa");
  expect(screen.getByText("clientul 5")).toBeTruthy();
  expect(document.body.textContent).not.toContain("client:");
  const asked = sent.filter(({ call }) => call.endsWith("/clients"));
  expect(asked.map(({ query }) => query.get("filter[id][in]")).sort()).toEqual(["1,5", "2"]);
  await user.click(screen.getByRole("button", { name: "Descarcă CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0])?.split("\r\n").slice(1, 4) ?? [];
  expect(lines.map((line) => line.split(";").slice(1, 3))).toEqual([
    ["Maria Popescu", ""],
    ["Ion Ceban", "ion"],
    ["clientul 5", ""],
  ]);
  expect(lines[1]?.split(";")[6]).toBe("pentru SRL Alfa");
  vi.restoreAllMocks();
});

it("the file of signatures has words for kind and level", async () => {
  const saved = savedTexts();
  const signature = {
    ...{ id: 1, documentId: 7, cod: "HOT-1", numarVersiune: 1, semnatar: "Ion Ceban", status: "VALIDA" },
    ...{ semnatLa: "2026-11-27T08:00:00Z", tip: "PADES", nivel: "B-LTA", serie: "01", hash: "abc" },
    ...{ certificat: "Ion Ceban", emitentCertificat: "STISC" },
  };
  scriptNetwork({
    "GET /documents/api/documents": documents,
    "GET /documents/api/semnatura-documents": () => listOf([signature]),
  });
  const { user } = open("/app/audit/semnaturi");
  await user.click(await screen.findByRole("button", { name: "Descarcă CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const [, line] = (await saved[0])?.split("\r\n") ?? [];
  expect(line?.split(";").slice(7, 9)).toEqual(["în PDF", "cu dovezi păstrate sub o marcă temporală"]);
  vi.restoreAllMocks();
});

it("what was looked at, compared and downloaded is told apart in the register of activity, in its filter and in its file", async () => {
  const saved = savedTexts();
  const readings = [
    event({ id: 1, tip: "DESCARCAT", detalii: { versiune: 1, mod: "vizualizare" } }),
    event({ id: 2, tip: "DESCARCAT", detalii: { versiune: 1, mod: "descarcare" } }),
    event({ id: 3, tip: "DESCARCAT", detalii: { versiune: 1, mod: "comparare" } }),
    event({ id: 4, tip: "DESCARCAT", detalii: { versiune: 1, previzualizare: true } }),
    event({ id: 5, tip: "DESCARCAT", detalii: { versiune: 1 } }),
  ];
  const sent = scriptNetwork({
    "GET /documents/api/app-users": people,
    "GET /documents/api/documents": documents,
    "GET /documents/api/eveniment-documents": () => listOf(readings),
  });
  const { user, unmount } = open("/app/audit");
  const said = ["Vizualizat", "Descărcat", "Text comparat", "Vizualizat", "Vizualizat sau descărcat"];
  await screen.findAllByRole("link", { name: "Hotărâre" });
  const cells = [...document.querySelectorAll("[role=gridcell], [role=rowheader]")].map(
    ({ textContent }) => textContent,
  );
  expect(cells.filter((text) => said.includes(text ?? ""))).toEqual(said);
  await user.click(screen.getByRole("button", { name: "Descarcă CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0])?.split("\r\n").slice(1, 6) ?? [];
  expect(lines.map((line) => line.split(";")[3])).toEqual(said);
  expect(lines.map((line) => line.split(";")[6])).toEqual(said.map(() => "versiunea 1"));
  unmount();
  sent.length = 0;
  open("/app/audit?kind=descarcare");
  await screen.findAllByRole("link", { name: "Hotărâre" });
  const [asked] = sent.filter(({ call }) => call.endsWith("/eveniment-documents"));
  expect([asked?.query.get("filter[mod]"), asked?.query.get("filter[tip]")]).toEqual(["descarcare", null]);
  vi.restoreAllMocks();
});

const reader = (change: Partial<Cititor>): Cititor => ({
  fel: "PERSOANA",
  referintaId: 1,
  drepturi: ["CITIRE"],
  relatii: ["OPERATOR_CONTAINER"],
  ...change,
});
const ofAll = [
  ...Array.from({ length: 20 }, (_, i) => {
    const number = String(i).padStart(2, "0");
    return reader({ referintaId: 10 + i, login: `om${number}`, prenume: "Om", nume: number });
  }),
  reader({
    referintaId: 99,
    login: "ana.alta",
    relatii: ["PARTAJARE_CITIRE"],
    panaLa: "2026-12-31T10:00:00Z",
  }),
  reader({ fel: "CLIENT", referintaId: 5, relatii: ["PROPRIETAR"] }),
  reader({ fel: "LINK", referintaId: 6, relatii: ["LINK"] }),
  reader({ fel: "ORICINE", referintaId: 0, relatii: ["PUBLIC"] }),
];

/** The list of a service: it counts up to the page, and says if there is more. */
const pageOfReaders = ({ query }: { query: URLSearchParams }) => {
  const [page, size] = [Number(query.get("page") ?? 0), Number(query.get("size"))];
  const items = ofAll.slice(page * size, (page + 1) * size);
  const isLast = (page + 1) * size >= ofAll.length;
  const total = isLast ? ofAll.length : (page + 1) * size + 1;
  return json({ items, page, size, total }, isLast ? {} : { "x-total-relation": "gte" });
};

it("without a person, everybody who may read a document is listed with the reasons, in pages that the service makes, and saved whole", async () => {
  const saved = savedTexts();
  const sent = scriptNetwork({
    "GET /documents/api/documents": () =>
      listOf([{ id: 7, cod: "HOT-1", denumire: "Hotărâre", status: "ACTIV", visibility: "PUBLIC" }]),
    "GET /documents/api/clients": () => listOf([{ id: 5, denumire: "SRL Alfa" }]),
    "GET /documents/api/v1/admin/documents/7/readers": pageOfReaders,
  });
  const first = open("/app/audit/acces?document=7");
  const named = async (name: string) =>
    (await screen.findByRole("row", { name: new RegExp(name) })).textContent;
  // Nobody pressed anything.
  expect(await named("Om 00")).toContain("lucrează în container");
  // The page does not know how many there are.
  expect(screen.getByText("1–20")).toBeTruthy();
  expect(await findingsOf()).toEqual([]);
  first.unmount();
  sent.length = 0;
  const { user } = open("/app/audit/acces?document=7&page=2");
  expect(await named("ana.alta")).toMatch(/a primit acces de citire, până la 31 dec/);
  expect(await named("SRL Alfa")).toContain("este proprietarul documentului");
  expect(await named("Oricine are linkul")).toContain("are un link");
  expect(screen.getByText("21–24 din 24")).toBeTruthy();
  expect(sent.filter(({ call }) => call.endsWith("/readers"))).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Descarcă CSV" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0])?.trim().split("\r\n") ?? [];
  expect(lines).toHaveLength(25);
  expect(lines[1]).toBe("Om 00;om00;citi;lucrează în container");
  expect(lines[22]).toBe("SRL Alfa;;citi;este proprietarul documentului");
  vi.restoreAllMocks();
});

it("the readers of a container are listed at its address", async () => {
  scriptNetwork({
    "GET /documents/api/admin/buckets": () => listOf([{ id: 2, cod: "B", denumire: "Urbanism" }]),
    "GET /documents/api/v1/admin/buckets/2/readers": () =>
      listOf([reader({ login: "elena", relatii: ["ADMIN_CONTAINER"] })]),
  });
  open("/app/audit/acces?bucket=2");
  await screen.findByRole("heading", { name: "Cine poate citi „Urbanism”" });
  expect((await screen.findByRole("row", { name: /elena/ })).textContent).toContain(
    "administrează containerul",
  );
  expect(await findingsOf()).toEqual([]);
});

it("a container is found beside documents, and chosen without a person", async () => {
  scriptNetwork({
    "GET /documents/api/admin/buckets": () => listOf([{ id: 2, cod: "B", denumire: "Urbanism" }]),
    "GET /documents/api/documents": () =>
      listOf([{ id: 2, cod: "URB-1", denumire: "Plan urbanistic", status: "ACTIV", visibility: "PUBLIC" }]),
  });
  const { user } = open("/app/audit/acces");
  await screen.findByRole("combobox", { name: /^Persoana/ });
  await user.type(screen.getByRole("combobox", { name: /^Documentul sau containerul/ }), "urban");
  await screen.findByRole("option", { name: /Plan urbanistic/ });
  await user.click(screen.getByRole("option", { name: /Urbanism/ }));
  await waitFor(() => expect(screen.queryByRole("combobox", { name: /^Persoana/ })).toBeNull());
  expect(await findingsOf()).toEqual([]);
});

const verified = (valid: boolean) => ({
  valid,
  evenimente: 3,
  ultimulHash: "abc",
  ...(valid ? {} : { ruptLa: 1 }),
});

it("a check of the integrity ends with a verdict, and names the event where a chain breaks, and who made it", async () => {
  const found = [7, 8, 9, 10].map((id) => ({
    id,
    cod: `HOT-${id}`,
    denumire: `Act ${id}`,
    modificatLa: "2026-11-27T08:00:00Z",
  }));
  scriptNetwork({
    "GET /documents/api/app-users": people,
    "GET /documents/api/documents": () => listOf(found),
    "GET /documents/api/documents/7/integritate": () => verified(false),
    "GET /documents/api/documents/8/integritate": () => verified(true),
    "GET /documents/api/documents/9/integritate": () => verified(true),
    // The service does not answer about the fourth: that is no broken history.
    "GET /documents/api/eveniment-documents/1": () => event({ tip: "MODIFICAT", actor: "ion" }),
  });
  const { user } = open("/app/audit/integritate");
  await user.click(await screen.findByRole("button", { name: "Alege cele 4 documente găsite" }));
  await user.click(await screen.findByRole("button", { name: "Verifică integritatea" }));
  await screen.findByText(/^Lanțul este rupt la evenimentul „Modificat”, 27 nov.* Ion Ceban$/);
  expect(document.querySelector(".bulk-end")?.textContent).toBe(
    "un istoric rupt, 2 istorice întregi și un istoric neverificat",
  );
});

it("a check of whole histories alone says how many are whole, and nothing of rows", async () => {
  scriptNetwork({
    "GET /documents/api/documents": documents,
    "GET /documents/api/documents/7/integritate": () => verified(true),
  });
  const { user } = open("/app/audit/integritate");
  await user.click(await screen.findByRole("button", { name: "Alege documentul găsit" }));
  await user.click(await screen.findByRole("button", { name: "Verifică integritatea" }));
  await waitFor(() => expect(document.querySelector(".bulk-end")?.textContent).toBe("un istoric întreg"));
  expect(screen.queryByText(/rând/)).toBeNull();
});
