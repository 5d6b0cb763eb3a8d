import { serviceSecrets } from "../../../../shared/encryption/service-secrets.ts";
import { type System, Systems } from "../../records/system.ts";
import { notifications } from "../../service.ts";

const secrets = serviceSecrets(notifications.name);

const locationIn = (systemId: number) => ({
  entity: Systems.name,
  id: String(systemId),
  field: "callbackSecret",
});

/** Seals the secret that signs the calls to a system. */
export const sealCallbackSecret = (secret: string, systemId: number): Promise<string> =>
  secrets.seal(secret, locationIn(systemId));

/** The secret that signs the calls to a system; undefined without one. Needs the right to open secrets. */
export const openCallbackSecret = async ({
  id,
  callbackSigilat,
}: Pick<System, "id" | "callbackSigilat">): Promise<string | undefined> =>
  callbackSigilat === undefined ? undefined : secrets.open(callbackSigilat, locationIn(id));
