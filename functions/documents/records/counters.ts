/**
 * The counters of documents, by audience, named like the partitions of their lists. Labels: `secrecy.status`. Their cells
 * also carry the facts that a document must know of its bucket, and prove that its issuer and its owner exist.
 */
export const counters = {
  /** Labels also: what its documents hold (`heldBy`). */
  bucket: (id: number) => `documents#bucket#${id}`,
  /**
   * By the owner's key. Labels: `bucketId.secrecy.status`, so that documents already counted with their bucket can be left
   * out. Labels also: what these documents hold.
   */
  owner: (name: string) => `documents#owner#${name}`,
  /** Labels also: `public`, for the public documents among them. */
  issuer: (id: number) => `documents#issuer#${id}`,
  /** Spread: 64 read units, which only administrators cause. */
  all: "documents#all",
  /** Public documents: one read unit. Labels: `public.<format>`. */
  public: "documents#public",
};
