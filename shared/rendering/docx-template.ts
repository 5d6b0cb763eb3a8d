import type { DXT } from "docxtemplater";
import { clock } from "../clock.ts";
import { refuseControls } from "./blocks.ts";
import { UnreadableFile } from "../text/unreadable.ts";
import { DocxError, DocxSyntaxError } from "./docx-error.ts";
import { checkedDocx } from "./docx-guard.ts";
import {
  elementsOf,
  lookUp,
  namesIn,
  type Node,
  parseTemplate,
  type Rendered,
  textOf,
  type Values,
} from "./language.ts";

/*
 * Templates made in Word: the same placeholders and sections as in a text, even if Word has split them.
 */

/** A filled DOCX template, and what it lacks, as of any other template. */
interface FilledDocx extends Pick<Rendered, "missing" | "absent"> {
  bytes: Buffer;
}

/**
 * Reads a DOCX template: the names in it.
 * @throws DocxError, DocxSyntaxError
 */
export async function namesInDocx(bytes: Buffer): Promise<string[]> {
  const checked = await checkedDocx(bytes);
  await fill(checked, {});
  return namesIn(nodesOf(await docxText(checked)));
}

/** The template's text is parsed as a text template too: since docxtemplater has accepted it, it is well formed. */
function nodesOf(text: string): Node[] {
  try {
    return parseTemplate(text);
  } catch (cause) {
    throw new DocxSyntaxError("", { cause });
  }
}

/**
 * Fills in a DOCX template. The placeholder of a missing value stays visible.
 * @throws DocxError, DocxSyntaxError, PageError for a control character in a value
 */
export async function fillDocx(bytes: Buffer, values: Values): Promise<FilledDocx> {
  return fill(await checkedDocx(bytes), values);
}

async function fill(bytes: Buffer, values: Values): Promise<FilledDocx> {
  const { default: PizZip } = await import("pizzip");
  const { default: Docxtemplater } = await import("docxtemplater");
  const missing = new Set<string>();
  const absent = new Set<string>();
  const shown: string[] = [];
  const zip = new PizZip(bytes);
  try {
    const document = new Docxtemplater(zip, {
      delimiters: { start: "{{", end: "}}" },
      errorLogging: false,
      linebreaks: true,
      paragraphLoop: true,
      parser: ownProperties(absent, shown),
      nullGetter: (part: DXT.Part) => {
        if (part.module) return "";
        missing.add(part.value);
        return `{{${part.value}}}`;
      },
    });
    document.render(values);
  } catch (cause) {
    // The library refuses some of these characters as if the template were wrong.
    refuseControls(shown);
    throw new DocxSyntaxError(tagIn(cause), { cause });
  }
  refuseControls(shown);
  for (const file of Object.values(zip.files)) file.date = clock.now();
  return {
    bytes: zip.generate({ type: "nodebuffer", compression: "DEFLATE" }),
    missing: [...missing],
    absent: [...absent],
  };
}

/**
 * The rules of the template language: own properties along the path, from the innermost element outwards.
 * @param absent gets the names of sections that were not sent
 * @param shown gets the texts of the values
 */
const ownProperties =
  (absent: Set<string>, shown: string[]) =>
  (tag: string): DXT.Parser => ({
    get: (_scope: unknown, { scopeList, meta }: DXT.ParserContext): unknown => {
      const found = lookUp(scopeList as unknown[], tag.trim());
      if (meta.part.module !== "loop") {
        const text = textOf(found);
        if (text !== undefined) shown.push(text);
        return text;
      }
      if (found === undefined) absent.add(tag.trim());
      // A value that is not a list counts as its only element: docxtemplater itself would not enter a text.
      return elementsOf(found);
    },
  });

function tagIn(cause: unknown): string {
  const { properties } = (cause ?? {}) as {
    properties?: { errors?: { properties?: { xtag?: string } }[]; xtag?: string };
  };
  return properties?.errors?.[0]?.properties?.xtag ?? properties?.xtag ?? "";
}

/** The words of a DOCX, as those of an upload: also of headers, footers, notes, comments and text boxes. */
export async function docxText(bytes: Buffer): Promise<string> {
  const { textOfDocx } = await import("../text/office/office-open-xml.ts");
  try {
    return await textOfDocx(bytes);
  } catch (cause) {
    throw cause instanceof UnreadableFile ? new DocxError("nuEsteDocx", { cause }) : cause;
  }
}
