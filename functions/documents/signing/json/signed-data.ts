import { plainDigest } from "../digests-once.ts";
import type { Reference } from "../found-signature.ts";
import type { SignedContent } from "../judged-file.ts";
import type { Jws } from "./jws.ts";
import { jadesDigest } from "./methods.ts";
import { base64In, type JsonObject, memberOf, textAt, textsAt } from "./strict-json.ts";

/* What a JWS signs: its payload, or files beside it, as sigD refers to them (ETSI TS 119 182-1, 5.2.8). Nothing is fetched. */

export interface SignedData {
  /** The bytes that the value is over, piece by piece; undefined if they cannot be known here. */
  toBeSigned: Buffer[] | undefined;
  /** The data as a stamp of the content or of an archive has them. */
  stamped: Buffer[] | undefined;
  /** The files that are signed by their digests. */
  references: Reference[];
  /** The payload cannot be read in one way. */
  isMalformed: boolean;
}

const MECHANISMS = "http://uri.etsi.org/19182/";
const BY_HASH = `${MECHANISMS}ObjectIdByURIHash`;
const BY_URI = `${MECHANISMS}ObjectIdByURI`;
const HTTP_HEADERS = `${MECHANISMS}HttpHeaders`;

/** More than any signature refers to. */
const MOST_FILES = 500;

/** The payload is signed as it is, and not in base64url (RFC 7797). */
export const isPlain = (header: JsonObject): boolean => memberOf(header, "b64") === false;

export function signedDataOf(jws: Jws, header: JsonObject, contents: SignedContent[]): SignedData {
  const { payload } = jws;
  if (payload !== undefined) {
    const isMalformed = !isPlain(header) && !payload.isEncoded;
    return { ...signing(jws, [payload.bytes]), references: [], isMalformed };
  }
  const sigD = memberOf(header, "sigD");
  if (sigD === undefined) return beside(jws, header, contents.length === 1 ? contents : undefined);
  const mechanism = textAt(sigD, "mId");
  const names = textsAt(sigD, "pars");
  if (names.length > MOST_FILES) return beside(jws, header, undefined);
  if (mechanism === BY_HASH) return byHash(jws, header, { sigD, names, contents });
  if (mechanism === BY_URI) return byAddress(jws, header, { names, contents });
  if (mechanism === HTTP_HEADERS) return ofHttp(jws, names, contents);
  return beside(jws, header, undefined);
}

/** What follows the protected header and a dot under the value. */
const signing = (jws: Jws, stamped: Buffer[]): Pick<SignedData, "toBeSigned" | "stamped"> => ({
  toBeSigned: [Buffer.from(`${jws.protected}.`), ...stamped],
  stamped,
});

const octets = (header: JsonObject, { bytes }: SignedContent): Buffer =>
  isPlain(header) ? bytes : encodedOnce(bytes);

const encoded = new WeakMap<Buffer, Buffer>();

/** All signatures of a file share it in base64url. */
function encodedOnce(bytes: Buffer): Buffer {
  const known = encoded.get(bytes) ?? Buffer.from(bytes.toString("base64url"));
  encoded.set(bytes, known);
  return known;
}

/** The data of files, if each is there, and once: one that is named many times would be many times as large. */
const dataOf = (header: JsonObject, files: (SignedContent | undefined)[]): Buffer[] | undefined =>
  files.every((one) => one !== undefined) && new Set(files).size === files.length
    ? files.map((one) => octets(header, one))
    : undefined;

/** Files beside the signature, one after another. */
function beside(jws: Jws, header: JsonObject, files: SignedContent[] | undefined): SignedData {
  const stamped = files && dataOf(header, files);
  const found = stamped ? signing(jws, stamped) : { toBeSigned: undefined, stamped };
  return { ...found, references: [], isMalformed: false };
}

/** With the names of the files that are missing. */
function byAddress(jws: Jws, header: JsonObject, { names, contents }: Omit<ByHash, "sigD">): SignedData {
  const files = namedAs(names, contents);
  const missing = files ? [] : names.filter((name) => !named(name, contents));
  const references = missing.map((name): Reference => ({ name, digest: "sha256", state: "missing" }));
  return { ...beside(jws, header, files), references };
}

/** The files of these names; undefined if one of them is not there. The only file is the one of the only name, whatever it is called. */
function namedAs(names: string[], contents: SignedContent[]): SignedContent[] | undefined {
  const [only, another] = contents;
  if (names.length === 1 && only && !another) return [only];
  const found = names.map((name) => named(name, contents));
  return found.length > 0 && found.every((one) => one !== undefined) ? found : undefined;
}

/** By the whole name: a path that leads elsewhere is the name of no file. */
const named = (name: string, contents: SignedContent[]): SignedContent | undefined =>
  contents.find((one) => one.name === name || one.name === decoded(name));

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

interface ByHash {
  sigD: unknown;
  names: string[];
  contents: SignedContent[];
}

/** The digests of the files, in base64url if a payload would be, are in the header, and the payload is empty. */
function byHash(jws: Jws, header: JsonObject, { sigD, names, contents }: ByHash): SignedData {
  const digest = jadesDigest(textAt(sigD, "hashM"));
  const hashes = textsAt(sigD, "hashV");
  const found = names.map((name, i) => {
    const hash = base64In(hashes[i]);
    const isSame = (one: SignedContent) =>
      digest !== undefined && hash?.equals(plainDigest(octets(header, one), digest)) === true;
    const file =
      contents.find(isSame) ?? (names.length === 1 ? namedAs(names, contents)?.[0] : named(name, contents));
    const state = !file || !digest || !hash ? "missing" : isSame(file) ? "intact" : "changed";
    return { file, reference: { name, digest: digest ?? "sha256", state } satisfies Reference };
  });
  const isWhole = names.length > 0 && names.length === hashes.length;
  const missing: Reference = { digest: "sha256", state: "missing" };
  return {
    toBeSigned: [Buffer.from(`${jws.protected}.`)],
    stamped: dataOf(
      header,
      found.map(({ file }) => file),
    ),
    references: isWhole ? found.map(({ reference }) => reference) : [missing],
    isMalformed: false,
  };
}

/**
 * The headers of a message are nowhere in a file, but that with the digest of its body (RFC 3230) can be made from the body: a
 * signature of it alone can be judged.
 */
function ofHttp(jws: Jws, names: string[], contents: SignedContent[]): SignedData {
  const [body, another] = contents;
  const isOfBody = names.length === 1 && names[0]?.toLowerCase() === "digest" && body && !another;
  if (!isOfBody) return { toBeSigned: undefined, stamped: undefined, references: [], isMalformed: false };
  const line = `digest: SHA-256=${plainDigest(body.bytes, "sha256").toString("base64")}`;
  return { ...signing(jws, [Buffer.from(line)]), stamped: [body.bytes], references: [], isMalformed: false };
}
