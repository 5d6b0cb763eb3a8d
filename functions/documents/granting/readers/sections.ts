import { clock } from "../../../../shared/clock.ts";
import { type Item, type List, newestFirst, type Pointer, type Rows } from "../../../../shared/data/lists.ts";
import { readTogether } from "../../../../shared/data/read-together.ts";
import { readItems, recordOf } from "../../../../shared/data/repository.ts";
import {
  organizationAdministrators,
  SERVICE_ADMINISTRATORS,
} from "../../../../shared/features/accounts/account.ts";
import { type Facts, isValid, type Relation, rightsOf } from "../../access/authorization.ts";
import { type Reason, reasonsFor } from "../../access/explanation.ts";
import { personIn } from "../../access/load-person.ts";
import { organizationOf, peopleFor } from "../../access/people-around.ts";
import {
  anonymous,
  citizenOf,
  clientIn,
  clientKey,
  isServiceAdmin,
  linkHolderOf,
  machineOf,
  type Person,
  type Principal,
} from "../../access/principal.ts";
import { administers } from "../../access/scope.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { Document } from "../../records/document.ts";
import { type Grant, grantAt, granteeOf, grantLists, Grants } from "../../records/grant.ts";
import { isUsedUp, type Link, Links, linksOf } from "../../records/link.ts";
import { scopes } from "../../records/machine-client.ts";
import { membersOf } from "../../records/membership.ts";
import { relationNames, rightNames } from "../sharing/explain-access.ts";
import type { Reader } from "./reader.ts";

/** A part of the readers: rows, newest first, and who stands behind each; undefined for one who may not read or stands elsewhere. */
export interface Section {
  rows(before: number | undefined, most: number): Pick<Rows, "take">;
  readersOf(rows: Pointer[]): Promise<(Reader | undefined)[]>;
}

/** What is read: a document, or the documents of a bucket that name nobody. */
interface Subject {
  caller: Principal;
  facts: Facts;
  /** The sections of people that the listing has, by their first relation. */
  has: ReadonlySet<SectionName>;
}

type SectionName = "owner" | "members" | "administrators" | "grants" | "service";

/** Where a person stands: in the section of the first relation that lets them read. */
const sectionOf: Partial<Record<Relation, SectionName>> = {
  owner: "owner",
  bucketAdmin: "members",
  bucketOperator: "members",
  organizationAdmin: "administrators",
  writeGrant: "grants",
  readGrant: "grants",
  serviceAdmin: "service",
};

/** A section over the rows of a list. */
const listed = (list: List, readersOf: Section["readersOf"]): Section => ({
  rows: (before, most) => newestFirst(Grants.table, [list], { before, most }),
  readersOf,
});

/** A section of readers that are computed, in this order. */
function computed(find: () => Promise<Reader[]>): Section {
  let found: Promise<Reader[]> | undefined;
  return {
    rows(before) {
      let end = before;
      return {
        async take() {
          const readers = await (found ??= find());
          const from = end === undefined ? 0 : readers.length + 1 - end;
          end = 1;
          return readers.slice(from).map((_, i) => pointerTo(readers.length - from - i));
        },
      };
    },
    async readersOf(rows) {
      const readers = await (found ??= find());
      return rows.map(({ id }) => readers[readers.length - id]);
    },
  };
}

const pointerTo = (id: number): Pointer => ({ id, item: {}, partitions: [], rows: [] });

export async function documentSections(caller: Principal, document: Document): Promise<Section[]> {
  const { id, bucketId } = document;
  const organizatieId = await organizationOf(bucketId);
  const has: Subject["has"] = new Set<SectionName>([
    ...(document.proprietarId === undefined ? (["owner"] as const) : []),
    ...(["members", "administrators", "grants"] as const),
    ...(isServiceAdmin(caller) ? (["service"] as const) : []),
  ]);
  const subject = { caller, facts: document, has };
  const live = {
    partitions: [linksOf(id)],
    shows: ({ forgetAt }: Item) => Number(forgetAt) > clock.epochSeconds(),
  };
  return [
    computed(async () => [...(await ownersOf(subject)), ...groupsOf(subject)]),
    ...ofBucket(subject, { id: bucketId, organizatieId }),
    listed(grantLists.document(id), (rows) => beneficiaries(subject, rows)),
    listed(live, (rows) => linkReaders(subject, rows)),
  ];
}

export function bucketSections(caller: Principal, bucket: Pick<Bucket, "id" | "organizatieId">): Section[] {
  const facts: Facts = { bucketId: bucket.id, creator: "", visibility: "PERSONAL", status: "ACTIV" };
  const has = new Set<SectionName>([
    "members",
    "administrators",
    ...(isServiceAdmin(caller) ? (["service"] as const) : []),
  ]);
  const subject = { caller, facts, has };
  return [computed(() => Promise.resolve(groupsOf(subject))), ...ofBucket(subject, bucket)];
}

/** The members of a bucket, the administrators of its organization, and those of the service, whom only they see. */
function ofBucket(subject: Subject, { id, organizatieId }: Pick<Bucket, "id" | "organizatieId">): Section[] {
  const ofAccounts = (name: SectionName, partition: string) =>
    listed({ partitions: [partition] }, (rows) =>
      people(
        subject,
        name,
        rows.map((row) => row.id),
      ),
    );
  return [
    listed({ partitions: [membersOf(id)] }, (rows) =>
      people(
        subject,
        "members",
        rows.map(({ item }) => Number(item.appUserId)),
      ),
    ),
    ...(organizatieId === undefined
      ? []
      : [ofAccounts("administrators", organizationAdministrators(organizatieId))]),
    ...(subject.has.has("service") ? [ofAccounts("service", SERVICE_ADMINISTRATORS)] : []),
  ];
}

/** The owner: the client that owns the document, or the person who created it. */
async function ownersOf(subject: Subject): Promise<Reader[]> {
  const { proprietarId, creator } = subject.facts;
  if (proprietarId !== undefined) return present([clientReader(subject, proprietarId, [])]);
  const id = personIn(creator);
  return Number.isNaN(id) ? [] : present(await people(subject, "owner", [id]));
}

const present = (readers: (Reader | undefined)[]): Reader[] =>
  readers.filter((reader) => reader !== undefined);

/** Readers who are not listed one by one. An organization's administrator does not learn who administers the service. */
function groupsOf({ caller, facts, has }: Subject): Reader[] {
  const { emitentId } = facts;
  const systems = machineOf("", { emitentId, scopes: [...scopes] });
  return present([
    emitentId === undefined
      ? undefined
      : principalReader(systems, facts, { fel: "SISTEME_EMITENT", referintaId: emitentId }),
    principalReader(anonymous, facts, { fel: "ORICINE", referintaId: 0 }),
    has.has("service") || isServiceAdmin(caller)
      ? undefined
      : {
          fel: "ADMINISTRATORI_SERVICIU",
          referintaId: 0,
          drepturi: Object.values(rightNames),
          relatii: [relationNames.serviceAdmin],
        },
  ]);
}

type Named = Pick<Reader, "fel" | "referintaId">;

/** A principal who reads the document, with the reasons that count. */
function principalReader(
  principal: Principal,
  facts: Facts,
  named: Named,
  grants: Grant[] = [],
): Reader | undefined {
  const rights = rightsOf(principal, facts, grants);
  if (!rights.has("read")) return undefined;
  const reasons = reasonsFor(principal, facts, grants).filter(({ gives }) => gives);
  const end = endOf(reasons, grants);
  return {
    ...named,
    drepturi: [...rights].map((right) => rightNames[right]),
    relatii: [...new Set(reasons.map(({ relation }) => relationNames[relation]))],
    ...(end === undefined ? {} : { panaLa: end }),
  };
}

/** The time when the last of the reasons ends; undefined if one has no end. */
function endOf(reasons: Reason[], grants: Grant[]): string | undefined {
  if (!reasons.every(({ through }) => through !== undefined)) return undefined;
  const ends = grants.filter(isValid).map(({ dataExpirare }) => dataExpirare);
  return ends.every((end) => end !== undefined) ? ends.toSorted().at(-1) : undefined;
}

const clientReader = ({ facts }: Subject, id: number, grants: Grant[]): Reader | undefined =>
  principalReader(citizenOf(0, id), facts, { fel: "CLIENT", referintaId: id }, grants);

/** The people with these accounts, each if this section is theirs. */
async function people(
  subject: Subject,
  section: SectionName,
  ids: readonly number[],
): Promise<(Reader | undefined)[]> {
  const { facts } = subject;
  const found = await peopleFor(ids, facts.bucketId);
  const grants = await grantsOf(facts, [...found.values()]);
  return ids.map((id) => {
    const person = found.get(id);
    return person && personReader(subject, person, { section, grants: grants(person) });
  });
}

/** The grants of principals on the document. A bucket has none. */
async function grantsOf(
  { id }: Facts,
  principals: readonly Pick<Person, "names">[],
): Promise<(principal: Pick<Person, "names">) => Grant[]> {
  if (id === undefined) return () => [];
  const names = [...new Set(principals.flatMap((principal) => principal.names))];
  const { grants } = await readTogether(Grants.table, { grants: names.map((name) => grantAt(id, name)) });
  return (principal) =>
    grants.filter((grant) => grant !== undefined && principal.names.includes(granteeOf(grant))) as Grant[];
}

function personReader(
  { caller, facts, has }: Subject,
  person: Person,
  { section, grants }: { section: SectionName; grants: Grant[] },
): Reader | undefined {
  if (!person.activated) return undefined;
  const reasons = reasonsFor(person, facts, grants).filter(({ gives }) => gives);
  // What a person has as a client stands with the client.
  const own = reasons.filter(({ through = person.key }) => through === person.key);
  const homes = own.flatMap(({ relation }) => sectionOf[relation] ?? []);
  const home = order.find((name) => has.has(name) && homes.includes(name));
  if (home !== section) return undefined;
  const reader = principalReader(person, facts, { fel: "PERSOANA", referintaId: person.id }, grants);
  return reader && { ...reader, login: person.login, ...namesFor(caller, person) };
}

const order: readonly SectionName[] = ["owner", "members", "administrators", "grants", "service"];

/** The names of a person of another organization are not the caller's to know; the document names their login. */
const namesFor = (caller: Principal, { organizatieId, firstName, lastName }: Person) =>
  administers(caller, organizatieId)
    ? {
        ...(firstName === undefined ? {} : { prenume: firstName }),
        ...(lastName === undefined ? {} : { nume: lastName }),
      }
    : {};

/** The beneficiaries of grants: people, and clients of the register. */
async function beneficiaries(subject: Subject, rows: Pointer[]): Promise<(Reader | undefined)[]> {
  const grantees = rows.map(({ item }) => String(item.grantee));
  const ids = grantees.map(personIn);
  const readers = await people(
    subject,
    "grants",
    ids.filter((id) => !Number.isNaN(id)),
  );
  const clients = grantees.map(clientIn);
  const grants = await grantsOf(subject.facts, [
    { names: clients.filter((id) => !Number.isNaN(id)).map(clientKey) },
  ]);
  const persons = readers.values();
  return grantees.map((_, i) => {
    const client = clients[i] ?? NaN;
    if (Number.isNaN(client)) return persons.next().value;
    // The client that owns the document stands first.
    if (subject.facts.proprietarId === client) return undefined;
    return clientReader(subject, client, grants({ names: [clientKey(client)] }));
  });
}

/** Whoever has a link: it works while its maker may share. */
async function linkReaders({ facts }: Subject, rows: Pointer[]): Promise<(Reader | undefined)[]> {
  const keys = rows.map(({ item }) => Links.key({ tokenHash: String(item.tokenHash) }));
  const links = (await readItems(Links.table, keys)).map((item) => item && recordOf<Link>(item));
  const makerOf = (link: Link) => personIn(link.creator);
  const ids = links.flatMap((link) => (link ? [makerOf(link)] : [])).filter((id) => !Number.isNaN(id));
  const makers = await peopleFor(ids, facts.bucketId);
  const grants = await grantsOf(facts, [...makers.values()]);
  return links.map((link) => {
    if (!link || isUsedUp(link)) return undefined;
    const found = makers.get(makerOf(link));
    const maker = found?.activated ? found : undefined;
    const holder = linkHolderOf(link, anonymous, maker);
    if (!maker || !rightsOf(holder, facts, grants(maker)).has("read")) return undefined;
    return {
      fel: "LINK",
      referintaId: link.id,
      drepturi: [rightNames.read],
      relatii: [relationNames.linkHolder],
      panaLa: link.dataExpirare,
    };
  });
}
