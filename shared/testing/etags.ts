/** The ETag of a record that was changed so many times since it had this one. */
export const etagAfter = (etag: string | undefined, changes = 1): string =>
  `"${Number(etag?.slice(1, -1)) + changes}"`;
