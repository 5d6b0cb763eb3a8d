import { clock } from "../../../../shared/clock.ts";
import { adding, read } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { maskedAddress } from "../../records/address-forms.ts";
import { answerJob } from "../../accepting/callbacks/answer-job.ts";
import { Notifications } from "../../records/notification.ts";
import { AnswerKnown, ReceivedAnswers } from "../../records/received-answer.ts";
import type { NumberAnswer } from "./answer.ts";
import { answeredDelivery } from "./answered-delivery.ts";

/**
 * Passes an answer on, once, to the system whose delivery it answers: by a callback to the address of the
 * notification, if there is one.
 */
export async function passOn(
  to: Parameters<typeof answeredDelivery>[0],
  answer: NumberAnswer,
): Promise<void> {
  const delivery = await answeredDelivery(to, answer.at);
  if (!delivery) return;
  const notification = await read(Notifications, { id: delivery.notificareId });
  if (notification?.callbackUrl === undefined) return;
  const { id: notificareId, sistemId, callbackUrl } = notification;
  const row = answerJob.waiting({
    ...{ id: nextId(), sistemId, notificareId, livrareId: delivery.id, callbackUrl },
    answerHmac: answer.id,
    text: withoutNumber(answer.text, answer.from),
    primitLa: answer.at,
    creatLa: clock.iso(),
    expiresOn: delivery.expiresOn,
  });
  try {
    await transact(adding(ReceivedAnswers, row), { repeatable: true });
  } catch (error) {
    if (error instanceof AnswerKnown) return;
    throw error;
  }
  await answerJob.wake(row.id);
}

/** Gateways and phones may add the number to the text: in international form, or in that of Moldova. */
function withoutNumber(text: string, number: string): string {
  const forms = [number, number.slice(1), number.replace(/^\+373/, "0")];
  return forms.reduce((left, form) => left.replaceAll(form, maskedAddress("SMS", number)), text);
}
