import type { FileKind } from "./file-kinds.ts";
import type { Verdict } from "./outcomes.ts";

/** A file that a signature may be of: beside it, or in its container. */
export interface SignedContent {
  name: string;
  bytes: Buffer;
}

/** The verdict on one signature of a file, and where it is. */
export interface JudgedSignature extends Verdict {
  /** In a PDF: the name of its field, and the end of its revision. */
  field?: string;
  end?: number;
  /** Set for a signature of another signature, and not of the file. */
  contrasemnatura?: true;
  /** In a container: the names of the files that it covers. */
  acopera?: string[];
  /** Its number: in a PDF that of the revision that it signed, from 1. */
  numarRevizie: number;
  /** From the signature dictionary if the signature covers it, else from the certificate. */
  semnatar?: string;
}

/** A file in a container, and the numbers of the signatures that cover it. */
export interface ContainedFile {
  nume: string;
  dimensiune: number;
  semnaturi: number[];
}

export interface JudgedFile {
  kind: FileKind;
  /** Null if the file is not readable as its kind, or of a kind that cannot be judged here. */
  signatures: JudgedSignature[] | null;
  /** The files of a container, and the signatures of each. */
  contents?: ContainedFile[];
}

/** The verdict on the signature with a number, by the name in its certificate. */
export const judgedAs = (verdict: Verdict, numarRevizie: number): JudgedSignature => ({
  ...verdict,
  ...(verdict.certificat === undefined ? {} : { semnatar: verdict.certificat }),
  numarRevizie,
});
