import { refuseStale } from "../../../shared/data/repository.ts";
import type { Document } from "../records/document.ts";
import type { Right, Standpoint } from "./authorization.ts";
import { refusals } from "./texts.ts";

/** Creates the error of a refusal; views only check that there is one. */
export type Refusal = () => Error;

/**
 * An act on a document or on one of its records. Its verb enforces this declaration (`authorize`), and views use it
 * to list what the reader may do (`actsFor`).
 */
export interface Act<R = Document> {
  /** The right on the document that the act needs. If absent, every reader of the record has it. */
  right?: Right;
  /**
   * Refuses the act despite the right, because of the state of the record or document, or the status of the caller.
   */
  obstacle?(record: R, at: Standpoint): Refusal | undefined;
}

const lacksRight = <R>({ right }: Act<R>, { rights }: Standpoint): boolean =>
  right !== undefined && !rights.has(right);

/** The acts that the caller may do with the record now. */
export const actsFor = <Name extends string, R>(
  acts: Record<Name, Act<R>>,
  record: R,
  at: Standpoint,
): Name[] =>
  (Object.keys(acts) as Name[]).filter(
    (name) => !lacksRight(acts[name], at) && acts[name].obstacle?.(record, at) === undefined,
  );

/** A record as its reader sees it. Its ETag stays the revision of the record, so a 304 says nothing about `poate`. */
export const withActs = <R extends object, Name extends string>(
  record: R,
  poate: Name[],
): R & { poate: Name[] } => ({ ...record, poate });

/** @throws forbidden without the right, then stale, then the refusal of the act, in this order */
export function authorize<R>(
  act: Act<R>,
  record: R & { rev: number },
  at: Standpoint,
  ifMatch?: number[],
): void {
  if (lacksRight(act, at)) throw refusals.faraDrept();
  refuseStale(record, ifMatch);
  const refusal = act.obstacle?.(record, at);
  if (refusal) throw refusal();
}
