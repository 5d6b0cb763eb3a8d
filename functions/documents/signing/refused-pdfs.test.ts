import { describe, expect, it } from "vitest";
import { prepared } from "../../../shared/testing/signed-pdfs/attacks.ts";
import { sampleWith, sign } from "../../../shared/testing/signed-pdfs/kit.ts";
import { UnsignablePdf } from "./pdf-file.ts";
import { preparePdf } from "./pdf-signing.ts";
import { samplePdf } from "./testing.ts";

const place = { name: "Ana Rusu", at: new Date("2027-01-05T12:00:00Z"), size: 4096 };

function refusalOf(bytes: Buffer): Pick<UnsignablePdf, "reason" | "object"> | undefined {
  try {
    preparePdf(bytes, place);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnsignablePdf)) throw error;
    return { reason: error.reason, object: error.object };
  }
}

describe("a prepared file is refused at signing, and what is refused is named", () => {
  it.each(prepared.map((one) => [one.made, one] as const))("%s", (_, { unsigned, refused, object }) => {
    const refusal = refusalOf(unsigned());
    expect(refusal?.reason).toBe(refused);
    if (object !== undefined) expect(refusal?.object).toBe(object);
  });
});

it("what is sound is not refused, with a table and with a stream of cross-references", async () => {
  for (const useObjectStreams of [false, true])
    expect(refusalOf(await samplePdf({ useObjectStreams }))).toBeUndefined();
  expect(refusalOf(sampleWith())).toBeUndefined();
});

it("a file whose signature locks every field is refused: another signature would break it", async () => {
  const lock =
    "/Reference[<</Type/SigRef/TransformMethod/FieldMDP/TransformParams<</Type/TransformParams/Action/All/V/1.2>>>>]";
  expect(refusalOf(await sign(sampleWith(), { entries: lock }))?.reason).toBe("certificat");
});
