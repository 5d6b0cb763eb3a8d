import * as z from "zod";
import { subjectOf } from "../../../../shared/features/approvals/approval.ts";
import { approvable } from "../../../../shared/features/approvals/approvable.ts";
import { Rotation, rotateSecret } from "../../../../shared/features/clients/rotate-secret.ts";
import type { Person } from "../../access/principal.ts";
import { type MachineClient, MachineClients } from "../../records/machine-client.ts";
import { documents } from "../../service.ts";
import { MachineClientWithSecret, readMachineClient, removeMachineClient } from "./clients.ts";

const Named = z.object({ id: z.int() });

async function subject(caller: Person, { id }: z.output<typeof Named>) {
  const client = await readMachineClient(caller, id);
  return { record: client, at: [subjectOf(MachineClients, client)] };
}

const common = { service: documents.name, demands: "serviceAdmin", subject } as const;

const nameOf = ({ clientId, denumire }: MachineClient) => `${clientId} (${denumire})`;

/** The rotation of a machine client's secret, which only the requester sees. */
export const secretRotation = approvable("machine-clients.rotate", {
  ...common,
  args: Named.extend(Rotation.shape),
  rezumat: (client: MachineClient, { suprapunereOre }) => [
    `Clientul mașină ${nameOf(client)} primește un secret nou; cel vechi mai este valabil ${suprapunereOre} ore.`,
    `Клиент-машина ${nameOf(client)} получает новый секрет; прежний действует ещё ${suprapunereOre} ч.`,
    `Give the client system ${nameOf(client)} a new secret; the old one stays valid for ${suprapunereOre} h.`,
  ],
  act: (_, { id, suprapunereOre }, { ifMatch }) =>
    rotateSecret(MachineClients, { id, ifMatch }, { suprapunereOre }),
  shows: MachineClientWithSecret,
});

/** The deletion of a machine client, which ends its secrets and tokens. */
export const machineClientRemoval = approvable("machine-clients.remove", {
  ...common,
  args: Named,
  rezumat: (client: MachineClient) => [
    `Se șterge clientul mașină ${nameOf(client)}; secretele și tokenurile lui nu mai sunt valabile.`,
    `Клиент-машина ${nameOf(client)} удаляется; его секреты и токены больше не действуют.`,
    `Delete the client system ${nameOf(client)}; its secrets and tokens are no longer valid.`,
  ],
  act: (caller: Person, { id }, { ifMatch }) => removeMachineClient({ caller, id, ifMatch }),
});
