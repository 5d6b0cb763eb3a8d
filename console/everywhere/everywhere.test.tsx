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
  await finish(6);
  await screen.findByText("Nu s-a găsit nimic");
  const asked = sent.length - before;
  expect(asked).toBe(6);
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
