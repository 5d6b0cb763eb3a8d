import type { FileKind } from "./file-kinds.ts";
import type { Verdict } from "./outcomes.ts";

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

/** A file that a detached signature may be of. */
export interface SignedContent {
  name: string;
  bytes: Buffer;
}
