import type { Call } from "./call.ts";
import {
  algorithmNamed,
  algorithmNames,
  headerOf,
  isBase64Of,
  isChecksum,
  type Algorithm,
} from "./checksums.ts";
import { refusal } from "./errors.ts";

/** The declarations about a request's body in its headers. */
export interface Promised {
  size: number;
  /** Base64, from Content-MD5. */
  md5?: string;
  /** Hexadecimal, from x-amz-content-sha256. */
  sha256?: string;
  algorithm?: Algorithm;
  /** Base64; absent if it follows in a trailer. */
  checksum?: string;
}

export const isChunked = (content: string) => content.startsWith("STREAMING-");

const contents =
  /^(?:[\da-f]{64}|UNSIGNED-PAYLOAD|STREAMING-UNSIGNED-PAYLOAD-TRAILER|STREAMING-AWS4-HMAC-SHA256-PAYLOAD(?:-TRAILER)?)$/;

/**
 * Reads the declarations and refuses contradictory ones.
 * Throws MissingContentLength, InvalidDigest, InvalidRequest, NotImplemented.
 */
export function promisedBy(call: Call, content: string): Promised {
  if (!contents.test(content))
    throw refusal("NotImplemented", `x-amz-content-sha256 "${content}" is not implemented.`);
  const md5 = call.headers["content-md5"];
  if (md5 !== undefined && !isBase64Of(16, md5)) throw refusal("InvalidDigest");
  return {
    size: promisedSize(call, content),
    ...(md5 !== undefined && { md5 }),
    ...(/^[\da-f]{64}$/.test(content) && { sha256: content }),
    ...promisedChecksum(call),
  };
}

function promisedSize({ headers, method }: Call, content: string): number {
  const length = headers[isChunked(content) ? "x-amz-decoded-content-length" : "content-length"];
  if (length === undefined && method === "PUT") throw refusal("MissingContentLength");
  const size = Number(length ?? 0);
  if (!Number.isSafeInteger(size) || size < 0) throw refusal("InvalidArgument", "Invalid content length");
  return size;
}

function promisedChecksum({ headers }: Call): Pick<Promised, "algorithm" | "checksum"> {
  const inHeader = algorithmNames.filter((one) => headers[headerOf(one)] !== undefined);
  const trailer = headers["x-amz-trailer"]?.toLowerCase();
  const inTrailer = algorithmNames.filter((one) => headerOf(one) === trailer);
  if (trailer !== undefined && !inTrailer.length)
    throw refusal("InvalidRequest", "The value specified in the x-amz-trailer header is not supported");
  const [algorithm, ...more] = [...inHeader, ...inTrailer];
  if (more.length) throw refusal("InvalidRequest", "Expecting a single x-amz-checksum- header.");
  refuseOtherAlgorithm(headers["x-amz-sdk-checksum-algorithm"], algorithm);
  if (!algorithm) return {};
  const checksum = headers[headerOf(algorithm)];
  if (checksum === undefined) return { algorithm };
  if (!isChecksum(algorithm, checksum))
    throw refusal("InvalidRequest", `Value for ${headerOf(algorithm)} header is invalid.`);
  return { algorithm, checksum };
}

function refuseOtherAlgorithm(announced: string | undefined, sent: Algorithm | undefined): void {
  if (announced === undefined || algorithmNamed(announced) === sent) return;
  throw refusal(
    "InvalidRequest",
    sent
      ? "Value for x-amz-sdk-checksum-algorithm header is invalid."
      : "x-amz-sdk-checksum-algorithm specified, but no corresponding x-amz-checksum-* or x-amz-trailer headers were found.",
  );
}
