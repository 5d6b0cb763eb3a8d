import { X509Certificate } from "node:crypto";
import * as z from "zod";
import { conflict, unavailable, type AppError } from "../errors.ts";
import { log } from "../log.ts";
import { algorithmOf } from "./cms.ts";
import { config } from "./config.ts";
import { oids } from "./oids.ts";

/** A signer's key at a service that keeps it. Nothing but digests goes there. */
export interface Credential {
  /** The signer's certificate first. */
  chain: X509Certificate[];
  /** Signs a SHA-256. */
  sign(digest: Buffer): Promise<Buffer>;
}

/** Who signs and stamps. */
export interface SigningService {
  credentialOf(signer: string): Promise<Credential>;
  /** A time stamp (RFC 3161) of a SHA-256; undefined where the service gives none. */
  stamp(digest: Buffer): Promise<Buffer | undefined>;
}

/** How long one signature may take: all its calls together. */
const LIMIT_MS = 20_000;

const failure = (): AppError =>
  unavailable("serviciuSemnareIndisponibil", { headers: { "retry-after": "30" } });

const Listed = z.object({ credentialIDs: z.array(z.string()) });
const Info = z.object({ cert: z.object({ certificates: z.array(z.base64()).min(1) }) });
const Authorized = z.object({ SAD: z.string() });
const Signed = z.object({ signatures: z.array(z.base64()).length(1) });
const Stamped = z.object({ timestamp: z.base64() });

/** The service for one signature, by the interface of the Cloud Signature Consortium, version 2. */
export function signingService(): SigningService {
  const until = AbortSignal.timeout(LIMIT_MS);
  const call = <S extends z.ZodType>(operation: string, body: object, answer: S): Promise<z.output<S>> =>
    callService(operation, { body, answer, signal: until });
  return {
    async credentialOf(signer) {
      const { credentialIDs } = await call("credentials/list", { userID: signer }, Listed);
      const [credentialID] = credentialIDs;
      if (credentialID === undefined) throw conflict("semnatarFaraCertificat");
      const { cert } = await call("credentials/info", { credentialID, certificates: "chain" }, Info);
      const chain = cert.certificates.map(certificateOf);
      return { chain, sign: (digest) => signWith(call, { credentialID, chain }, digest) };
    },
    async stamp(digest) {
      try {
        const body = { hash: digest.toString("base64"), hashAlgo: oids.sha256 };
        const { timestamp } = await call("signatures/timestamp", body, Stamped);
        return Buffer.from(timestamp, "base64");
      } catch {
        return undefined;
      }
    },
  };
}

type Call = <S extends z.ZodType>(operation: string, body: object, answer: S) => Promise<z.output<S>>;

function certificateOf(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, "base64"));
  } catch {
    throw failure();
  }
}

async function signWith(
  call: Call,
  { credentialID, chain }: { credentialID: string; chain: X509Certificate[] },
  digest: Buffer,
): Promise<Buffer> {
  const [certificate] = chain;
  if (!certificate) throw failure();
  const asked = {
    credentialID,
    hashes: [digest.toString("base64")],
    hashAlgorithmOID: oids.sha256,
  };
  const { SAD } = await call("credentials/authorize", { ...asked, numSignatures: 1 }, Authorized);
  const signAlgo = algorithmOf(certificate);
  const { signatures } = await call("signatures/signHash", { ...asked, SAD, signAlgo }, Signed);
  return Buffer.from(signatures[0] ?? "", "base64");
}

interface Sending<S extends z.ZodType> {
  body: object;
  answer: S;
  signal: AbortSignal;
}

/** The address is the operator's. A redirect is refused: it would carry the token elsewhere. */
async function callService<S extends z.ZodType>(
  operation: string,
  { body, answer, signal }: Sending<S>,
): Promise<z.output<S>> {
  try {
    const reply = await fetch(`${config.serviceUrl}/csc/v2/${operation}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${config.serviceToken}` },
      body: JSON.stringify(body),
      redirect: "error",
      signal,
    });
    if (!reply.ok) throw new Error(`status ${reply.status}`);
    return answer.parse(await reply.json());
  } catch (error) {
    // What the service says of itself is text of a third party.
    const cause = error instanceof Error ? error.name : "unknown";
    log.warn("the signing service failed", { operation, cause });
    throw failure();
  }
}

const MOST_LIST_BYTES = 200_000;
const LIST_SECONDS = 60;
const lists = new Map<string, { until: number; bytes: Buffer }>();

/**
 * The current revocation list at an address that stands in a certificate of a trusted root.
 * @throws unavailable where it cannot be had
 */
export async function fetchList(address: string): Promise<Buffer> {
  const kept = lists.get(address);
  if (kept && kept.until > performance.now()) return kept.bytes;
  try {
    const reply = await fetch(address, { redirect: "error", signal: AbortSignal.timeout(5_000) });
    const bytes = reply.ok ? Buffer.from(await reply.arrayBuffer()) : Buffer.alloc(0);
    if (bytes.length === 0 || bytes.length > MOST_LIST_BYTES) throw new Error("no list");
    if (lists.size > 100) lists.clear();
    lists.set(address, { until: performance.now() + LIST_SECONDS * 1000, bytes });
    return bytes;
  } catch (error) {
    log.warn("a revocation list cannot be had", { cause: error instanceof Error ? error.name : "unknown" });
    throw unavailable("listaRevocareIndisponibila", { headers: { "retry-after": "30" } });
  }
}
