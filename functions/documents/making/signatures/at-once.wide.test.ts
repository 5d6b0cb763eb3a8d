import { beforeAll, expect, it } from "vitest";
import { as, person, textFile, type ServiceClient } from "../../testing.ts";
import { judgePdf } from "../../signing/pdf-judging.ts";
import { fetchList } from "../../signing/revocation-lists.ts";
import { formBomb, formPdf, samplePdf } from "../../signing/testing.ts";
import { isChain } from "../../records/event.ts";
import { eventsOf, pdfFile, sign, uploaded } from "./testing.ts";
import { trustBy } from "./trust.ts";

let ana: ServiceClient;
let pdf: Buffer;

beforeAll(async () => {
  ana = as(await person({ firstName: "Ștefan", lastName: "Цой" }));
  pdf = await samplePdf({ pages: 2 });
});

it("ten signatures of a PDF at once lose none: numbers without a gap, ten different fields, all VALIDA", async () => {
  const { id } = await uploaded(ana, pdfFile(pdf));
  // On a busy machine, a request whose turn does not come in time is told to retry.
  const insist = async (semnatar: string): ReturnType<typeof sign> => {
    const answer = await sign(ana, id, { semnatar });
    return answer.status === 503 ? insist(semnatar) : answer;
  };
  const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => insist(`Semnatar ${i}`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const { bytes } = await ana.get(`/api/documents/${id}/download`);
  const verdicts = await judgePdf(bytes, await trustBy(fetchList));
  expect(verdicts.map(({ status }) => status)).toEqual(answers.map(() => "VALIDA"));
  expect(new Set(verdicts.map(({ field }) => field)).size).toBe(10);
  expect(new Set(answers.map(({ json }) => json.declarat)).size).toBe(10);
  const numbers = answers.map(({ json }) => json.numarVersiune).sort((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, i) => i + 2));
  expect(isChain(await eventsOf(id))).toBe(true);
}, 180_000);

it("ten signatures at once of any other file are ten signatures of one version", async () => {
  const { id } = await uploaded(ana, textFile("conținut"));
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) => sign(ana, id, { semnatar: `Semnatar ${i}` })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const inside = await ana.post<{ status: string }[]>(`/api/documents/${id}/semnaturi/verifica`);
  expect(inside.json.map(({ status }) => status)).toEqual(answers.map(() => "VALIDA"));
  expect(isChain(await eventsOf(id))).toBe(true);
});

it("a PDF with twelve thousand form fields is signed as any other, twice, and one with more than can be looked at is refused as having too much inside", async () => {
  const { id } = await uploaded(ana, pdfFile(await formPdf(12_000)));
  const answers = [await sign(ana, id), await sign(ana, id)];
  expect(answers.map(({ status, json }) => [status, json.status])).toEqual([
    [201, "VALIDA"],
    [201, "VALIDA"],
  ]);
  const inside = await ana.post<{ status: string }[]>(`/api/documents/${id}/semnaturi/verifica`);
  expect(inside.json.map(({ status }) => status)).toEqual(["VALIDA", "VALIDA"]);
  const larger = await uploaded(ana, pdfFile(await formBomb()));
  const refused = await sign(ana, larger.id);
  expect([refused.status, (refused.json as unknown as { message: string }).message]).toEqual([
    422,
    "error.fisierPreaMareInauntru",
  ]);
}, 120_000);
