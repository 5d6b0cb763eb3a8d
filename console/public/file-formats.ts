/** The kinds of files that the public catalogue tells apart. */
export const FORMATS = ["pdf", "office", "image", "text", "archive", "other"] as const;
export type Format = (typeof FORMATS)[number];
