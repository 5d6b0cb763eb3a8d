import {
  cerereAccesCount,
  clientsRead,
  evenimentDocumentsList,
} from "../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { client } from "./client.ts";
import { readNames } from "./names.ts";

type Names = ReadonlyMap<number, string>;

/** The filter for requests that wait for the person. */
export const TO_DECIDE = { "filter[deDecis]": "true" } as const;

/** How many requests wait for the person. */
export const countToDecide = async (): Promise<number> =>
  (await cerereAccesCount(client, { query: TO_DECIDE })).data;

/** How many rows of a history are searched for the people who asked. */
const MOST_ASKINGS = 200;

/**
 * The names of the people who ask, by the id of the request. Colleagues are in the list of accounts, citizens in the
 * register of clients; people of other organizations are known only from the history of the document.
 */
export async function readRequesters(requests: readonly CerereAcces[]): Promise<Names> {
  const ofAccounts = requests.filter(({ solicitantClientId }) => solicitantClientId === undefined);
  const [accounts, clients] = await Promise.all([
    readNames("people", [...new Set(ofAccounts.map(({ solicitantId }) => solicitantId))]).catch(() => none),
    readClients(requests),
  ]);
  const strangers = ofAccounts.filter(({ solicitantId }) => !accounts.has(solicitantId));
  const askers = await readAskers(strangers);
  return new Map(
    requests.flatMap(({ id, solicitantId, solicitantClientId = 0 }) => {
      const name = clients.get(solicitantClientId) ?? accounts.get(solicitantId) ?? askers.get(id);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}

const none: Names = new Map();

async function readClients(requests: readonly CerereAcces[]): Promise<Names> {
  const ids = new Set(requests.flatMap(({ solicitantClientId: id }) => (id === undefined ? [] : [id])));
  const found = await Promise.allSettled([...ids].map((id) => clientsRead(client, { path: { id } })));
  return new Map(
    found.flatMap((end) =>
      end.status === "fulfilled" ? [[end.value.data.id, end.value.data.denumire] as const] : [],
    ),
  );
}

/** The logins of the people who asked, from the events of the documents: the first event of a request is the asking. */
async function readAskers(requests: readonly CerereAcces[]): Promise<Names> {
  const asked = new Set(requests.flatMap(({ documentId: id }) => (id === undefined ? [] : [id])));
  const histories = await Promise.allSettled(
    [...asked].map((documentId) =>
      evenimentDocumentsList(client, {
        query: {
          size: MOST_ASKINGS,
          sort: "-creatLa",
          "filter[documentId]": String(documentId),
          "filter[tip]": "CERUT",
        },
      }),
    ),
  );
  const events = histories.flatMap((end) => (end.status === "fulfilled" ? end.value.data.items : []));
  return new Map(events.map(({ detalii, actor }) => [Number(detalii.cerereId), actor]));
}
