import { afterAll, afterEach, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import { newAccount } from "../../../shared/features/accounts/account.ts";
import { sqliteIndex } from "../search-index/sqlite-index.ts";
import { indexedFields } from "../records/indexed-fields.ts";
import {
  emptyOpenSearchIndex,
  openSearchUrl,
  removeOpenSearchIndexes,
} from "../../../shared/testing/opensearch.ts";
import { fc } from "../../../shared/testing/properties.ts";
import { type Document, statuses } from "../records/document.ts";
import { type Grant, granteeOf } from "../records/grant.ts";
import { Accounts } from "./account.ts";
import { isValid, rightsOf } from "./authorization.ts";
import { anonymous, citizenOf, machineOf, personOf, type Principal } from "./principal.ts";
import { keysOf, listedKeysOf, readersOf, sharedKeysOf } from "./reading-keys.ts";

const index = openSearchUrl ? await emptyOpenSearchIndex() : sqliteIndex(":memory:", indexedFields);
afterEach(() => clock.resume());
afterAll(async () => {
  await index.close();
  if (openSearchUrl) await removeOpenSearchIndexes();
});

const CASES = 20_000;
/** Few of each, so that callers and documents often match; the platform's bucket is 1. */
const bucket = fc.integer({ min: 1, max: 3 });
const client = fc.integer({ min: 70, max: 71 });
const user = fc.integer({ min: 900, max: 901 });
const issuer = fc.integer({ min: 5, max: 6 });
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const times = ["2026-06-01T00:00:00.000Z", "2026-06-02T00:00:00.000Z", "2026-06-03T00:00:00.000Z"];
const time = fc.constantFrom(...times);

const someone: fc.Arbitrary<Principal> = fc
  .record({
    id: user,
    clientId: maybe(client),
    hasSecret: fc.boolean(),
    adminServiciu: fc.boolean(),
    isAdmin: fc.boolean(),
    organizatieId: maybe(fc.constant(3)),
    memberships: fc.array(fc.tuple(bucket, fc.constantFrom("ADMIN" as const, "OPERATOR" as const)), {
      maxLength: 2,
    }),
    organizationBuckets: fc.array(bucket, { maxLength: 2 }),
    suspended: fc.boolean(),
  })
  .map(({ isAdmin, memberships, organizationBuckets, suspended, clientId, organizatieId, ...fields }) =>
    personOf(
      newAccount(
        Accounts,
        {
          ...fields,
          login: "cineva",
          email: "cineva@temelia.test",
          authorities: isAdmin ? ["ROLE_USER", "ROLE_ADMIN"] : ["ROLE_USER"],
          ...(clientId === undefined ? {} : { clientId }),
          ...(organizatieId === undefined ? {} : { organizatieId }),
        },
        "test",
      ),
      { memberships: new Map(memberships), organizationBuckets, suspended },
      { hasGrants: true },
    ),
  );

const machine: fc.Arbitrary<Principal> = fc
  .record({ emitentId: maybe(issuer), scopes: fc.subarray(["documente.read", "documente.write"]) })
  .map((given) => machineOf("m1", given));

const citizen: fc.Arbitrary<Principal> = maybe(client).map((clientId) => citizenOf(1, clientId));

const caller = fc.oneof(
  { weight: 6, arbitrary: someone },
  { weight: 2, arbitrary: machine },
  { weight: 2, arbitrary: citizen },
  fc.constant(anonymous),
);

const document = fc.record({
  id: fc.constant(1),
  bucketId: bucket,
  emitentId: maybe(issuer),
  proprietarId: maybe(client),
  creator: fc.oneof(
    user.map((id) => `user#${id}`),
    fc.constant("machine#m1"),
  ),
  visibility: fc.constantFrom("PUBLIC" as const, "PERSONAL" as const, "SECRET" as const),
  status: fc.constantFrom(...statuses),
}) as fc.Arbitrary<Document>;

const grant: fc.Arbitrary<Grant> = fc
  .record({
    beneficiary: fc.oneof(
      client.map((beneficiarClientId) => ({ beneficiarClientId })),
      user.map((beneficiarOperatorId) => ({ beneficiarOperatorId })),
    ),
    drept: fc.constantFrom("CITIRE" as const, "SCRIERE" as const),
    dataExpirare: maybe(time),
  })
  .map(({ beneficiary, drept, dataExpirare }) => ({
    id: 1,
    documentId: 1,
    cod: "DOC-1",
    listedIn: [],
    creatDe: "x",
    creatLa: "",
    drept,
    ...beneficiary,
    ...(dataExpirare === undefined ? {} : { dataExpirare }),
  }));

/** At most one grant for each beneficiary, as in the table. */
const grants = fc.uniqueArray(grant, { selector: granteeOf, maxLength: 3 });

/** Each round draws documents with their grants, and callers with their times: every pair is a case. */
const rounds = { documents: 20, callers: 20, numRuns: CASES / 400 };
const cases = fc.record({
  filed: fc.array(fc.tuple(document, grants), {
    minLength: rounds.documents,
    maxLength: rounds.documents,
  }),
  callers: fc.array(fc.tuple(caller, time), { minLength: rounds.callers, maxLength: rounds.callers }),
});

const reads = (who: Principal, what: Document, given: Grant[]): boolean => {
  const theirs = given.filter((one) => who.names.includes(granteeOf(one)));
  const isLive = what.status === "ACTIV" || what.status === "ARHIVAT";
  return isLive && rightsOf(who, what, theirs).has("read");
};

it("the keys of a caller find exactly the live documents that rightsOf lets them read, at every time", async () => {
  let [version, compared, readable] = [0, 0, 0];
  const property = fc.asyncProperty(cases, async ({ filed, callers }) => {
    version += 1;
    const entry = ([what, given]: (typeof filed)[number], id: number) =>
      ({ id, version, words: {}, facets: {}, listed: {}, readers: readersOf(what, given) }) as const;
    await index.write(filed.map(entry));
    for (const [who, at] of callers) {
      clock.freeze(new Date(at));
      const expected = filed.flatMap(([what, given], id) => (reads(who, what, given) ? [id] : []));
      const { hits } = await index.search({ q: "", keys: keysOf(who), at, from: 0, size: filed.length });
      expect(hits.map(({ id }) => id)).toEqual(expected.toReversed());
      compared += filed.length;
      readable += expected.length;
    }
  });
  await fc.assert(property, { numRuns: rounds.numRuns });
  expect(compared).toBe(CASES);
  // Both answers were drawn often enough to say something.
  expect(readable).toBeGreaterThan(CASES / 10);
  expect(readable).toBeLessThan((CASES * 9) / 10);
});

it("lists and searches do not show what is merely public, unless it is also the caller's own", () => {
  fc.assert(
    fc.property(caller, document, grants, (who, what, given) => {
      const opens = (keys: string[]) => readersOf(what, given).some(({ key }) => keys.includes(key));
      const personal = { ...what, visibility: "PERSONAL" as const };
      const privately = readersOf(personal, given).some(({ key }) => keysOf(who).includes(key));
      if (what.visibility === "PUBLIC" && !privately) expect(opens(listedKeysOf(who))).toBe(false);
      else if (what.visibility !== "SECRET" && who.kind !== "anonymous")
        expect(opens(listedKeysOf(who))).toBe(privately);
    }),
  );
});

it("the keys of what was shared with a caller open what they may read by a grant that has not ended", () => {
  fc.assert(
    fc.property(caller, time, document, grants, (who, at, what, given) => {
      clock.freeze(new Date(at));
      const keys = sharedKeysOf(who);
      const opened = readersOf(what, given).some(
        ({ key, until }) => keys.includes(key) && (until === undefined || until > at),
      );
      const theirs = given.some((grant) => who.granteeNames.includes(granteeOf(grant)) && isValid(grant));
      // Nobody shares secret documents with callers who may not see them, not even the callers' own.
      const isSeen = what.visibility !== "SECRET" || who.hasSecret;
      expect(opened).toBe(theirs && isSeen && reads(who, what, given));
    }),
    { numRuns: 2000 },
  );
});
