/**
 * The reason why a file yields no text and no pages: it is damaged, requires a password, its content exceeds the
 * limits, or it uses a form of its format that is not read here.
 */
export type Unreadability = "stricat" | "cuParola" | "preaMare" | "nesuportat";

/** A file whose content prevents reading it. Retrying does not help. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly reason: Unreadability;

  constructor(reason: Unreadability, cause?: unknown) {
    super(`the file cannot be read: ${reason}`, { cause });
    this.reason = reason;
  }
}
