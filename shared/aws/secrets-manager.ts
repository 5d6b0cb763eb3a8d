import { BatchGetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { once } from "../once.ts";
import { retryPolicy } from "./clients.ts";
import { OwnSigner } from "./own-signer.ts";

const SECONDS = 2;
const ATTEMPTS = 2;

const secretsManager = once(() => {
  const signer: OwnSigner = new OwnSigner("secretsmanager", () => client.config);
  const client = new SecretsManagerClient({ ...retryPolicy(SECONDS), maxAttempts: ATTEMPTS, signer });
  return client;
});

/** What Secrets Manager says of some secrets: their texts, and the codes of its refusals, by name. */
export interface SecretsSaid {
  texts: Map<string, string>;
  refusals: Map<string, string>;
}

/** Asks for at most twenty secrets in one call. */
export async function askForSecrets(names: string[]): Promise<SecretsSaid> {
  const command = new BatchGetSecretValueCommand({ SecretIdList: names });
  const { SecretValues = [], Errors = [] } = await secretsManager().send(command);
  return {
    texts: new Map(SecretValues.map(({ Name = "", SecretString = "" }) => [Name, SecretString])),
    refusals: new Map(Errors.map(({ SecretId = "", ErrorCode = "" }) => [SecretId, ErrorCode])),
  };
}
