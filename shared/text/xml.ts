import { decodeXml } from "./html-encoding.ts";
import { DamagedPart, type Tag, walk } from "./office/walk.ts";
import { TextWriter } from "./text-writer.ts";

/** What an XML signature has for programs (XMLDSig, XAdES); files inside of it are read as such. */
const forPrograms = new Set(["SignedInfo", "SignatureValue", "KeyInfo", "QualifyingProperties"]);

/** The text of an XML file: that of each element in a line of its own, as far as the markup can be read. */
export function textOfXml(bytes: Buffer, most = Infinity, charset?: string): string {
  const written = new TextWriter(most);
  let leftOut = 0;
  const walking = {
    open({ name, attribute }: Tag) {
      const isFile = attribute("Encoding")?.endsWith("#base64") === true;
      if (leftOut > 0 || isFile || forPrograms.has(name)) leftOut += 1;
      else written.add(" ");
    },
    close() {
      if (leftOut > 0) leftOut -= 1;
      else written.add("\n");
    },
    text(text: string) {
      if (leftOut === 0) written.add(text.replaceAll(/\s+/g, " "));
    },
    isEnough: () => written.isFull,
    isTolerant: true,
  };
  try {
    walk(decodeXml(bytes, charset), walking);
  } catch (error) {
    if (!(error instanceof DamagedPart)) throw error;
  }
  return written.text();
}
