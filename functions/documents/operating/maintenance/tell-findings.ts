import { clock } from "../../../../shared/clock.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { readDue, type DuePosition } from "../../../../shared/data/due.ts";
import {
  adding,
  changing,
  readItems,
  readMany,
  recordOf,
  unrevised,
} from "../../../../shared/data/repository.ts";
import { transact, transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { getsMail } from "../../../../shared/features/accounts/account.ts";
import { log } from "../../../../shared/log.ts";
import { sendMail } from "../../../../shared/mail/send-mail.ts";
import { type Account, Accounts } from "../../access/account.ts";
import { decidingOrganization } from "../../access/deciding-organization.ts";
import { administratorsOf, serviceAdministrators } from "../../access/people-around.ts";
import { Documents } from "../../records/document.ts";
import { type Finding, type FindingPause, FindingPauses, Findings, FINDINGS } from "../../records/finding.ts";
import { findingMail } from "./finding-mail.ts";

/** The administrators of an organization get one mail in this time: new signatures may find hundreds of contents. */
const PAUSE_SECONDS = 3600;
/** A run has ended by then, or was killed. What no server took is sent again after it. */
const TELLING_SECONDS = 300;
const PAGE = 100;
/** Findings that one run tells of; the others wait for the next one. */
const MOST = 5_000;

/** Those of the service, where an organization has no administrator who gets mail. */
const SERVICE = 0;

interface Told {
  told: number;
}

/**
 * Tells administrators of contents in which the scan found something: those of the organization of the container, else those of the
 * service. A crash behind a mail brings the same one again; one before it loses nothing.
 */
export async function tellFindings(): Promise<Told> {
  const audiences = new Audiences();
  const byAudience = new Map<number, Stored<Finding>[]>();
  for (const { finding, organizatieId } of await findingsToTell()) {
    const id = await audiences.idFor(organizatieId);
    byAudience.set(id, [...(byAudience.get(id) ?? []), finding]);
  }
  let told = 0;
  for (const [id, findings] of byAudience) {
    const taken = await takeTelling(id);
    if (!taken || !(await tell(findings, await audiences.of(id)))) continue;
    await endTelling(taken, findings);
    told += findings.length;
  }
  return { told };
}

interface Placed {
  finding: Stored<Finding>;
  /** The organization that is to be told. */
  organizatieId: number | undefined;
}

/** The oldest findings. Those of documents that are gone are dropped. */
async function findingsToTell(): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (let from: DuePosition | undefined; placed.length < MOST;) {
    const due = { partition: FINDINGS, until: clock.iso(), limit: PAGE, from };
    const { keys, next } = await readDue(Findings.table, due);
    const items = await readItems(Findings.table, keys);
    placed.push(...(await placesOf(items.flatMap((item) => (item ? [recordOf<Finding>(item)] : [])))));
    if (!next) break;
    from = next;
  }
  return placed;
}

async function placesOf(findings: Stored<Finding>[]): Promise<Placed[]> {
  const documents = await readMany(
    Documents,
    findings.map(({ documentId }) => documentId),
  );
  const organizations = new Map(
    await Promise.all(documents.map(async (one) => [one.id, await decidingOrganization(one)] as const)),
  );
  const gone = findings.filter(({ documentId }) => !organizations.has(documentId));
  await forget(gone);
  return findings
    .filter((finding) => !gone.includes(finding))
    .map((finding) => ({ finding, organizatieId: organizations.get(finding.documentId) }));
}

/** Who is told, read once in a run. */
class Audiences {
  readonly #known = new Map<number, Promise<Account[]>>();

  async idFor(organizatieId: number | undefined): Promise<number> {
    return organizatieId !== undefined && (await this.of(organizatieId)).length > 0 ? organizatieId : SERVICE;
  }

  of(id: number): Promise<Account[]> {
    const known = this.#known.get(id) ?? audienceOf(id);
    this.#known.set(id, known);
    return known;
  }
}

async function audienceOf(id: number): Promise<Account[]> {
  const found = await readMany(
    Accounts,
    await (id === SERVICE ? serviceAdministrators() : administratorsOf(id)),
  );
  return found.filter((account) => account.activated && getsMail(account));
}

/** Takes the telling of an audience, for as long as a run lasts; undefined during a pause. */
async function takeTelling(id: number): Promise<Stored<FindingPause> | undefined> {
  const taken = unrevised({ id, forgetAt: clock.epochSeconds() + TELLING_SECONDS });
  const isTaken = await transactIfUnchanged(adding(FindingPauses, taken), { repeatable: true });
  return isTaken ? taken : undefined;
}

/** @returns false if no mail server took a mail: the next run but one tells again */
async function tell(findings: Stored<Finding>[], administrators: readonly Account[]): Promise<boolean> {
  if (administrators.length === 0) {
    // They stand in the histories, and the alarm has rung.
    log.warn("no administrator gets mail about infected contents", { count: findings.length });
    return true;
  }
  const outcomes: boolean[] = [];
  for (const account of administrators) outcomes.push(await isSent(account, findings));
  return outcomes.includes(true);
}

/** An address to which nothing can be sent safely keeps the others from nothing. */
async function isSent(account: Account, findings: Stored<Finding>[]): Promise<boolean> {
  try {
    const { kind } = await sendMail(findingMail(account, findings));
    if (kind === "accepted" || kind === "ambiguous") return true;
    log.warn("a mail about infected contents was not accepted", { object: account.id, kind });
  } catch (error) {
    log.error("a mail about infected contents cannot be sent", error, { object: account.id });
  }
  return false;
}

/** The pause comes first: after a crash in between the same mail comes again once it is over. */
async function endTelling(taken: Stored<FindingPause>, findings: Stored<Finding>[]): Promise<void> {
  const pause = { ...taken, forgetAt: clock.epochSeconds() + PAUSE_SECONDS };
  await transactIfUnchanged(changing(FindingPauses, taken, pause), { repeatable: true });
  await forget(findings);
}

const AT_ONCE = 25;

/** Without a condition: whoever removes one at the same time has told of it, too. */
async function forget(findings: readonly Finding[]): Promise<void> {
  const { table, key } = Findings;
  for (let start = 0; start < findings.length; start += AT_ONCE)
    await transact(
      findings
        .slice(start, start + AT_ONCE)
        .map((one) => ({ item: { Delete: { TableName: table, Key: { ...key(one) } } } })),
      { repeatable: true },
    );
}
