import type { CertificateFacts } from "../auth/certificate-facts.ts";
import { clientCertificate, presentedFacts } from "../auth/client-certificate.ts";
import { mapValues } from "../map-values.ts";
import { kernel } from "../refusals.ts";
import type { Access, SecurityScheme } from "./access.ts";
import { config } from "./front/config.ts";

/** A certificate belongs to the connection, not to the request: the scheme has no further fields (OpenAPI 3.1). */
const mutualTls: SecurityScheme = {
  name: "mutualTLS",
  definition: {
    type: "mutualTLS",
    description: "Certificatul de client al sistemului, prezentat la deschiderea conexiunii TLS",
  },
  servers: ({ name }) => [
    {
      url: `https://{host}/${name}`,
      description: "Adresa sistemelor, care cere certificatul de client",
      variables: { host: { default: "localhost:8443" } },
    },
  ],
};

/** The addresses of a contract, each with its operations by method. */
export type Paths = Record<string, Record<string, { servers?: object[] }>>;

/** Names the host of this installation in the servers of operations that need a certificate. */
export function withMachineHost(paths: Paths): Paths {
  const { machineHost } = config;
  if (machineHost === "none") return paths;
  const named = (server: object) => ({ ...server, variables: { host: { default: machineHost } } });
  return mapValues(paths, (operations) =>
    mapValues(operations, ({ servers, ...operation }) =>
      servers ? { ...operation, servers: servers.map(named) } : operation,
    ),
  );
}

interface CertificateAccess<Caller> extends Omit<Access<Caller>, "scheme" | "admit"> {
  /**
   * Finds the caller whose certificate has this SHA-256 (64 lower-case hexadecimal digits); undefined if none has it, or
   * if the caller is inactive: both make the same calls. May return a cached record (`shared/auth/standings.ts`).
   * @param presented reads what the certificate says, for a service that knows only the fingerprint
   */
  find(fingerprint: string, presented: () => CertificateFacts | undefined): Promise<Caller | undefined>;
}

/** Stands for a certificate that is missing or not in force: no certificate has this SHA-256. */
const NO_FINGERPRINT = "0".repeat(64);

/**
 * The access kind of callers with a client certificate (mutual TLS). Certificates that are missing, malformed, unknown,
 * expired, not yet valid, or of an inactive caller, get the same 401: `find` is called for each of them, so that neither
 * the answer nor its calls distinguish them.
 */
export const certificateAccess = <Caller>({
  find,
  ...access
}: CertificateAccess<Caller>): Access<Caller> => ({
  ...access,
  scheme: mutualTls,
  async admit({ event }, service) {
    const certificate = clientCertificate(event);
    const fingerprint = certificate?.isInForce ? certificate.fingerprint : NO_FINGERPRINT;
    const caller = await find(fingerprint, () => presentedFacts(event));
    if (caller === undefined) throw refusal(service.name);
    return caller;
  },
});

/**
 * A 401 needs a challenge (RFC 9110 §11.6.1). Mutual TLS has no registered scheme, and `Bearer` would ask for a token.
 * The text names the host that asks for certificates: at the public address none ever arrives.
 */
function refusal(realm: string): Error {
  const headers = { "www-authenticate": `MutualTLS realm="${realm}"` };
  const { machineHost } = config;
  return machineHost === "none"
    ? kernel.certificateFaraAdresa({ headers })
    : kernel.certificatNeacceptat({ adresa: `https://${machineHost}/${realm}` }, { headers });
}
