import type { X509Certificate } from "node:crypto";
import { pathTo } from "./certificate-path.ts";
import type { Purpose } from "./certificate-rules.ts";
import { anchorsAt, type Listed, listedAround } from "./listed-services.ts";
import type { Trust } from "./outcomes.ts";
import { isStrongPath } from "./suites.ts";

interface Wanted {
  /** Certificates found with the signature. */
  known: X509Certificate[];
  purpose: Purpose;
  /** When the path must hold: lists trust an authority at some times only. */
  at: Date;
}

export interface TrustedPath {
  /** As from `pathTo`. */
  path: ReturnType<typeof pathTo>;
  /** The services of trusted lists that may be above the certificate. */
  listed: Listed[];
  /** The same to other anchors. */
  pathBelow(anchors: X509Certificate[]): ReturnType<typeof pathTo>;
}

/** The path of a certificate to an anchor that counts at a time: of the settings, or of the trusted lists. */
export async function trustedPath(
  signer: X509Certificate,
  { known, purpose, at }: Wanted,
  trust: Trust,
): Promise<TrustedPath> {
  const listed = await listedAround([signer, ...known], trust);
  const pathBelow = (anchors: X509Certificate[]) =>
    pathTo(signer, { known, anchors, purpose, prefers: (one) => isStrongPath(one, at) });
  return { path: pathBelow([...trust.anchors, ...anchorsAt(listed, purpose, at)]), listed, pathBelow };
}
