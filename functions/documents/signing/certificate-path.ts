import type { X509Certificate } from "node:crypto";
import { isPermitted, type Purpose } from "./certificate-rules.ts";

const MOST_STEPS = 6;
/** Bounds the search: certificates that certify one another form more paths than can be tried. */
const MOST_CHECKS = 300;

interface Search {
  issuers: X509Certificate[];
  anchors: X509Certificate[];
  /** The number of signatures that may still be verified. */
  left: number;
}

/**
 * The certificates from a signer's up to a trusted one (RFC 5280, section 6), with every signature verified. A
 * matching name proves nothing: each step is a signature by the key of the next certificate. `forbidden` if the only
 * paths break a rule of one of their issuers; undefined if there is no path.
 */
export function pathTo(
  certificate: X509Certificate,
  { known, anchors, purpose, prefers = () => true }: Wish,
): X509Certificate[] | "forbidden" | undefined {
  let found: X509Certificate[] | "forbidden" | undefined;
  const search = { issuers: [...anchors, ...known], anchors, left: MOST_CHECKS };
  for (const path of pathsFrom([certificate], certificate, search)) {
    const isAllowed = isPermitted(path, purpose);
    if (isAllowed && prefers(path)) return path;
    if (!Array.isArray(found)) found = isAllowed ? path : "forbidden";
  }
  return found;
}

interface Wish {
  known: X509Certificate[];
  anchors: X509Certificate[];
  purpose: Purpose;
  /** Another path that is permitted is the answer only if none of these is. */
  prefers?: (path: X509Certificate[]) => boolean;
}

function* pathsFrom(
  path: X509Certificate[],
  last: X509Certificate,
  search: Search,
): Generator<X509Certificate[]> {
  if (search.anchors.some(({ raw }) => raw.equals(last.raw))) yield path;
  else if (path.length <= MOST_STEPS)
    for (const issuer of search.issuers)
      if (!path.includes(issuer) && isIssuedBy(last, issuer, search))
        yield* pathsFrom([...path, issuer], issuer, search);
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate, search: Search): boolean {
  try {
    if (search.left <= 0 || !issuer.ca || !certificate.checkIssued(issuer)) return false;
    search.left -= 1;
    return certificate.verify(issuer.publicKey);
  } catch {
    // The key is of an unknown kind, or missing.
    return false;
  }
}
