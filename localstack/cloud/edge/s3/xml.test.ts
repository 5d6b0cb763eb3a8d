import { expect, it } from "vitest";
import { childrenOf, readXml, textOf, xmlDocument } from "./xml.ts";

it("reads elements, text, references and prefixes, and passes over comments and attributes", () => {
  const source = `\ufeff<?xml version="1.0"?><!-- c --><s:A xmlns:s="x" b='y'><B>1 &lt; 2 &amp; &#x219;&#33;</B><C/></s:A>\n`;
  const element = readXml(source, "A");
  expect([textOf(element, "B"), textOf(element, "C"), textOf(element, "D")]).toEqual([
    "1 < 2 & ș!",
    "",
    undefined,
  ]);
});

it("reads what it writes, control characters included", () => {
  const text = 'a\r\n\t\u0001<&>"ș\u{1f600}';
  const element = readXml(xmlDocument("R", { Key: [text, "2"], Gone: undefined, Inner: { Size: 3 } }), "R");
  expect(childrenOf(element, "Key").map((key) => key.text)).toEqual([text, "2"]);
  expect(element.children.map(({ name }) => name)).toEqual(["Key", "Key", "Inner"]);
});

it.each([
  ["nothing", ""],
  ["another root", "<B/>"],
  ["two roots", "<A/><A/>"],
  ["an open element", "<A><B></A>"],
  ["a cut tag", "<A"],
  ["text outside the root", "<A/>x"],
  ["a document type", '<!DOCTYPE A [<!ENTITY e "x">]><A>&e;</A>'],
  ["an impossible character", "<A>&#x110000;</A>"],
  ["a depth of 10,000", `${"<A>".repeat(10_000)}${"</A>".repeat(10_000)}`],
])("%s is MalformedXML", (_, source) => {
  expect(() => readXml(source, "A")).toThrow(expect.objectContaining({ code: "MalformedXML" }));
});
