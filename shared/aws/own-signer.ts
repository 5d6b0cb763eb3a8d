import { createHmac, createSecretKey, hash, type KeyObject } from "node:crypto";
import type {
  AwsCredentialIdentity,
  HttpRequest,
  RequestSigner,
  RequestSigningArguments,
} from "@smithy/types";

interface ClientConfig {
  credentials(): Promise<AwsCredentialIdentity>;
  region(): Promise<string>;
}

const ALGORITHM = "AWS4-HMAC-SHA256";

/** Headers that the SDK sends and does not sign. A proxy may change them, or the signature itself is one of them. */
const UNSIGNED = new Set(["authorization", "user-agent", "x-amzn-trace-id"]);

/**
 * Signature Version 4 of a request whose body is in memory, and whose path is signed as it is sent: of AWS's JSON protocols, and of
 * S3. Its query needs no escaping. Signs what the SDK's own signer signs, without its asynchronous steps, and derives the key once for a day and
 * credentials.
 */
export class OwnSigner implements RequestSigner {
  readonly #service: string;
  readonly #client: () => ClientConfig;
  #derived?: { scope: string; secret: string; key: KeyObject };

  /**
   * @param client returns the configuration of the client that it signs for: the client gets its signer before it has one
   */
  constructor(service: string, client: () => ClientConfig) {
    this.#service = service;
    this.#client = client;
  }

  /** Signs the request itself: every attempt replaces the headers of the one before. */
  async sign(
    request: HttpRequest,
    { signingDate = new Date(), signingRegion, signingService = this.#service }: RequestSigningArguments = {},
  ): Promise<HttpRequest> {
    const { credentials, region } = this.#client();
    const { accessKeyId, secretAccessKey, sessionToken } = await credentials();
    const time = new Date(signingDate).toISOString().replace(/[-:]|\.\d{3}/g, "");
    const scope = `${time.slice(0, 8)}/${signingRegion ?? (await region())}/${signingService}/aws4_request`;
    const { headers } = request;
    headers["x-amz-date"] = time;
    headers["x-amz-content-sha256"] ??= hash("sha256", (request.body ?? "") as string);
    if (sessionToken === undefined) delete headers["x-amz-security-token"];
    else headers["x-amz-security-token"] = sessionToken;
    const names = signedHeaders(headers);
    const toSign = [ALGORITHM, time, scope, hash("sha256", canonical(request, names))].join("\n");
    const signature = createHmac("sha256", this.#keyFor(scope, secretAccessKey)).update(toSign).digest("hex");
    headers.authorization = `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${names.join(";")}, Signature=${signature}`;
    return request;
  }

  #keyFor(scope: string, secret: string): KeyObject {
    if (this.#derived?.scope !== scope || this.#derived.secret !== secret)
      this.#derived = { scope, secret, key: derivedKey(scope, secret) };
    return this.#derived.key;
  }
}

function derivedKey(scope: string, secret: string): KeyObject {
  let key = createSecretKey(`AWS4${secret}`, "utf8");
  for (const part of scope.split("/")) key = createSecretKey(createHmac("sha256", key).update(part).digest());
  return key;
}

const signedHeaders = (headers: HttpRequest["headers"]): string[] =>
  Object.keys(headers)
    .filter((name) => !UNSIGNED.has(name))
    .sort();

const canonical = ({ method, path, query, headers }: HttpRequest, names: string[]): string =>
  [
    method,
    path,
    queryOf(query),
    ...names.map((name) => `${name}:${inOneLine(headers[name] ?? "")}`),
    "",
    names.join(";"),
    headers["x-amz-content-sha256"],
  ].join("\n");

const queryOf = (query: HttpRequest["query"] = {}): string =>
  Object.keys(query)
    .sort()
    .map((name) => `${name}=${String(query[name])}`)
    .join("&");

const inOneLine = (value: string): string => value.trim().replace(/\s+/g, " ");
