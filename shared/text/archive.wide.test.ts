import { crc32 } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bombNamed } from "../testing/bombs.ts";
import { zip } from "../testing/file-samples.ts";
import { textOf } from "./text-of.ts";
import { AmbiguousArchive, stored, unpacked } from "./archive.ts";
import { ArchiveTooLarge } from "./too-large.ts";
import { zipOf } from "./zip.ts";

const most = { entries: 10, bytes: 1_000_000 };
const parts = (...sizes: number[]) =>
  new Map(sizes.map((size, i): [string, Buffer] => [`part-${i}.xml`, Buffer.alloc(size, "words ")]));

it("an archive that was stored again gives the parts that it was made of", async () => {
  const made = parts(0, 10, 5000).set("ș/țări.xml", Buffer.from("текст"));
  expect(await unpacked(stored(made), most)).toEqual(made);
});

it("an archive counts what its parts give together, and how many there are", async () => {
  expect((await unpacked(stored(parts(500_000, 500_000)), most)).size).toBe(2);
  await expect(unpacked(stored(parts(500_000, 500_001)), most)).rejects.toThrow(ArchiveTooLarge);
  await expect(unpacked(stored(parts(...Array<number>(11).fill(1))), most)).rejects.toThrow(ArchiveTooLarge);
});

it("an archive whose parts shrink further than text does is refused, whatever they hold together", async () => {
  const limits = { entries: 10_000, bytes: 1_000_000_000, ratio: 200 };
  await expect(unpacked(bombNamed("docx-overlapping").make(), limits)).rejects.toThrow(ArchiveTooLarge);
});

it("an archive that says less than its parts give is damaged", async () => {
  const limits = { entries: 10, bytes: 1_000_000_000 };
  await expect(unpacked(bombNamed("docx-lies").make(), limits)).rejects.toThrow(/too many bytes/);
});

describe("an archive that must be read in one way only", () => {
  const exact = { ...most, isExact: true };
  const entry = (name: string, content = name) => {
    const data = Buffer.from(content);
    return { name, method: "stored" as const, data, crc: crc32(data), size: data.length };
  };
  const isRefused = (bytes: Buffer) => expect(unpacked(bytes, exact)).rejects.toThrow(AmbiguousArchive);

  it("an archive that must be read in one way only gives its parts", async () => {
    expect([...(await unpacked(zipOf([entry("a"), entry("b/c")]), exact)).keys()]).toEqual(["a", "b/c"]);
  });

  it("an archive that must be read in one way only has each name once; names that differ by case or spelling are two", async () => {
    await isRefused(zipOf([entry("a", "1"), entry("a", "2")]));
    await isRefused(zipOf([entry("a")], [entry("b", "a")]));
    const names = ["a", "A", "\u0103", "a\u0306"];
    expect([...(await unpacked(zipOf(names.map((one) => entry(one))), exact)).keys()]).toEqual(names);
  });

  it("an archive that must be read in one way only keeps names that are no paths, and those in UTF-8 that do not say so", async () => {
    const names = ["../a", "/etc/b", "c\\d", "ș.txt"];
    const bytes = zipOf(names.map((one) => entry(one)));
    for (let at = bytes.indexOf("PK"); at >= 0; at = bytes.indexOf("PK", at + 1)) {
      const kind = bytes.toString("latin1", at + 2, at + 4);
      if (kind === "\u0003\u0004") bytes.writeUInt16LE(0, at + 6);
      if (kind === "\u0001\u0002") bytes.writeUInt16LE(0, at + 8);
    }
    expect([...(await unpacked(bytes, exact)).keys()]).toEqual(names);
  });

  it("an archive that must be read in one way only may be followed by zeros, and by nothing else", async () => {
    const bytes = zipOf([entry("a")]);
    expect([...(await unpacked(Buffer.concat([bytes, Buffer.alloc(700)]), exact)).keys()]).toEqual(["a"]);
    await expect(unpacked(Buffer.concat([bytes, Buffer.from("\0\0x")]), exact)).rejects.toThrow();
  });

  it("an archive that must be read in one way only names each part as its directory does, and has no bytes between them", async () => {
    const bytes = zipOf([entry("first"), entry("second")]);
    const renamed = Buffer.from(bytes);
    renamed.write("other", bytes.indexOf("first"));
    await isRefused(renamed);
    await isRefused(Buffer.concat([Buffer.alloc(40), shifted(bytes, 40)]));
  });
});

/** The archive for a place behind some bytes. */
function shifted(bytes: Buffer, by: number): Buffer {
  const moved = Buffer.from(bytes);
  const add = (at: number) => moved.writeUInt32LE(moved.readUInt32LE(at) + by, at);
  for (let at = bytes.indexOf("PK\u0001\u0002"); at >= 0; at = bytes.indexOf("PK\u0001\u0002", at + 1))
    add(at + 42);
  add(bytes.length - 6);
  return moved;
}

it("of an archive of more files than are read, so many are named", async () => {
  const many = zip(Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`${i}.txt`, "a"])));
  expect((await textOf({ bytes: many, contentType: "application/zip" })).split("\n")).toHaveLength(4_000);
});
