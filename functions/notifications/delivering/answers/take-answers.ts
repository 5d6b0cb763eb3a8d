import { invalidField } from "../../../../shared/refusals.ts";
import { normalizedAddress } from "../../records/address-forms.ts";
import { addressHmac } from "../../records/hmac.ts";
import type { Provider } from "../../records/provider.ts";
import { actIn, type Answer, type NumberAnswer, numberAnswer } from "./answer.ts";
import { decide } from "./decide.ts";
import { passOn } from "./pass-on.ts";
import { refusals } from "./texts.ts";

/** From how many numbers answers are taken at once. */
const AT_ONCE = 10;

/** Refuses answers from a provider that sends no SMS. @throws badRequest */
export function refuseUnlessSms({ canal }: Provider, answers: readonly Answer[]): void {
  if (answers.length > 0 && canal !== "SMS") throw invalidField("from", refusals.raspunsFaraSms);
}

/**
 * Takes the SMS that people sent back, those of one number one after the other. Repeating an answer changes nothing.
 * @throws unavailable if a confirmation was not sent: the provider repeats the answers
 */
export async function takeAnswers({ id }: Pick<Provider, "id">, answers: readonly Answer[]): Promise<void> {
  const numbers = [...(await byNumber(answers)).values()];
  let areConfirmed = true;
  for (let start = 0; start < numbers.length; start += AT_ONCE) {
    const group = numbers.slice(start, start + AT_ONCE);
    const taken = await Promise.all(group.map((one) => takeOfNumber(id, one)));
    areConfirmed = areConfirmed && taken.every(Boolean);
  }
  if (!areConfirmed) throw refusals.confirmareNetrimisa();
}

/** The answers by number, oldest first. Senders without a number, as short codes, are left out. */
async function byNumber(answers: readonly Answer[]): Promise<Map<string, NumberAnswer[]>> {
  const numbers = new Map<string, NumberAnswer[]>();
  for (const answer of answers) {
    const from = await normalizedAddress("SMS", answer.from.trim());
    if (from === undefined) continue;
    const known = numbers.get(from) ?? [];
    numbers.set(from, [...known, numberAnswer(from, answer)].toSorted(byTime));
  }
  return numbers;
}

const byTime = (one: NumberAnswer, other: NumberAnswer): number => one.at.localeCompare(other.at);

async function takeOfNumber(providerId: number, answers: readonly NumberAnswer[]): Promise<boolean> {
  let areConfirmed = true;
  for (const answer of answers) if (!(await takeAnswer(providerId, answer))) areConfirmed = false;
  return areConfirmed;
}

/** @returns false if no provider took the confirmation */
async function takeAnswer(providerId: number, answer: NumberAnswer): Promise<boolean> {
  const hmac = addressHmac("SMS", answer.from);
  const act = actIn(answer.text);
  if (act) return decide({ act, answer, addressHmac: hmac, providerId });
  await passOn({ addressHmac: hmac, providerId }, answer);
  return true;
}
