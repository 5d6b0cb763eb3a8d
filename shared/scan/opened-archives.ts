import { apart } from "../apart/apart.ts";
import { LIMITS, readably } from "../text/readably.ts";
import { UnreadableFile } from "../text/unreadable.ts";
import { archiveKind, KIND_BYTES } from "./archive-kind.ts";
import type { ScanAnswer, ScanEngine } from "./engine.ts";
import type { Unscanned } from "./locked-archives.ts";

/** Larger archives are not opened: they are held in memory. */
const MOST_OPENED = 100_000_000;

/** An engine that calls an archive clean only if no part of it has a password: no engine can have looked into such a part. */
export const openingArchives = (engine: ScanEngine): ScanEngine => ({
  signatures: () => engine.signatures(),
  async scan(content, about) {
    const passing = new Passing();
    const answer = await engine.scan(passing.through(content), about);
    return answer.stare === "curat" ? passing.answer() : answer;
  },
});

/** The answer about a content that another engine calls clean, and that is read here only if it is an archive. */
export async function answerUnlessLocked(content: AsyncIterable<Uint8Array>): Promise<ScanAnswer> {
  const passing = new Passing();
  for await (const chunk of content) {
    passing.keep(chunk);
    if (!passing.mayBeOpened) break;
  }
  return passing.answer();
}

/** A content that is kept while it passes, if it is an archive. */
class Passing {
  #kind: "unknown" | "archive" | "large archive" | "other" = "unknown";
  #size = 0;
  #kept: Uint8Array[] = [];

  async *through(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      this.keep(chunk);
      yield chunk;
    }
  }

  get mayBeOpened(): boolean {
    return this.#kind === "unknown" || this.#kind === "archive";
  }

  keep(chunk: Uint8Array): void {
    if (!this.mayBeOpened) return;
    this.#kept.push(chunk);
    this.#size += chunk.length;
    if (this.#kind === "unknown" && this.#size >= KIND_BYTES)
      this.#kind = archiveKind(Buffer.concat(this.#kept)) === undefined ? "other" : "archive";
    if (this.#kind === "archive" && this.#size > MOST_OPENED) this.#kind = "large archive";
    if (!this.mayBeOpened) this.#kept = [];
  }

  /** The answer about a content that has passed, and in which nothing was found. */
  async answer(): Promise<ScanAnswer> {
    const motiv = await this.#unscanned();
    return motiv === undefined ? { stare: "curat" } : { stare: "nescanat", motiv };
  }

  async #unscanned(): Promise<Unscanned | undefined> {
    if (this.#kind === "large archive") return "preaMare";
    return this.#kind === "archive" ? unscannedApart(Buffer.concat(this.#kept)) : undefined;
  }
}

/** Opens an archive in a separate process: one that takes too long or too much memory is too large. */
async function unscannedApart(bytes: Buffer): Promise<Unscanned | undefined> {
  const { default: opener } = await import("./archive-opener.ts");
  try {
    return await readably(() => apart(opener, "unscanned", { bytes }, LIMITS));
  } catch (error) {
    if (error instanceof UnreadableFile) return "preaMare";
    throw error;
  }
}
