import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer, json } from "node:stream/consumers";
import type { Integer } from "asn1js";
import { signDigest } from "./certificates.ts";
import { openAuthority, type Authority } from "./authority.ts";
import { answerStampRequest } from "./time-stamps.ts";

/** The token that callers of the local service send: harmless, and public. */
export const LOCAL_TOKEN = "only-for-the-local-signing-service";

interface SigningServiceOptions {
  /** Default: one whose keys end with the process. */
  authority?: Authority;
  /** 0 (the default) picks a free port. */
  port?: number;
  /** Further files that anybody may read, by their paths at this address. */
  files?(path: string, url: string): Buffer | undefined;
}

export interface SigningService {
  url: string;
  authority: Authority;
  /** Every body received, so that tests see all data that leaves the system. */
  received: unknown[];
  /** While `on`, every call fails (503); `delayMs` delays every call. */
  trouble: { on: boolean; delayMs: number; without: string[] };
  stop(): Promise<void>;
}

/** Media types of answers other than JSON: the revocation list, answers about a certificate, and stamps as authorities give them (RFC 3161, 3.4). */
const binaryTypes: Record<string, string> = {
  "/lista.crl": "application/pkix-crl",
  "/ocsp": "application/ocsp-response",
  "/tsa": "application/timestamp-reply",
};

type Body = Record<string, unknown>;
type Answer = object | Buffer | undefined;

/**
 * A signing service with the interface of the Cloud Signature Consortium (version 2), limited to the operations that
 * Temelia calls: digests in, signatures out. It certifies any name that it is given, because it is for one machine.
 */
export async function startSigningService(options: SigningServiceOptions = {}): Promise<SigningService> {
  const { authority = openAuthority() } = options;
  const received: unknown[] = [];
  const trouble: SigningService["trouble"] = { on: false, delayMs: 0, without: [] };
  const server = createServer((incoming, reply) => {
    const path = (incoming.url ?? "").replace(/^\/csc\/v2\//, "");
    answer(incoming, path).then(
      ([status, body]) => {
        reply.writeHead(status, { "content-type": binaryTypes[path] ?? "application/json" });
        reply.end(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? {}));
      },
      () => reply.writeHead(500).end(),
    );
  });

  async function answer(incoming: IncomingMessage, path: string): Promise<[number, Answer]> {
    if (trouble.delayMs) await new Promise((resolve) => setTimeout(resolve, trouble.delayMs));
    if (trouble.on || trouble.without.some((word) => path.includes(word))) return [503, undefined];
    if (path === "/lista.crl") return [200, authority.list()];
    const file = options.files?.(path, service.url);
    if (file) return [200, file];
    if (path === "/ocsp") return [200, authority.answer(await buffer(incoming))];
    const listAddress = `${service.url}/lista.crl`;
    if (path === "/tsa") {
      const stamp = (digest: Buffer, nonce?: Integer) => authority.stamp(digest, listAddress, nonce);
      return [200, answerStampRequest(await buffer(incoming), stamp)];
    }
    if (!isAdmitted(incoming)) return [401, { error: "invalid_token" }];
    const body = (await json(incoming)) as Body;
    received.push(body);
    const found = operations(authority, listAddress)[path]?.(body);
    return found ? [200, found] : [400, { error: "invalid_request" }];
  }

  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const service = {
    url: `http://127.0.0.1:${String(port)}`,
    authority,
    received,
    trouble,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return service;
}

function isAdmitted({ headers }: IncomingMessage): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ""), hash(`Bearer ${LOCAL_TOKEN}`));
}

/** Authorisations, each to sign certain digests once. */
const authorized = new Map<string, string>();

/** The credential of an account. A renamed account gets another certificate. */
export const credentialId = (login: string, name: string): string => `${name} (${login})`;

function operations(authority: Authority, listAddress: string): Record<string, (body: Body) => Answer> {
  const signer = (body: Body) => authority.signer(String(body.credentialID), listAddress);
  return {
    // A credential is found by its account and the name sent with it, and made at the first request.
    "credentials/list": ({ userID, clientData }) => {
      if (typeof userID !== "string" || userID === "") return undefined;
      const name = typeof clientData === "string" ? clientData : userID;
      const id = credentialId(userID, name);
      authority.signer(id, listAddress, name);
      return { credentialIDs: [id] };
    },
    "credentials/info": (body) => {
      const { certificate } = signer(body);
      const chain = [certificate, authority.root].map(({ raw }) => raw.toString("base64"));
      return {
        key: { status: "enabled", algo: ["1.2.840.113549.1.1.11"], len: 2048 },
        cert: { status: "valid", certificates: chain, subjectDN: certificate.subject },
        multisign: 1,
      };
    },
    "credentials/authorize": ({ credentialID, hashes }) => {
      const SAD = randomBytes(24).toString("base64url");
      authorized.set(SAD, JSON.stringify([credentialID, hashes]));
      return { SAD, expiresIn: 60 };
    },
    "signatures/signHash": (body) => {
      const { SAD, credentialID, hashes } = body;
      const allowed = authorized.get(String(SAD));
      authorized.delete(String(SAD));
      if (allowed !== JSON.stringify([credentialID, hashes])) return undefined;
      const { key } = signer(body);
      const signatures = (hashes as string[]).map((hash) =>
        signDigest(key, Buffer.from(hash, "base64")).toString("base64"),
      );
      return { signatures };
    },
    "signatures/timestamp": ({ hash }) => {
      const digest = Buffer.from(String(hash), "base64");
      if (digest.length !== 32) return undefined;
      return { timestamp: authority.stamp(digest, listAddress).toString("base64") };
    },
  };
}
