import { createHash, generateKeyPairSync, type KeyObject, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import jwt from "jsonwebtoken";
import { listenOnLoopback, type Loopback } from "./loopback.ts";

/** The claims of a person who signs in. */
export interface SignedInPerson {
  sub: string;
  idnp?: string;
  roles?: string[];
  name?: string;
  [claim: string]: unknown;
}

/** How an issuer deviates from what it should answer. */
export interface Lie {
  /** Claims that replace those of the ID token. */
  claims?: Record<string, unknown>;
  algorithm?: "none" | "HS256";
  /** Signs with a key that is not published. */
  foreignKey?: true;
  /** The parameters with which it sends people back, changed. */
  back?: (parameters: URLSearchParams) => void;
  /** The status of every answer. */
  status?: number;
  delayMs?: number;
  /** The bytes of the answer to the code. */
  bytes?: number;
  /** The issuer that its metadata name. */
  named?: string;
}

export interface TestIssuer extends Loopback {
  /** The next person to sign in. */
  person: SignedInPerson;
  lie: Lie;
  /** The requests that it received, `POST /token`. */
  requests: string[];
  /** Every address and body that reached it. */
  received: string[];
}

interface Granted {
  challenge: string;
  redirectUri: string;
  nonce: string;
  person: SignedInPerson;
}

const ALGORITHM = "ES256";
const KEY_ID = "cheia-1";
/** The error of the issuer, which no page may repeat. */
export const ISSUER_TEXT = "textul-emitentului-care-nu-se-arata";

const newKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });

/**
 * An OpenID Connect issuer with one client that signs in the next person without asking. It checks the client's secret and the PKCE
 * verifier, and takes each code once.
 */
export async function startTestIssuer(client: { id: string; secret: string }): Promise<TestIssuer> {
  const keys = newKeys();
  const foreign = newKeys();
  const granted = new Map<string, Granted>();

  const answers: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> = {
    "GET /.well-known/openid-configuration": async (_, response) =>
      sendJson(response, 200, {
        issuer: issuer.lie.named ?? issuer.url,
        authorization_endpoint: `${issuer.url}/authorize`,
        token_endpoint: `${issuer.url}/token`,
        jwks_uri: `${issuer.url}/jwks`,
        end_session_endpoint: `${issuer.url}/logout`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        id_token_signing_alg_values_supported: [ALGORITHM],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      }),
    "GET /jwks": async (_, response) =>
      sendJson(response, 200, {
        keys: [{ ...keys.publicKey.export({ format: "jwk" }), kid: KEY_ID, use: "sig", alg: ALGORITHM }],
      }),
    "GET /authorize": async (request, response) => {
      const asked = new URL(request.url ?? "", issuer.url).searchParams;
      const isRight =
        asked.get("client_id") === client.id &&
        asked.get("response_type") === "code" &&
        asked.get("code_challenge_method") === "S256" &&
        asked.get("scope")?.split(" ").includes("openid");
      if (!isRight) return sendJson(response, 400, { error: "invalid_request" });
      const code = randomUUID();
      const redirectUri = asked.get("redirect_uri") ?? "";
      granted.set(code, {
        challenge: asked.get("code_challenge") ?? "",
        redirectUri,
        nonce: asked.get("nonce") ?? "",
        person: issuer.person,
      });
      const back = new URLSearchParams({ code, state: asked.get("state") ?? "", iss: issuer.url });
      issuer.lie.back?.(back);
      response.writeHead(302, { location: `${redirectUri}?${back.toString()}` }).end();
    },
    "POST /token": async (request, response) => {
      const sent = new URLSearchParams(issuer.received.at(-1));
      const grant = granted.get(sent.get("code") ?? "");
      granted.delete(sent.get("code") ?? "");
      if (credentialsIn(request) !== `${client.id}:${client.secret}`)
        return sendJson(response, 401, { error: "invalid_client", error_description: ISSUER_TEXT });
      const isRight =
        grant !== undefined &&
        grant.redirectUri === sent.get("redirect_uri") &&
        grant.challenge === challengeOf(sent.get("code_verifier") ?? "");
      if (!isRight)
        return sendJson(response, 400, { error: "invalid_grant", error_description: ISSUER_TEXT });
      const padding = issuer.lie.bytes === undefined ? {} : { padding: "x".repeat(issuer.lie.bytes) };
      sendJson(response, 200, {
        access_token: randomUUID(),
        token_type: "Bearer",
        id_token: idTokenOf(grant),
        ...padding,
      });
    },
  };

  function idTokenOf({ nonce, person }: Granted): string {
    const now = Math.floor(Date.now() / 1000);
    const { claims, algorithm, foreignKey } = issuer.lie;
    const payload = {
      iss: issuer.url,
      aud: client.id,
      iat: now,
      exp: now + 300,
      nonce,
      ...person,
      ...claims,
    };
    if (algorithm === "none") return jwt.sign(payload, "", { algorithm });
    if (algorithm === "HS256") return jwt.sign(payload, client.secret, { algorithm, keyid: KEY_ID });
    const key: KeyObject = foreignKey ? foreign.privateKey : keys.privateKey;
    return jwt.sign(payload, key, { algorithm: ALGORITHM, keyid: KEY_ID });
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, search } = new URL(request.url ?? "/", "http://issuer");
      const name = `${request.method ?? ""} ${pathname}`;
      issuer.requests.push(name);
      issuer.received.push(request.method === "POST" ? await text(request) : search);
      if (issuer.lie.delayMs !== undefined) await sleep(issuer.lie.delayMs);
      if (issuer.lie.status !== undefined)
        return sendJson(response, issuer.lie.status, {
          error: "server_error",
          error_description: ISSUER_TEXT,
        });
      await (answers[name] ?? (async () => sendJson(response, 404, {})))(request, response);
    })();
  });
  const issuer: TestIssuer = Object.assign(await listenOnLoopback(server), {
    person: { sub: "nimeni" },
    lie: {},
    requests: [],
    received: [],
  });
  return issuer;
}

/** The client's id and secret, each percent-encoded in the header (RFC 6749, 2.3.1). */
function credentialsIn({ headers: { authorization = "" } }: IncomingMessage): string {
  const [, encoded = ""] = /^Basic (\S+)$/.exec(authorization) ?? [];
  return decodeURIComponent(Buffer.from(encoded, "base64").toString("utf8"));
}

const challengeOf = (verifier: string): string => createHash("sha256").update(verifier).digest("base64url");

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
