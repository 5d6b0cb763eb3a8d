import { beforeAll, describe, expect, it } from "vitest";
import {
  actOperations,
  actsOf,
  newWorld,
  REFUSALS,
  subjectOf,
  type kindsOfRecords,
  type KindOfPerson,
  type World,
} from "./acts.expectations.ts";
import { as, asMachine, machineClient, nobody, person, type ServiceClient } from "./testing.ts";
import { groups } from "./api.ts";
import type { AccessRequestView } from "./records/access-request.ts";
import type { DocumentView } from "./records/document.ts";
import type { GrantView } from "./records/grant.ts";
import type { PageOf } from "../../shared/http/responses.ts";

let world: World;
beforeAll(async () => {
  world = await newWorld();
});

const clientOf = (name: KindOfPerson): ServiceClient => as(world.people[name]);

describe("`poate` names exactly the acts that its reader's calls succeed with", () => {
  type Case = [what: keyof typeof kindsOfRecords, kind: string, somebody: KindOfPerson];
  const cases: Case[] = [
    ["documents", "active", "stranger"],
    ["documents", "active", "reader"],
    ["documents", "active", "suspended"],
    ["documents", "active", "owner"],
    ["documents", "a reference", "keeper"],
    ["documents", "secret", "keeper"],
    ["documents", "archived", "operator"],
    ["documents", "deleted, on legal hold", "keeper"],
    ["documents", "purged", "serviceAdmin"],
    ["documents", "infected", "keeper"],
    ["versions", "active", "reader"],
    ["versions", "infected", "writer"],
    ["signatures", "infected", "reader"],
    ["versions", "archived", "writer"],
    ["grants", "active", "reader"],
    ["grants", "deleted", "owner"],
    ["requests", "active", "stranger"],
    ["requests", "deleted", "orgAdmin"],
    ["signatures", "active", "reader"],
    ["signatures", "purged", "orgAdmin"],
  ];

  it.each(cases)("%s, %s, for %s", async (what, kind, somebody) => {
    const { named, done, refused } = await actsOf(world, what, { kind, somebody });
    expect(named).toEqual(done);
    for (const status of Object.values(refused)) expect(REFUSALS).toContain(status);
  });

  it("written by hand: a reader reads, and a suspended writer writes nothing, not even a conversion", async () => {
    const { id } = await subjectOf(world, "active");
    const named = async (name: KindOfPerson) =>
      (await clientOf(name).get<DocumentView>(`/api/documents/${id}`)).json.poate;
    expect(await named("reader")).toEqual(["DESCARCA", "TRANSCRIE"]);
    expect(await named("suspended")).toEqual(["DESCARCA"]);
  });

  it("`poate` names exactly the acts that its reader's calls succeed with in every answer that shows a document: of a list and of each write as of a read", async () => {
    const owner = clientOf("owner");
    const created = await owner.post<DocumentView>("/api/documents", {
      denumire: "Act",
      bucketId: world.bucket.id,
    });
    const { id, poate } = created.json;
    const address = `/api/documents/${id}`;
    expect(poate).toContain("ARHIVEAZA");
    const answers = [
      await owner.get<DocumentView>(address),
      await owner.patch<DocumentView>(address, { descriere: "altfel" }),
      await owner.patch<DocumentView>(address, { descriere: "altfel" }),
      await owner.put<DocumentView>(address, { denumire: "Alt act" }),
    ];
    for (const { json } of answers) expect(json.poate).toEqual(poate);
    const list = await owner.get<PageOf<DocumentView>>("/api/documents");
    expect(list.json.items.find((item) => item.id === id)?.poate).toEqual(poate);
  });

  it("`poate` names exactly the acts that its reader's calls succeed with after the write that it answers: what is archived may be reactivated", async () => {
    const owner = clientOf("owner");
    const { id } = await subjectOf(world, "active");
    const { json } = await owner.post<DocumentView>(`/api/documents/${id}/arhiveaza`);
    expect(json.poate).toContain("REACTIVEAZA");
    expect(json.poate).toEqual((await owner.get<DocumentView>(`/api/documents/${id}`)).json.poate);
  });

  it("`poate` names exactly the acts that its reader's calls succeed with at the next reading after a right was given or taken", async () => {
    const [owner, reader] = [clientOf("owner"), clientOf("reader")];
    const { id } = await subjectOf(world, "active");
    const share = (drept: string) =>
      owner.post(`/api/documents/${id}/partajeaza`, {
        beneficiarOperatorId: world.people.reader.id,
        drept,
      });
    const mayChange = async () =>
      (await reader.get<DocumentView>(`/api/documents/${id}`)).json.poate?.includes("MODIFICA");
    expect(await mayChange()).toBe(false);
    await share("SCRIERE");
    expect(await mayChange()).toBe(true);
    await share("CITIRE");
    expect(await mayChange()).toBe(false);
  });

  it("`poate` names exactly the acts that its reader's calls succeed with of a grant in lists as in the record itself", async () => {
    const owner = clientOf("owner");
    const { id } = await subjectOf(world, "active");
    const lists = await Promise.all(
      ["", `?filter[documentId]=${id}`].map((query) =>
        owner.get<PageOf<GrantView & { documentId: number }>>(`/api/partajare-documents${query}`),
      ),
    );
    for (const { json } of lists) {
      const [first] = json.items.filter(({ documentId }) => documentId === id);
      const one = await owner.get<GrantView>(`/api/partajare-documents/${first?.id}`);
      expect(first?.poate).toEqual(one.json.poate);
      expect(first?.poate).toContain("REVOCA");
    }
  });
});

describe("`poate` shows nothing that is hidden", () => {
  it("a requester's is the same whatever becomes of the document that they only know by its code", async () => {
    const requester = as(await person());
    const { id } = await subjectOf(world, "active");
    const { cod } = (await clientOf("owner").get<{ cod: string }>(`/api/documents/${id}`)).json;
    const wanted = { cod, drept: "CITIRE", motivare: "O verificare" };
    const asked = await requester.post<AccessRequestView>("/api/documents/cerere", wanted);
    const shown = async () =>
      (await requester.get<AccessRequestView>(`/api/cerere-acces/${asked.json.id}`)).json.poate;
    expect(await shown()).toEqual(["RETRAGE"]);
    await clientOf("owner").delete(`/api/documents/${id}`);
    expect(await shown()).toEqual(["RETRAGE"]);
  });

  it("a decided request leaves nothing to do", async () => {
    const { id } = await subjectOf(world, "active");
    const { cod } = (await clientOf("owner").get<{ cod: string }>(`/api/documents/${id}`)).json;
    const wanted = { cod, drept: "CITIRE", motivare: "O verificare" };
    const asked = await clientOf("stranger").post<AccessRequestView>("/api/documents/cerere", wanted);
    const { json } = await clientOf("keeper").post<AccessRequestView>(
      `/api/cereri/${asked.json.id}/respinge`,
    );
    expect(json.poate).toEqual([]);
  });

  it("public views and those of links and machines have none, whoever reads them", async () => {
    const { id } = await subjectOf(world, "public");
    const { cod } = (await clientOf("owner").get<{ cod: string }>(`/api/documents/${id}`)).json;
    const link = await clientOf("owner").post<{ url: string }>(`/api/documents/${id}/linkuri`, {});
    const token = link.json.url.split("/").at(-1) ?? "";
    const machine = asMachine(await machineClient());
    const views = [
      await nobody.get(`/api/public/documents/${id}`),
      await clientOf("keeper").get(`/api/public/documents/${id}`),
      await nobody.get(`/api/public/linkuri/${token}`),
      await machine.get(`/api/v1/documents/${cod}`),
      await machine.get(`/api/v1/documents/${cod}/versiuni`),
    ];
    expect(views.map(({ status, text }) => [status, text.includes("poate")])).toEqual(
      views.map(() => [200, false]),
    );
  });

  it("no list filters or sorts by it", async () => {
    for (const path of ["documents", "partajare-documents", "cerere-acces", "semnatura-documents"])
      for (const query of ["filter[poate]=MODIFICA", "sort=poate"])
        expect((await clientOf("keeper").get(`/api/${path}?${query}`)).status).toBe(400);
  });
});

describe("every route that writes to a document, or to what hangs on it, is an act", () => {
  /** These create a document, or take the document from the request body. */
  const others = [
    "documents.create",
    "documents.upload",
    "uploads.create",
    "imports.create",
    "documents.requestAccess",
    "cerere-acces.create",
    "semnatura-documents.create",
    "semnatura-documents.createDocument",
    "semnatura-documents.verifyAll",
  ];
  const paths =
    /^\/api\/(documents|partajare-documents|cerere-acces|cereri|semnatura-documents|semnaturi)(\/|$)/;

  it("every route that writes to a document, or to what hangs on it, is an act or is named here", () => {
    const written = groups
      .flatMap((group) => Object.values(group))
      .filter(({ method, path }) => method !== "GET" && paths.test(path))
      .map(({ operationId }) => operationId);
    const named = new Set([...actOperations, ...others]);
    expect(written.filter((operation) => !named.has(operation))).toEqual([]);
  });
});
