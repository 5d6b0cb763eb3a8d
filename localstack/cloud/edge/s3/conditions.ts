import type { StoredObject } from "./catalog.ts";
import { refusal } from "./errors.ts";

type Headers = Record<string, string>;
type Validators = Pick<StoredObject, "etag" | "modified">;

/** A condition on the entity tag: `*`, or a list of tags, quoted or (S3 accepts both) unquoted. */
function matches(condition: string, etag: string): boolean {
  const tags = condition.split(",").map((tag) => tag.trim().replace(/^W\//, "").replaceAll('"', ""));
  return tags.includes("*") || tags.includes(etag);
}

/** HTTP dates have a resolution of one second. */
const seconds = (date: string) => Math.floor(Date.parse(date) / 1000);

/** Ignores an invalid date (RFC 9110, 13.1.3). */
const isModifiedSince = (modified: string, since: string) => !(seconds(modified) <= seconds(since));
const isModifiedAfter = (modified: string, until: string) => seconds(modified) > seconds(until);

/**
 * Evaluates the preconditions of a read in the order of RFC 9110, 13.2.2: an entity tag takes precedence over a date.
 * `prefix` selects the header variant for a copy's source.
 */
export function readVerdict(
  headers: Headers,
  object: Validators,
  prefix = "",
): "read" | "not modified" | "failed" {
  const [match, noneMatch] = [headers[`${prefix}if-match`], headers[`${prefix}if-none-match`]];
  const [modified, unmodified] = [
    headers[`${prefix}if-modified-since`],
    headers[`${prefix}if-unmodified-since`],
  ];
  if (match !== undefined && !matches(match, object.etag)) return "failed";
  if (match === undefined && unmodified !== undefined && isModifiedAfter(object.modified, unmodified))
    return "failed";
  if (noneMatch !== undefined) return matches(noneMatch, object.etag) ? "not modified" : "read";
  if (modified !== undefined && !isModifiedSince(object.modified, modified)) return "not modified";
  return "read";
}

/** True if If-Range lets a Range apply, because the object has not changed (RFC 9110, 13.1.5). */
export function rangeHolds(headers: Headers, { etag, modified }: Validators): boolean {
  const validator = headers["if-range"];
  if (validator === undefined) return true;
  return validator.startsWith('"') ? validator === `"${etag}"` : seconds(validator) === seconds(modified);
}

const failed = (condition: string) =>
  refusal("PreconditionFailed", undefined, { details: { Condition: condition } });

/**
 * Checks the preconditions of a write against the current object.
 * Source: S3 user guide, "How to prevent object overwrites with conditional writes".
 * Throws PreconditionFailed, NoSuchKey (If-Match without an object), NotImplemented (If-None-Match with a tag).
 */
export function requireWritable(headers: Headers, current: Validators | undefined): void {
  const { "if-match": match, "if-none-match": noneMatch } = headers;
  if (noneMatch !== undefined && noneMatch !== "*")
    throw refusal("NotImplemented", "If-None-Match on a write accepts only the value *.");
  if (noneMatch !== undefined && current) throw failed("If-None-Match");
  if (match === undefined) return;
  if (!current) throw refusal("NoSuchKey");
  if (!matches(match, current.etag)) throw failed("If-Match");
}

/** Checks the precondition of a delete; a missing object fails it (S3 user guide, "conditional deletes"). */
export function requireDeletable(match: string | undefined, current: Validators | undefined): void {
  if (match !== undefined && !(current && matches(match, current.etag))) throw failed("If-Match");
}
