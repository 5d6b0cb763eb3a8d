import type { CmsContent } from "./cms-judging.ts";
import { type FileKind, kindOf } from "./file-kinds.ts";
import type { Trust, Verdict } from "./outcomes.ts";
import { judgeReadable } from "./pdf-judging.ts";

/** The verdict on one signature of a file, and where it is. */
export interface JudgedSignature extends Verdict {
  /** In a PDF: the name of its field, and the end of its revision. */
  field?: string;
  end?: number;
  /** Its number: in a PDF that of the revision that it signed, from 1. */
  numarRevizie: number;
  /** From the signature dictionary if the signature covers it, else from the certificate. */
  semnatar?: string;
}

export interface JudgedFile {
  kind: FileKind;
  /** Null if the file is not readable as its kind, or of a kind that cannot be judged here. */
  signatures: JudgedSignature[] | null;
}

/** Judges every signature in a file of any kind. `contents` are the files that it may have signed beside it. */
export async function judgeFile(
  bytes: Buffer,
  trust: Trust,
  contents: CmsContent[] = [],
): Promise<JudgedFile> {
  const kind = kindOf(bytes);
  if (kind === "PDF") return { kind, signatures: await judgePdfFile(bytes, trust) };
  if (kind !== "CMS") return { kind, signatures: null };
  const { judgeCms } = await import("./cms-judging.ts");
  return { kind, signatures: await judgeCms(bytes, trust, contents) };
}

async function judgePdfFile(bytes: Buffer, trust: Trust): Promise<JudgedSignature[] | null> {
  const found = await judgeReadable(bytes, trust);
  if (found?.length !== 0 || !bytes.includes("/ByteRange")) return found;
  const { unreachableIn } = await import("./pdf-unreachable.ts");
  return unreachableIn(bytes);
}
