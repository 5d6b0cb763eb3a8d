import type { FileKind } from "./file-kinds.ts";
import type { Outcome, Verdict } from "./outcomes.ts";
import type { ProofKind } from "./reasons.ts";

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
  hashSha256: string;
  semnaturi: number[];
}

/** A time stamp or an evidence record that is found without a signature, or beside one in a container. */
export interface JudgedProof extends Pick<Verdict, "status" | "indicatie" | "autoritate"> {
  felDovada: ProofKind;
  motiv?: Outcome["motiv"];
  subindicatie?: Outcome["subindicatie"];
  /** Since when the data are known to have existed, according to it. */
  la?: Date;
  /** The names of the files that it proves. */
  acopera: string[];
  /** SHA-256 of its bytes, and the certificate of the stamp's authority: for reports. */
  hash?: string;
  signer?: Buffer;
}

export interface JudgedFile {
  kind: FileKind;
  /** Null if the file is not readable as its kind, or of a kind that cannot be judged here. */
  signatures: JudgedSignature[] | null;
  /** What a file of no known kind begins as, and cannot be read as. */
  damagedAs?: "XML" | "JSON";
  /** The files of a container, and the signatures of each. */
  contents?: ContainedFile[];
  /** Set for a file with time stamps or evidence records that belong to no signature in it. */
  proofs?: JudgedProof[];
}

/** The verdicts on signatures in their order; those of another signature are marked. */
export async function judgeEach<T extends { isCounter?: boolean }>(
  all: T[],
  verdictOf: (one: T) => Promise<Verdict>,
): Promise<JudgedSignature[]> {
  const judged: JudgedSignature[] = [];
  for (const one of all)
    judged.push({
      ...judgedAs(await verdictOf(one), judged.length + 1),
      ...(one.isCounter ? { contrasemnatura: true as const } : {}),
    });
  return judged;
}

/** The verdict on the signature with a number, by the name in its certificate. */
export const judgedAs = (verdict: Verdict, numarRevizie: number): JudgedSignature => ({
  ...verdict,
  ...(verdict.certificat === undefined ? {} : { semnatar: verdict.certificat }),
  numarRevizie,
});
