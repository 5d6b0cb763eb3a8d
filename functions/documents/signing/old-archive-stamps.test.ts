import * as asn1 from "asn1js";
import { Attribute, SignedAndUnsignedAttributes } from "pkijs";
import { describe, expect, it } from "vitest";
import { stampOf } from "../../../localstack/signing-service/time-stamps.ts";
import { credential, identity, trust } from "../../../shared/testing/signed-pdfs/kit.ts";
import { sha256 } from "../../../shared/testing/signed-xml/kit.ts";
import { context, valueAt, valuesIn, written } from "./ber.ts";
import { judgeFile } from "./file-judging.ts";
import { makeSignature } from "./make-signature.ts";
import { oids } from "./oids.ts";
import { edited } from "./testing.ts";

/* Archive time stamps of CAdES, version 2 (ETSI TS 101 733, 6.4.1): they are over the parts of the file themselves. */

const CONTENT = "Suma: 100 lei";
const FIRST = new Date("2027-01-10T10:00:00Z");
const SECOND = new Date("2027-01-20T10:00:00Z");

const stamp = (bytes: string | Buffer, at: Date): Buffer =>
  stampOf(sha256(bytes), { authority: identity("stamping"), at });

interface Unsigned {
  type: string;
  token: Buffer;
}

const withUnsigned = (cms: Buffer, ...unsigned: Unsigned[]): Buffer =>
  edited(cms, (_, signer) => {
    const attributes = unsigned.map(
      ({ type, token }) => new Attribute({ type, values: [asn1.fromBER(Uint8Array.from(token)).result] }),
    );
    signer.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes });
  });

/** What a stamp of a detached file is over, given the unsigned attributes before it. */
function stamped(cms: Buffer, { hasHeader = true, content = CONTENT } = {}): Buffer {
  const [, outer] = valuesIn(valueAt(cms).content);
  const items = valuesIn(valueAt(outer?.content ?? cms).content);
  const [encapsulated, ...sets] = items.slice(2, -1).map(({ whole }) => whole);
  const fields = valuesIn(valueAt(items.at(-1)?.content ?? cms).content);
  const before = fields.length > 6 ? (fields.pop()?.content ?? Buffer.alloc(0)) : Buffer.alloc(0);
  return Buffer.concat([
    encapsulated ?? cms,
    Buffer.from(content),
    ...sets,
    ...fields.map(({ whole }) => whole),
    hasHeader ? written(context(1), before) : before,
  ]);
}

const made = async (): Promise<Buffer> =>
  edited(
    await makeSignature({
      digest: sha256(CONTENT),
      credential: credential("ana"),
      service: { stamp: async () => undefined },
      signingTime: new Date("2027-01-09T10:00:00Z"),
    }),
    () => {},
  );

const timeOf = async (cms: Buffer, content = CONTENT) => {
  const { signatures } = await judgeFile(cms, trust, [{ name: "a.txt", bytes: Buffer.from(content) }]);
  return (signatures ?? []).map(({ status, motiv, stampilaLa }) => [motiv ?? status, stampilaLa]);
};

const archive = (token: Buffer): Unsigned => ({ type: oids.archiveTimeStampV2, token });

describe("an archive stamp of version 2", () => {
  it.each([
    ["with the header of the set of attributes", true],
    ["without it, as an earlier version has it", false],
  ])(
    "an archive stamp of version 2 %s proves when its signature was there, and keeps the stamps before it",
    async (_, hasHeader) => {
      const cms = await made();
      const alone = archive(stamp(stamped(cms, { hasHeader }), FIRST));
      expect(await timeOf(withUnsigned(cms, alone))).toEqual([["VALIDA", FIRST]]);
      const second = archive(stamp(stamped(withUnsigned(cms, alone), { hasHeader }), SECOND));
      expect(await timeOf(withUnsigned(cms, alone, second))).toEqual([["VALIDA", FIRST]]);
      expect(await timeOf(withUnsigned(cms, second, alone))).toEqual([["VALIDA", FIRST]]);
    },
  );

  it.each<[made: string, file: (cms: Buffer) => Unsigned[]]>([
    ["over another content", (cms) => [archive(stamp(stamped(cms, { content: "x" }), FIRST))]],
    ["over the value alone", (cms) => [archive(stamp(cms.subarray(-256), FIRST))]],
    [
      "with an attribute before it that it does not have",
      (cms) => [{ type: "1.2.3.4", token: Buffer.from("0500", "hex") }, archive(stamp(stamped(cms), FIRST))],
    ],
    ["that is no token", () => [archive(Buffer.from("3000", "hex"))]],
  ])("an archive stamp of version 2 %s proves nothing, and takes nothing away", async (_, unsigned) => {
    const cms = await made();
    expect(await timeOf(withUnsigned(cms, ...unsigned(cms)))).toEqual([["VALIDA", undefined]]);
  });

  it("an archive stamp of version 2 does not hide that the content was changed", async () => {
    const cms = await made();
    const file = withUnsigned(cms, archive(stamp(stamped(cms, { content: "Suma: 900 lei" }), FIRST)));
    expect(await timeOf(file, "Suma: 900 lei")).toEqual([["CONTINUT_MODIFICAT", undefined]]);
  });
});
