import type { X509Certificate } from "node:crypto";
import type { DigestName } from "./algorithms.ts";
import { CorruptSignature, readCms } from "./cms-reading.ts";
import { oids } from "./oids.ts";
import { open, type Trust, type Verdict, verdictWithout } from "./outcomes.ts";
import { validate } from "./validation.ts";

/** A signature, and the content that it should cover. */
export interface Evidence {
  cms: Buffer;
  /** The digest of the content by the algorithm that the signature has chosen. */
  digestBy(name: DigestName): Buffer | undefined;
  /** The content itself, for a signature that was made without signed attributes. */
  whole?(): Buffer;
  /** Further certificates that are stored with it. */
  certificates?: X509Certificate[];
  /** Revocation lists and OCSP answers that are stored with it. */
  statements?: Buffer[];
}

export const corruptSignature = verdictWithout(
  { indicatie: "TOTAL_FAILED", subindicatie: "FORMAT_FAILURE", motiv: "SEMNATURA_CORUPTA" },
  { integritate: "NESTABILITA" },
);

/** The verdict for what is signed in part only. */
export const partly = ({ status: _, ...verdict }: Verdict): Verdict =>
  verdictWithout(open("SIG_CONSTRAINTS_FAILURE", "ACOPERIRE_PARTIALA"), verdict);

/** Judges the one signature of a detached CMS file over a content. */
export async function judge(
  { cms, statements = [], certificates = [], ...detached }: Evidence,
  trust: Trust,
): Promise<Verdict> {
  try {
    const { signatures, content, contentType, trailing } = readCms(cms, { detached, certificates });
    const [found, another] = signatures;
    const isOfContent = content === undefined && contentType !== oids.timeStampInfo;
    if (!found || another || !isOfContent || trailing > 0) return corruptSignature;
    return await validate({ ...found, statements: [...found.statements, ...statements] }, trust);
  } catch (error) {
    if (error instanceof CorruptSignature) return corruptSignature;
    throw error;
  }
}
