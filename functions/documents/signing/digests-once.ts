import { type DigestName, hashBy } from "./algorithms.ts";

export type DigestBy = (data: Buffer, name: DigestName) => Buffer;

/** Many signatures and stamps are of the same large file: each digest of it is computed once. */
export function onceEach(compute: DigestBy): DigestBy {
  const known = new WeakMap<Buffer, Map<DigestName, Buffer>>();
  return (data, name) => {
    const digests = known.get(data) ?? new Map<DigestName, Buffer>();
    known.set(data, digests);
    const digest = digests.get(name) ?? compute(data, name);
    digests.set(name, digest);
    return digest;
  };
}

/** The digest of bytes as they are. */
export const plainDigest = onceEach((data, name) => hashBy(name).update(data).digest());
