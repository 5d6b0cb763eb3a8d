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
  all: "documents#all",
};
