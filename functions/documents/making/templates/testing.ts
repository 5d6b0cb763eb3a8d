import { Document, ExternalHyperlink, Packer, Paragraph, TextRun } from "docx";
import PizZip from "pizzip";
import { fresh, type ServiceClient } from "../../testing.ts";
import type { TemplateView } from "../../records/template.ts";

/** The fields of a new template. */
export const wanted = (fields: object = {}) => ({
  cod: fresh("SAB"),
  denumire: "Adeverință",
  continut: "Stimate {{nume}}, vă confirmăm înscrierea.",
  format: "TEXT",
  ...fields,
});

export const make = async (by: ServiceClient, fields: object = {}): Promise<TemplateView> => {
  const { status, json } = await by.post<TemplateView>("/api/templates", wanted(fields));
  if (status !== 201) throw new Error(`the template was not made: ${status} ${JSON.stringify(json)}`);
  return json;
};

/** A Word document with these paragraphs. Word splits typed text into runs; a list of parts does the same. */
export const wordOf = (...paragraphs: (string | string[])[]): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: paragraphs.map(
            (text) => new Paragraph({ children: [text].flat().map((part) => new TextRun(part)) }),
          ),
        },
      ],
    }),
  );

export const wordWithLink = (): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: [
            new Paragraph({
              children: [
                new ExternalHyperlink({ link: "https://exemplu.md", children: [new TextRun("{{nume}}")] }),
              ],
            }),
          ],
        },
      ],
    }),
  );

/** The same document with an additional part. */
export function withPart(bytes: Buffer, name: string, content: string | Buffer): Buffer {
  const zip = new PizZip(bytes);
  zip.file(name, content);
  return zip.generate({ type: "nodebuffer", compression: "DEFLATE" });
}

export const OUTSIDE_PICTURE =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://exemplu.md/a.png" TargetMode="External"/></Relationships>';
