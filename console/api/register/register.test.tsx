import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { rolsCreate, rolsList, rolsPatch, rolsRead } from "../../../client/generated/documents/operations.ts";
import type { Rol } from "../../../client/generated/documents/types.ts";
import type { Area } from "../../shell/area.ts";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { json, listOf, refusal, scriptNetwork } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { client } from "../client.ts";
import { act, orNull, record } from "./kind.ts";
import { listScreen } from "./record-list.tsx";
import { recordScreen } from "./record-page.tsx";
import { switchOf } from "./switch.ts";

const said = (text: string) => [text, text, text] as const;

const kind = record({
  key: ["documents", "probe"],
  path: "/app/probe",
  texts: {
    title: said("Probe"),
    one: said("Probă"),
    create: said("Probă nouă"),
    none: said("Nicio probă"),
  },
  nameOf: ({ denumire }: Rol) => denumire,
  filters: [
    { name: "text", label: said("Caută"), query: "filter[denumire][contains]" },
    {
      name: "stare",
      label: said("Starea"),
      query: "filter[stare]",
      choices: { noua: said("Nouă"), veche: said("Veche") },
    },
  ],
  fields: {
    denumire: {
      label: said("Denumirea"),
      input: "text",
      required: said("Scrieți denumirea"),
      column: ["sorted"],
      isFact: true,
    },
    isCoded: { label: said("Are un cod"), input: "check", of: ({ cod }) => cod !== "" },
    cod: {
      label: said("Codul"),
      input: "text",
      required: said("Scrieți codul"),
      rule: [/^[A-Z]+$/, said("Doar litere mari")],
    },
    descriere: { label: said("Descrierea"), input: "area", in: "edit" },
  },
  unasked: ({ isCoded }) => (isCoded ? [] : ["cod"]),
  list: (query) => rolsList(client, { query }),
  read: (id) => rolsRead(client, { path: { id: Number(id) } }),
  create: ({ denumire, cod, descriere }) =>
    rolsCreate(client, { body: orNull({ denumire, cod, descriere }, "descriere") }),
  change: (id, { denumire }, { etag }) =>
    rolsPatch(client, { path: { id: Number(id) }, body: { denumire }, ifMatch: etag }),
});

const acts = [
  ...switchOf(kind, {
    isOn: ({ cod }) => cod === "PORNIT",
    set: (id, isOn, ifMatch) =>
      rolsPatch(client, { path: { id: Number(id) }, body: { cod: isOn ? "PORNIT" : "OPRIT" }, ifMatch }),
    off: {
      name: "stop",
      verb: said("Oprește"),
      done: [(name) => `${name} stă`, (name) => name, (name) => name],
    },
    on: {
      name: "start",
      verb: said("Pornește"),
      done: [(name) => `${name} merge`, (name) => name, (name) => name],
    },
  }),
  act(kind, { name: "hidden", verb: said("Ascuns"), text: said("Nu se vede"), isShown: () => false }),
];

const area: Area = {
  path: "/probe",
  label: said("Probe"),
  icon: "folder",
  group: "documents",
  isShown: () => true,
  screens: {
    "/": () => Promise.resolve({ default: listScreen(kind) }),
    "/$id": () => Promise.resolve({ default: recordScreen(kind, { acts }) }),
  },
};

const open = (address: string, shown = area) =>
  openConsole(address, testSession({ id: "ana", name: "Ana", roles: ["documents"] }), [shown]);

afterEach(() => {
  vi.unstubAllGlobals();
});

it("the filters, the page and the sort of a list of records are in its address and in the call to the service", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/rols": () => listOf([{ id: 7, cod: "A", denumire: "Arhivar" }]),
  });
  open("/app/probe?text=arh&stare=veche&page=2&sort=-denumire");
  await screen.findByRole("link", { name: "Arhivar" });
  expect(Object.fromEntries(sent[0]?.query ?? [])).toEqual({
    "filter[denumire][contains]": "arh",
    "filter[stare]": "veche",
    page: "1",
    size: "50",
    sort: "-denumire",
  });
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Starea" }).value).toBe("veche");
  expect(await findingsOf()).toEqual([]);
});

it("a value in the address that is not one of a filter's choices filters nothing", async () => {
  const sent = scriptNetwork({ "GET /documents/api/rols": () => listOf([]) });
  open("/app/probe?stare=alta");
  await screen.findByText("Nicio probă");
  expect(sent[0]?.query.has("filter[stare]")).toBe(false);
});

it("a field that another one makes unnecessary is neither asked for nor checked, and its value is sent as it is", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/rols": () => listOf([]),
    "POST /documents/api/rols": () => json({ id: 8, cod: "", denumire: "Registrator" }, {}, 201),
    "GET /documents/api/rols/8": () => json({ id: 8, cod: "", denumire: "Registrator" }),
  });
  const { user } = open("/app/probe?dialog=new.probe");
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText("Denumirea"), "  Registrator ");
  expect(dialog.queryByLabelText("Codul")).toBeNull();
  expect(dialog.queryByLabelText(/Descrierea/)).toBeNull();
  await user.click(dialog.getByRole("checkbox", { name: "Are un cod" }));
  await user.type(dialog.getByLabelText("Codul"), "a");
  await user.click(dialog.getByRole("button", { name: "Probă nouă" }));
  expect(await dialog.findAllByText("Doar litere mari")).toHaveLength(2);
  await user.click(dialog.getByRole("checkbox", { name: "Are un cod" }));
  await user.click(dialog.getByRole("button", { name: "Probă nouă" }));
  await screen.findByRole("heading", { level: 1, name: "Registrator" });
  expect(sent.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
    denumire: "Registrator",
    cod: "a",
    descriere: null,
  });
});

it("an act without a question names the revision that it has just read, and its toast undoes it", async () => {
  let [cod, revision] = ["PORNIT", 4];
  const sent = scriptNetwork({
    "GET /documents/api/rols/7": () => json({ id: 7, cod, denumire: "Arhivar" }, { etag: `"${revision}"` }),
    "PATCH /documents/api/rols/7": ({ headers, body }) => {
      if (headers.get("if-match") !== `"${revision}"`) return refusal(412, "stale");
      ({ cod } = body as { cod: string });
      revision += 1;
      return json({ id: 7, cod, denumire: "Arhivar" });
    },
  });
  const { user } = open("/app/probe/7");
  await user.click(await screen.findByRole("button", { name: "Oprește" }));
  await screen.findByText("Arhivar stă");
  await screen.findByRole("button", { name: "Pornește" });
  await user.click(screen.getByRole("button", { name: "Anulează" }));
  await screen.findByRole("button", { name: "Oprește" });
  const writes = sent.filter(({ call }) => call.startsWith("PATCH"));
  expect(writes.map(({ headers, body }) => [headers.get("if-match"), body])).toEqual([
    ['"4"', { cod: "OPRIT" }],
    ['"5"', { cod: "PORNIT" }],
  ]);
});

it("an address does not open the question of an act that the record does not offer", async () => {
  scriptNetwork({ "GET /documents/api/rols/7": () => json({ id: 7, cod: "A", denumire: "Arhivar" }) });
  open("/app/probe/7?dialog=hidden.7");
  await screen.findByRole("heading", { level: 1, name: "Arhivar" });
  await waitFor(() => expect(screen.getByRole("button", { name: "Pornește" })).toBeTruthy());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("an act on chosen rows is done to each of them, and then the list is read again", async () => {
  const verified: string[] = [];
  const many = record({
    key: ["documents", "probe"],
    path: "/app/probe",
    recordPath: undefined,
    texts: { title: said("Probe"), one: said("Probă"), none: said("Nicio probă") },
    nameOf: ({ denumire }: Rol) => denumire,
    fields: { denumire: { label: said("Denumirea"), column: ["name"] } },
    Above: ({ filters }) => <p>{`Filtre: ${Object.keys(filters).join(", ")}`}</p>,
    filters: [
      {
        name: "cod",
        label: said("Codul"),
        query: (cod) => (/^[A-Z]+$/.test(cod) ? { "filter[cod]": cod } : {}),
        Field: ({ label, value, onChange }) => (
          <input aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
        ),
      },
    ],
    bulk: [
      {
        id: "verify",
        title: said("Verifică"),
        said: [
          (count: number) => `${count} verificate`,
          (count: number) => `${count} проверено`,
          (count: number) => `${count} checked`,
        ],
        act: (id) => {
          verified.push(id);
          return Promise.resolve();
        },
      },
    ],
    list: (query) => rolsList(client, { query }),
  });
  const sent = scriptNetwork({
    "GET /documents/api/rols": () =>
      listOf(["A", "B"].map((denumire, at) => ({ id: at + 1, cod: denumire, denumire }))),
  });
  const List = listScreen(() => many);
  const { user } = open("/app/probe?cod=abc", {
    ...area,
    screens: { "/": () => Promise.resolve({ default: List }) },
  });
  await screen.findByText("Filtre:");
  await user.click(await screen.findByRole("checkbox", { name: /A$/ }));
  await user.click(screen.getByRole("checkbox", { name: /B$/ }));
  await user.click(screen.getByRole("button", { name: "Verifică" }));
  await waitFor(() => expect(verified).toEqual(["1", "2"]));
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.clear(screen.getByRole("textbox", { name: "Codul" }));
  await user.type(screen.getByRole("textbox", { name: "Codul" }), "X");
  await screen.findByText("Filtre: filter[cod]");
  expect(sent.at(-1)?.query.get("filter[cod]")).toBe("X");
});
