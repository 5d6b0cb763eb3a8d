import { zip } from "./file-samples.ts";

/* Office files of several pages, each page with a text of its own. */

type Made = (pages: readonly string[]) => Buffer;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const FORMATS = "application/vnd.openxmlformats-officedocument";

/** The parts of a package by their names, with the type of each; the first one is the document. */
function openXml(
  parts: readonly { name: string; type: string; xml: string; has?: readonly string[] }[],
): Buffer {
  const [first] = parts;
  const overrides = parts.map(
    ({ name, type }) => `<Override PartName="/${name}" ContentType="${FORMATS}.${type}+xml"/>`,
  );
  const relations = (targets: readonly { type: string; target: string }[]) =>
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets
      .map(
        ({ type, target }, i) => `<Relationship Id="r${i + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
      )
      .join("")}</Relationships>`;
  const related = parts.flatMap(({ name, has = [] }): [string, string][] => {
    const [folder, file] = [name.slice(0, name.lastIndexOf("/")), name.slice(name.lastIndexOf("/") + 1)];
    const targets = has.map((target) => ({ type: kindOf(target), target }));
    return has.length > 0 ? [[`${folder}/_rels/${file}.rels`, relations(targets)]] : [];
  });
  return zip({
    "[Content_Types].xml":
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ` +
      `ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join("")}</Types>`,
    "_rels/.rels": relations([{ type: "officeDocument", target: first?.name ?? "" }]),
    ...Object.fromEntries(parts.map(({ name, xml }) => [name, XML + xml])),
    ...Object.fromEntries(related),
  });
}

const kindOf = (target: string): string => (target.includes("slide") ? "slide" : "worksheet");

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const docx: Made = (pages) =>
  openXml([
    {
      name: "word/document.xml",
      type: "wordprocessingml.document.main",
      xml: `<w:document xmlns:w="${WORD}"><w:body>${pages
        .map((text, i) => {
          const starts = i > 0 ? "<w:pPr><w:pageBreakBefore/></w:pPr>" : "";
          return `<w:p>${starts}<w:r><w:t>${text}</w:t></w:r></w:p>`;
        })
        .join("")}</w:body></w:document>`,
    },
  ]);

const SHEETS = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const xlsx: Made = (pages) =>
  openXml([
    {
      name: "xl/workbook.xml",
      type: "spreadsheetml.sheet.main",
      has: pages.map((_, i) => `worksheets/sheet${i + 1}.xml`),
      xml: `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets>${pages
        .map((_, i) => `<sheet name="Foaia ${i + 1}" sheetId="${i + 1}" r:id="r${i + 1}"/>`)
        .join("")}</sheets></workbook>`,
    },
    ...pages.map((text, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      type: "spreadsheetml.worksheet",
      xml: `<worksheet xmlns="${SHEETS}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
    })),
  ]);

const [SLIDES, DRAWING] = ["presentationml", "drawingml"].map(
  (of) => `http://schemas.openxmlformats.org/${of}/2006/main`,
) as [string, string];
const TREE = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
const pptx: Made = (pages) =>
  openXml([
    {
      name: "ppt/presentation.xml",
      type: "presentationml.presentation.main",
      has: pages.map((_, i) => `slides/slide${i + 1}.xml`),
      xml: `<p:presentation xmlns:p="${SLIDES}" xmlns:r="${OFFICE}"><p:sldIdLst>${pages
        .map((_, i) => `<p:sldId id="${256 + i}" r:id="r${i + 1}"/>`)
        .join("")}</p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    },
    ...pages.map((text, i) => ({
      name: `ppt/slides/slide${i + 1}.xml`,
      type: "presentationml.slide",
      xml:
        `<p:sld xmlns:p="${SLIDES}" xmlns:a="${DRAWING}"><p:cSld><p:spTree>${TREE}<p:sp><p:nvSpPr><p:cNvPr id="2" name="Text"/>` +
        `<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="900000" y="900000"/><a:ext cx="7000000" cy="900000"/>` +
        `</a:xfrm><a:prstGeom prst="rect"/></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>` +
        "</p:spTree></p:cSld></p:sld>",
    })),
  ]);

const odf = (name: string): string => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
const odt: Made = (pages) =>
  zip({
    mimetype: "application/vnd.oasis.opendocument.text",
    "META-INF/manifest.xml":
      `${XML}<manifest:manifest xmlns:manifest="${odf("manifest")}"><manifest:file-entry manifest:full-path="/" ` +
      'manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" ' +
      'manifest:media-type="text/xml"/></manifest:manifest>',
    "content.xml":
      `${XML}<office:document-content xmlns:office="${odf("office")}" xmlns:text="${odf("text")}" xmlns:style="${odf("style")}" ` +
      `xmlns:fo="${odf("xsl-fo-compatible")}"><office:automatic-styles><style:style style:name="P1" style:family="paragraph">` +
      '<style:paragraph-properties fo:break-before="page"/></style:style></office:automatic-styles><office:body><office:text>' +
      pages.map((text, i) => `<text:p${i > 0 ? ' text:style-name="P1"' : ""}>${text}</text:p>`).join("") +
      "</office:text></office:body></office:document-content>",
  });

/** Letters outside of ASCII are numbers in RTF. */
const rtf: Made = (pages) => {
  const text = pages.map((page) => page.replaceAll(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0)}?`));
  return Buffer.from(`{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Times New Roman;}}\\f0 ${text.join("\\page ")}}`);
};

/** By the endings of their names. */
export const officeFiles: Readonly<Record<string, Made>> = { docx, odt, xlsx, pptx, rtf };
