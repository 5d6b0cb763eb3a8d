import { X509Certificate } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Trust } from "../../functions/documents/signing/outcomes.ts";

/*
 * A folder of signed files with the answers of the reference implementation of ETSI EN 319 102-1 (EU DSS): files/, expected.json,
 * roots/ (trust anchors), revocation/ (lists and OCSP answers).
 */

const Expected = z.object({
  integrity: z.string(),
  trust: z.string(),
  indication: z.string().nullable(),
  subIndication: z.string().nullable(),
});
const ExpectedProof = z.object({ indication: z.string(), subIndication: z.string().nullish() });

/** A file of a corpus, and the answers to its signatures. */
export const ExpectedFile = z.object({
  id: z.string(),
  file: z.string(),
  kind: z.string(),
  repository: z.string(),
  twinOf: z.unknown().optional(),
  contents: z.array(z.object({ file: z.string(), name: z.string().optional() })).optional(),
  evidenceRecords: z.array(ExpectedProof).optional(),
  signatures: z.array(
    z.object({
      field: z.string().optional(),
      end: z.number().nullish(),
      expected: Expected,
      dssAtTimeOfFile: z
        .object({ time: z.string(), indication: z.string(), subIndication: z.string().nullish() })
        .nullish(),
    }),
  ),
});
export type ExpectedFile = z.output<typeof ExpectedFile>;

export const expectedIn = (folder: string): ExpectedFile[] =>
  z.array(ExpectedFile).parse(JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")));

/** The moment of the answers, when the lists in revocation/ were current. */
export const ANSWERED_AT = new Date("2026-11-28T17:00:00Z");

/** Addresses of the invented authorities: http://pki.invalid/NAME.crl is revocation/NAME.crl. */
const LIST = /^http:\/\/pki\.invalid\/(\w+)\.crl$/;

/** The anchors of a folder, and its lists. A file in roots/ that is not a certificate is no anchor. */
export function trustIn(folder: string, now = ANSWERED_AT): Trust {
  const roots = join(folder, "roots");
  const anchors = readdirSync(roots).flatMap((name) => {
    try {
      return [new X509Certificate(readFileSync(join(roots, name)))];
    } catch {
      return [];
    }
  });
  const fetchList = async (address: string) => {
    const name = LIST.exec(address)?.[1];
    const path = name && join(folder, "revocation", `${name}.crl`);
    if (!path || !existsSync(path)) throw new Error("there is no such list");
    return readFileSync(path);
  };
  return { anchors, now, fetchList };
}
