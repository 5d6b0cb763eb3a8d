import { newAccount } from "../../../shared/features/accounts/account.ts";
import { Accounts } from "./account.ts";
import type { mayAskFor, Right, rightsOf } from "./authorization.ts";
import {
  anonymous,
  citizenOf,
  linkHolderOf,
  machineOf,
  personKey,
  personOf,
  type Person,
  type Principal,
} from "./principal.ts";
import type { Status, Visibility } from "../records/document.ts";
import type { Grant } from "../records/grant.ts";
import type { Link } from "../records/link.ts";

/*
 * The expectation is written by hand, cell by cell, and never computed by the rule itself. r read, w write, s share,
 * p purge, g govern (owner, bucket, visibility), a administer (issuer, legal hold).
 */
const BUCKET = 10;
const OWNER_CLIENT = 70;
const ISSUER = 5;

const someone = ({
  memberships = new Map(),
  organizationBuckets = [],
  suspended = false,
  ...fields
}: Partial<Person>): Person =>
  personOf(
    newAccount(Accounts, { id: 900, login: "cineva", email: "cineva@temelia.test", ...fields }, "test"),
    { memberships, organizationBuckets, suspended },
    { hasGrants: true },
  );
const machine = (emitentId: number | undefined, ...scopes: string[]) =>
  machineOf("m1", { emitentId, scopes });
const READ = "documente.read";
const WRITE = "documente.write";

const CREATOR = 1;
const operator = { memberships: new Map([[BUCKET, "OPERATOR" as const]]) };
const bucketAdmin = { memberships: new Map([[BUCKET, "ADMIN" as const]]) };
const organizationAdmin = (bucketId: number) => ({
  authorities: ["ROLE_USER" as const, "ROLE_ADMIN" as const],
  organizatieId: 3,
  organizationBuckets: [bucketId],
});
const serviceAdmin = { authorities: ["ROLE_ADMIN" as const], adminServiciu: true };
const grant = (drept: Grant["drept"], dataExpirare?: string): Grant[] => [
  {
    id: 1,
    documentId: 1,
    cod: "DOC-1",
    listedIn: [],
    beneficiarOperatorId: 900,
    drept,
    creatDe: "x",
    creatLa: "",
    ...(dataExpirare ? { dataExpirare } : {}),
  },
];

const atHome = { id: CREATOR, organizationBuckets: [BUCKET] };

/** The holder of a link to a document. The link's maker is the document's creator unless `maker` is given. */
const linkTo = (documentId: number, maker: Principal = someone(atHome)): Principal =>
  linkHolderOf(linkOf(documentId), anonymous, maker);

function linkOf(documentId: number): Link {
  const dates = { dataExpirare: "2026-06-02T00:00:00.000Z", creatLa: "", forgetAt: 0 };
  const by = { creator: personKey(CREATOR), creatDe: "x" };
  return { id: 7, documentId, tokenHash: "x", descarcari: 0, ...by, ...dates };
}

interface Identity {
  caller: Principal;
  grants?: Grant[];
  /** The client that owns the document; if absent, the creator is the owner. */
  proprietarId?: number;
  /** The document has no issuer. */
  unissued?: boolean;
}

export const identities: Record<string, Identity> = {
  nobody: { caller: anonymous },
  "a stranger": { caller: someone({}) },
  "a stranger with hasSecret": { caller: someone({ hasSecret: true }) },
  "the creator": { caller: someone({ id: CREATOR, organizationBuckets: [BUCKET] }) },
  "the creator who left the organization": { caller: someone({ id: CREATOR, organizationBuckets: [12] }) },
  "the creator for a client": {
    caller: someone({ id: CREATOR, organizationBuckets: [BUCKET] }),
    proprietarId: OWNER_CLIENT,
  },
  "the owning client": { caller: someone({ clientId: OWNER_CLIENT }), proprietarId: OWNER_CLIENT },
  "another client": { caller: someone({ clientId: 71 }), proprietarId: OWNER_CLIENT },
  "the owner, suspended": {
    caller: someone({ id: CREATOR, organizationBuckets: [BUCKET], suspended: true }),
  },
  "bucket OPERATOR": { caller: someone(operator) },
  "bucket OPERATOR with hasSecret": { caller: someone({ ...operator, hasSecret: true }) },
  "bucket OPERATOR, suspended": { caller: someone({ ...operator, suspended: true }) },
  "bucket ADMIN": { caller: someone(bucketAdmin) },
  "bucket ADMIN with hasSecret": { caller: someone({ ...bucketAdmin, hasSecret: true }) },
  "ADMIN of another bucket": { caller: someone({ memberships: new Map([[11, "ADMIN"]]), hasSecret: true }) },
  "CITIRE grant": { caller: someone({}), grants: grant("CITIRE") },
  "CITIRE grant with hasSecret": {
    caller: someone({ hasSecret: true }),
    grants: grant("CITIRE", "2026-06-02T00:00:00.000Z"),
  },
  "SCRIERE grant": { caller: someone({}), grants: grant("SCRIERE", "2026-06-02T00:00:00.000Z") },
  "SCRIERE grant with hasSecret": { caller: someone({ hasSecret: true }), grants: grant("SCRIERE") },
  "expired SCRIERE grant": {
    caller: someone({ hasSecret: true }),
    grants: grant("SCRIERE", "2026-05-31T00:00:00.000Z"),
  },
  "administrator of its organization": { caller: someone(organizationAdmin(BUCKET)) },
  "administrator of its organization with hasSecret": {
    caller: someone({ ...organizationAdmin(BUCKET), hasSecret: true }),
  },
  "member of its organization, no administrator": {
    caller: someone({ ...organizationAdmin(BUCKET), authorities: ["ROLE_USER"] }),
  },
  "administrator of its organization, suspended": {
    caller: someone({ ...organizationAdmin(BUCKET), suspended: true }),
  },
  "administrator of another organization": { caller: someone({ ...organizationAdmin(12), hasSecret: true }) },
  "administrator without an organization": {
    caller: someone({ authorities: ["ROLE_ADMIN"], organizationBuckets: [BUCKET] }),
  },
  "service administrator": { caller: someone(serviceAdmin) },
  "service administrator with hasSecret": { caller: someone({ ...serviceAdmin, hasSecret: true }) },
  "adminServiciu without ROLE_ADMIN": {
    caller: someone({ ...serviceAdmin, authorities: ["ROLE_USER"], hasSecret: true }),
  },
  "machine of the issuer": { caller: machine(ISSUER, READ, WRITE) },
  "machine of the issuer, read scope": { caller: machine(ISSUER, READ) },
  "machine of the issuer, write scope": { caller: machine(ISSUER, WRITE) },
  "machine of another issuer": { caller: machine(6, READ, WRITE) },
  "machine without an issuer": { caller: machine(undefined, READ, WRITE) },
  "nobody, with a SCRIERE grant": { caller: anonymous, grants: grant("SCRIERE") },
  "machine of another issuer, with a SCRIERE grant": {
    caller: machine(6, READ, WRITE),
    grants: grant("SCRIERE"),
  },
  "holder of a link": { caller: linkTo(1) },
  "holder of a link to another document": { caller: linkTo(2) },
  "holder of a link, with a SCRIERE grant": { caller: linkTo(2), grants: grant("SCRIERE") },
  "holder of a link whose maker may not act": { caller: linkHolderOf(linkOf(1), anonymous) },
  "holder of a link whose maker is suspended": { caller: linkTo(1, someone({ ...atHome, suspended: true })) },
  "holder of a link by a stranger": { caller: linkTo(1, someone({})) },
  "holder of a link by a SCRIERE grant": { caller: linkTo(1, someone({})), grants: grant("SCRIERE") },
  "holder of a link by a CITIRE grant": { caller: linkTo(1, someone({})), grants: grant("CITIRE") },
  "holder of a link by an expired SCRIERE grant": {
    caller: linkTo(1, someone({})),
    grants: grant("SCRIERE", "2026-05-31T00:00:00.000Z"),
  },
  "citizen who is the owning client": { caller: citizenOf(1, OWNER_CLIENT), proprietarId: OWNER_CLIENT },
  "citizen who is another client": { caller: citizenOf(1, 71), proprietarId: OWNER_CLIENT },
  "citizen, the document without a client": { caller: citizenOf(1, OWNER_CLIENT) },
  "citizen without a client": { caller: citizenOf(1, undefined), proprietarId: OWNER_CLIENT },
  "citizen and document without a client": { caller: citizenOf(1, undefined) },
  "citizen with a CITIRE grant": { caller: citizenOf(1, 71), grants: grant("CITIRE") },
  "citizen with a SCRIERE grant": { caller: citizenOf(1, 71), grants: grant("SCRIERE") },
  "citizen with an expired SCRIERE grant": {
    caller: citizenOf(1, 71),
    grants: grant("SCRIERE", "2026-05-31T00:00:00.000Z"),
  },
  "machine and document without an issuer": { caller: machine(undefined, READ, WRITE), unissued: true },
};

//                                          PUBLIC                          PERSONAL                        SECRET
//                                          ACTIV  ARHIVAT STERS  PURJAT    ACTIV  ARHIVAT STERS  PURJAT    ACTIV  ARHIVAT STERS  PURJAT
const expectations = `
nobody                                    | r      -       -      -       | -      -       -      -       | -      -       -      -
a stranger                                | r      -       -      -       | -      -       -      -       | -      -       -      -
a stranger with hasSecret                 | r      -       -      -       | -      -       -      -       | -      -       -      -
the creator                               | rwspg  rwspg   rwspg  -       | rwspg  rwspg   rwspg  -       | rwspg  rwspg   rwspg  -
the creator who left the organization     | r      -       -      -       | -      -       -      -       | -      -       -      -
the creator for a client                  | r      -       -      -       | -      -       -      -       | -      -       -      -
the owning client                         | rwspg  rwspg   rwspg  -       | rwspg  rwspg   rwspg  -       | rwspg  rwspg   rwspg  -
another client                            | r      -       -      -       | -      -       -      -       | -      -       -      -
the owner, suspended                      | r      r       -      -       | r      r       -      -       | r      r       -      -
bucket OPERATOR                           | rws    rws     rws    -       | rws    rws     rws    -       | -      -       -      -
bucket OPERATOR with hasSecret            | rws    rws     rws    -       | rws    rws     rws    -       | rws    rws     rws    -
bucket OPERATOR, suspended                | r      r       -      -       | r      r       -      -       | -      -       -      -
bucket ADMIN                              | rwspg  rwspg   rwspg  -       | rwspg  rwspg   rwspg  -       | -      -       -      -
bucket ADMIN with hasSecret               | rwspg  rwspg   rwspg  -       | rwspg  rwspg   rwspg  -       | rwspg  rwspg   rwspg  -
ADMIN of another bucket                   | r      -       -      -       | -      -       -      -       | -      -       -      -
CITIRE grant                              | r      r       -      -       | r      r       -      -       | -      -       -      -
CITIRE grant with hasSecret               | r      r       -      -       | r      r       -      -       | r      r       -      -
SCRIERE grant                             | rws    rws     rws    -       | rws    rws     rws    -       | -      -       -      -
SCRIERE grant with hasSecret              | rws    rws     rws    -       | rws    rws     rws    -       | rws    rws     rws    -
expired SCRIERE grant                     | r      -       -      -       | -      -       -      -       | -      -       -      -
administrator of its organization         | rwspga rwspga  rwspga rwspga  | rwspga rwspga  rwspga rwspga  | -      -       -      -
administrator of its organization with hasSecret | rwspga rwspga rwspga rwspga | rwspga rwspga rwspga rwspga | rwspga rwspga rwspga rwspga
member of its organization, no administrator | r   -       -      -       | -      -       -      -       | -      -       -      -
administrator of its organization, suspended | r   r       -      -       | r      r       -      -       | -      -       -      -
administrator of another organization     | r      -       -      -       | -      -       -      -       | -      -       -      -
administrator without an organization     | r      -       -      -       | -      -       -      -       | -      -       -      -
service administrator                     | rwspga rwspga  rwspga rwspga  | rwspga rwspga  rwspga rwspga  | -      -       -      -
service administrator with hasSecret      | rwspga rwspga  rwspga rwspga  | rwspga rwspga  rwspga rwspga  | rwspga rwspga  rwspga rwspga
adminServiciu without ROLE_ADMIN          | r      -       -      -       | -      -       -      -       | -      -       -      -
machine of the issuer                     | rw     rw      rw     -       | rw     rw      rw     -       | -      -       -      -
machine of the issuer, read scope         | r      r       -      -       | r      r       -      -       | -      -       -      -
machine of the issuer, write scope        | w      w       w      -       | w      w       w      -       | -      -       -      -
machine of another issuer                 | r      -       -      -       | -      -       -      -       | -      -       -      -
nobody, with a SCRIERE grant              | r      -       -      -       | -      -       -      -       | -      -       -      -
machine of another issuer, with a SCRIERE grant | r -      -      -       | -      -       -      -       | -      -       -      -
machine without an issuer                 | r      -       -      -       | -      -       -      -       | -      -       -      -
machine and document without an issuer    | r      -       -      -       | -      -       -      -       | -      -       -      -
citizen who is the owning client          | r      r       -      -       | r      r       -      -       | r      r       -      -
citizen who is another client             | r      -       -      -       | -      -       -      -       | -      -       -      -
citizen, the document without a client    | r      -       -      -       | -      -       -      -       | -      -       -      -
citizen without a client                  | r      -       -      -       | -      -       -      -       | -      -       -      -
citizen and document without a client     | r      -       -      -       | -      -       -      -       | -      -       -      -
citizen with a CITIRE grant               | r      r       -      -       | r      r       -      -       | -      -       -      -
citizen with a SCRIERE grant              | r      r       -      -       | r      r       -      -       | -      -       -      -
citizen with an expired SCRIERE grant     | r      -       -      -       | -      -       -      -       | -      -       -      -
holder of a link                          | r      -       -      -       | r      -       -      -       | -      -       -      -
holder of a link to another document      | r      -       -      -       | -      -       -      -       | -      -       -      -
holder of a link, with a SCRIERE grant    | r      -       -      -       | -      -       -      -       | -      -       -      -
holder of a link whose maker may not act  | r      -       -      -       | -      -       -      -       | -      -       -      -
holder of a link whose maker is suspended | r      -       -      -       | -      -       -      -       | -      -       -      -
holder of a link by a stranger            | r      -       -      -       | -      -       -      -       | -      -       -      -
holder of a link by a SCRIERE grant       | r      -       -      -       | r      -       -      -       | -      -       -      -
holder of a link by a CITIRE grant        | r      -       -      -       | -      -       -      -       | -      -       -      -
holder of a link by an expired SCRIERE grant | r   -       -      -       | -      -       -      -       | -      -       -      -
`;

const letters: Record<string, Right> = {
  r: "read",
  w: "write",
  s: "share",
  p: "purge",
  g: "govern",
  a: "administer",
};
export const rows: string[][] = expectations
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()));

const columns: [Visibility, Status][] = (["PUBLIC", "PERSONAL", "SECRET"] as const).flatMap((visibility) =>
  (["ACTIV", "ARHIVAT", "STERS", "PURJAT"] as const).map((status): [Visibility, Status] => [
    visibility,
    status,
  ]),
);

/** The point in time that the table holds for, because grants expire. */
export const AT = "2026-06-01T12:00:00.000Z";

/** The rights that a rule gives an identity, in the columns and letters of the table. */
export function cellsOf(rule: typeof rightsOf, name: string): string[] {
  const identity = identities[name];
  if (!identity) throw new Error(`no identity ${name}`);
  return columns.map(([visibility, status]) => {
    const facts = { id: 1, bucketId: BUCKET, creator: personKey(CREATOR), visibility, status };
    const emitentId = identity.unissued ? undefined : ISSUER;
    const held = rule(
      identity.caller,
      { ...facts, emitentId, proprietarId: identity.proprietarId },
      identity.grants,
    );
    const given = Object.entries(letters).filter(([, right]) => held.has(right));
    return given.map(([letter]) => letter).join("") || "-";
  });
}

/** The cells of one line of the table. */
export const expectedCells = (groups: string[]): string[] => groups.flatMap((group) => group.split(/\s+/));

/**
 * Expected rights to learn of a document by its code and to request access, in the columns of the table: a may ask, -
 * gets no information.
 */
export const askers: [name: string, caller: Principal, expected: string][] = [
  ["somebody", someone({}), "a a - - | a a - - | - - - -"],
  ["somebody with hasSecret", someone({ hasSecret: true }), "a a - - | a a - - | a a - -"],
  ["a citizen", citizenOf(1, 71), "a a - - | a a - - | - - - -"],
  ["an administrator without hasSecret", someone(serviceAdmin), "a a - - | a a - - | - - - -"],
];

/** The results of the asking rule for a caller, in the same form. */
export function askableBy(rule: typeof mayAskFor, caller: Principal): string {
  const cells = columns.map(([visibility, status]) =>
    rule(caller, { id: 1, bucketId: BUCKET, creator: personKey(CREATOR), visibility, status }) ? "a" : "-",
  );
  return [cells.slice(0, 4), cells.slice(4, 8), cells.slice(8)].map((group) => group.join(" ")).join(" | ");
}
