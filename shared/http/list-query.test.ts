import { describe, expect, it } from "vitest";
import * as z from "zod";
import { AppError } from "../errors.ts";
import { listOf, query } from "./list-query.ts";

const Book = z.object({
  id: z.int(),
  titlu: z.string(),
  limba: z.enum(["ro", "ru"]).optional(),
  pret: z.number().nullable(),
  activ: z.boolean().default(true),
  etichete: z.array(z.string()),
  aparut: z.iso.datetime().optional(),
});
const list = listOf(Book);
const read = (text: string) => list.read(new URLSearchParams(text), "ro");
const filters = async (text: string) => (await read(text)).filters;

/** The key of the refusal and the names in it. */
async function refusal(text: string): Promise<unknown[]> {
  const error: unknown = await read(text).catch((refused: unknown) => refused);
  if (!(error instanceof AppError)) throw new Error(`${text} was not refused`);
  return [error.status, error.key, error.values.camp ?? error.fields[0]?.field];
}

describe("pages", () => {
  it("pages begin at 0 with 20 rows; more than 200 rows are clamped", async () => {
    expect(await read("")).toEqual({ page: 0, size: 20, sort: [], filters: [] });
    expect(await read("page=3&size=500")).toMatchObject({ page: 3, size: 200 });
  });

  it.each(["page=-1", "page=x", "page=1.5", "size=0", "size=-5", "page=", "size=1e3"])(
    "%s is 400",
    async (text) => {
      expect(await refusal(text)).toEqual([400, "validare", text.split("=")[0]]);
    },
  );

  it("page × size reaches 10,000, beyond it the cursor is named", async () => {
    expect(await read("page=50&size=200")).toMatchObject({ page: 50 });
    expect(await refusal("page=51&size=200")).toEqual([400, "paginaPreaDeparte", undefined]);
  });

  it("a cursor is handed on as it is", async () => {
    expect(await read("cursor=abc")).toMatchObject({ cursor: "abc" });
  });
});

describe("sort", () => {
  it.each([
    [
      "sort=titlu,-pret",
      [
        ["titlu", false],
        ["pret", true],
      ],
    ],
    ["sort=titlu,desc", [["titlu", true]]],
    ["sort=titlu,ASC", [["titlu", false]]],
    [
      "sort=titlu,desc&sort=pret,asc",
      [
        ["titlu", true],
        ["pret", false],
      ],
    ],
    ["sort=%2Btitlu", [["titlu", false]]],
    ["sort=", []],
  ])("%s", async (text, expected) => {
    expect((await read(text)).sort.map(({ field, descending }) => [field, descending])).toEqual(expected);
  });

  it.each(["sort=parola", "sort=-parola", "sort=__proto__", "sort=titlu,parola"])(
    "%s: unknown, 400",
    async (text) => {
      expect(await refusal(text)).toEqual([
        400,
        "sortareNecunoscuta",
        expect.stringMatching(/^(parola|__proto__)$/),
      ]);
    },
  );
});

describe("filters", () => {
  it.each(["filter[pret]=5", "filter[pret][equals]=5", "pret=5", "pret.equals=5", "filter%5Bpret%5D=5"])(
    "%s is the same filter in another spelling",
    async (text) => {
      expect(await filters(text)).toEqual([{ field: "pret", operator: "equals", values: [5] }]);
    },
  );

  it.each([
    ["titlu.contains=Ion", ["contains", ["Ion"]]],
    ["filter[titlu][doesNotContain]=12", ["doesNotContain", ["12"]]],
    ["limba.in=ro,ru", ["in", ["ro", "ru"]]],
    ["pret.notIn=1,2.5", ["notIn", [1, 2.5]]],
    ["pret.specified=false", ["specified", [false]]],
    ["activ=true", ["equals", [true]]],
    ["pret.greaterThan=-3", ["greaterThan", [-3]]],
    ["pret.lessThanOrEqual=7", ["lessThanOrEqual", [7]]],
    ["etichete=nou", ["equals", ["nou"]]],
    ["aparut.greaterThan=2026-01-02", ["greaterThan", ["2026-01-02T00:00:00.000Z"]]],
    ["aparut.lessThan=2026-01-02T10:00:00%2B02:00", ["lessThan", ["2026-01-02T08:00:00.000Z"]]],
  ])("%s is typed by its field", async (text, expected) => {
    expect((await filters(text)).map(({ operator, values }) => [operator, values])).toEqual([expected]);
  });

  it("several are joined", async () => {
    expect(await filters("pret.greaterThan=1&pret.lessThan=9&activ=true")).toHaveLength(3);
  });

  it.each(["filter[parola]=x", "parola.equals=x", "filter[__proto__]=x", "filter[]=x"])(
    "%s: unknown field, 400 that names it",
    async (text) => {
      expect(await refusal(text)).toEqual([
        400,
        "filtruNecunoscut",
        expect.stringMatching(/^(parola|__proto__|)$/),
      ]);
    },
  );

  it.each(["filter[titlu][like]=x", "titlu.like=x", "titlu.constructor=x"])(
    "%s: unknown operator, 400",
    async (text) => {
      expect(await refusal(text)).toEqual([400, "operatorNecunoscut", "titlu"]);
    },
  );

  it.each([
    "pret=x",
    "activ=da",
    "pret.specified=1",
    "pret.in=1,x",
    "aparut.greaterThan=ieri",
    "aparut=2026-13-01",
    "limba=en",
  ])("%s: not a value of the field, 400", async (text) => {
    expect(await refusal(text)).toEqual([400, "validare", text.split(/[.=]/)[0]]);
  });

  it("other unknown query keys are ignored", async () => {
    expect(await filters("parola=x&utm_source=y&_=1")).toEqual([]);
  });
});

it("named query parameters are validated; others are ignored", async () => {
  const named = query(z.object({ key: z.string().length(3), page: z.coerce.number().default(0) }));
  expect(await named.read(new URLSearchParams("key=abc&x=1"), "ro")).toEqual({ key: "abc", page: 0 });
  await expect(named.read(new URLSearchParams("key=a"), "ro")).rejects.toMatchObject({ status: 400 });
});
