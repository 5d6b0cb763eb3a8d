/** The page where everybody signs in, which leads back to an address of the console. */
export const signInAddress = ({ pathname, search }: Pick<Location, "pathname" | "search">): string =>
  `/cont/intrare?inapoi=${encodeURIComponent(pathname + search)}`;
