import { X509Certificate } from "node:crypto";
import * as z from "zod";
import { log } from "../../../../shared/log.ts";
import { isSuccess, jsonOf } from "../../../../shared/outgoing/answer.ts";
import { configuredFetch } from "../../../../shared/outgoing/configured-fetch.ts";
import { algorithmOf } from "../cms.ts";
import { refusals as signingRefusals } from "../texts.ts";
import { config } from "./config.ts";
import { oids } from "../oids.ts";
import { LIMIT_MS, serviceFailure, type SigningService } from "../signing-port.ts";

const Listed = z.object({ credentialIDs: z.array(z.string()) });
const Info = z.object({ cert: z.object({ certificates: z.array(z.base64()).min(1) }) });
const Authorized = z.object({ SAD: z.string() });
const Signed = z.object({ signatures: z.array(z.base64()).length(1) });
const Stamped = z.object({ timestamp: z.base64() });

/** A service with the interface of the Cloud Signature Consortium, version 2. */
export function cscService(until: AbortSignal): SigningService {
  const call = <S extends z.ZodType>(operation: string, body: object, answer: S): Promise<z.output<S>> =>
    callService(operation, { body, answer, signal: until });
  return {
    hasOwnCertificates: true,
    async credentialOf({ login, name }) {
      const asked = { userID: login, clientData: name };
      const { credentialIDs } = await call("credentials/list", asked, Listed);
      const [credentialID] = credentialIDs;
      if (credentialID === undefined) throw signingRefusals.semnatarFaraCertificat();
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
    throw serviceFailure();
  }
}

async function signWith(
  call: Call,
  { credentialID, chain }: { credentialID: string; chain: X509Certificate[] },
  digest: Buffer,
): Promise<Buffer> {
  const [certificate] = chain;
  if (!certificate) throw serviceFailure();
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

/** The operator configures the address. A redirect is not followed, because it would carry the token to another host. */
async function callService<S extends z.ZodType>(
  operation: string,
  { body, answer, signal }: Sending<S>,
): Promise<z.output<S>> {
  try {
    const reply = await configuredFetch.fetchWhole(new URL(`${config.serviceUrl}/csc/v2/${operation}`), {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${config.serviceToken}` },
      body: JSON.stringify(body),
      signal,
      timeMs: LIMIT_MS,
    });
    if (!isSuccess(reply)) throw new Error(`status ${reply.status}`);
    return answer.parse(jsonOf(reply));
  } catch (error) {
    // The error text of the service comes from a third party, so it is not logged.
    const cause = error instanceof Error ? error.name : "unknown";
    log.warn("the signing service failed", { operation, cause });
    throw serviceFailure();
  }
}
