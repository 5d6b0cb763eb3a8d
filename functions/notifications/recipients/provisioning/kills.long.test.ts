import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { administrator, fresh } from "../../testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { read, readPartition, readUnique } from "../../../../shared/data/repository.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { Accounts } from "../../access/account.ts";
import { accept } from "../../delivering/delivery/testing.ts";
import type { Contact } from "../../records/contact.ts";
import { receivedBy } from "../../records/received.ts";
import { Recipients } from "../../records/recipient.ts";
import { type Person, readPerson } from "../registry/person.ts";
import { recipientWith } from "../registry/recipients.ts";
import {
  createContact,
  createDevice,
  createPreference,
  createRecipient,
  newAddress,
} from "../registry/testing.ts";
import { storedObjects } from "../../accepting/sending/testing.ts";

/*
 * Each act is killed after its first write, after its second, and so on until it completes: what it makes exists as a
 * whole or not at all, and the repeated call succeeds. Erasure takes several transactions: a killed one leaves at
 * most an inactive recipient, and the repeated call leaves nothing.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const send = callerOf(processes.handlerOf(join(import.meta.dirname, "../../handlers/registry-routes.ts")));
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const call = (address: string, body?: object, headers: Record<string, string> = {}) => {
  const [method = "", path = ""] = address.split(" ");
  return send(method, `/notifications/api${path}`, { headers: { ...admin, ...headers }, body });
};

const MOST_WRITES = 30;

interface Act {
  call(): ReturnType<typeof call>;
  /** Fails if something is there by half; called after a kill and at the end. */
  check(isDone: boolean): Promise<void>;
}

/** Kills an act after each of its writes, repeats it, and tells how often it was killed. */
async function killedAfterEach(given: () => Promise<Act>, expected: readonly number[]): Promise<number> {
  for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
    const act = await given();
    const answer = await killAfter(nth, target, () => act.call());
    if (!answer) await act.check(false);
    const { status } = answer ?? (await repeat(() => act.call()));
    expect(expected).toContain(status);
    await act.check(true);
    if (answer) return nth - 1;
  }
  throw new Error("the act does not end");
}

const addressesIn = (person: Person | undefined) =>
  (person?.contacts ?? []).map(({ adresa }) => adresa).sort();
const mails = (count: number) =>
  Array.from({ length: count }, () => ({ canal: "Email", adresa: newAddress() }));

it("provisioning makes a recipient with all contacts or nothing", async () => {
  const kills = await killedAfterEach(async () => {
    const [idnp, contacts, key] = [newIdnp(), mails(5), fresh("k")];
    return {
      call: () =>
        call("POST /admin/provision/user", { idnp, nume: "Ana", contacts }, { "idempotency-key": key }),
      check: async (isDone) => {
        const found = await recipientWith({ kind: "idnp", number: idnp });
        const stored = found && (await readPerson(found.id));
        if (isDone || found) expect(addressesIn(stored)).toEqual(contacts.map(({ adresa }) => adresa).sort());
      },
    };
  }, [200, 201]);
  expect(kills).toBeGreaterThan(0);
}, 600_000);

it("a replacement of contacts is made whole or not at all", async () => {
  const kills = await killedAfterEach(async () => {
    const { id, idnp } = await createRecipient();
    const before: Contact[] = [];
    for (let i = 0; i < 3; i += 1) before.push(await createContact(id));
    const contacts = mails(2);
    return {
      call: () => call("PUT /admin/provision/user", { idnp, nume: "Alt nume", contacts }),
      check: async (isDone) => {
        const person = await readPerson(id);
        const wanted = isDone || person?.recipient.nume === "Alt nume" ? contacts : before;
        expect(addressesIn(person)).toEqual(wanted.map(({ adresa }) => adresa).sort());
      },
    };
  }, [200]);
  expect(kills).toBeGreaterThan(0);
}, 600_000);

it("a link is there on both sides or on neither, also where it ends", async () => {
  const halves = async (login: string, id: number) => [
    (await readUnique(Accounts, "login", login))?.destinatarId === id,
    (await read(Recipients, { id }))?.utilizatorLogin === login,
  ];
  const made = await killedAfterEach(async () => {
    const [{ login }, { id }] = [await addPersonTo("notifications"), await createRecipient()];
    return {
      call: () => call("POST /admin/provision/link", { login, destinatarId: id }),
      check: async (isDone) => {
        const [ofAccount, ofRecipient] = await halves(login, id);
        expect(ofAccount).toBe(ofRecipient);
        if (isDone) expect(ofAccount).toBe(true);
      },
    };
  }, [201, 409]);
  const ended = await killedAfterEach(async () => {
    const [{ login }, { id }] = [await addPersonTo("notifications"), await createRecipient()];
    expect((await call("POST /admin/provision/link", { login, destinatarId: id })).status).toBe(201);
    return {
      call: () => call(`DELETE /admin/provision/link/${id}`),
      check: async (isDone) => {
        const [ofAccount, ofRecipient] = await halves(login, id);
        expect(ofAccount).toBe(ofRecipient);
        if (isDone) expect(ofAccount).toBe(false);
      },
    };
  }, [204]);
  expect(Math.min(made, ended)).toBeGreaterThan(0);
}, 600_000);

it("a new principal contact takes the place of the former, or does not", async () => {
  const kills = await killedAfterEach(async () => {
    const { id } = await createRecipient();
    const [first, second] = [await createContact(id), await createContact(id)];
    return {
      call: () => call(`PATCH /canal-contacts/${second.id}`, { principal: true }),
      check: async (isDone) => {
        const principals = (await readPerson(id))?.contacts.filter(({ principal }) => principal) ?? [];
        expect(principals).toHaveLength(1);
        expect([first.id, second.id]).toContain(principals[0]?.id);
        if (isDone) expect(principals[0]?.id).toBe(second.id);
      },
    };
  }, [200]);
  expect(kills).toBeGreaterThan(0);
}, 600_000);

it("erasure leaves an inactive recipient at most, and nothing once it is repeated", async () => {
  const kills = await killedAfterEach(async () => {
    const { id, idnp = "" } = await createRecipient();
    for (let i = 0; i < 17; i += 1) await createContact(id);
    const other = { canal: "Email" as const, adresa: newAddress() };
    for (const others of [[other], []])
      await accept({ content: { recipients: [{ kind: "idnp", numar: idnp }, ...others] } });
    await createPreference(id);
    await createDevice(id);
    const { login } = await addPersonTo("notifications");
    await call("POST /admin/provision/link", { login, destinatarId: id });
    return {
      call: () => call(`DELETE /destinatars/${id}`),
      check: async (isDone) => {
        const person = await readPerson(id);
        if (isDone) {
          expect(await readPartition(Recipients.table, `recipient#${id}`)).toHaveLength(1);
          expect(await readPartition(Recipients.table, receivedBy(id))).toEqual([]);
          expect((await storedObjects()).filter((text) => text.includes(idnp))).toEqual([]);
          expect((await readUnique(Accounts, "login", login))?.destinatarId).toBeUndefined();
        } else if (person?.recipient.activ) expect(person.contacts).toHaveLength(17);
      },
    };
  }, [204]);
  // Deactivation, link, two deliveries and contents with their traces, two of the records, and the recipient.
  expect(kills).toBeGreaterThanOrEqual(11);
}, 900_000);
