import { answerBecause } from "../../../shared/data/transaction.ts";

/** A right on a document. It names the document by id, or by code while its id may still be drawn again. */
export interface Ground {
  right: string;
  document: number | string;
}

/** Stores the right that an answer is based on with the answer kept for the request's Idempotency-Key. */
export const answeredBy = (right: string, document: Ground["document"]): void =>
  answerBecause(JSON.stringify({ right, document } satisfies Ground));

export const groundOf = (written: string): Ground => JSON.parse(written) as Ground;
