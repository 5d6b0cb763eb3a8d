import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { AT, cellsOf, expectedCells, rows } from "./authorization.expectations.ts";
import type * as authorization from "./authorization.ts";
import { importMutant } from "../../../tools/mutants/mutation.ts";

/*
 * The table is only worth something when it notices: each line takes one condition away from the rule (its text
 * in authorization.ts, and what stands there instead), and some row of the table must turn red.
 */
const mutants: [condition: string, instead: string][] = [
  [`asker.kind === "person" && isOwner(asker.caller, document)`, `asker.kind === "person"`],
  [`asker.caller.memberships.get(document.bucketId) === "ADMIN"`, `asker.caller.memberships.size > 0`],
  [`asker.caller.memberships.get(document.bucketId) === "OPERATOR"`, `false`],
  [`isValid(grant) && grant.drept === "SCRIERE"`, `isValid(grant)`],
  [`isValid(grant) && grant.drept === "SCRIERE"`, `grant.drept === "SCRIERE"`],
  [`grants.some(isValid)`, `grants.length > 0`],
  [`administersBucket(asker.caller, document.bucketId)`, `isOrganizationAdmin(asker.caller)`],
  [`isServiceAdmin(asker.caller)`, `asker.caller.adminServiciu`],
  [`asker.machine.emitentId !== undefined &&`, ``],
  [`asker.machine.emitentId === document.emitentId`, `true`],
  [`document.visibility === "PUBLIC" && document.status === "ACTIV"`, `document.visibility === "PUBLIC"`],
  [`document.visibility === "PUBLIC" && document.status === "ACTIV"`, `document.status === "ACTIV"`],
  [`document.visibility !== "SECRET" || relation === "owner"`, `document.visibility !== "SECRET"`],
  [`document.visibility !== "SECRET" || relation === "owner"`, `true`],
  [`return asker.kind === "person" && asker.caller.hasSecret;`, `return true;`],
  [
    `return asker.kind === "person" && asker.caller.hasSecret;`,
    `return asker.kind !== "person" || asker.caller.hasSecret;`,
  ],
  [`if (asker.kind === "machine") keepScoped(given, asker.machine);`, ``],
  [`if (!scopes.includes("documente.read")) given.delete("read");`, ``],
  [`if (!scopes.includes("documente.write")) given.delete("write");`, ``],
  [`if (asker.kind === "person" && asker.caller.suspended) keepReading(given);`, ``],
  [`if (document.status === "STERS" && !given.has("write")) return new Set();`, ``],
  [`if (document.status === "PURJAT" && !given.has("administer")) return new Set();`, ``],
  [`proprietarId === undefined ? caller.id === creatorId`, `caller.id === creatorId ? true`],
  [`: caller.clientId === proprietarId`, `: false`],
  [`isOrganizationAdmin(caller) && caller.organizationBuckets`, `caller.organizationBuckets`],
  [`dataExpirare === undefined || dataExpirare > clock.iso()`, `true`],
];

const file = "functions/documents/access/authorization.ts";

describe("removing any one condition of the access rule turns a row of its table red", () => {
  beforeAll(() => clock.freeze(AT));
  afterAll(() => clock.resume());

  it.each(mutants)("%s → %s", async (condition, instead) => {
    const { rightsOf: rule } = await importMutant<typeof authorization>({ file, says: condition, instead });
    const red = rows.filter(
      ([name = "", ...groups]) => cellsOf(rule, name).join() !== expectedCells(groups).join(),
    );
    expect(red.length).toBeGreaterThan(0);
  });
});
