import { PdfDict, PdfName, PdfNumber, PdfRef, PdfStream, PdfString, type PdfValue } from "./values.ts";

const latin = (text: string): Buffer => Buffer.from(text, "latin1");

/** Writes a value in the syntax of PDF. Strings are hexadecimal, so that their content cannot be taken for syntax. */
export function write(value: PdfValue): Buffer {
  if (!(value instanceof PdfStream)) return latin(textOf(value));
  const head = latin(`${textOf(value.dict)}\nstream\n`);
  return Buffer.concat([head, value.bytes, latin("\nendstream")]);
}

function textOf(value: PdfValue): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(" ")}]`;
  if (value instanceof PdfDict) return dictText(value);
  if (value instanceof PdfName) return nameText(value.text);
  if (value instanceof PdfNumber) return value.text;
  if (value instanceof PdfString) return `<${value.bytes.toString("hex").toUpperCase()}>`;
  if (value instanceof PdfRef) return `${value.toString()} R`;
  return String(value);
}

const dictText = ({ entries }: PdfDict): string =>
  `<<${[...entries].map(([key, value]) => `${nameText(key)} ${textOf(value)}`).join("\n")}>>`;

/** Escapes every character except letters, digits and marks that need no escape. */
const nameText = (text: string): string =>
  `/${[...text].map((one) => (/[\w.+*:;,!?=@&$'"^~|`\\-]/.test(one) ? one : escaped(one))).join("")}`;

const escaped = (one: string): string => `#${(one.codePointAt(0) ?? 0).toString(16).padStart(2, "0")}`;
