import { randomBytes, randomInt } from "node:crypto";
import { clock } from "./clock.ts";

/** 2024-01-01T00:00:00Z; 41 bits of milliseconds from here last until 2093. */
const EPOCH = Date.UTC(2024, 0, 1);
const SEQUENCE_SIZE = 4096;
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

let sequence = randomInt(SEQUENCE_SIZE);

/**
 * A record id: an integer of at most 53 bits (exact in JSON), ordered by time, generated without a central counter.
 * Two processes may generate the same id within one millisecond: a record is stored on the condition that its id is
 * free, in its partition and in every list; otherwise a new id is drawn (`IdTaken` of the transaction).
 */
export function nextId(): number {
  sequence = (sequence + 1) % SEQUENCE_SIZE;
  return firstIdAt(clock.now()) + sequence;
}

/** The lowest id of a millisecond. */
export const firstIdAt = (moment: Date): number => (moment.getTime() - EPOCH) * SEQUENCE_SIZE;

/** The millisecond in which an id was generated. */
export const momentOf = (id: number): Date => new Date(EPOCH + Math.floor(id / SEQUENCE_SIZE));

/**
 * An id above another one, even if clocks differ; in that case it is drawn at random, too, instead of being the next
 * one.
 */
export function nextIdAfter(previous: number): number {
  const id = nextId();
  return id > previous ? id : previous + 1 + randomInt(SEQUENCE_SIZE);
}

/** The parts of a name like `import-7`: the kind, which may have hyphens, and the id. */
export function kindAndId(name: string): { kind: string; id: number } {
  const end = name.lastIndexOf("-");
  return { kind: name.slice(0, end), id: Number(name.slice(end + 1)) };
}

/** `length` random characters of Crockford's base 32 (no I, L, O, U), 5 bits each. */
export function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => CROCKFORD[byte % 32]).join("");
}

const ID_DIGITS = 16;

/** An id as a sort key: fixed width, so that text order is number order. */
export const sortableId = (id: number): string => String(id).padStart(ID_DIGITS, "0");
