import { refuseStale } from "../../../shared/data/repository.ts";
import { forbidden } from "../../../shared/errors.ts";
import type { Document } from "../records/document.ts";
import type { Right } from "./authorization.ts";
import type { Principal } from "./principal.ts";

/** A caller before a document, with the rights that `rightsOf` gives. */
export interface Standpoint {
  caller: Principal;
  document: Document;
  rights: ReadonlySet<Right>;
}

/** Makes the error of a refusal; views only ask if there is one. */
export type Refusal = () => Error;

/**
 * An act on a record of a document, or on the document itself. Its verb refuses by this declaration (`authorize`), and
 * views list by it what their reader may do (`actsFor`).
 */
export interface Act<R = Document> {
  /** The right on the document that the act needs. Absent: every reader of the record has it. */
  right?: Right;
  /** Refuses the act in spite of the right: by the state of the record and its document, or by the caller's standing. */
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

/** A record as its reader sees it. Its ETag stays the revision of the record: 304 says nothing about `poate`. */
export const withActs = <R extends object, Name extends string>(
  record: R,
  poate: Name[],
): R & { poate: Name[] } => ({ ...record, poate });

/** @throws forbidden without the right, stale, and the refusal of the act, in this order */
export function authorize<R>(
  act: Act<R>,
  record: R & { rev: number },
  at: Standpoint,
  ifMatch?: number[],
): void {
  if (lacksRight(act, at)) throw forbidden("faraDrept");
  refuseStale(record, ifMatch);
  const refusal = act.obstacle?.(record, at);
  if (refusal) throw refusal();
}
