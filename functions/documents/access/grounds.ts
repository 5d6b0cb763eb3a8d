import { answerBecause } from "../../../shared/data/transaction.ts";

/** A right on a document, named by its id or, while that may be drawn again, by its code. */
export interface Ground {
  right: string;
  document: number | string;
}

/** Keeps the right by which a request is answered with the answer that its Idempotency-Key waits for. */
export const answeredBy = (right: string, document: Ground["document"]): void =>
  answerBecause(JSON.stringify({ right, document } satisfies Ground));

export const groundOf = (written: string): Ground => JSON.parse(written) as Ground;
