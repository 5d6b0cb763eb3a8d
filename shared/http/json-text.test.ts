import * as z from "zod";
import { afterEach, expect, it, vi } from "vitest";
import { fc } from "../testing/properties.ts";
import { callerOf } from "../testing/caller.ts";
import { numbersAsWritten } from "../written-numbers.ts";
import { unrestricted } from "./access.ts";
import { json } from "./body.ts";
import { lambdaHandler } from "./handler.ts";
import { post, routes } from "./route.ts";
import { service } from "./service.ts";

afterEach(() => vi.restoreAllMocks());

const library = service({
  name: "library",
  title: "Biblioteca",
  description: "",
  errorFormats: {},
});

const shown = post(
  "/api/shown",
  {
    access: unrestricted,
    summary: "",
    body: json(z.preprocess(numbersAsWritten, z.unknown())),
    returns: z.object({ received: z.unknown() }),
  },
  ({ body }) => Promise.resolve({ received: body }),
);
const call = callerOf(lambdaHandler(library, routes("shown", { shown })));

async function readBack(body: string): Promise<unknown> {
  const { json: answer } = await call("POST", "/library/api/shown", {
    body,
    headers: { "content-type": "application/json" },
  });
  return (answer as { received: unknown }).received;
}

const parsedTexts = async (body: string): Promise<number> => {
  const parse = vi.spyOn(JSON, "parse");
  await readBack(body);
  return parse.mock.calls.filter(([text]) => text === body).length;
};

it("a body whose numbers JavaScript writes as the caller did is parsed once", async () => {
  expect(
    await parsedTexts('{"nume":"3 pâini a 4 lei, nr. 12","cod":123456789012345,"note":[1,-2,{"a":0}]}'),
  ).toBe(1);
});

it("a number reaches the one who shows it as it was written, at any place of a body", async () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^(?:0|[1-9][0-9]{0,${most}})$`));
  const number = fc
    .tuple(
      fc.constantFrom("", "-"),
      digits(20),
      fc.constantFrom("", ".0", ".10", ".125"),
      fc.constantFrom("", "e3", "E+2", "e-1", "e400"),
    )
    .map((parts) => parts.join(""));
  const space = fc.constantFrom("", " ", "\n", "\t");
  const place = fc.constantFrom(
    (sent: string, gap: string) => `{"a":${gap}${sent}${gap}}`,
    (sent: string, gap: string) => `[${gap}${sent},${gap}7]`,
    (sent: string, gap: string) => `{"a":[{"b":[1,${gap}${sent}${gap}]}],"c":"text"}`,
  );
  await fc.assert(
    fc.asyncProperty(number, space, place, async (written, gap, around) => {
      const isKept = String(Number(written)) === written;
      const expected: unknown = JSON.parse(around(isKept ? written : JSON.stringify(written), ""));
      expect(await readBack(around(written, gap))).toEqual(expected);
    }),
  );
});
