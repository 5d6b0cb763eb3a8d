/**
 * Why a content has no verdict: `termen` is an engine that took longer than its deadline, `nesuportat` a form that it does not
 * read, or a refusal without a reason. Only after `indisponibil` a later scan may say more.
 */
export type NotScanned = "neconfigurat" | "indisponibil" | "preaMare" | "criptat" | "nesuportat" | "termen";

/** What an engine says about a content. Whatever is not known to be clean or infected is `nescanat`. */
export type ScanAnswer =
  | { stare: "curat" }
  | { stare: "infectat"; nume: string }
  | { stare: "nescanat"; motiv: NotScanned };

export interface ScanEngine {
  /**
   * Scans a content of `size` bytes; a failure of the engine is an answer.
   * @throws what reading `content` throws, and Error if it does not have this size
   */
  scan(content: AsyncIterable<Uint8Array>, about: { size: number }): Promise<ScanAnswer>;
  /** The version of the engine's signatures, which changes with them; undefined if it is unknown. */
  signatures(): Promise<string | undefined>;
}
