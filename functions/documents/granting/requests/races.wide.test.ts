import { beforeAll, describe, expect, it } from "vitest";
import type { Grant } from "../../records/grant.ts";
import { as, organizationAdmin, person, type Person } from "../../testing.ts";
import type { SeenRequest } from "./request-acts.ts";
import { approve, ask, eventsOf, house, isWhole, newDocument, reject, type House } from "./testing.ts";
import { refusal, type Answer } from "../../../../shared/testing/caller.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/* The order of the requests is random; the stored data must be consistent afterwards. */

let ours: House;
beforeAll(async () => {
  ours = await house();
});

const ROUNDS = 4;
const rounds = Array.from({ length: ROUNDS }, (_, i) => i);

async function pending(fields: object = {}): Promise<{ document: DocumentView; ana: Person; id: number }> {
  const [document, ana] = [await newDocument(ours, fields), await person()];
  return { document, ana, id: (await ask(ana, document)).json.id };
}

const grantsOf = async (document: DocumentView) =>
  (await ours.administrator.get<PageOf<Grant>>(`/api/partajare-documents?filter[documentId]=${document.id}`))
    .json.items;
const kindsOf = async (document: DocumentView) => (await eventsOf(ours, document)).map(({ tip }) => tip);
const statusOf = async (id: number) =>
  (await ours.administrator.get<SeenRequest>(`/api/cerere-acces/${id}`)).json.status;
const count = <T>(values: T[], value: T): number => values.filter((one) => one === value).length;
const shuffled = <T>(values: T[]): T[] =>
  values
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

describe("requests in parallel", () => {
  it("20 of one person for one document are one request, one event, one of the pending ones", async () => {
    const [document, ana] = [await newDocument(ours), await person()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(ana, document)));
    expect(
      count(
        answers.map(({ status }) => status),
        201,
      ),
    ).toBe(1);
    expect(
      count(
        answers.map(({ status }) => status),
        200,
      ),
    ).toBe(19);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
    expect(count(await kindsOf(document), "CERUT")).toBe(1);
    const own = await as(ana).get<PageOf<SeenRequest>>("/api/cerere-acces?filter[status]=IN_ASTEPTARE");
    expect(own.json.total).toBe(1);
    expect(await isWhole(ours, document)).toBe(true);
  });

  it("ten withdrawals of one are all 204, and one event", async () => {
    const { document, ana, id } = await pending();
    const withdraw = () => as(ana).delete(`/api/cerere-acces/${id}`);
    const answers = await Promise.all(Array.from({ length: 10 }, withdraw));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect(count(await kindsOf(document), "RESPINS")).toBe(1);
  });

  it.each(rounds)("approvals, refusals and withdrawals of one have one outcome (%i)", async () => {
    const { document, ana, id } = await pending();
    const [colleague, withdraw] = [
      as(await organizationAdmin(ours.home)),
      async () => (await as(ana).delete(`/api/cerere-acces/${id}`)) as Answer<SeenRequest>,
    ];
    const acts = [
      ...[ours.administrator, colleague, ours.owner].flatMap((by) => [
        () => approve(by, id),
        () => reject(by, id),
      ]),
      withdraw,
    ];
    const answers = await Promise.all(shuffled(acts).map((act) => act()));
    const won = answers.filter(({ status }) => status < 300);
    expect(won).toHaveLength(1);
    const outcome = won[0]?.status === 204 ? "retrasă" : won[0]?.json.status;
    const others = outcome === "retrasă" ? [404] : [409];
    expect(answers.filter(({ status }) => status >= 300).every(({ status }) => others.includes(status))).toBe(
      true,
    );

    const kinds = await kindsOf(document);
    const approved = outcome === "APROBATA" ? 1 : 0;
    expect(await grantsOf(document)).toHaveLength(approved);
    expect([count(kinds, "APROBAT"), count(kinds, "PARTAJAT"), count(kinds, "RESPINS")]).toEqual([
      approved,
      approved,
      1 - approved,
    ]);
    expect((await as(ana).get(`/api/documents/${document.id}`)).status).toBe(approved ? 200 : 404);
    expect(await isWhole(ours, document)).toBe(true);
    // Whatever the outcome, no request is pending now, so the next one is new.
    const again = await ask(ana, document);
    expect(again.status).toBe(approved ? 409 : 201);
  });

  it.each(rounds)(
    "an approval and a re-share leave one grant that has both, and every event (%i)",
    async () => {
      const { document, ana, id } = await pending();
      const share = () =>
        ours.owner.post<Grant>(`/api/documents/${document.id}/partajeaza`, {
          beneficiarOperatorId: ana.id,
          drept: "SCRIERE",
        });
      const answers = await Promise.all(
        shuffled([() => approve(ours.administrator, id), share]).map((act) => act()),
      );
      expect(answers.every(({ status }) => status === 200 || status === 201)).toBe(true);
      const grants = await grantsOf(document);
      expect(grants.map(({ drept }) => drept)).toEqual(["SCRIERE"]);
      const kinds = await kindsOf(document);
      expect([count(kinds, "APROBAT"), count(kinds, "PARTAJAT")]).toEqual([1, 2]);
      expect(await isWhole(ours, document)).toBe(true);
    },
  );

  it.each(rounds)(
    "an approval and the deletion of the document: given before it, or 409 and it waits (%i)",
    async () => {
      const { document, id } = await pending();
      const [approved, removed] = await Promise.all([
        approve(ours.administrator, id),
        ours.owner.delete(`/api/documents/${document.id}`),
      ]);
      expect(removed.status).toBe(204);
      const kinds = await kindsOf(document);
      if (approved.status === 200) {
        expect(kinds.indexOf("APROBAT")).toBeGreaterThan(kinds.indexOf("STERS"));
      } else {
        expect(refusal(approved)).toEqual([409, "error.partajareaCeluiSters"]);
        expect([await statusOf(id), await grantsOf(document)]).toEqual(["IN_ASTEPTARE", []]);
      }
      expect(await isWhole(ours, document)).toBe(true);
    },
  );

  it.each(rounds)(
    "an approval without hasSecret and SECRET: decided before it, or 404 and it waits (%i)",
    async () => {
      const { document, ana, id } = await pending({ criptat: true });
      const plain = as(await organizationAdmin(ours.home));
      const [approved, hidden] = await Promise.all([
        approve(plain, id),
        ours.owner.patch(`/api/documents/${document.id}`, { visibility: "SECRET" }),
      ]);
      expect(hidden.status).toBe(200);
      const kinds = await kindsOf(document);
      if (approved.status === 200)
        expect(kinds.indexOf("APROBAT")).toBeGreaterThan(kinds.indexOf("MODIFICAT"));
      else
        expect([approved.status, await statusOf(id), kinds.includes("APROBAT")]).toEqual([
          404,
          "IN_ASTEPTARE",
          false,
        ]);
      expect((await as(ana).get(`/api/documents/${document.id}`)).status).toBe(404);
      expect(await isWhole(ours, document)).toBe(true);
    },
  );

  it.each(rounds)("a request and SECRET: registered before it, or as for an unknown code (%i)", async () => {
    const [document, ana] = [await newDocument(ours, { criptat: true }), await person()];
    const [asked] = await Promise.all([
      ask(ana, document),
      ours.owner.patch(`/api/documents/${document.id}`, { visibility: "SECRET" }),
    ]);
    const kinds = await kindsOf(document);
    if (asked.status === 201) expect(kinds.indexOf("CERUT")).toBeGreaterThan(kinds.indexOf("MODIFICAT"));
    else expect([refusal(asked), kinds.includes("CERUT")]).toEqual([[404, "error.codNecunoscut"], false]);
  });
});
