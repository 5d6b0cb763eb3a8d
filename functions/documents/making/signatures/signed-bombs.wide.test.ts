import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bombNamed } from "../../../../shared/testing/bombs.ts";
import { signedBombs } from "../../../../shared/testing/signed-bombs.ts";
import { certificateOf } from "../../../../shared/testing/signed-pdfs/kit.ts";
import { envelopingText } from "../../../../shared/testing/signed-xml/kit.ts";
import { config } from "../../signing/config.ts";
import { nobody } from "../../testing.ts";
import { keptCertificates } from "./testing.ts";

/** A request ends in this time, whatever its file is. */
const MOST_MS = 20_000;
const { trust } = config;

const check = (bytes: Buffer | string) =>
  nobody.upload<{ semnaturi?: { status: string }[] }>("/api/v1/public/signature-checks", {
    file: new File([Uint8Array.from(Buffer.from(bytes))], "fisier.bin"),
  });

beforeAll(async () => {
  config.trust = await keptCertificates([certificateOf("root")]);
});
afterAll(() => {
  config.trust = trust;
});

const inPdf = ["pdf-packed-objects", "pdf-sections", "pdf-deep-dictionaries", "pdf-deep-arrays"].map(
  (name): [string, () => Buffer] => [name, () => bombNamed(name).make()],
);

describe("a signed file that is a bomb", () => {
  it.each([...signedBombs, ...inPdf])(
    "a signed file that is a bomb, %s, is refused or has no valid signature, within the time of a request",
    async (_, make) => {
      const bytes = make();
      const began = performance.now();
      const { status, json } = await check(bytes);
      expect([200, 413, 422]).toContain(status);
      expect(json.semnaturi?.filter((one) => one.status === "VALIDA") ?? []).toEqual([]);
      expect(performance.now() - began).toBeLessThan(MOST_MS);
    },
    60_000,
  );

  it("a signed file that is a bomb leaves nothing behind: the next file is judged", async () => {
    await Promise.all(signedBombs.slice(0, 3).map(([, make]) => check(make())));
    const { status, json } = await check(envelopingText());
    expect([status, json.semnaturi?.length]).toEqual([200, 1]);
  });
});
