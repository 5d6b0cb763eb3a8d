import { standings } from "../../../shared/auth/standings.ts";
import { readUnique, recordOf } from "../../../shared/data/repository.ts";
import { PLATFORM_BUCKET_ID } from "../records/bucket.ts";
import type { Issuer } from "../records/issuer.ts";
import { type MachineClient, MachineClients } from "../records/machine-client.ts";
import {
  type Finding,
  NO_ORGANIZATION,
  type OrganizationFacts,
  organizationOfBucket,
} from "./load-organization.ts";
import { type Machine, machineOf } from "./principal.ts";

/** The fields of a machine client that decide what it may do; its secrets are not cached. */
type MachineStanding = Pick<
  MachineClient,
  "clientId" | "emitentId" | "bucketId" | "scopes" | "activ" | "limitaPeMinut"
>;

/** Machine clients and the issuers that they act for: one Query each, cached by revision. */
export const machines = standings(MachineClients.table, "machine", (items): MachineStanding | undefined => {
  const item = items.find(({ sk }) => sk === "machine");
  if (!item) return undefined;
  const { clientId, emitentId, bucketId, scopes, activ, limitaPeMinut } = recordOf<MachineClient>(item);
  return { clientId, emitentId, bucketId, scopes, activ, limitaPeMinut };
});
export const issuers = standings(
  MachineClients.table,
  "issuer",
  ([item]) => item && recordOf<Pick<Issuer, "cod" | "activ">>(item),
);

/**
 * The machine with this id, if it and its issuer are active. It may only read while the organization of its bucket is
 * suspended.
 */
export async function activeMachine(id: number, finding: Finding = "get"): Promise<Machine | undefined> {
  const found = await machines[finding](id);
  const issuer = found && (await issuers[finding](found.emitentId));
  if (!found?.activ || !issuer?.activ) return undefined;
  const { clientId, emitentId, bucketId, scopes, limitaPeMinut } = found;
  const { suspended, ofOrganization } = await organizationOf(found, finding);
  return machineOf(clientId, { emitentId, bucketId, scopes, suspended, ofOrganization, limitaPeMinut });
}

/** The organization of a machine's bucket. The platform's bucket has none. */
const organizationOf = async (
  { bucketId }: Pick<MachineClient, "bucketId">,
  finding: Finding,
): Promise<OrganizationFacts> =>
  bucketId === undefined || bucketId === PLATFORM_BUCKET_ID
    ? NO_ORGANIZATION
    : organizationOfBucket(bucketId, finding);

/** A machine is suspended together with the organization of its bucket. */
export const isSuspended = async (
  client: Pick<MachineClient, "bucketId">,
  finding: Finding = "get",
): Promise<boolean> => (await organizationOf(client, finding)).suspended;

/** The machine with this name, read from the table without the cache. */
export async function loadMachine(clientId: string): Promise<Machine | undefined> {
  const client = await readUnique(MachineClients, "clientId", clientId);
  return client && activeMachine(client.id, "read");
}
