import { expect, it } from "vitest";
import { canonical, canonicalForms, type NodeSet } from "./canonical.ts";
import { parseXml, XmlError } from "./parse.ts";
import { elementsIn, type XmlElement } from "./tree.ts";

const C14N = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315";
const C14N11 = "http://www.w3.org/2006/12/xml-c14n11";
const EXCLUSIVE = "http://www.w3.org/2001/10/xml-exc-c14n#";

const written = (
  apex: NodeSet["apex"],
  uri: string,
  more: Partial<NodeSet> & { prefixes?: string[] } = {},
) => {
  const { prefixes, ...set } = more;
  const form = canonicalForms.get(uri);
  if (!form) throw new Error("an unknown form");
  const whole = { ...form, ...(prefixes ? { prefixes } : {}) };
  return canonical({ apex, without: new Set(), hasComments: true, ...set }, whole).toString();
};
const document = (text: string) => parseXml(Buffer.from(text));

/** The first element below the root, or at a path of positions. */
function below(text: string, ...path: number[]): XmlElement {
  let element = document(text).root;
  for (const position of path.length > 0 ? path : [0]) {
    const next = elementsIn(element)[position];
    if (!next) throw new Error("no such element");
    element = next;
  }
  return element;
}

it("canonical XML keeps instructions around the root on lines of their own, and comments if they are wanted (example 3.1)", () => {
  const text = `<?xml version="1.0"?>\n\n<?xml-stylesheet   href="doc.xsl"\n   type="text/xsl"   ?>\n\n<doc>Hello, world!<!-- Comment 1 --></doc>\n\n<?pi-without-data     ?>\n\n<!-- Comment 2 -->\n\n<!-- Comment 3 -->`;
  expect(written(document(text), C14N)).toBe(
    `<?xml-stylesheet href="doc.xsl"\n   type="text/xsl"   ?>\n<doc>Hello, world!</doc>\n<?pi-without-data?>`,
  );
  expect(written(document(text), `${C14N}#WithComments`)).toBe(
    `<?xml-stylesheet href="doc.xsl"\n   type="text/xsl"   ?>\n<doc>Hello, world!<!-- Comment 1 --></doc>\n<?pi-without-data?>\n<!-- Comment 2 -->\n<!-- Comment 3 -->`,
  );
});

it("canonical XML orders namespaces and attributes, leaves out declarations in force, and has no empty elements (example 3.3)", () => {
  const text = `<doc><e1   /><e2   ></e2><e3   name = "elem3"   id="elem3"   /><e4   name="elem4"   id="elem4"   ></e4><e5 a:attr="out" b:attr="sorted" attr2="all" attr="I'm"\n xmlns:b="http://www.ietf.org"\n xmlns:a="http://www.w3.org"\n xmlns="http://example.org"/><e6 xmlns="" xmlns:a="http://www.w3.org"><e7 xmlns="http://www.ietf.org"><e8 xmlns="" xmlns:a="http://www.w3.org"><e9 xmlns="" xmlns:a="http://www.ietf.org"/></e8></e7></e6></doc>`;
  expect(written(document(text), C14N)).toBe(
    `<doc><e1></e1><e2></e2><e3 id="elem3" name="elem3"></e3><e4 id="elem4" name="elem4"></e4><e5 xmlns="http://example.org" xmlns:a="http://www.w3.org" xmlns:b="http://www.ietf.org" attr="I'm" attr2="all" b:attr="sorted" a:attr="out"></e5><e6 xmlns:a="http://www.w3.org"><e7 xmlns="http://www.ietf.org"><e8 xmlns=""><e9 xmlns:a="http://www.ietf.org"></e9></e8></e7></e6></doc>`,
  );
});

it("canonical XML writes characters in one way (example 3.4)", () => {
  const text = `<doc><text>First line&#x0d;&#10;Second line</text><value>&#x32;</value><compute><![CDATA[value>"0" && value<"10" ?"valid":"error"]]></compute><norm attr=' &apos;   &#x20;&#13;&#xa;&#9;   &apos; '/></doc>`;
  expect(written(document(text), C14N)).toBe(
    `<doc><text>First line&#xD;\nSecond line</text><value>2</value><compute>value&gt;"0" &amp;&amp; value&lt;"10" ?"valid":"error"</compute><norm attr=" '    &#xD;&#xA;&#x9;   ' "></norm></doc>`,
  );
  expect(written(parseXml(Buffer.from("<doc>\r\n\r\u00e9</doc>")), C14N)).toBe("<doc>\n\n\u00e9</doc>");
});

it("canonical XML of an element has the namespaces around it, the exclusive form those only that it uses or that are listed", () => {
  const text = `<n0:a xmlns:n0="a:a" xmlns:n1="b:b" xmlns="c:c" xml:lang="ro" xml:id="x"><n1:b xml:space="preserve"><c n0:d="1"/></n1:b></n0:a>`;
  const element = below(text);
  expect(written(element, C14N)).toBe(
    `<n1:b xmlns="c:c" xmlns:n0="a:a" xmlns:n1="b:b" xml:id="x" xml:lang="ro" xml:space="preserve"><c n0:d="1"></c></n1:b>`,
  );
  expect(written(element, C14N11)).toBe(
    `<n1:b xmlns="c:c" xmlns:n0="a:a" xmlns:n1="b:b" xml:lang="ro" xml:space="preserve"><c n0:d="1"></c></n1:b>`,
  );
  expect(written(element, EXCLUSIVE)).toBe(
    `<n1:b xmlns:n1="b:b" xml:space="preserve"><c xmlns="c:c" xmlns:n0="a:a" n0:d="1"></c></n1:b>`,
  );
  expect(written(element, EXCLUSIVE, { prefixes: ["n0", ""] })).toBe(
    `<n1:b xmlns="c:c" xmlns:n0="a:a" xmlns:n1="b:b" xml:space="preserve"><c n0:d="1"></c></n1:b>`,
  );
});

it("canonical XML in the exclusive form takes back a default namespace that an outer element has", () => {
  expect(written(document(`<a xmlns="x"><b xmlns=""><c xmlns="x"/></b></a>`), EXCLUSIVE)).toBe(
    `<a xmlns="x"><b xmlns=""><c xmlns="x"></c></b></a>`,
  );
  expect(written(below(`<a xmlns="x"><b xmlns=""/></a>`), EXCLUSIVE)).toBe("<b></b>");
});

it("canonical XML leaves out an element with all that is in it", () => {
  const { root } = document(`<a>1<b><c/></b>2</a>`);
  expect(written(root, C14N, { without: new Set(elementsIn(root)) })).toBe("<a>12</a>");
});

it("canonical XML of a small document that would become a large one is refused", () => {
  const namespace = "n".repeat(100_000);
  const text = `<r xmlns:p="${namespace}">${"<p:a/>".repeat(2_000)}</r>`;
  expect(() => written(document(text), EXCLUSIVE)).toThrow(XmlError);
});
