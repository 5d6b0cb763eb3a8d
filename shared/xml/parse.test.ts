import { describe, expect, it } from "vitest";
import { parseXml, XmlError } from "./parse.ts";
import { attributeOf, textIn } from "./tree.ts";

const utf8 = (text: string): Buffer => Buffer.from(text);

describe("an XML document", () => {
  it.each([
    ["a DTD", '<!DOCTYPE a [<!ENTITY e "x">]><a>&e;</a>'],
    ["a DTD at an address", '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ["an entity that nothing declares", "<a>&e;</a>"],
    ["two roots", "<a/><b/>"],
    ["text beside the root", "<a/>text"],
    ["an end that is missing", "<a><b></a>"],
    ["a prefix without a namespace", "<p:a/>"],
    ["an attribute twice", '<a b="1" b="2"/>'],
    ["an attribute twice under two prefixes", '<a xmlns:p="x" xmlns:q="x" p:b="1" q:b="2"/>'],
    ["version 1.1, which has other line ends", '<?xml version="1.1"?><a/>'],
    ["an encoding that is not supported", '<?xml version="1.0" encoding="UTF-7"?><a/>'],
    ["no root", "<!-- nothing -->"],
    ["elements too deep in one another", "<a>".repeat(201) + "</a>".repeat(201)],
    ["too many attributes", `<a ${Array.from({ length: 501 }, (_, i) => `a${i}="1"`).join(" ")}/>`],
  ])("an XML document with %s is refused", (_, text) => {
    expect(() => parseXml(utf8(text))).toThrow(XmlError);
  });

  it("an XML document is read in the encoding that it names, or in that of its mark, and no other", () => {
    const named = (encoding: string, bytes: Buffer) =>
      textIn(
        parseXml(
          Buffer.concat([utf8(`<?xml version="1.0" encoding="${encoding}"?><a>`), bytes, utf8("</a>")]),
        ).root,
      );
    expect(named("UTF-8", utf8("ș"))).toBe("ș");
    expect(named("ISO-8859-1", Buffer.from([0xe9]))).toBe("é");
    expect(named("iso-8859-2", Buffer.from([0xba]))).toBe("ş");
    expect(textIn(parseXml(Buffer.from("\ufeff<a>ț</a>", "utf16le")).root)).toBe("ț");
    expect(textIn(parseXml(utf8("\ufeff<a>ț</a>")).root)).toBe("ț");
    expect(() => named("UTF-8", Buffer.from([0xe9]))).toThrow(XmlError);
    expect(() => parseXml(utf8('\ufeff<?xml version="1.0" encoding="ISO-8859-1"?><a/>'))).toThrow(XmlError);
  });

  it("an XML document keeps its text in CDATA, and the values of attributes as XML normalizes them", () => {
    const { root } = parseXml(utf8(`<a b="1\n2&#10;3">x<![CDATA[<y>]]>&amp;</a>`));
    expect([textIn(root), attributeOf(root, "b")]).toEqual(["x<y>&", "1 2\n3"]);
  });
});
