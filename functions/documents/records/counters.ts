/**
 * The counters of documents, by what their readers may see, named like the partitions of their lists. Labels:
 * `secrecy.status`. Their cells are marked with what a document must know of its bucket, and that its issuer and its owner
 * exist.
 */
export const counters = {
  bucket: (id: number) => `documents#bucket#${id}`,
  /** By the owner's key. Labels: `bucketId.secrecy.status`, to leave out what is counted with its bucket. */
  owner: (name: string) => `documents#owner#${name}`,
  /** Labels also: `public`, for those of them that everybody reads. */
  issuer: (id: number) => `documents#issuer#${id}`,
  /** Spread: 64 read units, which administrators pay. */
  all: "documents#all",
  /** What everybody reads: one read unit. Labels: `public.<format>`. */
  public: "documents#public",
};
