import { sha256 } from "../../../../shared/content/hash.ts";
import { ArchiveTooLarge } from "../../../../shared/text/too-large.ts";
import { judgeEach, type JudgedFile } from "../judged-file.ts";
import type { Trust } from "../outcomes.ts";
import { validate } from "../validation.ts";
import { corruptSignature, partly } from "../verdict.ts";
import { signaturesIn } from "./asic-reading.ts";
import { containerIn } from "./container.ts";
import { judgeProofs, proofsIn } from "./proofs.ts";

const MOST_SIGNATURES = 100;

/** Names of files that all signatures together cover: each stands in the answer. */
const MOST_COVERED = 20_000;

/**
 * Judges every signature in a container. A file that no intact signature covers could be anybody's: with one, no signature holds
 * for the container. @throws ArchiveTooLarge
 */
export async function judgeAsic(bytes: Buffer, trust: Trust): Promise<JudgedFile> {
  const kind = "ASIC";
  const container = await containerIn(bytes);
  if (container === undefined) return { kind: "NECUNOSCUT", signatures: [] };
  if (container === "damaged") return { kind, signatures: [{ ...corruptSignature, numarRevizie: 1 }] };
  if (typeof container === "string") return { kind: container, signatures: null };
  const proofs = await proofsIn(container);
  const all = signaturesIn(container, proofs);
  const covered = all.reduce((sum, { covers }) => sum + covers.length, 0);
  // Those that are not judged could be the ones that do not hold.
  if (all.length > MOST_SIGNATURES || covered > MOST_COVERED) throw new ArchiveTooLarge();
  const verdicts = await judgeEach(all, async ({ found }) =>
    found ? validate(found, trust) : corruptSignature,
  );
  const signatures = verdicts.map((one, i) => ({ ...one, acopera: all[i]?.covers ?? [] }));
  const contents = container.contents.map(({ name, bytes: file }) => ({
    nume: name,
    dimensiune: file.length,
    hashSha256: sha256(file),
    semnaturi: signatures
      .filter(({ acopera }) => acopera.includes(name))
      .map(({ numarRevizie }) => numarRevizie),
  }));
  const isIntact = (number: number) => signatures[number - 1]?.integritate === "INTACTA";
  const isWhole = contents.every(({ semnaturi }) => semnaturi.some(isIntact));
  const judged = signatures.map((one) =>
    one.indicatie === "TOTAL_PASSED" && !isWhole ? { ...one, ...partly(one) } : one,
  );
  // Stamps and evidence records sign nothing: a container can have them alone.
  const alone = await judgeProofs(container, proofs, trust);
  return { kind, signatures: judged, contents, ...(alone.length > 0 ? { proofs: alone } : {}) };
}
