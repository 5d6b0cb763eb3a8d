import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { areas } from "../areas.ts";
import { catalogsArea } from "../catalogs/area.ts";
import { documentsArea } from "../documents/area.ts";
import { identityArea } from "../identity/area.ts";
import { machinesArea } from "../machines/area.ts";
import { peopleArea } from "../people/area.ts";
import { BASE } from "../shell/area.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { todayArea } from "../today/area.ts";
import Everywhere from "./everywhere.tsx";
import { type FoundScreen, screensFor } from "./screens.ts";

const ana = {
  id: "ana",
  name: "Ana Rusu",
  roles: ["documents", "documents:ROLE_ADMIN", "documents:SERVICE"],
};
const shown = [peopleArea, catalogsArea, machinesArea];

const open = (address = "/app/persoane", person = ana, given = shown) =>
  openConsole(address, testSession(person), given, <Everywhere areas={given} />);

const field = () => screen.findByRole("searchbox", { name: /^Ce căutați/ });
const option = (name: string | RegExp) => screen.findByRole("option", { name });
const optionsIn = async (group: string) =>
  within(await screen.findByRole("group", { name: group }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

afterEach(() => {
  vi.unstubAllGlobals();
});

const person = (login: string, firstName: string, lastName: string) => ({
  id: 3,
  login,
  firstName,
  lastName,
  email: `${login}@exemplu.md`,
  activated: true,
  authorities: [],
});

it("the search everywhere opens by a key, finds a record by a part of its name, and leads there; Back leads to where it was", async () => {
  scriptNetwork({
    "GET /documents/api/admin/tenant-users": ({ query }) =>
      listOf(
        query.get("filter[lastName][contains]") === "Ceb" ? [person("ion.operator", "Ion", "Ceban")] : [],
      ),
    "GET /documents/api/clients": () => listOf([]),
  });
  const { user, history } = open("/app/nomenclatoare");
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("/");
  await screen.findByRole("dialog", { name: "Caută peste tot" });
  await user.type(await field(), "Ceb");
  await option("Ion Ceban");
  expect(await optionsIn("Persoane")).toEqual(["Ion Ceban"]);
  expect(await findingsOf()).toEqual([]);
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(history.location.pathname).toBe("/app/persoane/ion.operator"));
  expect(screen.queryByRole("dialog")).toBeNull();
  history.back();
  await waitFor(() => expect(history.location.pathname).toBe("/app/nomenclatoare"));
  expect(history.location.search).toBe("");
});

it("the search everywhere does not open by / in a field, above a dialog, or once it is turned off; Ctrl K opens it also there", async () => {
  scriptNetwork({ "GET /documents/api/admin/tenant-users": () => listOf([]) });
  const { user, history } = open();
  const text = await screen.findByRole("searchbox", { name: "Caută" });
  await user.type(text, "a/b");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((text as HTMLInputElement).value).toBe("a/b");
  await waitFor(() => expect(history.location.search).toBe("?text=a%2Fb"));
  await user.keyboard("{Control>}k{/Control}");
  await user.click(await screen.findByRole("checkbox", { name: /^Tasta \// }));
  await user.keyboard("{Escape}");
  await waitFor(() =>
    expect([screen.queryByRole("dialog"), history.location.search]).toEqual([null, "?text=a%2Fb"]),
  );
  await user.click(document.body);
  await user.keyboard("/");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("{Control>}k{/Control}");
  await screen.findByRole("dialog", { name: "Caută peste tot" });
});

const foundByCeb = () =>
  scriptNetwork({
    "GET /documents/api/admin/tenant-users": ({ query }) =>
      listOf(
        query.get("filter[lastName][contains]") === "Ceb" ? [person("ion.operator", "Ion", "Ceban")] : [],
      ),
    "GET /documents/api/clients": () => listOf([]),
    "GET /documents/api/documents": () => listOf([]),
  });

it("Enter opens the first result, also where no result is marked, as after a text was pasted", async () => {
  foundByCeb();
  const { user, history } = open("/app/nomenclatoare");
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("/");
  await user.click(await field());
  await user.paste("Ceb");
  expect((await option("Ion Ceban")).hasAttribute("data-focused")).toBe(false);
  await user.keyboard("{Enter}");
  await waitFor(() => expect(history.location.pathname).toBe("/app/persoane/ion.operator"));
});

it("the first result is marked although another was offered for a shorter text", async () => {
  foundByCeb();
  const { user } = open("/app/nomenclatoare", ana, [...shown, documentsArea]);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("/");
  await user.type(await field(), "Ce");
  await option(/^Caută în textul documentelor: „Ce”/);
  await user.type(await field(), "b");
  await waitFor(async () => expect((await option("Ion Ceban")).hasAttribute("data-focused")).toBe(true));
});

it("screens and acts are found by their names in the areas of the person, and no others", async () => {
  scriptNetwork({});
  const { user } = open("/app/persoane", { ...ana, roles: ["documents", "documents:ROLE_ADMIN"] }, [
    ...shown,
    identityArea,
  ]);
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "client");
  expect(await optionsIn("Pagini")).toEqual(["Clienți Nomenclatoare".replace(" ", ""), "Sisteme client"]);
  // New machine clients are made by administrators of the service.
  expect(screen.queryByRole("option", { name: /^Sistem client nou/ })).toBeNull();
  await user.clear(await field());
  await user.type(await field(), "proiecte");
  await screen.findByText(/^Nu s-a găsit nimic/);
  await user.clear(await field());
  await user.type(await field(), "invita");
  expect(await optionsIn("Acțiuni")).toEqual(["Invită o persoanăPersoane"]);
});

it("each service is asked by one call at a time, only while the search is open, and no list again where a part was not found", async () => {
  const ends: (() => void)[] = [];
  const held = () => new Promise((resolve) => ends.push(() => resolve(listOf([]))));
  const sent = scriptNetwork({
    "GET /documents/api/admin/tenant-users": ({ query }) =>
      [...query.keys()].some((key) => key.includes("contains")) ? held() : listOf([]),
    "GET /documents/api/clients": held,
    "GET /documents/api/emitents": held,
    "GET /documents/api/rols": held,
    "GET /documents/api/authorities": held,
    "GET /documents/api/admin/machine-clients": held,
  });
  const { user } = open();
  await screen.findByText("Nicio persoană încă");
  const before = sent.length;
  await user.keyboard("/");
  const input = await field();
  expect(sent.length).toBe(before);
  await user.type(input, "ab");
  await waitFor(() => expect(ends.length).toBe(1));
  expect(sent.length).toBe(before + 1);
  const finish = async (calls: number): Promise<void> => {
    for (let call = 1; call <= calls; call += 1) {
      await waitFor(() => expect(ends.length).toBe(1));
      ends.pop()?.();
    }
  };
  await finish(7);
  await screen.findByText("Nu s-a găsit nimic");
  const asked = sent.length - before;
  expect(asked).toBe(7);
  await user.type(input, "c");
  // The names of people are two fields, so that a longer text is another question.
  await finish(2);
  await screen.findByText("Nu s-a găsit nimic");
  expect(sent.length - before - asked).toBe(2);
});

it("what was opened by the search comes first in the next one", async () => {
  scriptNetwork({
    "GET /documents/api/admin/tenant-users": () => listOf([person("ion.operator", "Ion", "Ceban")]),
    "GET /documents/api/clients": () => listOf([]),
    "GET /documents/api/admin/users/ion.operator": () => json(person("ion.operator", "Ion", "Ceban")),
  });
  const { user, history } = open("/app/nomenclatoare");
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("/");
  await user.type(await field(), "Ceban");
  await user.click(await option("Ion Ceban"));
  await waitFor(() => expect(history.location.pathname).toBe("/app/persoane/ion.operator"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("/");
  expect(await optionsIn("Deschise de curând")).toEqual(["Ion CebanPersoane"]);
});

it("every screen whose address has no parameter is found by a title", async () => {
  const addressed = areas.flatMap((area) =>
    Object.entries(area.screens)
      .filter(([path]) => !path.includes("$"))
      .map(([path, load]) => ({ address: BASE + area.path + path, load })),
  );
  const without: string[] = [];
  for (const { address, load } of addressed) if (!(await load()).default.useFound) without.push(address);
  expect(without).toEqual([]);
  expect(todayArea.path).toBe("/astazi");
}, 120_000);

const everybody = {
  ...ana,
  roles: [...ana.roles, "notifications", "platform", "identity", "invoicing", "template-admin"].flatMap(
    (role) => [role, `${role}:ROLE_ADMIN`, `${role}:SERVICE`],
  ),
};

/** Their records have days instead of names. */
const withoutNames = ["/app/importuri", "/app/conformitate/audituri"];

it("every list whose records have pages is searched by their names", async () => {
  scriptNetwork({});
  const screens = await screensFor(areas, everybody);
  const withPages = new Set(
    areas.flatMap((area) =>
      Object.keys(area.screens).flatMap((path) => {
        const [, list] = /^(.*)\/\$\w+(\/\{-.*)?$/.exec(path) ?? [];
        return list === undefined ? [] : [BASE + area.path + list];
      }),
    ),
  );
  const without: string[] = [];
  const Probe = ({ screen: { href, useFound } }: { screen: FoundScreen }) => {
    const found = useFound();
    if (found && !found.register && withPages.has(href) && !without.includes(href)) without.push(href);
    return null;
  };
  openConsole(
    "/app/persoane",
    testSession(everybody),
    areas,
    screens.map((one) => <Probe key={one.href} screen={one} />),
  );
  await screen.findByRole("heading", { level: 1 });
  expect(without).toEqual(withoutNames);
}, 120_000);

/** What is typed, the question for it, what answers, and where the first result leads. */
const found: readonly [
  typed: string,
  call: string,
  filter: string | undefined,
  item: object,
  href: string,
][] = [
  [
    "smtp",
    "GET /notifications/api/providers",
    "filter[cod][contains]",
    { id: 4, cod: "smtp-mare" },
    "/app/canale/furnizori/4",
  ],
  [
    "memento",
    "GET /notifications/api/v1/staff/categories",
    undefined,
    { id: 5, cod: "m", denumire: { ro: "Mementouri" } },
    "/app/notificari/categorii/5",
  ],
  [
    "Banca",
    "GET /invoicing/api/v1/admin/bank-tokens",
    "filter[name][contains]",
    { id: 6, name: "Banca Mare" },
    "/app/facturare/banci?text=Banca%20Mare",
  ],
  [
    "contract",
    "GET /documents/api/conversies",
    "filter[denumire][contains]",
    { id: 7, denumire: "Contract" },
    "/app/scanari/7",
  ],
  [
    "tls",
    "GET /platform/api/v1/admin/issues",
    "filter[rule][contains]",
    { id: 8, rule: "tls-1", operation: "GET /x" },
    "/app/conformitate/abateri/8",
  ],
];

it.each(found)("„%s” finds a record by the name in its list", async (typed, call, filter, item, href) => {
  scriptNetwork({
    [call]: ({ query }) => listOf(filter === undefined || query.get(filter) === typed ? [item] : []),
  });
  const { user } = open("/app/persoane", everybody, [...areas]);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), typed);
  await waitFor(() =>
    expect(
      screen.getAllByRole("option").map((one) => one.getAttribute("data-href") ?? one.getAttribute("href")),
    ).toContain(href),
  );
});

it("an invoice is found by its whole code, and no text without a digit asks for one", async () => {
  const sent = scriptNetwork({
    "GET /invoicing/api/v1/admin/invoices/FT-2026-1": () => json({ code: "FT-2026-1" }),
  });
  const { user } = open("/app/persoane", everybody, [...areas]);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await field(), "qwx");
  // It is offered when all have answered.
  await option(/^Caută în textul documentelor/);
  await user.clear(await field());
  await user.type(await field(), "FT-2026-1");
  await option("FT-2026-1");
  expect(sent.filter(({ call }) => call.includes("/invoices/qwx"))).toEqual([]);
});

it("a document is found by words of its name in another order: the longest is asked for, the others are looked for", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/documents": () =>
      listOf([
        { id: 1, cod: "A", denumire: "Planul cadastral al satului" },
        { id: 2, cod: "B", denumire: "Registru cadastral" },
      ]),
  });
  const { user } = open("/app/persoane", ana, [...shown, documentsArea]);
  await screen.findByRole("heading", { level: 1 });
  await user.keyboard("{Control>}k{/Control}");
  await user.click(await field());
  await user.paste("cadastral plan");
  await option(/Planul cadastral al satului/);
  expect(screen.queryByRole("option", { name: /Registru cadastral/ })).toBeNull();
  const asked = sent.filter(({ call }) => call === "GET /documents/api/documents");
  expect(asked.map(({ query }) => query.get("filter[denumire][contains]"))).toContain("cadastral");
});
