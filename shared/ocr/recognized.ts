/** A recognised word, with the confidence of the engine, from 0 to 100. */
export interface Word {
  text: string;
  confidence: number;
}

/** What an engine reads on a page. */
export interface Recognized {
  text: string;
  words: Word[];
}

/** A page with a lower mean is not to be relied upon: half of its words and more are others than on the paper. */
const LEAST_QUALITY = 65;

/** The mean confidence of a page, from 0 to 100; undefined without words. */
export const qualityOf = (words: readonly Word[]): number | undefined =>
  words.length === 0
    ? undefined
    : Math.round(words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length);

/** True if the mean confidence of a page is too low. */
export const isPoor = (words: readonly Word[]): boolean =>
  (qualityOf(words) ?? LEAST_QUALITY) < LEAST_QUALITY;
