import { startProviders } from "../../localstack/providers/start-providers.ts";

/** The suppliers of a measurement. Import this before any module that reads the configuration. */
export const suppliers = await startProviders();

Object.assign(process.env, {
  PROVIDER_A_AUTHORIZE_URL: `${suppliers.url}/a/authorize`,
  PROVIDER_A_OAUTH_URL: `${suppliers.url}/a`,
  PROVIDER_A_API_URL: `${suppliers.url}/a/drive/v3`,
  PROVIDER_B_URL: `${suppliers.url}/b`,
});
