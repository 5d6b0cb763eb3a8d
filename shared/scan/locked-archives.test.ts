import cfb from "cfb";
import { expect, it } from "vitest";
import { compound, docx, odt, zip } from "../testing/file-samples.ts";
import * as archives from "../testing/locked-archives.ts";
import { unscannedIn } from "./locked-archives.ts";

function compoundOf(streams: Record<string, Buffer>): Buffer {
  const file = cfb.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) cfb.utils.cfb_add(file, `/${name}`, content);
  return Buffer.from(cfb.write(file, { type: "buffer" }) as Uint8Array);
}

/** An office file of before 2007, or the container of an encrypted one. */
const withStream = (name: string, hex = "00"): Buffer =>
  compoundOf({ [name]: Buffer.concat([Buffer.from(hex, "hex"), Buffer.alloc(5000)]) });

const word = (flags: string): Buffer => withStream("WordDocument", `${"00".repeat(10)}${flags}`);
/** A workbook begins with BOF, and maybe with WriteProtect; FilePass follows. */
const BOF = "09080400 00060500";
const book = (records: string): Buffer => withStream("Workbook", (BOF + records).replaceAll(" ", ""));

/** A RAR 5 of blocks: their header without the checksum and the length before it, and their data. */
const rar5 = (...blocks: [header: string, data?: string][]): Buffer =>
  Buffer.concat([
    Buffer.from("Rar!\u001A\u0007\u0001\0", "latin1"),
    ...blocks.map(([header, data = ""]) => {
      const bytes = Buffer.from(header.replaceAll(" ", ""), "hex");
      return Buffer.concat([Buffer.alloc(4), Buffer.from([bytes.length]), bytes, Buffer.from(data)]);
    }),
  ]);

/** A RAR 4 of blocks: type, flags and what follows the length of a header, and their data. */
const rar4 = (...blocks: [type: number, flags: number, rest: string, data?: string][]): Buffer =>
  Buffer.concat([
    Buffer.from("Rar!\u001A\u0007\0", "latin1"),
    ...blocks.map(([type, flags, rest, data = ""]) => {
      const fields = Buffer.from(rest.replaceAll(" ", ""), "hex");
      const header = Buffer.alloc(7);
      header.writeUInt8(type, 2);
      header.writeUInt16LE(flags, 3);
      header.writeUInt16LE(7 + fields.length, 5);
      return Buffer.concat([header, fields, Buffer.from(data)]);
    }),
  ]);

const MAIN_5: [string] = ["01 00 00"];
const MAIN_4: [number, number, string] = [0x73, 0, "000000000000"];
/** Four bytes of data, then the sizes and the name of a file. */
const FILE_4 = "04000000 04000000";

const manifest =
  "<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>";

const locked: [string, Buffer][] = [
  ["a ZIP by its older method", archives.lockedZip],
  ["a ZIP by AES", archives.aesZip],
  ["a ZIP without a directory", archives.lockedZip.subarray(0, 60)],
  ["an OpenDocument", zip({ "content.xml": "<x/>", "META-INF/manifest.xml": manifest })],
  ["an Office Open XML file", withStream("EncryptedPackage")],
  ["a DOC", word("0001")],
  ["an XLS", book("2f00 0600 000000000000")],
  ["an XLS that is also protected from writing", book("8600 0000 2f00 0600 000000000000")],
  ["a PPT", withStream("EncryptedSummary")],
  ["a 7z", archives.lockedSevenZip],
  ["a 7z with a compressed directory", archives.packedSevenZip],
  ["a 7z with a directory that has a password", archives.hiddenSevenZip],
  ["a RAR 4, in its second file", rar4(MAIN_4, [0x74, 0, FILE_4, "data"], [0x74, 4, FILE_4, "data"])],
  ["a RAR 4 with a directory that has a password", rar4([0x73, 0x80, "000000000000"])],
  ["a RAR 5, in its second file", rar5(MAIN_5, ["02 02 04", "data"], ["02 03 03 04 02 01 00", "data"])],
  ["a RAR 5 with a directory that has a password", rar5(["04 00 00 00 0f"])],
  ["a ZIP that holds one", zip({ "a.txt": "a", "b.bin": archives.packedSevenZip })],
  ["a DOCX that holds one", zip({ "word/embeddings/oleObject1.bin": withStream("EncryptedPackage") })],
  ["a ZIP in a ZIP that holds one", zip({ "a.zip": zip({ "b.zip": archives.aesZip }) })],
];

it.each(locked)("a password is found in %s", async (_name, bytes) => {
  expect(await unscannedIn(bytes)).toBe("criptat");
});

const open: [string, Buffer][] = [
  ["a ZIP", zip({ "a.txt": "a", "b.zip": zip({ "c.txt": "c" }) })],
  ["a DOCX", docx],
  ["an OpenDocument", odt],
  ["a DOC", word("0000")],
  ["an XLS", book("e200 0200 b004")],
  ["a 7z", archives.openSevenZip],
  ["a 7z with a compressed directory", archives.openPackedSevenZip],
  ["a RAR 4", rar4(MAIN_4, [0x74, 0, FILE_4, "data"])],
  ["a RAR 5", rar5(MAIN_5, ["02 03 03 04 02 03 00", "data"])],
  ["a text", Buffer.from("PK și altele")],
  ["nothing", Buffer.alloc(0)],
];

it.each(open)("no password is found in %s", async (_name, bytes) => {
  expect(await unscannedIn(bytes)).toBeUndefined();
});

it("archives that are cut off anywhere, or whose bytes were changed, are read to an answer", async () => {
  const samples = [...locked, ...open].map(([, bytes]) => bytes).filter(({ length }) => length < 2000);
  for (const bytes of [...samples, compound()])
    for (let at = 0; at < bytes.length; at += 1 + Math.floor(bytes.length / 40)) {
      const changed = Buffer.from(bytes);
      changed[at] = 0xff;
      for (const damaged of [bytes.subarray(0, at), changed])
        expect(["criptat", "preaMare", undefined]).toContain(await unscannedIn(damaged));
    }
});

it("an archive with archives in archives, with too many parts or too much in them, is too large to be looked into", async () => {
  const nested = (depth: number): Buffer =>
    depth === 0 ? zip({ "a.txt": "a" }) : zip({ "a.zip": nested(depth - 1) });
  expect(await unscannedIn(nested(2))).toBeUndefined();
  expect(await unscannedIn(nested(3))).toBe("preaMare");
  const many = zip(Object.fromEntries(Array.from({ length: 10_001 }, (_, i) => [String(i), ""])), {
    deflated: false,
  });
  expect(await unscannedIn(many)).toBe("preaMare");
  const bomb = zip({ "a.zip": Buffer.concat([archives.lockedZip, Buffer.alloc(101_000_000)]) });
  expect(bomb.length).toBeLessThan(200_000);
  expect(await unscannedIn(bomb)).toBe("preaMare");
});
