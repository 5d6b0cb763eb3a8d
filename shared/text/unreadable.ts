/**
 * The reason why a file yields no text and no pages: it is damaged, requires a password, or its content exceeds the
 * limits.
 */
export type Unreadability = "stricat" | "cuParola" | "preaMare";

/** A file whose content prevents reading it. Retrying does not help. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly reason: Unreadability;

  constructor(reason: Unreadability, cause?: unknown) {
    super(`the file cannot be read: ${reason}`, { cause });
    this.reason = reason;
  }
}
