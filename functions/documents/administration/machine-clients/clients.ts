import * as z from "zod";
import { newClientSecret } from "../../../../shared/auth/client-secrets.ts";
import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { listRecords } from "../../../../shared/data/list-records.ts";
import type { ListQuery, Page } from "../../../../shared/data/page.ts";
import { mustExist } from "../../../../shared/data/precondition.ts";
import { adding, read, refuseStale, unrevised, update } from "../../../../shared/data/repository.ts";
import { transact, withNewId, type Write } from "../../../../shared/data/transaction.ts";
import { refusals as sharedAccountsRefusals } from "../../../../shared/features/accounts/texts.ts";
import { newClientId } from "../../../../shared/features/clients/client.ts";
import type { WithSecret } from "../../../../shared/features/clients/rotate-secret.ts";
import { removeRecord, type Target } from "../../../../shared/features/crud-verbs.ts";
import { log } from "../../../../shared/log.ts";
import { kernel, unknownReference } from "../../../../shared/refusals.ts";
import { isServiceAdmin, type Principal } from "../../access/principal.ts";
import { MOST_BUCKETS } from "../../access/scope.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { Buckets } from "../../records/bucket.ts";
import { Issuers } from "../../records/issuer.ts";
import {
  MachineClient,
  MachineClientFields,
  MachineClients,
  machines,
  machinesOf,
  type Scope,
  scopes,
} from "../../records/machine-client.ts";

export const MachineClientView = MachineClient.omit({ secrets: true })
  .extend({ ultimaFolosire: z.iso.datetime().optional() })
  .meta({ id: "ClientMasina" });
export type MachineClientView = z.output<typeof MachineClientView>;

/** The only answer that contains the secret. */
export const MachineClientWithSecret = MachineClientView.extend({ clientSecret: z.string() }).meta({
  id: "ClientMasinaCuSecret",
});
export type MachineClientWithSecret = z.output<typeof MachineClientWithSecret>;

export const NewMachineClient = MachineClientFields.meta({ id: "ClientMasinaNou" });
type Wanted = z.output<typeof NewMachineClient>;

/** All machine clients for service administrators; those that file into its buckets for an organization's administrators. */
export async function listMachineClients(
  caller: Principal,
  query: ListQuery,
): Promise<Page<Stored<MachineClient>>> {
  if (isServiceAdmin(caller))
    return listRecords(MachineClients, { name: "machines", lists: [machines] }, query);
  const { organizationBuckets, organizatieId } = caller;
  if (organizationBuckets.length > MOST_BUCKETS)
    throw accessRefusals.preaMulteContainere({ limita: MOST_BUCKETS, filtre: "filter[clientId]" });
  const scope = { name: `machines#${organizatieId}`, lists: organizationBuckets.map(machinesOf) };
  return listRecords(MachineClients, scope, query);
}

/**
 * @throws notFound for an unknown client, and for one that files into a bucket that the caller does not administer
 */
export async function readMachineClient(caller: Principal, id: number): Promise<Stored<MachineClient>> {
  const client = await read(MachineClients, { id });
  if (!client || !isSeen(caller, client)) throw kernel.negasit();
  return client;
}

const isSeen = (caller: Principal, { bucketId }: MachineClient): boolean =>
  isServiceAdmin(caller) || (bucketId !== undefined && caller.organizationBuckets.includes(bucketId));

/** @throws badRequest for an unknown issuer or bucket */
export const createMachineClient = (wanted: Wanted): Promise<WithSecret<MachineClient>> =>
  withNewId(async (id) => {
    const clientId = newClientId();
    const { clientSecret, stored } = newClientSecret(clientId);
    const client = unrevised({
      activ: true,
      ...wanted,
      scopes: each(wanted.scopes),
      id,
      clientId,
      creatLa: clock.iso(),
      secrets: [stored],
    });
    const answer = { ...client, clientSecret };
    await transact([...adding(MachineClients, client), ...requiringReferences(client)], { answer });
    log.info("a machine client got its first secret", { object: id, security: "secret" });
    return answer;
  });

/** Each scope once, in a fixed order. */
const each = (named: readonly Scope[]): Scope[] => scopes.filter((scope) => named.includes(scope));

const requiringReferences = ({ emitentId, bucketId }: MachineClient): Write[] => [
  mustExist(Issuers, { id: emitentId }, () => unknownReference("emitentId")),
  ...(bucketId === undefined
    ? []
    : [mustExist(Buckets, { id: bucketId }, () => unknownReference("bucketId"))]),
];

/**
 * Replaces the fields that administrators set; `activ` stays unchanged if absent. @throws notFound, stale, and
 * badRequest as at creation
 */
export const changeMachineClient = (
  { id, ifMatch }: Omit<Target<Principal>, "caller">,
  wanted: Wanted,
): Promise<Stored<MachineClient>> =>
  update(
    MachineClients,
    { id },
    (before) => {
      refuseStale(before, ifMatch);
      const { clientId, creatLa, secrets, activ } = before;
      return { id, clientId, creatLa, secrets, activ, ...wanted, scopes: each(wanted.scopes) };
    },
    (_, after) => requiringReferences(after),
  );

export const ActiveChange = MachineClient.pick({ activ: true }).meta({ id: "StareClientMasina" });

/**
 * Enables or disables a client. An organization's administrators may only disable, because an enabled client reads
 * documents of its issuer in other organizations.
 * @throws notFound as for reading it, stale, forbidden
 */
export const setMachineClientActive = (
  { caller, id, ifMatch }: Target<Principal>,
  activ: boolean,
): Promise<Stored<MachineClient>> =>
  update(MachineClients, { id }, (before) => {
    if (!isSeen(caller, before)) throw kernel.negasit();
    refuseStale(before, ifMatch);
    if (activ && !isServiceAdmin(caller))
      throw sharedAccountsRefusals.doarAdministratorulServiciului({ campuri: "activ" });
    return { ...before, activ };
  });

/** Ends the client's secrets and tokens. Repeating this succeeds. @throws notFound, stale */
export const removeMachineClient = (target: Target<Principal>): Promise<void> =>
  removeRecord(MachineClients, target);
