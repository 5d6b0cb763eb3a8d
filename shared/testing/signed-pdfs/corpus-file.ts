/** A file of the corpus: how it was made, and the verdict on each of its signatures, oldest first. */
export interface CorpusFile {
  /** The family of attacks as it was published, or `good`. */
  family: string;
  /** How the file was made, in one sentence. */
  made: string;
  verdicts: string[];
  make: () => Buffer | Promise<Buffer>;
  /** The reason why pyHanko accepts a signature in it that is invalid here. */
  pyHankoSays?: string;
}
