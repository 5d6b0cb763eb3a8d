import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, freshIdnp, serviceAdmin, type ServiceClient } from "../../testing.ts";
import { removing } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { sessionsOf } from "../../../../shared/features/sessions/session.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { functionProcesses } from "../../../../shared/testing/processes.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { citizen, type SignedIn } from "./testing.ts";

/*
 * Each process caches the session of a citizen and the client that they are, but what ends takes effect at once. These
 * processes cache both for an hour; this one, which ends them, caches none.
 */
process.env.CALLER_CACHE_SECONDS = "3600";
const processes = Array.from({ length: 4 }, () => functionProcesses(1));
afterAll(() => Promise.all(processes.map(({ stop }) => stop())));

const callers = processes.map(({ handlerOf }) => callerOf(handlerOf(join(import.meta.dirname, "routes.ts"))));

/** The answer of each process about a document of the citizen: its status, and how many documents the list has. */
const answers = ({ token }: SignedIn, id: number) =>
  Promise.all(
    callers.map(async (call) => {
      const headers = { authorization: `Bearer ${token}` };
      const zone = "/documents/api/v1/citizen/documents";
      const { status } = await call("GET", `${zone}/${id}`, { headers });
      const list = await call("GET", zone, { headers });
      return [status, (list.json as { total?: number }).total];
    }),
  );

const everywhere = <T>(answer: T): T[] => callers.map(() => answer);

describe("a citizen reads what is theirs, in every process", () => {
  let admin: ServiceClient;
  beforeAll(async () => {
    admin = as(await serviceAdmin());
  });

  it.each<[way: string, end: (ana: SignedIn) => Promise<unknown>, after: [status: number, total?: number]]>([
    [
      "until their client is inactive",
      ({ client: { id } }) => admin.patch(`/api/clients/${id}`, { activ: false }),
      [404, 0],
    ],
    [
      "until their client gets another IDNP",
      ({ client: { id } }) => admin.patch(`/api/clients/${id}`, { idnp: freshIdnp() }),
      [404, 0],
    ],
    [
      "until their session ends",
      ({ session }) => transact(removing(sessionsOf("documents"), session)),
      [401, undefined],
    ],
  ])("%s", async (_, end, after) => {
    const ana = await aMinuteAgo(() => citizen());
    const wanted = { denumire: "Act", proprietarId: ana.client.id };
    const { json } = await admin.post<{ id: number }>("/api/documents", wanted);
    expect(await answers(ana, json.id)).toEqual(everywhere([200, 1]));
    await end(ana);
    expect(await answers(ana, json.id)).toEqual(everywhere(after));
  });
});
