import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import { administrator, fresh } from "../../testing.ts";
import { createLinked, type Linked } from "../../self-service/testing.ts";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readItems } from "../../../../shared/data/repository.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { killAfter, repeat } from "../../../../shared/testing/kill-after.ts";
import { killableProcesses } from "../../../../shared/testing/killable-processes.ts";
import { PREFERENCE, type Preference, Preferences } from "../../records/preference.ts";
import { boundOf } from "../../records/recipient.ts";
import { readPerson } from "./person.ts";
import { createPreference } from "./testing.ts";

/*
 * What changes a preference is killed after its first write, after its second, and so on until it completes: by the
 * administrator and by the person. The preference exists as a whole or not at all, the bound counts what exists, and
 * the repeat succeeds.
 */

const WORKER = "worker-1";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const callers = {
  administrator: callerOf(
    processes.handlerOf(join(import.meta.dirname, "../../handlers/registry-routes.ts")),
  ),
  person: callerOf(processes.handlerOf(join(import.meta.dirname, "../../self-service/routes.ts"))),
};
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const PATHS = { administrator: "preferinta-notificares", person: "registry/me/preferences" };
type By = keyof typeof PATHS;

/** The preferences of a person, and their number by the bound. */
async function preferencesOf({ id }: Linked) {
  const [bound] = await readItems(Preferences.table, [boundOf(PREFERENCE, id)]);
  const { preferences = [] } = (await readPerson(id)) ?? {};
  expect(Number(bound?.numar ?? 0)).toBe(preferences.length);
  return preferences.map(({ categorie, activ }) => ({ categorie, activ }));
}

const MOST_WRITES = 12;
type Shown = Pick<Preference, "categorie" | "activ">[];

interface Act {
  method: string;
  /** The preference that is there before. */
  before: boolean;
  after: Shown;
  status: number;
}

const acts: Record<string, Act> = {
  "is added": { method: "POST", before: false, after: [{ categorie: "noi", activ: false }], status: 201 },
  "is replaced": { method: "PUT", before: true, after: [{ categorie: "noi", activ: false }], status: 200 },
  "is removed": { method: "DELETE", before: true, after: [], status: 204 },
};

/** A tombstone has no owner, so a removal that a person repeats is like that of another person's record. */
const repeatedBy = (by: By, method: string): number[] =>
  by === "person" && method === "DELETE" ? [404] : [];

it.each(
  (Object.keys(PATHS) as By[]).flatMap((by) =>
    Object.entries(acts).map(([name, act]) => [name, by, act] as const),
  ),
)(
  "a preference that %s by the %s is there whole or not at all",
  async (_, by, { method, before, after, status }) => {
    let kills = 0;
    for (let nth = 1; nth <= MOST_WRITES; nth += 1) {
      const person = await createLinked();
      const found = before ? await createPreference(person.id, { categorie: "vechi" }) : undefined;
      const was = await preferencesOf(person);
      const own = by === "person" ? {} : { destinatarId: person.id };
      const headers = {
        ...(by === "person" ? person.headers : admin),
        "idempotency-key": fresh("k"),
      };
      const body = method === "DELETE" ? undefined : { ...own, categorie: "noi", activ: false };
      const path = `/notifications/api/${PATHS[by]}${found ? `/${found.id}` : ""}`;
      const call = () => callers[by](method, path, { headers, body });
      const unharmed = await killAfter(nth, target, call);
      if (!unharmed) expect([was, after]).toContainEqual(await preferencesOf(person));
      const answer = unharmed ?? (await repeat(call));
      const statuses = unharmed ? [status] : [status, ...repeatedBy(by, method)];
      expect(statuses).toContain(answer.status);
      expect([nth, await preferencesOf(person)]).toEqual([nth, after]);
      if (unharmed) break;
      kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    expect(kills).toBeLessThan(MOST_WRITES);
  },
  600_000,
);
