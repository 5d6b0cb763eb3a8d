import { beforeAll, expect, it } from "vitest";
import { as, fresh, person, type Person, type ServiceClient } from "../../testing.ts";
import { callerFor, ingest } from "../../doors/machine/testing.ts";
import { ask, house, newDocument, type House } from "../../granting/requests/testing.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let ours: House;
let document: DocumentView;
beforeAll(async () => {
  ours = await house();
  document = await newDocument(ours, { cod: fresh("Con-2026-") });
});

const spellings = ({ cod }: DocumentView) => [cod, cod.toLowerCase(), cod.toUpperCase()];
const idsOf = async (by: ServiceClient, address: string) =>
  (await by.get<PageOf<{ id: number }>>(address)).json.items.map(({ id }) => id);

it("the code of a document, in any case asks for access to it", async () => {
  for (const cod of spellings(document)) expect((await ask(await person(), { cod })).status).toBe(201);
});

it("the code of a document, in any case finds it in lists, the only one or one of several, and in what hangs on it", async () => {
  const other = await newDocument(ours);
  const count = async (query: string) => (await ours.owner.get<number>(`/api/documents/count?${query}`)).json;
  for (const cod of spellings(document)) {
    expect(await idsOf(ours.owner, `/api/documents?filter[cod]=${cod}`)).toEqual([document.id]);
    expect(await count(`filter[cod]=${cod}`)).toBe(1);
    expect(await idsOf(ours.owner, `/api/documents?filter[cod][in]=${cod},${other.cod}`)).toEqual([
      other.id,
      document.id,
    ]);
    expect(await idsOf(ours.owner, `/api/documents?filter[cod][notEquals]=${cod}`)).not.toContain(
      document.id,
    );
    const events = `/api/eveniment-documents?filter[tip]=CREAT&filter[cod]=${cod}`;
    expect(await idsOf(ours.owner, events)).toHaveLength(1);
  }
});

it("the code of a document, in any case opens it to machines, and the answer has the code as it was given", async () => {
  const caller = await callerFor();
  const made = await ingest(caller, { cod: fresh("Act-") });
  for (const cod of [made.cod.toLowerCase(), made.cod.toUpperCase()]) {
    const { status, json } = await caller.calls.get<DocumentView>(`/api/v1/documents/${cod}`);
    expect([status, json.cod]).toEqual([200, made.cod]);
  }
});

it("the code of a document, in any case is taken: another spelling is 409, of ten at once one is made", async () => {
  const cod = document.cod.toLowerCase();
  const taken = await ours.owner.post("/api/documents", { denumire: "Alt dosar", cod });
  expect(taken).toMatchObject({ status: 409, json: { message: "error.codExista" } });
  const ana: Person = await person();
  const drawn = fresh("Cursa-");
  const spelled = Array.from({ length: 10 }, (_, i) => (i % 2 ? drawn.toUpperCase() : drawn.toLowerCase()));
  const answers = await Promise.all(
    spelled.map((one) => as(ana).post("/api/documents", { denumire: "Cursă", cod: one })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
});
