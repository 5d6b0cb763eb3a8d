import type { Range, Segment } from "./blobs.ts";
import { refusal } from "./errors.ts";

/**
 * Resolves a Range header against a size (RFC 9110, 14.2). Accepts one byte range; ignores anything else, also several
 * ranges, as S3 does. Throws InvalidRange.
 */
export function readRange(header: string | undefined, size: number): Range | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === undefined || to === undefined || (!from && !to) || (from && to && Number(from) > Number(to)))
    return undefined;
  const first = from ? Number(from) : Math.max(size - Number(to), 0);
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (first > last) throw outside(size);
  return { first, last };
}

/** The range that part `number` of a multipart object covers. Throws InvalidRange if there is no such part. */
export function rangeOfPart(segments: readonly Segment[], number: number): Range {
  const part = segments[number - 1];
  const size = segments.reduce((sum, segment) => sum + segment.size, 0);
  if (!part) throw outside(size);
  const first = segments.slice(0, number - 1).reduce((sum, segment) => sum + segment.size, 0);
  return { first, last: first + part.size - 1 };
}

const outside = (size: number) =>
  refusal("InvalidRange", undefined, {
    details: { ActualObjectSize: String(size) },
    headers: { "content-range": `bytes */${size}` },
  });

export const whole = (size: number): Range => ({ first: 0, last: size - 1 });
export const lengthOf = ({ first, last }: Range) => last - first + 1;
