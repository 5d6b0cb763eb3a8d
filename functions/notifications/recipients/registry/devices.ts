import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import {
  adding,
  changing,
  readUnique,
  removing,
  revised,
  unrevised,
} from "../../../../shared/data/repository.ts";
import { retry, transact, withNewId, type Write } from "../../../../shared/data/transaction.ts";
import type { RecordWrite, Rules } from "../../../../shared/features/crud-verbs.ts";
import type { Person as Caller } from "../../access/callers.ts";
import { type Device, DeviceFields, Devices, hmacOfEndpoint, MOST_DEVICES } from "../../records/device.ts";
import { activePerson, refuseMove, requiringActive } from "./active-person.ts";
import { refuseWrongTarget } from "./push-target.ts";
import { refusals } from "./texts.ts";

export type NewDevice = Pick<Device, "destinatarId" | "endpoint" | "keys">;

/**
 * Subscribes a browser of an active recipient. An endpoint belongs to the recipient who subscribed last; one that the
 * recipient already has gets these keys. Beyond the bound, the oldest device is removed.
 * @throws badRequest, conflict for an inactive recipient
 */
export const subscribe = (wanted: NewDevice): Promise<Stored<Device>> => {
  refuseWrongTarget(wanted);
  return retry(async () => {
    const { devices } = await activePerson(wanted.destinatarId);
    const held = await readUnique(Devices, "endpointHmac", hmacOfEndpoint(wanted.endpoint));
    if (held?.destinatarId === wanted.destinatarId) return renew(held, wanted);
    return withNewId((id) => add({ ...wanted, id, creatLa: clock.iso() }, { devices, held }));
  });
};

async function renew(before: Stored<Device>, { keys }: NewDevice): Promise<Stored<Device>> {
  const after = revised(before, { ...before, keys });
  await transact([...changing(Devices, before, after), requiringActive(before.destinatarId)], {
    answer: after,
  });
  return after;
}

interface Present {
  /** The devices of the recipient. */
  devices: Stored<Device>[];
  /** The device of another recipient that has the endpoint. */
  held: Stored<Device> | undefined;
}

async function add(added: Device, { devices, held }: Present): Promise<Stored<Device>> {
  const device = unrevised(added);
  const oldest = devices
    .toSorted((a, b) => a.id - b.id)
    .slice(0, Math.max(0, devices.length + 1 - MOST_DEVICES));
  const writes = [
    ...adding(Devices, device),
    requiringActive(device.destinatarId),
    ...oldest.flatMap((one) => removing(Devices, one)),
    ...(held ? removing(Devices, held) : []),
  ];
  await transact(writes, { answer: device });
  return device;
}

async function changed({
  id,
  before,
  fields,
}: RecordWrite<Device, typeof DeviceFields, Caller>): Promise<Partial<Device>> {
  refuseMove(before, fields);
  const { endpoint, keys } = fields;
  if (endpoint !== undefined && keys !== undefined) {
    refuseWrongTarget({ endpoint, keys });
    const holder = await readUnique(Devices, "endpointHmac", hmacOfEndpoint(endpoint));
    if (holder && holder.id !== id) throw refusals.abonareExista();
  }
  return { creatLa: before?.creatLa ?? clock.iso() };
}

async function besideDevice({ destinatarId }: Device): Promise<Write[]> {
  await activePerson(destinatarId);
  return [requiringActive(destinatarId)];
}

/** The rules of changes; new devices are made by `subscribe`. */
export const deviceRules = {
  fields: DeviceFields,
  serverFields: changed,
  references: besideDevice,
} satisfies Rules<Device, typeof DeviceFields, Caller, Caller>;
