import { expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { newAccount } from "../../../shared/features/accounts/account.ts";
import { drawn } from "../../../shared/testing/drawn.ts";
import { fc } from "../../../shared/testing/properties.ts";
import { Document } from "../records/document.ts";
import type { BucketRole } from "../records/membership.ts";
import type { Grant } from "../records/grant.ts";
import { Accounts } from "./account.ts";
import { type Facts, isValid, relations, type Right, rightsOf } from "./authorization.ts";
import { reasonsFor } from "./explanation.ts";
import { type Person, personKey, personOf } from "./principal.ts";

/* Few ids, so that callers, documents and grants share them. */
const buckets = [1, 10, 11] as const;
const clients = [70, 71] as const;
const people = [1, 2] as const;

const rareUnless = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

const person: fc.Arbitrary<Person> = fc
  .record({
    id: fc.constantFrom(...people),
    clientId: rareUnless(fc.constantFrom(...clients)),
    organizatieId: rareUnless(fc.constant(3)),
    isAdmin: fc.boolean(),
    adminServiciu: fc.boolean(),
    hasSecret: fc.boolean(),
    memberships: fc.uniqueArray(
      fc.tuple(fc.constantFrom(...buckets), fc.constantFrom<BucketRole>("ADMIN", "OPERATOR")),
      { selector: ([bucketId]) => bucketId },
    ),
    organizationBuckets: fc.subarray([10, 11]),
    suspended: fc.boolean(),
  })
  .map(({ id, isAdmin, memberships, organizationBuckets, suspended, ...fields }) => {
    const authorities = isAdmin ? (["ROLE_USER", "ROLE_ADMIN"] as const) : (["ROLE_USER"] as const);
    const account = newAccount(
      Accounts,
      { id, login: "cineva", email: "cineva@temelia.test", authorities: [...authorities], ...fields },
      "test",
    );
    return personOf(
      account,
      { memberships: new Map(memberships), organizationBuckets, suspended },
      { hasGrants: true },
    );
  });

const document: fc.Arbitrary<Facts> = fc.record({
  id: fc.constant(1),
  bucketId: fc.constantFrom(...buckets),
  emitentId: rareUnless(fc.constant(5)),
  proprietarId: rareUnless(fc.constantFrom(...clients)),
  creator: fc.constantFrom(...people).map(personKey),
  visibility: fc.constantFrom(...Document.shape.visibility.options),
  status: fc.constantFrom(...Document.shape.status.options),
});

const HOUR_MS = 3_600_000;
const end = fc.constantFrom(-HOUR_MS, HOUR_MS);

/** A person has at most one grant in their own name and one in the name of their client. */
const grantsOf = ({ id, clientId }: Person): fc.Arbitrary<Grant[]> => {
  const names = [
    { beneficiarOperatorId: id },
    ...(clientId === undefined ? [] : [{ beneficiarClientId: clientId }]),
  ];
  const terms = fc.record({
    drept: fc.constantFrom("CITIRE" as const, "SCRIERE" as const),
    end: rareUnless(end),
  });
  return fc
    .tuple(fc.subarray(names), terms, terms)
    .map(([given, ...all]) => given.map((name, i) => grantFor(name, all[i] ?? all[0])));
};

const grantFor = (
  name: Pick<Grant, "beneficiarClientId" | "beneficiarOperatorId">,
  { drept, end: after }: { drept: Grant["drept"]; end: number | undefined },
): Grant => ({
  id: 1,
  documentId: 1,
  cod: "DOC-1",
  ...name,
  drept,
  creatDe: "x",
  creatLa: "",
  listedIn: [],
  ...(after === undefined ? {} : { dataExpirare: new Date(clock.now().getTime() + after).toISOString() }),
});

const situations = fc
  .tuple(person, document)
  .chain(([caller, facts]) => fc.tuple(fc.constant(caller), fc.constant(facts), grantsOf(caller)));

const sorted = (rights: Iterable<Right>): Right[] => [...new Set(rights)].sort();

const RUNS = { numRuns: drawn(10_000) };

it("an explanation, over 10,000 drawn callers, documents and grants adds up to the rights: what the relations give that count, of a suspended caller only the reading", () => {
  let told = 0;
  fc.assert(
    fc.property(situations, ([caller, facts, grants]) => {
      const given = reasonsFor(caller, facts, grants)
        .filter(({ gives }) => gives)
        .flatMap(({ relation }): readonly Right[] => relations[relation]);
      const kept = caller.suspended ? given.filter((right) => right === "read") : given;
      expect(sorted(kept)).toEqual(sorted(rightsOf(caller, facts, grants)));
      told += Number(given.length > 0);
    }),
    RUNS,
  );
  // If no caller had any right, the comparison would be between empty sets.
  expect(told).toBeGreaterThan(RUNS.numRuns / 4);
});

it("an explanation, over 10,000 drawn callers, documents and grants names no obstacle that is not there: without it, the relation would give", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(situations, ([caller, facts, grants]) => {
      for (const { obstacle, relation } of reasonsFor(caller, facts, grants)) {
        if (obstacle === undefined) continue;
        seen.add(obstacle);
        const isTrue = {
          EXPIRAT: grants.some((grant) => !isValid(grant)),
          SUSPENDAT: caller.suspended,
          FARA_SECRET: facts.visibility === "SECRET" && !caller.hasSecret && relation !== "owner",
          ALT_STATUS: facts.status !== "ACTIV",
        }[obstacle];
        expect([obstacle, isTrue]).toEqual([obstacle, true]);
      }
    }),
    RUNS,
  );
  expect([...seen].sort()).toEqual(["ALT_STATUS", "EXPIRAT", "FARA_SECRET", "SUSPENDAT"]);
});
