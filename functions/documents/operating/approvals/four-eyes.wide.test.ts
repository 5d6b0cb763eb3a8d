import {
  as,
  machineClient,
  nobody,
  organization,
  person,
  serviceAdmin,
  textFile,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { read } from "../../../../shared/data/repository.ts";
import { config } from "../../../../shared/features/approvals/config.ts";
import { deadLettersOf } from "../../../../shared/messaging/dead-letters.ts";
import { depthOf } from "../../../../shared/messaging/depth.ts";
import type { Queue } from "../../../../shared/messaging/queue.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { needsSecondPersonInEachTest } from "../../../../shared/testing/four-eyes.ts";
import { describeOnePerson } from "../../../../shared/testing/one-person.ts";
import { Accounts } from "../../access/account.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import { Documents } from "../../records/document.ts";
import { MachineClients } from "../../records/machine-client.ts";
import { Organizations } from "../../records/organization.ts";
import { type Approval, decide, PATH, removedDocument } from "./testing.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import { describeFactorReset } from "../../../../shared/testing/second-factors.ts";
import { infect } from "../../files/scanning/testing.ts";

/* Every route that reaches a marked verb; `tests/architecture/approvals.test.ts` lists them. */

let ana: Person;
let ion: Person;
beforeAll(async () => {
  [ana, ion] = [await serviceAdmin(), await serviceAdmin()];
});
beforeEach(needsSecondPersonInEachTest);

/** A call, its subject, and the state that the call changes. */
interface Case {
  subject(): Promise<{ call(client: ServiceClient): Promise<Answer<unknown>>; state(): Promise<unknown> }>;
}

const forAccount = (address: (account: Person) => string): Case => ({
  async subject() {
    const account = await person();
    return {
      call: (client) => client.delete(address(account)),
      state: () => read(Accounts, { id: account.id }),
    };
  },
});

const forOrganization = (
  call: (client: ServiceClient, id: number, denumire: string) => Promise<Answer<unknown>>,
): Case => ({
  async subject() {
    const { id, denumire } = await organization();
    return {
      call: (client) => call(client, id, denumire),
      state: async () => (await read(Organizations, { id }))?.statut,
    };
  },
});

const forMachine = (call: (client: ServiceClient, id: number) => Promise<Answer<unknown>>): Case => ({
  async subject() {
    const { id } = (await machineClient()).client;
    return {
      call: (client) => call(client, id),
      state: () => read(MachineClients, { id }),
    };
  },
});

const forDocument = (zone: string): Case => ({
  async subject() {
    const id = await removedDocument(ana);
    return {
      call: (client) => client.post(`/api${zone}/documents/${id}/purge`),
      state: async () => (await read(Documents, { id }))?.status,
    };
  },
});

/** Asked for in any case, at each address. */
const forInfected = (zone: string): Case => ({
  async subject() {
    const file = textFile("infectat");
    const { json } = await as(ana).upload<{ id: number }>("/api/documents/upload", { file });
    await infect(json.id);
    return {
      call: (client) => client.post(`/api${zone}/documents/${json.id}/release`),
      state: async () => (await read(Documents, json))?.scanare?.stare,
    };
  },
});

const forDeadLetters = (queue: Queue): Case => ({
  async subject() {
    await send(queue, { remove: "copies/key" });
    return {
      call: (client) => client.post(`/api/v1/admin/queues/${queue.name}/purge`),
      state: () => depthOf(queue),
    };
  },
});

const statut = "SUSPENDAT";
const cases: Record<string, Case> = {
  "documents.purge": forDocument(""),
  "organizatii.replace": forOrganization((client, id, denumire) =>
    client.put(`/api/admin/organizatii/${id}`, { denumire, statut }),
  ),
  "organizatii.setStatut": forOrganization((client, id) =>
    client.put(`/api/admin/organizatii/${id}/statut`, { statut }),
  ),
  "users.remove": forAccount(({ login }) => `/api/admin/users/${login}`),
  "app-users.remove": forAccount(({ id }) => `/api/app-users/${id}`),
  "machine-clients.rotate": forMachine((client, id) =>
    client.post(`/api/admin/machine-clients/${id}/rotate`),
  ),
  "machine-clients.remove": forMachine((client, id) => client.delete(`/api/admin/machine-clients/${id}`)),
};

/** The admin zone asks in any case. */
const zoneCases: Record<string, Case> = {
  "admin.documents.purge": forDocument("/v1/admin"),
  "documents.release": forInfected(""),
  "admin.documents.release": forInfected("/v1/admin"),
  "admin.organizations.suspend": forOrganization((client, id) =>
    client.post(`/api/v1/admin/organizations/${id}/suspend`),
  ),
  "admin.users.remove": forAccount(({ login }) => `/api/v1/admin/users/${login}`),
  "admin.machine-clients.rotateSecret": forMachine((client, id) =>
    client.post(`/api/v1/admin/machine-clients/${id}/rotate-secret`),
  ),
  "admin.machine-clients.remove": forMachine((client, id) =>
    client.delete(`/api/v1/admin/machine-clients/${id}`),
  ),
  "admin.queues.purge": forDeadLetters(deadLettersOf(copyQueue)),
};

it.each(Object.entries({ ...cases, ...zoneCases }))(
  "%s answers 202 and does nothing until it is approved",
  async (name, { subject }) => {
    if (name in zoneCases) config.fourEyes = "off";
    const { call, state } = await subject();
    const before = await state();
    const { status, json, headers } = (await call(as(ana))) as Answer<Approval>;
    expect([status, headers.location]).toEqual([202, `http://temelia.test/documents${PATH}/${json.id}`]);
    expect(json).toMatchObject({ status: "IN_ASTEPTARE", requestedBy: ana.login });
    expect(await state()).toEqual(before);
    expect(await decide(ion, json, "approve")).toMatchObject({ status: 200, json: { status: "EXECUTATA" } });
    expect(await state()).not.toEqual(before);
  },
);

it.each(Object.entries(cases))("%s acts at once with FOUR_EYES=off", async (_, { subject }) => {
  config.fourEyes = "off";
  const { call, state } = await subject();
  const before = await state();
  expect([200, 204]).toContain((await call(as(ana))).status);
  expect(await state()).not.toEqual(before);
});

it("another change of an organization needs nobody, also while it is suspended, and activates it", async () => {
  const { id } = await organization({ statut: "SUSPENDAT" });
  const put = (body: object) => as(ana).put(`/api/admin/organizatii/${id}`, body);
  expect((await put({ denumire: "Nou", statut: "SUSPENDAT" })).json).toMatchObject({ denumire: "Nou" });
  expect((await put({ denumire: "Nou", statut: "ACTIV" })).json).toMatchObject({ statut: "ACTIV" });
});

it("a new secret is shown once, to who asked for it; neither the approval nor its list contains it", async () => {
  const { client } = await machineClient();
  const { json } = await as(ana).post<Approval>(`/api/admin/machine-clients/${client.id}/rotate`, {
    suprapunereOre: 2,
  });
  expect(json.args).toEqual({ id: client.id, suprapunereOre: 2 });
  const result = (reader: Person) => as(reader).get<{ clientSecret: string }>(`${PATH}/${json.id}/result`);
  expect((await result(ana)).status).toBe(404);
  const approved = await decide(ion, json, "approve");
  expect((await result(ion)).status).toBe(403);
  const { status, json: shown, headers } = await result(ana);
  expect([status, headers["cache-control"]]).toEqual([200, expect.stringContaining("no-store")]);
  expect(shown.clientSecret).toMatch(/^[\w-]{43}$/);
  const seen = [
    approved.text,
    (await as(ana).get(PATH)).text,
    (await as(ana).get(`${PATH}/${json.id}`)).text,
  ];
  expect(seen.join()).not.toContain(shown.clientSecret);
  expect((await result(ana)).status).toBe(404);
});

it("an organization's administrators decide about its accounts, and not about those of the service", async () => {
  const home = await organization();
  const admins = { organizatieId: home.id, authorities: ["ROLE_USER", "ROLE_ADMIN"] as const };
  const [clerk, colleague] = [
    await person({ ...admins, authorities: [...admins.authorities] }),
    await person({ ...admins, authorities: [...admins.authorities] }),
  ];
  const account = await person({ organizatieId: home.id });
  const { json } = await as(clerk).delete<Approval>(`/api/app-users/${account.id}`);
  expect((await decide(colleague, json, "approve")).status).toBe(200);
  const { client } = await machineClient();
  const { json: rotation } = await as(ana).post<Approval>(`/api/admin/machine-clients/${client.id}/rotate`);
  expect((await decide(colleague, rotation, "approve")).status).toBe(404);
});

describeOnePerson({
  service: "documents",
  post: nobody.post,
  put: nobody.put,
  async ask(headers) {
    const { login } = await person();
    return (await nobody.delete<Approval>(`/api/admin/users/${login}`, undefined, headers)).json.id;
  },
});

describeFactorReset("users.revokeFactors", "documents");
