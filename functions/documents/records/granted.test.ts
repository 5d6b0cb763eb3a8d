import { expect, it } from "vitest";
import type { Write } from "../../../shared/data/transaction.ts";
import type { Document } from "./document.ts";
import type { GrantTerms } from "./grant.ts";
import {
  ENDS,
  grantedIn,
  grantLabel,
  MANY,
  MOST_BENEFICIARIES,
  OF_MANY,
  type Shared,
  tellingChange,
  tellingGrant,
  tellingRevocation,
  unshared,
} from "./granted.ts";

const document = {
  id: 12,
  bucketId: 3,
  status: "ACTIV",
  visibility: "PERSONAL",
  creator: "user#99",
} as Document;
const lent: GrantTerms = { drept: "SCRIERE", dataExpirare: "2099-01-01T00:00:00.000Z" };
type Head = { shared?: Shared | undefined };

const sharedWith = (count: number, terms: GrantTerms): Head => {
  let head: Head = unshared(document);
  for (let i = 1; i <= count; i += 1)
    head = tellingGrant(head, document, { grantee: `user#${i}`, terms, isNew: true }).head;
  return head;
};

/** The effects of a transaction, without the keys. */
const kindsOf = (writes: Write[]): Record<string, number> => {
  const names = writes.map((write) => {
    if ("item" in write) return Object.keys(write.item).join();
    return "count" in write ? `${write.by > 0 ? "+" : "-"}${write.count.label ?? ""}` : "condition";
  });
  return Object.fromEntries(
    Object.entries(Object.groupBy(names, (name) => name)).map(([k, v]) => [k, v?.length ?? 0]),
  );
};

it("what beneficiaries are told of a document of a grant: a row and a count; one with an end has a row and a count more", () => {
  const grant = { grantee: "user#1", isNew: true };
  const { writes } = tellingGrant(unshared(document), document, { ...grant, terms: { drept: "CITIRE" } });
  expect(kindsOf(writes)).toEqual({ Put: 1, "+grants.3.open.ACTIV.CITIRE": 1 });
  const { writes: ofLent } = tellingGrant(unshared(document), document, { ...grant, terms: lent });
  expect(kindsOf(ofLent)).toEqual({ Put: 2, "+grants.3.open.ACTIV.SCRIERE": 1, [`+${ENDS}`]: 1 });
});

it("what beneficiaries are told of a document of another state: a row and a cell for each, of ten at most; of other changes nothing", () => {
  const head = sharedWith(MOST_BENEFICIARIES, lent);
  const told = tellingChange(head, document, { ...document, status: "ARHIVAT" });
  expect(kindsOf(told.writes)).toMatchObject({
    Put: MOST_BENEFICIARIES,
    "-grants.3.open.ACTIV.SCRIERE": MOST_BENEFICIARIES,
    "+grants.3.open.ARHIVAT.SCRIERE": MOST_BENEFICIARIES,
  });
  expect(told.head.shared?.facts.status).toBe("ARHIVAT");
  const renamed = tellingChange(head, document, { ...document, denumire: "Alt nume" });
  expect(renamed.writes.filter((write) => "item" in write)).toEqual([]);
});

it("what beneficiaries are told of a document of the eleventh grant: all rows move, once, in at most 52 items beside the cells; then no change is told", () => {
  const eleventh = { grantee: "user#11", terms: lent, isNew: true };
  const { head, writes } = tellingGrant(sharedWith(MOST_BENEFICIARIES, lent), document, eleventh);
  expect(head.shared?.grantees).toBe(MANY);
  expect(kindsOf(writes)).toMatchObject({ Delete: 20, Put: 22, [`+${OF_MANY}`]: 11 });
  expect(tellingChange(head, document, { ...document, status: "STERS" }).writes).toEqual([]);
  const twelfth = tellingGrant(head, document, { ...eleventh, grantee: "user#12" });
  expect(kindsOf(twelfth.writes)).toEqual({ Put: 2, [`+${OF_MANY}`]: 1 });
  expect(kindsOf(tellingRevocation(head, document, "user#1").writes)).toEqual({
    Delete: 1,
    [`-${OF_MANY}`]: 1,
  });
});

it("what beneficiaries are told of a document of a revocation: what the grant was told is taken back, whatever the document is now", () => {
  const { head } = tellingChange(sharedWith(2, lent), document, { ...document, visibility: "SECRET" });
  // A verb may have read the document before it became secret. The head has the facts that were written to the
  // rows.
  const { writes } = tellingRevocation(head, document, "user#1");
  expect(kindsOf(writes.filter((write) => "item" in write))).toEqual({ Delete: 2 });
  const sums = new Map<string, number>();
  for (const write of writes)
    if ("count" in write) {
      const name = `${write.count.counter} ${write.count.label}`;
      sums.set(name, (sums.get(name) ?? 0) + write.by);
    }
  expect([...sums].filter(([, by]) => by !== 0)).toEqual([
    ["documents#owner#user#1 grants.3.secret.ACTIV.SCRIERE", -1],
    [`documents#owner#user#1 ${ENDS}`, -1],
  ]);
});

it("what beneficiaries are told of a document is found in the label of a row", () => {
  const row = {
    bucketId: 3,
    secrecy: "secret",
    status: "STERS",
    drept: "CITIRE",
    owner: "user#9",
  } as const;
  expect(grantedIn("user#9", grantLabel("user#9", row))).toEqual(row);
  const { owner: _owner, ...others } = row;
  expect(grantedIn("user#1", grantLabel("user#1", row))).toEqual(others);
  for (const label of [ENDS, OF_MANY, "3.open.ACTIV", "rows"])
    expect(grantedIn("user#1", label)).toBe(undefined);
});
