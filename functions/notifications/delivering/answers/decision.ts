import { changeEphemeral, readEphemeral } from "../../../../shared/data/change-ephemeral.ts";
import { ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { Act, NumberAnswer } from "./answer.ts";

/** What an answer declines: the category of a system, and the delivery that it answered. */
export interface Subject {
  sistemId: number;
  categorie: string;
  livrareId: number;
  /** The provider that sent it; absent in decisions that were made before it was noted. */
  providerId?: number | undefined;
}

/** The last decision of a number on a subject. */
export interface Decision {
  /** New with each change of the decision: the name of its confirmation at providers. */
  id: number;
  act: Act;
  subject: Subject;
  /** The time of the last answer that decided so. */
  at: string;
  /** The last answers that led to it, and to the decisions before it. */
  answers: string[];
  isConfirmed?: boolean;
  /** A worker sends the confirmation until then. */
  leaseUntil?: string | undefined;
}

interface Decisions {
  all: Decision[];
}

/** A decision can be taken back, and its confirmation is not repeated, for 400 days. */
const KEPT_SECONDS = 400 * 24 * 3600;
const MOST_DECISIONS = 20;
const MOST_ANSWERS = 20;

const keyOf = (addressHmac: string) => ephemeralKey("notifications", "sms-decisions", addressHmac);

const isSame = (one: Subject, other: Subject): boolean =>
  one.sistemId === other.sistemId && one.categorie === other.categorie;

/** The decision of a number on a subject. */
export async function readDecision(addressHmac: string, subject: Subject): Promise<Decision | undefined> {
  const kept = await readEphemeral<Decisions>(keyOf(addressHmac));
  return kept && decisionOn(kept.all, subject);
}

interface Noting {
  act: Act;
  answer: NumberAnswer;
  subject: Subject | undefined;
  /** The provider that reports the answer. */
  providerId: number;
}

/** A decision after an answer. */
export interface Noted {
  decision: Decision;
  /** True if the answer had come before. */
  isRepeat: boolean;
}

/**
 * Records the decision that an answer makes, before anything follows from it, so that whoever repeats the answer
 * finds it. An answer that comes again, or after a later one on the same subject, changes nothing. A start word takes
 * back the last decline of an SMS of the provider that it was sent to.
 * @param subject of a stop word; undefined if there is nothing to decline
 * @returns undefined if the answer decides nothing
 */
export async function noteDecision(
  addressHmac: string,
  { act, answer, subject, providerId }: Noting,
): Promise<Noted | undefined> {
  let noted: Noted | undefined;
  await changeEphemeral<Decisions>(keyOf(addressHmac), KEPT_SECONDS, (kept) => {
    const all = kept?.all ?? [];
    const before =
      repeatedBy(all, answer) ??
      (act === "accept" ? lastSentBy(all, providerId) : subject && decisionOn(all, subject));
    const isRepeat = before?.answers.includes(answer.id) ?? false;
    const of = before
      ? { ...before.subject, providerId: subject?.providerId ?? before.subject.providerId }
      : subject;
    noted = undefined;
    if (!of) return undefined;
    if (before && (isRepeat || answer.at < before.at)) {
      noted = { decision: before, isRepeat };
      return undefined;
    }
    const decision = decided(before, of, { act, answer });
    noted = { decision, isRepeat };
    return { all: [...all.filter((one) => one !== before), decision].slice(-MOST_DECISIONS) };
  });
  return noted;
}

const repeatedBy = (all: readonly Decision[], { id }: NumberAnswer): Decision | undefined =>
  all.find(({ answers }) => answers.includes(id));

const decisionOn = (all: readonly Decision[], subject: Subject): Decision | undefined =>
  all.find((one) => isSame(one.subject, subject));

/** The newest decision on what a provider sent. */
function lastSentBy(all: readonly Decision[], providerId: number): Decision | undefined {
  const answerable = all.filter(({ subject }) => (subject.providerId ?? providerId) === providerId);
  return answerable.toSorted((one, other) => other.at.localeCompare(one.at))[0];
}

function decided(
  before: Decision | undefined,
  subject: Subject,
  { act, answer: { at, id: answerId } }: { act: Act; answer: NumberAnswer },
): Decision {
  const answers = [...(before?.answers ?? []), answerId].slice(-MOST_ANSWERS);
  return before?.act === act
    ? { ...before, subject, at, answers }
    : { id: nextId(), act, subject, at, answers };
}

/** Changes a decision unless it was changed since; undefined if it was. */
export async function changeDecision(
  addressHmac: string,
  { id }: Decision,
  change: (before: Decision) => Decision | undefined,
): Promise<Decision | undefined> {
  let changed: Decision | undefined;
  await changeEphemeral<Decisions>(keyOf(addressHmac), KEPT_SECONDS, (kept) => {
    const before = kept?.all.find((one) => one.id === id);
    changed = before && change(before);
    const after = changed;
    return kept && after && { all: kept.all.map((one) => (one === before ? after : one)) };
  });
  return changed;
}
