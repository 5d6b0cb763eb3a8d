import { TSTInfo } from "pkijs";
import { type DigestName, digestNamed } from "./algorithms.ts";
import { definite, oidOf, valuesIn } from "./ber.ts";
import { embeddedIn, setsIn, signedDataIn, statementIn } from "./cms-parts.ts";
import { oids } from "./oids.ts";

/** What a time stamp (RFC 3161) says. */
export interface StampInfo {
  at: Date;
  imprint: { digest: DigestName; value: Buffer };
}

/** @throws Error if the content of a token is not what it should be */
export function infoOf(content: Buffer): StampInfo | undefined {
  const { genTime, messageImprint } = TSTInfo.fromBER(Uint8Array.from(content));
  const digest = digestNamed(messageImprint.hashAlgorithm.algorithmId);
  const value = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView);
  return digest && { at: genTime, imprint: { digest, value } };
}

/** The same of a token whose signature is not looked at, with the certificates and the revocation data in it. */
export function stampInfoIn(token: Buffer): (StampInfo & { inside: Buffer[] }) | undefined {
  try {
    const items = signedDataIn(definite(token).value) ?? [];
    const [, , encapsulated] = items;
    const [type] = encapsulated ? valuesIn(encapsulated.content) : [];
    const content = encapsulated && embeddedIn(encapsulated);
    if (!type || !content || oidOf(type) !== oids.timeStampInfo) return undefined;
    const info = infoOf(content);
    const certificates = setsIn(items, 0).map(({ whole }) => whole);
    return info && { ...info, inside: [...certificates, ...setsIn(items, 1).flatMap(statementIn)] };
  } catch {
    // A stranger's bytes are no token in more ways than the libraries have words for.
    return undefined;
  }
}
