/** The error catalogue: S3's code → status and standard message. Source: S3 API reference, "Error responses". */
const catalogue = {
  AccessDenied: [403, "Access Denied"],
  AccessForbidden: [403, "CORSResponse: This CORS request is not allowed."],
  AuthorizationHeaderMalformed: [400, "The authorization header that you provided is not valid."],
  AuthorizationQueryParametersError: [400, "Error parsing the X-Amz-Credential parameter."],
  BadDigest: [400, "The digest you specified did not match the calculated checksum."],
  BucketAlreadyOwnedByYou: [
    409,
    "Your previous request to create the named bucket succeeded and you already own it.",
  ],
  BucketNotEmpty: [409, "The bucket you tried to delete is not empty."],
  EntityTooLarge: [400, "Your proposed upload exceeds the maximum allowed object size."],
  EntityTooSmall: [400, "Your proposed upload is smaller than the minimum allowed object size."],
  IncompleteBody: [
    400,
    "You did not provide the number of bytes specified by the Content-Length HTTP header.",
  ],
  InternalError: [500, "We encountered an internal error. Please try again."],
  InvalidAccessKeyId: [403, "The AWS access key ID you provided does not exist in our records."],
  InvalidArgument: [400, "Invalid Argument"],
  InvalidBucketName: [400, "The specified bucket is not valid."],
  InvalidChunkSizeError: [400, "The chunk size or framing of the aws-chunked body is not valid."],
  InvalidDigest: [400, "The Content-MD5 you specified was invalid."],
  InvalidObjectState: [403, "The operation is not valid for the object's storage class."],
  InvalidPart: [
    400,
    "One or more of the specified parts could not be found. The part may not have been uploaded, " +
      "or the specified entity tag may not match the part's entity tag.",
  ],
  InvalidPartOrder: [
    400,
    "The list of parts was not in ascending order. Parts must be ordered by part number.",
  ],
  InvalidRange: [416, "The requested range is not satisfiable"],
  InvalidRequest: [400, "The request is not valid."],
  InvalidStorageClass: [400, "The storage class you specified is not valid."],
  InvalidURI: [400, "Couldn't parse the specified URI."],
  KeyTooLongError: [400, "Your key is too long"],
  MalformedTrailerError: [400, "The request contained trailing data that was not well-formed."],
  MalformedXML: [
    400,
    "The XML you provided was not well-formed or did not validate against our published schema",
  ],
  MetadataTooLarge: [400, "Your metadata headers exceed the maximum allowed metadata size."],
  MissingContentLength: [411, "You must provide the Content-Length HTTP header."],
  NoSuchBucket: [404, "The specified bucket does not exist"],
  NoSuchCORSConfiguration: [404, "The CORS configuration does not exist"],
  NoSuchKey: [404, "The specified key does not exist."],
  NoSuchLifecycleConfiguration: [404, "The lifecycle configuration does not exist"],
  NoSuchPublicAccessBlockConfiguration: [404, "The public access block configuration was not found"],
  NoSuchUpload: [404, "The specified multipart upload does not exist."],
  NotImplemented: [501, "A header or parameter you provided implies functionality that is not implemented."],
  PreconditionFailed: [412, "At least one of the pre-conditions you specified did not hold"],
  RequestTimeTooSkewed: [403, "The difference between the request time and the current time is too large."],
  ServerSideEncryptionConfigurationNotFoundError: [
    404,
    "The server side encryption configuration was not found",
  ],
  SignatureDoesNotMatch: [
    403,
    "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
  ],
  XAmzContentSHA256Mismatch: [
    400,
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof catalogue;

interface Particulars {
  message?: string;
  /** Further elements of the error document, such as `ArgumentName`. */
  details?: Record<string, string>;
  headers?: Record<string, string>;
}

/** An S3 error; any other error becomes InternalError. */
export class S3Error extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, { message, details = {}, headers = {} }: Particulars = {}) {
    super(message ?? catalogue[code][1]);
    this.name = code;
    this.code = code;
    this.status = catalogue[code][0];
    this.details = details;
    this.headers = headers;
  }
}

export function refusal(code: ErrorCode, message?: string, more: Omit<Particulars, "message"> = {}): S3Error {
  return new S3Error(code, { message, ...more });
}
