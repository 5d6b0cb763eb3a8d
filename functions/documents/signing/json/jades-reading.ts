import type { X509Certificate } from "node:crypto";
import { isMadeBy, type SignatureMethod } from "../algorithms.ts";
import { type Fault, type FoundSignature, malformedAs, type Reference, untimed } from "../found-signature.ts";
import type { SignedContent } from "../judged-file.ts";
import { type Jws, jwsIn, type Payload, signaturesIn } from "./jws.ts";
import { isNoSignature, isOfCurve, methodNamed } from "./methods.ts";
import {
  claimedIn,
  isNamedBy,
  keyCertificates,
  namedCertificate,
  policyIn,
  type Unsigned,
  unsignedIn,
  validationDataIn,
} from "./properties.ts";
import { isPlain, type SignedData, signedDataOf } from "./signed-data.ts";
import { stampsOf } from "./stamps.ts";
import { itemsAt, type JsonObject, memberOf, textAt } from "./strict-json.ts";

/** A signature of a file, and whether the file shows anything that it does not cover. */
export interface JsonSignature {
  found: FoundSignature;
  isWhole: boolean;
  /** It signs the value of another signature. */
  isCounter: boolean;
}

const malformed = malformedAs("JADES");

/** Every signature in a file, and after them the counter-signatures. None if the file is JSON of another kind. @throws JsonError */
export function readJades(bytes: Buffer, contents: SignedContent[]): JsonSignature[] {
  const all = jwsIn(bytes);
  // One payload that some sign as it is, and others in base64url, would be read in two ways (RFC 7797, 8).
  const ways = new Set(all.map(({ header }) => header !== undefined && isPlain(header)));
  const read = all.map((one) => ({
    found: ways.size > 1 ? malformed : foundIn(one, contents),
    isWhole: !one.hasMore,
    isCounter: false,
  }));
  return [...read, ...all.flatMap((one) => countersOf(one))];
}

/** A counter-signature signs the value of the signature that has it; its payload repeats that, or is left out. */
function countersOf(master: Jws): JsonSignature[] {
  const counters = (unsignedIn(master) ?? []).filter(({ name }) => name === "cSig");
  return counters.flatMap(({ value }) => {
    const [jws, another] = signaturesIn(value);
    if (!jws || another) return [{ found: malformed, isWhole: true, isCounter: true }];
    const isOfMaster = jws.payload === undefined || decoded(jws.payload)?.equals(master.value) === true;
    const found = foundIn(jws, [{ name: "", bytes: master.value }]);
    return [
      {
        found: isOfMaster ? found : { ...found, references: [{ digest: "sha256", state: "missing" }] },
        isWhole: true,
        isCounter: true,
      },
    ];
  });
}

const decoded = ({ bytes, isEncoded }: Payload): Buffer | undefined =>
  isEncoded ? Buffer.from(bytes.toString(), "base64url") : undefined;

function foundIn(jws: Jws, contents: SignedContent[]): FoundSignature {
  const { header, value } = jws;
  if (!header || value.length === 0 || hasNameTwice(header, jws.unprotected)) return malformed;
  const data = signedDataOf(jws, header, contents);
  if (data.isMalformed) return malformed;
  const unsigned = unsignedIn(jws);
  const kept = (unsigned ?? []).map(validationDataIn);
  const certificates = [...keyCertificates(header), ...kept.flatMap((one) => one.certificates)];
  const named = namedCertificate(header);
  const signer = named ? certificates.find((one) => isNamedBy(named, one)) : keyCertificates(header)[0];
  const { method, isMadeByKey } = methodOf(jws, header, { data, signer });
  const references = referencesOf(data, signer, { method, isMadeByKey });
  return {
    form: "JADES",
    fault: named && !signer && certificates.length > 0 ? contradicted : faultIn(jws, header),
    references,
    signer,
    isSignerSigned: signer !== undefined,
    method,
    digests: data.references.map(({ digest }) => digest),
    isMadeBy: isMadeByKey,
    value,
    claimed: claimedIn(header),
    certificates,
    statements: kept.flatMap((one) => one.statements),
    stamps: stampsOf({ jws, header, data, unsigned }),
    unjudged: unjudgedIn(header, unsigned),
  };
}

const contradicted: Fault = { subIndication: "NO_SIGNING_CERTIFICATE_FOUND", motiv: "SEMNATURA_CORUPTA" };

/** The names of both headers are different ones (RFC 7515, 4): a program could read either. */
const hasNameTwice = (header: JsonObject, unprotected: JsonObject): boolean =>
  Object.keys(unprotected).some((name) => Object.hasOwn(header, name));

interface Making {
  data: SignedData;
  signer: X509Certificate | undefined;
}

interface Made {
  method: SignatureMethod | undefined;
  isMadeByKey(certificate: X509Certificate): boolean;
}

/** The algorithm is the one in the protected header, and no other. */
function methodOf({ value }: Jws, header: JsonObject, { data, signer }: Making): Made {
  const name = textAt(header, "alg");
  const method = methodNamed(name, signer);
  const { toBeSigned } = data;
  const answers = new WeakMap<X509Certificate, boolean>();
  const verified = (certificate: X509Certificate) =>
    method !== undefined &&
    toBeSigned !== undefined &&
    isOfCurve(name, certificate) &&
    isMadeBy(certificate.publicKey, method, { bytes: Buffer.concat(toBeSigned), value });
  return {
    method,
    isMadeByKey: (certificate) => {
      const answer = answers.get(certificate) ?? verified(certificate);
      answers.set(certificate, answer);
      return answer;
    },
  };
}

/**
 * The header and the payload are signed as they are, and no digest of them is kept: if the value is not of them, nobody can tell which of
 * the three was changed.
 */
function referencesOf(
  { toBeSigned, references }: SignedData,
  signer: X509Certificate | undefined,
  { method, isMadeByKey }: Made,
): Reference[] {
  const digest = method?.digest ?? "sha256";
  if (!toBeSigned) return [{ digest, state: "missing" }, ...references];
  const isChanged = signer !== undefined && method !== undefined && !isMadeByKey(signer);
  return [{ digest, state: isChanged ? "changed" : "intact" }, ...references];
}

/** Names that may be critical, because they are understood here or have no effect (RFC 7515, 4.1.11; ETSI TS 119 182-1, 5.1.9). */
const understood = new Set([
  "sigT",
  "iat",
  "x5t#o",
  "sigX5ts",
  "srCms",
  "sigPl",
  "srAts",
  "adoTst",
  "sigPId",
  "sigD",
  "b64",
]);

/** Names that change what is signed: a program that does not know them must not pass over them. */
const necessary = ["sigD", "b64"];

function faultIn({ payload }: Jws, header: JsonObject): Fault | undefined {
  if (isNoSignature(textAt(header, "alg")))
    return { subIndication: "SIG_CRYPTO_FAILURE", motiv: "SEMNATURA_CORUPTA" };
  const critical = memberOf(header, "crit");
  const names = itemsAt(header, "crit");
  const isCritical = (name: unknown) =>
    typeof name === "string" && understood.has(name) && Object.hasOwn(header, name);
  const isGood =
    (critical === undefined || names.length > 0) &&
    new Set(names).size === names.length &&
    names.every(isCritical) &&
    necessary.every((name) => memberOf(header, name) === undefined || names.includes(name));
  // What sigD refers to would be signed in the place of the payload that people read.
  const isTwice = payload !== undefined && memberOf(header, "sigD") !== undefined;
  if (!isGood || isTwice) return { subIndication: "SIG_CONSTRAINTS_FAILURE", motiv: "FORMA_NEACCEPTATA" };
  return claimedIn(header).length === 0 ? untimed : undefined;
}

/** Unsigned properties that the verdict uses. */
const judged = new Set(["sigTst", "sigRTst", "arcTst", "xVals", "rVals", "tstVD", "anyValData", "cSig"]);

function unjudgedIn(header: JsonObject, unsigned: Unsigned[] | undefined): string[] {
  const policy = policyIn(header);
  return [
    ...(policy === undefined ? [] : [`sigPId ${policy}`]),
    ...(unsigned ?? []).map(({ name }) => name).filter((name) => !judged.has(name)),
    ...(unsigned ? [] : ["etsiU"]),
  ];
}
