import { startProviders } from "../../localstack/providers/start-providers.ts";

/** The providers of a measurement. Import this before any module that reads the configuration. */
export const providers = await startProviders();

Object.assign(process.env, {
  PROVIDER_A_AUTHORIZE_URL: `${providers.url}/a/authorize`,
  PROVIDER_A_OAUTH_URL: `${providers.url}/a`,
  PROVIDER_A_API_URL: `${providers.url}/a/drive/v3`,
  PROVIDER_B_URL: `${providers.url}/b`,
});
