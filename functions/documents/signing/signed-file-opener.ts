import { X509Certificate } from "node:crypto";
import { opener } from "../../../shared/apart/opener.ts";
import { ArchiveTooLarge } from "../../../shared/text/too-large.ts";
import { UnsignablePdf } from "./pdf-file.ts";
import type { SignedContent, JudgedFile } from "./judged-file.ts";
import type { JudgedList, ListCase } from "./lists/list-judging.ts";
import type { Extending, ExtensionWish } from "./pdf-extending.ts";
import type { PdfVerdict } from "./pdf-judging.ts";
import type { PreparedPdf, SignaturePlace } from "./pdf-signing.ts";
import type { Trust } from "./outcomes.ts";
import type { Around, ContentFacts, FoundContent } from "./signed-contents.ts";

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

/** A file of any kind, and the files that it may have signed beside it. */
export interface FileCase extends Case {
  contents?: SignedContent[];
}

type Ask = (name: string, values: unknown[]) => unknown;

/** The trust of the caller: its data, and its functions, which are called there. */
function trustOf({ anchors, facts, questions }: Omit<Case, "bytes">, ask: Ask): Trust {
  const asking = questions.map((name) => [
    name,
    async (...values: unknown[]) => Promise.resolve(ask(name, values)),
  ]);
  return {
    ...facts,
    ...Object.fromEntries(asking),
    anchors: anchors.map((raw) => new X509Certificate(raw)),
  } as Trust;
}

/** Opens PDFs to read and add signatures, and other files to read them. */
export default opener(
  import.meta,
  {
    prepare: async ({ bytes, place }: { bytes: Buffer; place: SignaturePlace }): Promise<PreparedPdf> =>
      (await import("./pdf-signing.ts")).preparePdf(bytes, place),
    /** Null for bytes that are not a readable PDF. */
    judge: async ({ bytes, field, anchors, facts, questions }: Case, ask): Promise<PdfVerdict[] | null> => {
      const { judgeReadable } = await import("./pdf-judging.ts");
      return judgeReadable(bytes, trustOf({ anchors, facts, questions }, ask), field);
    },
    /** Judges the signature in a field, and appends what a later judgement needs. */
    extend: async ({ bytes, wish, ...one }: Case & { wish: ExtensionWish }, ask): Promise<Extending> =>
      (await import("./pdf-extending.ts")).extendPdf(bytes, trustOf(one, ask), wish),
    /** Judges a file of any kind. */
    file: async ({ contents = [], ...one }: FileCase, ask): Promise<JudgedFile> =>
      (await import("./file-judging.ts")).judgeFile(one.bytes, trustOf(one, ask), contents),
    /** Reads a trusted list whose signature is good. */
    list: async (one: ListCase): Promise<JudgedList> =>
      (await import("./lists/list-judging.ts")).judgeList(one),
    /** The files inside of a signed file: their facts, one of them, and those whose text can be read. */
    contents: async (around: Around): Promise<ContentFacts[]> =>
      (await import("./signed-contents.ts")).listContents(around),
    content: async ({ numar, ...around }: Around & { numar: number }): Promise<FoundContent | null> =>
      (await (await import("./signed-contents.ts")).contentAt(around, numar)) ?? null,
    readable: async ({ most, ...around }: Around & { most: number }): Promise<FoundContent[]> =>
      (await import("./signed-contents.ts")).readableContents(around, most),
  },
  {
    UnsignablePdf: (fields: UnsignablePdf) => Object.assign(new UnsignablePdf(fields.reason), fields),
    ArchiveTooLarge: () => new ArchiveTooLarge(),
  },
);
