/** The ETag of a record after this many changes since it had the given one. */
export const etagAfter = (etag: string | undefined, changes = 1): string =>
  `"${Number(etag?.slice(1, -1)) + changes}"`;
