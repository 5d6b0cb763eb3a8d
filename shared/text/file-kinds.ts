/* Properties of files by media type, without the libraries that read them. */

export const PDF = "application/pdf";
export const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A picture of which one file may have several, as of a fax. */
export const TIFF = "image/tiff";

/** True for plain text; markup is excluded, because it is not meant for reading. */
export const isPlainText = (contentType: string): boolean =>
  /^(text\/(?!html|xml)[\w.+-]+|application\/json)(;|$)/.test(contentType);

/** Kinds of files with text, each with a reader of its own. */
export type TextKind =
  | "pdf"
  | "docx"
  | "xlsx"
  | "pptx"
  | "odf"
  | "xlsb"
  | "doc"
  | "xls"
  | "ppt"
  | "rtf"
  | "html"
  | "eml"
  | "mht"
  | "msg"
  | "xml"
  | "zip"
  | "plain";

const ooxml = "application/vnd.openxmlformats-officedocument.";
const odf = "application/vnd.oasis.opendocument.";

/** With templates, shows and files with macros, which are read alike. */
const textKinds = new Map<string, TextKind>([
  [PDF, "pdf"],
  [DOCX, "docx"],
  [`${ooxml}wordprocessingml.template`, "docx"],
  ["application/vnd.ms-word.document.macroenabled.12", "docx"],
  ["application/vnd.ms-word.template.macroenabled.12", "docx"],
  [`${ooxml}spreadsheetml.sheet`, "xlsx"],
  [`${ooxml}spreadsheetml.template`, "xlsx"],
  ["application/vnd.ms-excel.sheet.macroenabled.12", "xlsx"],
  [`${ooxml}presentationml.presentation`, "pptx"],
  [`${ooxml}presentationml.slideshow`, "pptx"],
  [`${ooxml}presentationml.template`, "pptx"],
  ["application/vnd.ms-powerpoint.presentation.macroenabled.12", "pptx"],
  [`${odf}text`, "odf"],
  [`${odf}text-template`, "odf"],
  [`${odf}spreadsheet`, "odf"],
  [`${odf}spreadsheet-template`, "odf"],
  [`${odf}presentation`, "odf"],
  [`${odf}presentation-template`, "odf"],
  [`${odf}graphics`, "odf"],
  ["application/vnd.ms-excel.sheet.binary.macroenabled.12", "xlsb"],
  ["application/msword", "doc"],
  ["application/vnd.ms-excel", "xls"],
  ["application/vnd.ms-powerpoint", "ppt"],
  ["application/rtf", "rtf"],
  ["text/html", "html"],
  ["application/xhtml+xml", "html"],
  ["message/rfc822", "eml"],
  ["multipart/related", "mht"],
  ["application/vnd.ms-outlook", "msg"],
  ["application/xml", "xml"],
  ["application/zip", "zip"],
]);

/** How the text of a file is read; undefined for a type without text. */
export const textKindOf = (contentType: string): TextKind | undefined =>
  textKinds.get(contentType) ??
  (isPlainText(contentType) ? "plain" : contentType.endsWith("+xml") ? "xml" : undefined);

/** True if files of a type can contain text, so that OCR is not needed. */
export const hasTextLayer = (contentType: string): boolean => textKindOf(contentType) !== undefined;

const office = new Set<TextKind>(["docx", "xlsx", "pptx", "odf", "doc", "xls", "ppt", "rtf"]);

/** True if a program for office files makes pages of a file of a type. */
export function isOffice(contentType: string): boolean {
  const kind = textKindOf(contentType);
  return kind !== undefined && office.has(kind);
}

/** Signatures with what they sign inside, and containers of them, as uploads are called (`shared/content/file-kinds.ts`). */
const holders = new Set([
  "application/pkcs7-mime",
  "application/pkcs7-signature",
  "application/vnd.etsi.asic-e+zip",
  "application/vnd.etsi.asic-s+zip",
  "application/vnd.bdoc-1.0",
  "application/xml",
]);

/** True if a file of a type may be a signed file with others inside. */
export const mayHoldFiles = (contentType: string): boolean => holders.has(contentType);
