/** Why a file gives no text and no pages: it is damaged, it asks for a password, or it is larger inside than it may be. */
export type Unreadability = "stricat" | "cuParola" | "preaMare";

/** A file that its own format does not let be read. No retry helps. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly reason: Unreadability;

  constructor(reason: Unreadability, cause?: unknown) {
    super(`the file cannot be read: ${reason}`, { cause });
    this.reason = reason;
  }
}
