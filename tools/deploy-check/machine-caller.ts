import type { X509Certificate } from "node:crypto";
import { issue } from "../../localstack/signing-service/certificates.ts";
import { pythonScript } from "./python.ts";

/** A system that calls with a certificate. */
export interface Caller {
  /** PEM, as administrators register it. */
  certificate: string;
  /** @throws Error for an answer that is no success */
  call<T>(method: string, path: string, body?: object): Promise<T>;
}

const HOUR_MS = 3_600_000;

/**
 * A system with a new, self-signed certificate. MiniStack asks no caller for a certificate, so the function is invoked with
 * the event that the gateway's domain with mutual TLS makes.
 */
export async function newCaller(name: string, env: Record<string, string>): Promise<Caller> {
  const from = new Date(Date.now() - HOUR_MS);
  const { certificate } = issue({ name, from, until: new Date(Date.now() + 24 * HOUR_MS), use: "client" });
  return {
    certificate: certificate.toString(),
    async call<T>(method: string, path: string, body?: object) {
      const event = JSON.stringify(eventOf({ method, path, body, certificate }));
      const said = await pythonScript("invoke.py", ["temelia-prod-notifications-machine", event], env);
      const answer = JSON.parse(said) as { statusCode: number; body?: string };
      if (answer.statusCode > 299) throw new Error(`${method} ${path}: ${said}`);
      return parsed(answer.body ?? "") as T;
    },
  };
}

/** JSON, or the text of another format. */
const parsed = (body: string): unknown => (/^[[{]/.test(body) ? JSON.parse(body) : body);

interface Request {
  method: string;
  path: string;
  body: object | undefined;
  certificate: X509Certificate;
}

const eventOf = ({ method, path, body, certificate }: Request) => ({
  version: "2.0",
  routeKey: "ANY /notifications/api/v1/{proxy+}",
  rawPath: path,
  rawQueryString: "",
  headers: { "content-type": "application/json" },
  requestContext: {
    http: { method, path, protocol: "HTTP/1.1", sourceIp: "127.0.0.1", userAgent: "deploy-check" },
    authentication: { clientCert: { clientCertPem: certificate.toString() } },
  },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  isBase64Encoded: false,
});
