import { beforeAll, expect, it, vi } from "vitest";
// Callers and organizations are kept as on AWS.
vi.hoisted(() => Object.assign(process.env, { CALLER_CACHE_SECONDS: "900" }));
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { keys, type Answer } from "../../../../shared/testing/caller.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import { as, machineClient, person, serviceAdmin, type Person } from "../../testing.ts";
import { asking } from "../../../../shared/testing/four-eyes.ts";
import { type Approval, PATH, removedDocument } from "./testing.ts";

keys.sent = false;

/* The AWS calls of an approval are those of its verb, the read of the approval, and the histories of both accounts. */

let ana: Person;
let ion: Person;
beforeAll(async () => {
  [ana, ion] = await aMinuteAgo(async () => [await serviceAdmin(), await serviceAdmin()]);
});

interface Compared {
  act(): Promise<Answer<unknown>>;
  ask(): Promise<Answer<Approval>>;
}

/** The calls of two requests on their own records, after a first of each, so that the callers are cached. */
async function compare(make: () => Promise<Compared>) {
  const approve = async () => {
    const { json } = await asking((await make()).ask);
    return callsOf(() => as(ion).post(`${PATH}/${json.id}/approve`));
  };
  const act = async () => callsOf((await make()).act);
  await act();
  await approve();
  return { act: tally((await act()).calls), approve: tally((await approve()).calls) };
}

/** The calls of the act with one more read, in a batch or by itself, and two histories. */
const withItsReads = (act: string[]): string[][] =>
  ["BatchGetItem", "GetItem"].map((read) => {
    const counts = new Map(act.map((line) => line.split(" ") as [string, string]));
    const add = (name: string, more: number) =>
      counts.set(`dynamodb.${name}`, String(Number(counts.get(`dynamodb.${name}`) ?? 0) + more));
    add(read, 1);
    add("Query", 2);
    return [...counts].map((line) => line.join(" ")).sort();
  });

it.each<[string, () => Promise<Compared>]>([
  [
    "a purge",
    async () => {
      const id = await removedDocument(ana);
      const purge = () => as(ana).post<Approval>(`/api/documents/${id}/purge`);
      return { act: purge, ask: purge };
    },
  ],
  [
    "the deletion of a user",
    async () => {
      const { login } = await person();
      const remove = () => as(ana).delete<Approval>(`/api/admin/users/${login}`);
      return { act: remove, ask: remove };
    },
  ],
  [
    "the deletion of a machine client",
    async () => {
      const { id } = (await machineClient()).client;
      const remove = () => as(ana).delete<Approval>(`/api/admin/machine-clients/${id}`);
      return { act: remove, ask: remove };
    },
  ],
])(
  "approving %s costs what it costs at once, one read and two histories, in one transaction",
  untilUndisturbed,
  async (_, make) => {
    const { act, approve } = await compare(make);
    expect(approve.filter((line) => line.includes("Transact"))).toEqual(["dynamodb.TransactWriteItems 1"]);
    expect(approve).toBeOneOf(withItsReads(act));
  },
);
