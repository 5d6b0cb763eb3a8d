import { beforeAll, describe, expect, it } from "vitest";
import {
  actsOf,
  kindsOfDocuments,
  kindsOfPeople,
  kindsOfRecords,
  newWorld,
  REFUSALS,
  type World,
} from "./acts.expectations.ts";

/* Every act, person and state; `acts.wide.test.ts` has a tenth of them. */

const kinds = Object.keys(kindsOfDocuments);
/** Records of documents depend only on the state of the document. */
const states = ["active", "archived", "deleted", "purged"];

describe("`poate` names exactly the acts that its reader's calls succeed with", () => {
  const groups = (Object.keys(kindsOfRecords) as (keyof typeof kindsOfRecords)[]).flatMap((what) =>
    (what === "documents" ? kinds : states).map((kind) => [what, kind] as const),
  );

  describe.each(groups)("%s, %s", (what, kind) => {
    // People of their own, because all groups together would exceed the limits of one person.
    let world: World;
    beforeAll(async () => {
      world = await newWorld();
    });

    it.each(kindsOfPeople)(`${what}, ${kind}, for %s`, async (somebody) => {
      const { named, done, refused } = await actsOf(world, what, { kind, somebody });
      expect(named).toEqual(done);
      for (const status of Object.values(refused)) expect(REFUSALS).toContain(status);
    });
  });
});
