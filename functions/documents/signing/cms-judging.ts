import { ArchiveTooLarge } from "../../../shared/text/too-large.ts";
import { Asn1Error } from "./ber.ts";
import { MOST_NESTED } from "./cms-content.ts";
import { contentOf, CorruptSignature, type ReadCms, readCms } from "./cms-reading.ts";
import { cmsIn } from "./file-kinds.ts";
import { type FoundSignature, untimed } from "./found-signature.ts";
import { oids } from "./oids.ts";
import { type SignedContent, judgedAs, type JudgedSignature } from "./judged-file.ts";
import type { Trust } from "./outcomes.ts";
import { corruptSignature } from "./verdict.ts";
import { validate } from "./validation.ts";

const MOST_SIGNERS = 100;

/**
 * Judges every signature in a `.p7m` or `.p7s`: enveloping, detached with its content beside it, and those inside of the
 * content. Null if the file is a time stamp, which signs nothing. @throws ArchiveTooLarge if there are more than a hundred
 */
export async function judgeCms(
  bytes: Buffer,
  trust: Trust,
  contents: SignedContent[],
): Promise<JudgedSignature[] | null> {
  const verdicts: JudgedSignature[] = [];
  let read = readOrNone(cmsIn(bytes), contents);
  if (read?.contentType === oids.timeStampInfo) return null;
  if (!read) return [{ ...corruptSignature, numarRevizie: 1 }];
  for (let depth = 0; read && depth < MOST_NESTED; depth += 1) {
    // Those that are not judged could be the ones that do not hold.
    if (read.signatures.length > MOST_SIGNERS - verdicts.length) throw new ArchiveTooLarge();
    for (const found of read.signatures) {
      const fault = found.fault ?? (found.claimed.length === 0 ? untimed : undefined);
      const verdict = await validate({ ...found, fault }, trust);
      verdicts.push(judgedAs(verdict, verdicts.length + 1));
    }
    const inner: Buffer | undefined = read.content && cmsIn(read.content);
    read = inner && readOrNone(inner, contents);
  }
  return verdicts;
}

function readOrNone(bytes: Buffer, contents: SignedContent[]): ReadCms | undefined {
  try {
    const [first, ...others] = contents.map((one) => readCms(bytes, { detached: contentOf(one.bytes) }));
    const isOf = ({ signatures }: ReadCms) => signatures.every(isIntact);
    // The content that was signed is the one with its digest, whatever its name is.
    return [first, ...others].find((one) => one && isOf(one)) ?? first ?? readCms(bytes);
  } catch (error) {
    if (error instanceof CorruptSignature || error instanceof Asn1Error) return undefined;
    throw error;
  }
}

const isIntact = ({ references }: FoundSignature): boolean =>
  references.every(({ state }) => state === "intact");
