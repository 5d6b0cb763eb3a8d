import { execFileSync } from "node:child_process";
import { sign } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as asn1 from "asn1js";
import { Attribute } from "pkijs";
import { beforeAll, describe, expect, it } from "vitest";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Authority } from "../../../localstack/signing-service/authority.ts";
import { sha256 } from "../../../shared/content/hash.ts";
import { drawn } from "../../../shared/testing/drawn.ts";
import { seededRandom } from "../../../shared/testing/random.ts";
import { attributesOf, cmsFile, inOrder, toBeSigned } from "./cms.ts";
import { reasons } from "./reasons.ts";
import { LIST_ADDRESS, newAuthority, samplePdf, signDetached, signPdf, trusting } from "./testing.ts";
import { digestsOf } from "./algorithms.ts";
import { judge } from "./verdict.ts";

const content = Buffer.from("Proces-verbal nr. 7 din 23 noiembrie; șase pagini.".repeat(40));
const digest = Buffer.from(sha256(content), "hex");
let authority: Authority;
let cms: Buffer<ArrayBufferLike>;

beforeAll(async () => {
  authority = newAuthority();
  cms = await signDetached(digest, { authority, isStamped: true, isKept: true });
});

const verdictOf = async (file: Buffer, of: Buffer = content) => {
  const { status, motiv, nivel } = await judge({ cms: file, digestBy: digestsOf(of) }, trusting(authority));
  return { status, motiv, nivel };
};

/** Every OCTET STRING in a value, at any depth. */
function octetStringsIn(value: asn1.BaseBlock): asn1.OctetString[] {
  if (value instanceof asn1.OctetString) return [value];
  const inside = (value.valueBlock as { value?: unknown } | undefined)?.value;
  return Array.isArray(inside) ? (inside as asn1.BaseBlock[]).flatMap(octetStringsIn) : [];
}

function flipped(bytes: Buffer<ArrayBufferLike>, draw: () => number): Buffer<ArrayBufferLike> {
  const changed = Buffer.from(bytes);
  const at = Math.floor(draw() * changed.length);
  changed[at] = (changed[at] ?? 0) ^ (1 + Math.floor(draw() * 255));
  return changed;
}

describe("a detached signature", () => {
  it("a detached signature is DER, its time stamp too: no string of it is cut into pieces, which strict readers refuse", () => {
    const strings = octetStringsIn(asn1.fromBER(Uint8Array.from(cms)).result);
    expect(strings.length).toBeGreaterThan(4);
    expect(strings.filter(({ idBlock }) => idBlock.isConstructed)).toEqual([]);
  });

  it("a detached signature is VALIDA with its content, at the level of what came with it", async () => {
    expect(await verdictOf(cms)).toEqual({ status: "VALIDA", motiv: undefined, nivel: "B-LT" });
    const stamped = await signDetached(digest, { authority, isStamped: true });
    expect((await verdictOf(stamped)).nivel).toBe("B-T");
    expect((await verdictOf(await signDetached(digest, { authority }))).nivel).toBe("B-B");
  });

  it("a detached signature with drawn changes of the content is CONTINUT_MODIFICAT each time", async () => {
    const draw = seededRandom("content");
    for (let i = 0; i < drawn(1000); i += 1) {
      expect(await verdictOf(cms, flipped(content, draw))).toMatchObject({
        status: "INVALIDA",
        motiv: "CONTINUT_MODIFICAT",
      });
    }
  }, 120_000);

  it("a detached signature with drawn changes of itself is never VALIDA at its level, and says why", async () => {
    const draw = seededRandom("detached");
    for (let i = 0; i < drawn(1000); i += 1) {
      const found = await verdictOf(flipped(cms, draw));
      // The revocation list is not part of the signed bytes: without it the signature is of the lower level, which
      // its record and the hash of the file reveal.
      if (found.status === "VALIDA") expect(found.nivel).not.toBe("B-LT");
      else expect(reasons).toContain(found.motiv);
    }
  }, 120_000);

  it("a detached signature whose signer says a time outside of the certificate's is not VALIDA; clocks may differ by minutes", async () => {
    const identity = authority.signer("Ana Rusu", LIST_ADDRESS);
    const begin = identity.certificate.validFromDate.getTime();
    const reasonAt = async (at: number) =>
      (await verdictOf(await signDetached(digest, { authority, identity, at: new Date(at) }))).motiv;
    expect(await reasonAt(begin - 24 * 3600_000)).toBe("CERTIFICAT_INCA_NEVALABIL");
    expect(await reasonAt(identity.certificate.validToDate.getTime() + 24 * 3600_000)).toBe(
      "CERTIFICAT_EXPIRAT",
    );
    expect(await reasonAt(begin - 60_000)).toBeUndefined();
  });

  it.each([
    ["cut short", () => cms.subarray(0, -1)],
    ["with a byte behind", () => Buffer.concat([cms, Buffer.from([0])])],
    ["empty", () => Buffer.alloc(0)],
    ["of text", () => Buffer.from("semnat")],
    ["that is the stamp of one", () => authority.stamp(digest, LIST_ADDRESS)],
  ])("%s is INVALIDA", async (_, file) => {
    expect((await verdictOf(file())).status).toBe("INVALIDA");
  });
});

describe("signed attributes", () => {
  const cmsOf = (more: Attribute[], order: "DER" | "reversed", isSignedAsWritten = false) => {
    const { key, certificate } = authority.signer("Ana Rusu", LIST_ADDRESS);
    const inDer = inOrder([...attributesOf({ digest, certificate, signingTime: new Date() }), ...more]);
    const attributes = order === "DER" ? inDer : inDer.toReversed();
    const signature = sign("sha256", toBeSigned(isSignedAsWritten ? attributes : inDer), key);
    return cmsFile({ attributes, chain: [certificate], signature });
  };
  const other = (value: asn1.BaseBlock) => new Attribute({ type: "1.2.3.4", values: [value] });
  const piece = (byte: number) => new asn1.OctetString({ valueHex: Uint8Array.from([byte]).buffer });

  it("signed attributes are signed as DER orders them, in whatever order the file has them (RFC 5652, 5.4)", async () => {
    expect((await verdictOf(cmsOf([], "DER"))).status).toBe("VALIDA");
    expect((await verdictOf(cmsOf([], "reversed"))).status).toBe("VALIDA");
    expect(await verdictOf(cmsOf([], "reversed", true))).toMatchObject({ motiv: "SEMNATURA_CORUPTA" });
  });

  it.each<[string, () => asn1.BaseBlock]>([
    ["a string in pieces", () => new asn1.OctetString({ isConstructed: true, value: [piece(1), piece(2)] })],
    ["a set out of order", () => new asn1.Set({ value: [piece(2), piece(1)] })],
    [
      "a length that is not the shortest",
      () => new asn1.Sequence({ value: [piece(1)], lenBlock: { longFormUsed: true } } as asn1.SequenceParams),
    ],
    [
      "a length without an end",
      () =>
        new asn1.Sequence({ value: [piece(1)], lenBlock: { isIndefiniteForm: true } } as asn1.SequenceParams),
    ],
  ])(
    "signed attributes with %s are not DER, and were never signed as such: SEMNATURA_CORUPTA",
    async (_, make) => {
      expect(await verdictOf(cmsOf([other(make())], "DER"))).toMatchObject({ motiv: "SEMNATURA_CORUPTA" });
    },
  );

  it("signed attributes with any other addition in DER are good", async () => {
    expect(
      (await verdictOf(cmsOf([other(new asn1.Set({ value: [piece(1), piece(2)] }))], "DER"))).status,
    ).toBe("VALIDA");
  });
});

describe("other programs", () => {
  const inFolder = <T>(act: (folder: string) => T): T => {
    const folder = mkdtempSync(join(tmpdir(), "temelia-signature-"));
    try {
      return act(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const hasOpenssl = () => {
    try {
      return execFileSync("openssl", ["version"]).length > 0;
    } catch {
      return false;
    }
  };
  const verifies = (file: Buffer, of: Buffer) =>
    inFolder((folder) => {
      const paths = { cms: join(folder, "s"), content: join(folder, "c"), root: join(folder, "r") };
      writeFileSync(paths.cms, file);
      writeFileSync(paths.content, of);
      writeFileSync(paths.root, authority.root.toString());
      const args = ["cms", "-verify", "-cades", "-binary", "-inform", "DER", "-purpose", "any"];
      try {
        execFileSync(
          "openssl",
          [...args, "-in", paths.cms, "-content", paths.content, "-CAfile", paths.root],
          {
            stdio: "pipe",
          },
        );
        return true;
      } catch {
        return false;
      }
    });

  it.runIf(hasOpenssl())("openssl finds a detached signature good, and a changed content not", () => {
    expect(verifies(cms, content)).toBe(true);
    expect(verifies(cms, Buffer.concat([content, Buffer.from("!")]))).toBe(false);
  });

  it.runIf(hasOpenssl())(
    "openssl finds the signature in a PDF good over the bytes of its range",
    async () => {
      const pdf = await signPdf(await samplePdf(), { authority, isStamped: true, isKept: true });
      const text = pdf.toString("latin1");
      const [, start = 0, next = 0] =
        /\/ByteRange\[ *(\d+) +(\d+) +(\d+)/.exec(text)?.slice(1).map(Number) ?? [];
      const hex = text.slice(start + 1, next - 1);
      const value = Buffer.from(hex, "hex");
      const own = value.subarray(0, 4 + value.readUInt16BE(2));
      expect(verifies(own, Buffer.concat([pdf.subarray(0, start), pdf.subarray(next)]))).toBe(true);
      expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
    },
  );
});
