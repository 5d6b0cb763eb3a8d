import { setTimeout } from "node:timers/promises";
import { clock } from "../../../../shared/clock.ts";
import { read } from "../../../../shared/data/repository.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import type { Message } from "../channels/message.ts";
import { sendAtOnce } from "../channels/send-at-once.ts";
import { handOverToNumber } from "../channels/to-number.ts";
import { Deliveries } from "../../records/delivery.ts";
import { type NoticeLanguage, textIn } from "../../records/localized.ts";
import { Recipients } from "../../records/recipient.ts";
import { Systems } from "../../records/system.ts";
import type { Act } from "./answer.ts";
import { config } from "./config.ts";
import { changeDecision, type Decision } from "./decision.ts";
import { wordFor } from "./words.ts";

const texts = {
  decline: {
    ro: "Nu mai primiți mesajele „{categorie}” de la {sistem}. Dacă le doriți din nou, răspundeți {cuvant}.",
    ru: "Вы больше не получаете сообщения «{categorie}» от {sistem}. Чтобы получать их снова, ответьте {cuvant}.",
    en: 'You no longer get messages "{categorie}" from {sistem}. To get them again, answer {cuvant}.',
  },
  accept: {
    ro: "Primiți din nou mesajele „{categorie}” de la {sistem}. Dacă nu le doriți, răspundeți la ele {cuvant}.",
    ru: "Вы снова получаете сообщения «{categorie}» от {sistem}. Чтобы отказаться, ответьте на них {cuvant}.",
    en: 'You get messages "{categorie}" from {sistem} again. To decline them, answer them {cuvant}.',
  },
} as const satisfies Record<Act, object>;

/** The word that undoes an act. */
const undoing = { decline: config.startWords, accept: config.stopWords } as const;

/** Sending takes at most 5 s with each of two providers. */
const LEASE_SECONDS = 15;
const PAUSE_MS = 250;
/** A stopped worker leaves its lease behind: wait until that ends. */
const MOST_PAUSES = ((LEASE_SECONDS + 1) * 1000) / PAUSE_MS;

interface Confirming {
  /** The number that decided, and its HMAC. */
  from: string;
  addressHmac: string;
  /** The provider that it answered. */
  providerId: number;
}

/**
 * Confirms a decision by one SMS, however many workers do so at once. A worker that was stopped after the SMS was sent repeats it
 * under the same Idempotency-Key.
 * @returns false if no provider took it
 */
export async function confirmDecision(to: Confirming, decision: Decision): Promise<boolean> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const claimed = await claim(to.addressHmac, decision);
    if (claimed === "over") return true;
    if (claimed === "mine") return send(to, decision);
    await setTimeout(PAUSE_MS);
  }
  return false;
}

/** `over`: it is confirmed, or another decision has followed it. */
type Claimed = "mine" | "held" | "over";

async function claim(addressHmac: string, decision: Decision): Promise<Claimed> {
  let claimed: Claimed = "over";
  await changeDecision(addressHmac, decision, (before) => {
    const isHeld = before.leaseUntil !== undefined && before.leaseUntil > clock.iso();
    claimed = before.isConfirmed ? "over" : isHeld ? "held" : "mine";
    return claimed === "mine" ? { ...before, leaseUntil: secondsFromNow(LEASE_SECONDS) } : undefined;
  });
  return claimed;
}

async function send({ from, addressHmac, providerId }: Confirming, decision: Decision): Promise<boolean> {
  const message = await messageOf(from, decision);
  const isSent = await sendAtOnce(message, { handOver: handOverToNumber, providerId });
  await changeDecision(addressHmac, decision, ({ leaseUntil: _, ...rest }) => ({
    ...rest,
    ...(isSent ? { isConfirmed: true } : {}),
  }));
  return isSent;
}

async function messageOf(to: string, { id, act, subject }: Decision): Promise<Message> {
  const [system, limba] = await Promise.all([
    read(Systems, { id: subject.sistemId }),
    languageOf(subject.livrareId),
  ]);
  const text = textIn(texts[act], limba)
    .replace("{categorie}", () => subject.categorie)
    .replace("{sistem}", () => system?.denumire ?? "")
    .replace("{cuvant}", () => wordFor(limba, undoing[act]));
  // No delivery has this id: receipts for it find none.
  return { livrareId: id, canal: "SMS", to, subject: "", text };
}

/** The language of the recipient; that of the delivery for a number. */
async function languageOf(livrareId: number): Promise<NoticeLanguage> {
  const delivery = await read(Deliveries, { id: livrareId });
  const { destinatarId, limba = "ro" } = delivery ?? {};
  const recipient = destinatarId === undefined ? undefined : await read(Recipients, { id: destinatarId });
  return recipient?.limba ?? limba;
}
