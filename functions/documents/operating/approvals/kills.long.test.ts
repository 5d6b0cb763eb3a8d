import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { read, readItems } from "../../../../shared/data/repository.ts";
import { ephemeralTable } from "../../../../shared/data/tables.ts";
import { resultKey } from "../../../../shared/features/approvals/approval.ts";
import { asking } from "../../../../shared/testing/four-eyes.ts";
import { killAfter } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import {
  as,
  machineClient,
  organization,
  person,
  serviceAdmin,
  using,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { Accounts } from "../../access/account.ts";
import { Documents } from "../../records/document.ts";
import { MachineClients } from "../../records/machine-client.ts";
import { Organizations } from "../../records/organization.ts";
import { type Approval, PATH, removedDocument } from "./testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";

/*
 * An approval is killed after its first write, after its second, and so on until it completes. What was asked for has happened
 * and is marked, or neither; then it is approved again, which completes it once.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const zoneAdmin = processes.handlerOf(join(import.meta.dirname, "../admin-routes.ts"));
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let ana: Person;
let ion: Person;
beforeAll(async () => {
  [ana, ion] = [await serviceAdmin(), await serviceAdmin()];
});

interface Case {
  ask(client: ServiceClient): Promise<Answer<unknown>>;
  /** Evidence that the act has happened, each from another place. */
  facts(approval: Approval): Promise<boolean[]>;
}

const cases: Record<string, () => Promise<Case>> = {
  "the purge of a document": async () => {
    const id = await removedDocument(ana);
    return {
      ask: (client) => client.post(`/api/documents/${id}/purge`),
      facts: async () => [(await read(Documents, { id }))?.status === "PURJAT"],
    };
  },
  "the suspension of an organization": async () => {
    const { id } = await organization();
    return {
      ask: (client) => client.put(`/api/admin/organizatii/${id}/statut`, { statut: "SUSPENDAT" }),
      facts: async () => [(await read(Organizations, { id }))?.statut === "SUSPENDAT"],
    };
  },
  "the deletion of a user": async () => {
    const { id, login } = await person();
    return {
      ask: (client) => client.delete(`/api/admin/users/${login}`),
      facts: async () => [(await read(Accounts, { id })) === undefined],
    };
  },
  "the rotation of a secret, with the secret that its requester reads": async () => {
    const { id } = (await machineClient()).client;
    return {
      ask: (client) => client.post(`/api/admin/machine-clients/${id}/rotate`),
      facts: async (approval) => {
        const [result] = await readItems(ephemeralTable(), [resultKey("documents", approval)]);
        return [((await read(MachineClients, { id }))?.secrets.length ?? 0) > 0, result !== undefined];
      },
    };
  },
  "the deletion of a machine client": async () => {
    const { id } = (await machineClient()).client;
    return {
      ask: (client) => client.delete(`/api/admin/machine-clients/${id}`),
      facts: async () => [(await read(MachineClients, { id })) === undefined],
    };
  },
};

it.each(Object.entries(cases))(
  "%s is executed and marked, or neither, wherever it is killed",
  async (_, make) => {
    const outcomes = new Set<string>();
    for (let nth = 1; ; nth += 1) {
      const { ask, facts } = await make();
      const { json } = (await asking(() => ask(as(ana)))) as Answer<Approval>;
      const approve = (client: ServiceClient) => client.post<Approval>(`${PATH}/${json.id}/approve`);
      const answer = await killAfter(nth, target, () => approve(using(zoneAdmin, ion)));
      const { status } = (await as(ana).get<Approval>(`${PATH}/${json.id}`)).json;
      outcomes.add(status);
      const isExecuted = status === "EXECUTATA";
      for (const fact of await facts(json)) expect([nth, status, fact]).toEqual([nth, status, isExecuted]);
      if (answer) expect([answer.status, status]).toEqual([200, "EXECUTATA"]);
      expect((await approve(as(ion))).status).toBe(isExecuted ? 409 : 200);
      for (const fact of await facts(json)) expect(fact).toBe(true);
      if (answer) break;
    }
    expect(outcomes).toEqual(new Set(["IN_ASTEPTARE", "EXECUTATA"]));
  },
);
