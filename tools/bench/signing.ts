import { placeRoot } from "../../localstack/signing-service/place-root.ts";
import { startSigningService } from "../../localstack/signing-service/start-signing-service.ts";

/** Starts the local signing service and lets the functions trust it. Call it before their configuration is read. */
export async function startSigning(): Promise<void> {
  const { url, authority } = await startSigningService();
  Object.assign(process.env, { SIGNING_SERVICE_URL: url, SIGNATURE_TRUST: "certificates/roots.pem" });
  const { CERTIFICATES_BUCKET: bucket = "", AWS_ENDPOINT_URL: endpoint = "" } = process.env;
  await placeRoot(authority.root.toString(), { bucket, endpoint });
}
