import { expect, it } from "vitest";
import { bombNamed } from "../testing/bombs.ts";
import { ArchiveTooLarge, stored, unpacked } from "./archive.ts";

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
