import * as z from "zod";
import { readConfig, secret, setting } from "../../../../shared/config.ts";

/** `none` if a provider is not configured. */
const credential = z.string().min(1);

export const settings = {
  authorizeA: setting("PROVIDER_A_AUTHORIZE_URL", z.url(), "consent page of provider_a"),
  oauthA: setting(
    "PROVIDER_A_OAUTH_URL",
    z.url(),
    "provider_a's OAuth address; /token and /revoke are below it",
  ),
  apiA: setting("PROVIDER_A_API_URL", z.url(), "provider_a's API (Google Drive v3)"),
  clientIdA: setting("PROVIDER_A_CLIENT_ID", credential, "client id registered at provider_a, or none"),
  clientSecretA: secret("PROVIDER_A_CLIENT_SECRET", credential, "secret of that client, or none"),
  urlB: setting("PROVIDER_B_URL", z.url(), "provider_b's address (GitLab); /oauth and /api/v4 are below it"),
  clientIdB: setting("PROVIDER_B_CLIENT_ID", credential, "client id registered at provider_b, or none"),
  clientSecretB: secret("PROVIDER_B_CLIENT_SECRET", credential, "secret of that client, or none"),
};

export const config = readConfig(settings, process.env);
