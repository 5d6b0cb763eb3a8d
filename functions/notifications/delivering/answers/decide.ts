import { nextId } from "../../../../shared/ids.ts";
import type { Act, NumberAnswer } from "./answer.ts";
import { answeredDelivery } from "./answered-delivery.ts";
import { carryOut } from "./carry-out.ts";
import { confirmDecision } from "./confirmation.ts";
import { changeDecision, type Decision, noteDecision, readDecision, type Subject } from "./decision.ts";

export interface Deciding {
  act: Act;
  answer: NumberAnswer;
  addressHmac: string;
  providerId: number;
}

/**
 * Decides by an answer: records the decision, carries it out and confirms it. Repeating any of the three does
 * nothing, so an answer whose worker was stopped is completed when it comes again.
 * @returns false if no provider took the confirmation
 */
export async function decide({ act, answer, addressHmac, providerId }: Deciding): Promise<boolean> {
  const subject = act === "decline" ? await declinedBy({ addressHmac, providerId }, answer.at) : undefined;
  const noted = await noteDecision(addressHmac, { act, answer, subject, providerId });
  if (!noted) return true;
  const { decision, isRepeat } = noted;
  const isOvertaken = decision.act !== act;
  if (isRepeat && decision.isConfirmed && !isOvertaken) return true;
  const { latest, isChanged } = await carryOutLatest(addressHmac, decision);
  // It was confirmed, and then undone in another way: this answer decides again.
  const isAnew = isChanged && decision.isConfirmed && !isOvertaken && latest.id === decision.id;
  const unconfirmed = isAnew ? await reopen(addressHmac, latest) : latest;
  return confirmDecision({ from: answer.from, addressHmac, providerId }, unconfirmed);
}

/** The category of the delivery that an answer declines; undefined without one, as for official messages. */
async function declinedBy(
  to: Pick<Deciding, "addressHmac" | "providerId">,
  at: string,
): Promise<Subject | undefined> {
  const delivery = await answeredDelivery(to, at);
  if (delivery?.categorie === undefined || delivery.oficiala) return undefined;
  const { sistemId, categorie, id: livrareId, providerId } = delivery;
  return { sistemId, categorie, livrareId, providerId };
}

/** Carries a decision out, and those that follow it meanwhile: the last one must be what remains. */
async function carryOutLatest(
  addressHmac: string,
  decision: Decision,
): Promise<{ latest: Decision; isChanged: boolean }> {
  for (let held = decision; ;) {
    const isChanged = await carryOut(addressHmac, held);
    const latest = (await readDecision(addressHmac, held.subject)) ?? held;
    if (latest.id === held.id) return { latest, isChanged };
    held = latest;
  }
}

async function reopen(addressHmac: string, decision: Decision): Promise<Decision> {
  const reopened = await changeDecision(addressHmac, decision, ({ isConfirmed: _, ...rest }) => ({
    ...rest,
    id: nextId(),
  }));
  return reopened ?? decision;
}
