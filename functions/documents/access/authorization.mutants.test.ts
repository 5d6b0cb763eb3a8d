import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { askableBy, askers, AT, cellsOf, expectedCells, rows } from "./authorization.expectations.ts";
import type * as authorization from "./authorization.ts";
import { importMutant } from "../../../tools/mutants/mutation.ts";

/*
 * The table is only useful if it can fail. Each line removes one condition from the rule (its text in
 * authorization.ts, and the replacement), and at least one row of the table must then fail.
 */
const mutants: [condition: string, instead: string][] = [
  [`isHuman(caller) && isOwner(caller, document)`, `isHuman(caller)`],
  [`isHuman(caller) && isOwner(caller, document)`, `caller.kind === "person" && isOwner(caller, document)`],
  [`caller.memberships.get(document.bucketId) === "ADMIN"`, `caller.memberships.size > 0`],
  [`caller.memberships.get(document.bucketId) === "OPERATOR"`, `false`],
  [`isValid(grant) && grant.drept === "SCRIERE"`, `isValid(grant)`],
  [`isValid(grant) && grant.drept === "SCRIERE"`, `grant.drept === "SCRIERE"`],
  [`caller.key === creator && isAtHome(caller, bucketId)`, `caller.key === creator`],
  [`grants.some(isValid)`, `grants.length > 0`],
  [`isHuman(caller) && grants.some(isValid)`, `grants.some(isValid)`],
  [`isHuman(caller) && grants.some(isValid)`, `caller.kind === "person" && grants.some(isValid)`],
  [`isHuman(caller) && grants.some(writes)`, `grants.some(writes)`],
  [`administersBucket(caller, document.bucketId)`, `isOrganizationAdmin(caller)`],
  [`isServiceAdmin(caller)`, `caller.adminServiciu`],
  [`caller.emitentId !== undefined &&`, ``],
  [`caller.emitentId === document.emitentId`, `true`],
  [`caller.link.documentId === document.id && document.status === "ACTIV"`, `document.status === "ACTIV"`],
  [`isMadeByRight(caller, document, grants)`, `true`],
  [`maker !== undefined && rightsOf(maker, document, grants).has("share")`, `maker !== undefined`],
  [`rightsOf(maker, document, grants).has("share")`, `rightsOf(maker, document, grants).has("read")`],
  [
    `caller.link.documentId === document.id && document.status`,
    `caller.link.documentId === document.id || document.status`,
  ],
  [`caller.kind === "link" && caller.link`, `caller.kind !== "link" || caller.link`],
  [`document.visibility === "PUBLIC" && document.status === "ACTIV"`, `document.visibility === "PUBLIC"`],
  [`document.visibility === "PUBLIC" && document.status === "ACTIV"`, `document.status === "ACTIV"`],
  [`document.visibility !== "SECRET" || relation === "owner"`, `document.visibility !== "SECRET"`],
  [`document.visibility !== "SECRET" || relation === "owner"`, `true`],
  [`return caller.hasSecret;`, `return true;`],
  [`return caller.hasSecret;`, `return caller.kind !== "person" || caller.hasSecret;`],
  [`if (caller.kind === "machine") keepScoped(given, caller);`, ``],
  [`if (!scopes.includes("documente.read")) given.delete("read");`, ``],
  [`if (!scopes.includes("documente.write")) given.delete("write");`, ``],
  [`if (caller.suspended || caller.kind === "citizen") keepReading(given);`, ``],
  [`caller.suspended || caller.kind === "citizen"`, `caller.suspended`],
  [`caller.suspended || caller.kind === "citizen"`, `caller.kind === "citizen"`],
  [`if (document.status === "STERS" && !given.has("write")) return new Set();`, ``],
  [`if (document.status === "PURJAT" && !given.has("administer")) return new Set();`, ``],
  [`proprietarId === undefined ? caller.key === creator`, `caller.key === creator ? true`],
  [`: caller.clientId === proprietarId`, `: false`],
  [`isOrganizationAdmin(caller) && caller.organizationBuckets`, `caller.organizationBuckets`],
  [`dataExpirare === undefined || dataExpirare > clock.iso()`, `true`],
];

/** The same for the rule about requesting access. */
const mutantsOfAsking: typeof mutants = [
  [`(visibility !== "SECRET" || caller.hasSecret) &&`, ``],
  [`(visibility !== "SECRET" || caller.hasSecret) &&`, `visibility !== "SECRET" &&`],
  [`&& (status === "ACTIV" || status === "ARHIVAT")`, ``],
  [`(status === "ACTIV" || status === "ARHIVAT")`, `status === "ACTIV"`],
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

  it.each(mutantsOfAsking)("%s → %s", async (condition, instead) => {
    const { mayAskFor: rule } = await importMutant<typeof authorization>({ file, says: condition, instead });
    const red = askers.filter(([, caller, expected]) => askableBy(rule, caller) !== expected);
    expect(red.length).toBeGreaterThan(0);
  });
});
