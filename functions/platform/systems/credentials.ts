import { serviceSecrets } from "../../../shared/encryption/service-secrets.ts";
import { type SentCredentials, type System, Systems } from "../records/system.ts";
import { platform } from "../service.ts";

const secrets = serviceSecrets(platform.name);

const locationIn = (systemId: number) => ({
  entity: Systems.name,
  id: String(systemId),
  field: "credentials",
});

/** Seals the credentials that audit a system. */
export const sealCredentials = (credentials: SentCredentials, systemId: number): Promise<string> =>
  secrets.seal(JSON.stringify(credentials), locationIn(systemId));

/** The credentials of a system, if it has any. Needs the right to open secrets, which only the auditor has. */
export const openCredentials = async ({
  id,
  credentialsSealed,
}: Pick<System, "id" | "credentialsSealed">): Promise<SentCredentials | undefined> =>
  credentialsSealed === undefined
    ? undefined
    : (JSON.parse(await secrets.open(credentialsSealed, locationIn(id))) as SentCredentials);
