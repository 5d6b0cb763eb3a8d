import { X509Certificate } from "node:crypto";
import { opener } from "../../../shared/apart/opener.ts";
import { UnsignablePdf } from "./pdf-file.ts";
import type { PdfVerdict } from "./pdf-judging.ts";
import type { PreparedPdf, SignaturePlace } from "./pdf-signing.ts";
import type { Trust } from "./outcomes.ts";

/**
 * The file, and the signatures to judge: all, or the one in a field. The data of Trust is passed; its functions are
 * called by name.
 */
export interface Case {
  bytes: Buffer;
  field?: string | undefined;
  anchors: Buffer[];
  facts: object;
  questions: string[];
}

/** Opens PDFs to read and add signatures. */
export default opener(
  import.meta,
  {
    prepare: async ({ bytes, place }: { bytes: Buffer; place: SignaturePlace }): Promise<PreparedPdf> =>
      (await import("./pdf-signing.ts")).preparePdf(bytes, place),
    /** Null for bytes that are not a readable PDF. */
    judge: async ({ bytes, field, anchors, facts, questions }: Case, ask): Promise<PdfVerdict[] | null> => {
      const { judgeReadable } = await import("./pdf-judging.ts");
      const asking = questions.map((name) => [
        name,
        async (...values: unknown[]) => Promise.resolve(ask(name, values)),
      ]);
      const trust = {
        ...facts,
        ...Object.fromEntries(asking),
        anchors: anchors.map((raw) => new X509Certificate(raw)),
      } as Trust;
      return judgeReadable(bytes, trust, field);
    },
  },
  {
    UnsignablePdf: (fields: UnsignablePdf) => Object.assign(new UnsignablePdf(fields.reason), fields),
  },
);
