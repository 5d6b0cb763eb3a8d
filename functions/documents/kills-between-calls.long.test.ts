import { ownCloud } from "../../shared/testing/own-cloud.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPartition } from "../../shared/data/repository.ts";
import { killAfter, repeat } from "../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../shared/testing/killable-processes.ts";
import { Documents, type DocumentView } from "./records/document.ts";
import { EVENT_PREFIX } from "./records/event.ts";
import type { Grant } from "./records/grant.ts";
import { MachineClients } from "./records/machine-client.ts";
import {
  approve,
  ask,
  house,
  isWhole,
  newDocument,
  reject,
  type House,
} from "./granting/requests/testing.ts";
import {
  as,
  asMachine,
  fresh,
  issuer,
  machineClient,
  nobody,
  person,
  serviceAdmin,
  textFile,
  using,
  type Person,
  type ServiceClient,
} from "./testing.ts";
import type { Answer } from "../../shared/testing/caller.ts";
import type { MachineClientWithSecret } from "./administration/machine-clients/clients.ts";
import type { PageOf } from "../../shared/http/responses.ts";
import type { CreatedLink } from "./granting/links/create-link.ts";

/*
 * Each act of sharing, requests, links and machine clients is killed after its first write, after its second, and so
 * on until it completes. The stored data must be complete or unchanged, and repeating the request must complete it
 * exactly once.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

const target = { processes, worker: WORKER, faults: ownCloud.faults };
const functionOf = (room: string) => processes.handlerOf(join(import.meta.dirname, room, "routes.ts"));
const ofRequests = functionOf("granting/requests");
const ofLinks = functionOf("doors/public");
const ofMachines = functionOf("administration/reference");

let ours: House;
let serviceAdministrator: Person;
beforeAll(async () => {
  ours = await house();
  serviceAdministrator = await serviceAdmin();
});

/** An act on its own records. */
interface Case {
  send(key: Record<string, string>): Promise<Answer<unknown>>;
  /** Evidence that the act has happened, each from another place: 0 before, 1 after. */
  facts(answer?: Answer<unknown>): Promise<number[]>;
  document?: DocumentView;
  /** Repeating it counts again: each download through a link is one use. */
  isCounted?: boolean;
}

const itemsAt = async (by: ServiceClient, address: string) =>
  (await by.get<PageOf<Record<string, unknown>>>(address)).json.items;
const countAt = async (by: ServiceClient, address: string) => (await itemsAt(by, address)).length;
const opens = async (by: ServiceClient, address: string) => Number((await by.get(address)).status === 200);
const told = async ({ id }: DocumentView, tip: string) =>
  (await readPartition(Documents.table, `document#${id}`, { prefix: EVENT_PREFIX })).filter(
    (event) => event.tip === tip,
  ).length;

/** 1 if a person has a grant, read from each place that shows it. */
const granted = async (document: DocumentView, somebody: Person): Promise<number[]> => [
  await countAt(ours.administrator, `/api/partajare-documents?filter[documentId]=${document.id}`),
  await countAt(as(somebody), "/api/partajare-documents"),
  await countAt(as(somebody), "/api/documents?filter[partajat]=true"),
  Number((await as(somebody).get("/api/documents/count")).json),
  await opens(as(somebody), `/api/documents/${document.id}`),
];
const not = (facts: number[]) => facts.map((fact) => 1 - fact);

const clerk = (handler: typeof ofLinks) => using(handler, ours.clerk);
const shareTo = ({ id }: Person) => ({ beneficiarOperatorId: id, drept: "CITIRE" });

async function shared(): Promise<{ document: DocumentView; bob: Person; grant: Grant }> {
  const [document, bob] = [await newDocument(ours), await person()];
  const address = `/api/documents/${document.id}/partajeaza`;
  return { document, bob, grant: (await ours.administrator.post<Grant>(address, shareTo(bob))).json };
}

async function asked(): Promise<{ document: DocumentView; bob: Person; id: number }> {
  const [document, bob] = [await newDocument(ours), await person()];
  return { document, bob, id: (await ask(bob, document)).json.id };
}
const statusOf = async (id: number) =>
  (await ours.administrator.get<{ status?: string }>(`/api/cerere-acces/${id}`)).json.status;
const pendingOf = (somebody: Person) =>
  countAt(as(somebody), "/api/cerere-acces?filter[status]=IN_ASTEPTARE");

interface Linked {
  document: DocumentView;
  address: string;
  link: CreatedLink;
}

async function linked(): Promise<Linked> {
  const parts = { file: textFile("conținut"), bucketId: String(ours.bucket.id) };
  const document = (await ours.administrator.upload<DocumentView>("/api/documents/upload", parts)).json;
  const address = `/api/documents/${document.id}/linkuri`;
  const { json } = await ours.administrator.post<Linked["link"]>(address, { maxDescarcari: 9 });
  return { document, address, link: json };
}
const pathOf = ({ url }: { url: string }) => new URL(url).pathname.replace("/l/", "/api/public/linkuri/");

const machines = "/api/admin/machine-clients";
const signIn = async (clientId: string, secret: string) => {
  const form = { grant_type: "client_credentials", client_id: clientId, client_secret: secret };
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const { status } = await nobody.post("/api/v1/token", new URLSearchParams(form).toString(), headers);
  return Number(status === 200);
};
const acts: Record<string, () => Promise<Case>> = {
  "sharing a document": async () => {
    const [document, bob] = [await newDocument(ours), await person()];
    return {
      document,
      send: () => clerk(ofRequests).post(`/api/documents/${document.id}/partajeaza`, shareTo(bob)),
      facts: async () => [...(await granted(document, bob)), Number((await told(document, "PARTAJAT")) > 0)],
    };
  },
  "revoking a grant": async () => {
    const { document, bob, grant } = await shared();
    return {
      document,
      send: () => clerk(ofRequests).delete(`/api/partajare-documents/${grant.id}`),
      facts: async () => [...not(await granted(document, bob)), await told(document, "REVOCAT")],
    };
  },
  "a request for access": async () => {
    const [document, bob] = [await newDocument(ours), await person()];
    const body = { cod: document.cod, drept: "CITIRE", motivare: "Pregătesc un răspuns" };
    return {
      document,
      send: () => using(ofRequests, bob).post("/api/documents/cerere", body),
      facts: async () => [await pendingOf(bob), await told(document, "CERUT")],
    };
  },
  "an approval": async () => {
    const { document, bob, id } = await asked();
    return {
      document,
      send: (key) => approve(clerk(ofRequests), id, {}, key),
      facts: async () => [
        ...(await granted(document, bob)),
        Number((await statusOf(id)) === "APROBATA"),
        1 - (await pendingOf(bob)),
        await told(document, "APROBAT"),
        await told(document, "PARTAJAT"),
      ],
    };
  },
  "a refusal": async () => {
    const { document, bob, id } = await asked();
    return {
      document,
      send: (key) => reject(clerk(ofRequests), id, {}, key),
      facts: async () => [
        1 - (await pendingOf(bob)),
        Number((await statusOf(id)) === "RESPINSA"),
        await told(document, "RESPINS"),
      ],
    };
  },
  "a withdrawal": async () => {
    const { document, bob, id } = await asked();
    return {
      document,
      send: () => using(ofRequests, bob).delete(`/api/cerere-acces/${id}`),
      facts: async () => [
        1 - (await pendingOf(bob)),
        Number((await statusOf(id)) !== "IN_ASTEPTARE"),
        await told(document, "RESPINS"),
      ],
    };
  },
  "making a link": async () => {
    const document = await newDocument(ours);
    const address = `/api/documents/${document.id}/linkuri`;
    return {
      document,
      send: (key) => clerk(ofLinks).post(address, {}, key),
      facts: async (answer) => [
        await countAt(ours.administrator, address),
        await told(document, "PARTAJAT"),
        ...(answer ? [await opens(nobody, pathOf(answer.json as Linked["link"]))] : []),
      ],
    };
  },
  "a download by a link": async () => {
    const { document, address, link } = await linked();
    return {
      document,
      isCounted: true,
      send: () => clerk(ofLinks).get(`${pathOf(link)}/download`),
      facts: async () => {
        const [shown] = await itemsAt(ours.administrator, address);
        return [Number(shown?.descarcari), await told(document, "DESCARCAT")];
      },
    };
  },
  "revoking a link": async () => {
    const { document, address, link } = await linked();
    return {
      document,
      send: () => clerk(ofLinks).delete(`${address}/${link.id}`),
      facts: async () => [
        1 - (await countAt(ours.administrator, address)),
        1 - (await opens(nobody, pathOf(link))),
        await told(document, "REVOCAT"),
      ],
    };
  },
  "making a machine client": async () => {
    const { id: emitentId } = await issuer();
    const wanted = { denumire: fresh("Registrul"), emitentId, scopes: ["documente.read"] };
    const admin = as(serviceAdministrator);
    return {
      send: (key) => using(ofMachines, serviceAdministrator).post(machines, wanted, key),
      facts: async (answer) => {
        const { clientId = "", clientSecret = "" } = (answer?.json ?? {}) as Partial<MachineClientWithSecret>;
        return [
          (await itemsAt(admin, `${machines}?size=200`)).filter(
            ({ denumire }) => denumire === wanted.denumire,
          ).length,
          ...(answer ? [await signIn(clientId, clientSecret)] : []),
        ];
      },
    };
  },
  "rotating a secret": async () => {
    const { client } = await machineClient();
    const secrets = async () => {
      const [item] = await readPartition(MachineClients.table, MachineClients.key({ id: client.id }).pk);
      return (item?.secrets as unknown[] | undefined)?.length ?? 0;
    };
    return {
      send: (key) => using(ofMachines, serviceAdministrator).post(`${machines}/${client.id}/rotate`, {}, key),
      facts: async (answer) => [
        await secrets(),
        ...(answer
          ? [await signIn(client.clientId, (answer.json as MachineClientWithSecret).clientSecret)]
          : []),
      ],
    };
  },
  "removing a machine client": async () => {
    const { client, token } = await machineClient();
    const admin = as(serviceAdministrator);
    return {
      send: () => using(ofMachines, serviceAdministrator).delete(`${machines}/${client.id}`),
      facts: async () => [
        1 - (await opens(admin, `${machines}/${client.id}`)),
        1 - (await opens(asMachine({ token }), "/api/v1/documents")),
      ],
    };
  },
};

const MOST_WRITES = 8;

it.each(Object.entries(acts))(
  "a kill between any two calls of %s leaves nothing half, and the same request again does it once",
  async (name, prepare) => {
    let kills = 0;
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const { send, facts, document, isCounted = false } = await prepare();
      const key = { "idempotency-key": fresh("omor") };
      const unharmed = await killAfter(nth, target, () => send(key));
      const between = new Set(await facts());
      expect([name, nth, [...between]]).toEqual([name, nth, [[...between][0]]]);
      const answer = unharmed ?? (await repeat(() => send(key)));
      expect([name, nth, answer.status < 300]).toEqual([name, nth, true]);
      const after = isCounted && !unharmed ? [...between].map((uses) => uses + 1) : [1];
      expect([name, nth, ...new Set(await facts(answer))]).toEqual([name, nth, ...after]);
      if (document) expect(await isWhole(ours, document)).toBe(true);
      if (unharmed) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    expect(kills).toBeLessThan(MOST_WRITES);
  },
  600_000,
);
