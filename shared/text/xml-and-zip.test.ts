import { crc32 } from "node:zlib";
import { utils, write as writeBook } from "@e965/xlsx";
import { expect, it } from "vitest";
import { noise, zip } from "../testing/file-samples.ts";
import { textOf } from "./text-of.ts";
import { textOfXml } from "./xml.ts";
import { UnreadableFile } from "./unreadable.ts";
import { zipOf, type ZipEntry } from "./zip.ts";

const ZIP = "application/zip";

const entry = (name: string, data: Buffer): ZipEntry => ({
  name,
  method: "stored",
  data,
  crc: crc32(data),
  size: data.length,
});

const koi8 = Buffer.from("f0d2c9cbc1da", "hex");
const xml = (declaration: string, text: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<?xml version="1.0"${declaration}?><a>`), text, Buffer.from("</a>")]);

it("the text of XML is that of its elements, each word whole, also of markup that breaks the rules", () => {
  const page = `<a><b>unu</b><b>doi <![CDATA[<trei>]]></b>&necunoscut;<c>patru</a><d>cinci`;
  expect(textOfXml(Buffer.from(page)).split(/\s+/)).toEqual([
    "unu",
    "doi",
    "<trei>",
    "&necunoscut;",
    "patru",
    "cinci",
  ]);
});

it("XML is decoded as the message says, as it says itself, or as UTF-8", () => {
  expect(textOfXml(xml(' encoding="KOI8-R"', koi8))).toBe("Приказ");
  expect(textOfXml(xml(' encoding="windows-1251"', koi8), Infinity, "koi8-r")).toBe("Приказ");
  expect(textOfXml(xml("", Buffer.from("Приказ")))).toBe("Приказ");
  expect(textOfXml(Buffer.from(`\ufeff<a>Приказ</a>`, "utf16le"))).toBe("Приказ");
});

it("what an XML signature has for programs, and a file inside of it, are no text of it", () => {
  const signed = `<x>act<ds:Signature><ds:SignedInfo>abc</ds:SignedInfo><ds:SignatureValue>def</ds:SignatureValue>
    <ds:Object Encoding="http://www.w3.org/2000/09/xmldsig#base64">Z2hp</ds:Object><ds:Object>notă</ds:Object></ds:Signature></x>`;
  expect(textOfXml(Buffer.from(signed)).split(/\s+/)).toEqual(["act", "notă"]);
});

it("XML of a depth that stops readers is read as far as it can be", () => {
  expect(textOfXml(Buffer.from(`<t>unu</t>${"<a>".repeat(100_000)}doi`))).toBe("unu");
});

it("the text of an archive has the names of its files, and the texts of those that have one, archives among them", async () => {
  const inner = zip({ "anexă.txt": "interior" });
  const files: [string, Buffer][] = [
    ["dosar/act.txt", Buffer.from("text")],
    ["poză.png", Buffer.from("text")],
    ["arhivă.zip", inner],
    ["gol.txt", Buffer.alloc(0)],
  ];
  const bytes = zipOf(files.map(([name, data]) => entry(name, data)));
  expect((await textOf({ bytes, contentType: ZIP })).split(/\s+/)).toEqual([
    "dosar/act.txt",
    "text",
    "poză.png",
    "arhivă.zip",
    "anexă.txt",
    "interior",
    "gol.txt",
  ]);
});

/** An archive whose names are not marked as UTF-8. */
function unmarked(bytes: Buffer): Buffer {
  for (let at = 0; at + 4 < bytes.length; at += 1) {
    const sign = bytes.toString("latin1", at, at + 4);
    if (sign === "PK\u0003\u0004") bytes.writeUInt16LE(0, at + 6);
    if (sign === "PK\u0001\u0002") bytes.writeUInt16LE(0, at + 8);
  }
  return bytes;
}

it("names of an older program are in the code page of its system", async () => {
  const name = "eeeeeeeeeee.txt";
  const bytes = unmarked(zip({ [name]: "" }));
  const coded = Buffer.concat([Buffer.from("8fe0a8aaa0a72032303331", "hex"), Buffer.from(".txt")]);
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) coded.copy(bytes, at);
  expect(await textOf({ bytes, contentType: ZIP })).toBe("Приказ 2031.txt");
});

it("a file in an archive that is damaged, or larger than is read, is named; an archive that is none is refused", async () => {
  const bytes = zipOf([
    { name: "mare.txt", method: "deflated", data: Buffer.from("x"), crc: 0, size: 60_000_000 },
    { name: "stricat.txt", method: "deflated", data: Buffer.from("x"), crc: 0, size: 9 },
    entry("bun.txt", Buffer.from("text")),
  ]);
  expect(await textOf({ bytes, contentType: ZIP })).toBe("mare.txt\nstricat.txt\nbun.txt\ntext");
  await expect(textOf({ bytes: noise, contentType: ZIP })).rejects.toThrow(UnreadableFile);
});

it("archives in archives are read three deep", async () => {
  let bytes = zip({ "cinci.txt": "adânc" });
  for (const name of ["patru", "trei", "doi", "unu"]) bytes = zipOf([entry(`${name}.zip`, bytes)]);
  expect(await textOf({ bytes, contentType: ZIP })).toBe("unu.zip\ndoi.zip\ntrei.zip\npatru.zip");
});

it("the text of an XLSB has the rows of its sheets", async () => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["Școala", 7]]), "Foaie");
  const bytes = Buffer.from(writeBook(book, { type: "buffer", bookType: "xlsb" }) as Uint8Array);
  const contentType = "application/vnd.ms-excel.sheet.binary.macroenabled.12";
  expect(await textOf({ bytes, contentType })).toBe("Foaie\nȘcoala\t7");
});

it("a text is decoded as the message says, unless its bytes are others", async () => {
  const read = (bytes: Buffer, charset: string) => textOf({ bytes, contentType: "text/plain", charset });
  expect(await read(Buffer.from("c1e8deede1", "hex"), "iso-8859-7")).toBe("Αθήνα");
  expect(await read(koi8, "utf-8")).toBe("Приказ");
  expect(await read(koi8, "no-such")).toBe("Приказ");
  expect(await read(Buffer.from("\ufeffțară"), "windows-1251")).toBe("țară");
});
