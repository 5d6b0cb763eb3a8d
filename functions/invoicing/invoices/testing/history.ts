import {
  createAdministrator,
  createBankClient,
  fresh,
  createInvoiceFor,
  project,
  type ServiceClient,
} from "../../testing.ts";
import { clock } from "../../../../shared/clock.ts";
import { readUnique } from "../../../../shared/data/repository.ts";
import { sweepOverdue } from "../../expiry/sweep.ts";
import { leiText } from "../../money.ts";
import { Invoices, type Status } from "../../records/invoice.ts";
import type { Audit } from "./audit.ts";

/*
 * A random history of invoices, and the same history in a small model. After every step another process adds up the
 * rows, and the sums must equal the model.
 */

interface Modelled {
  id: number;
  code: string;
  due: number;
  status: Status;
  balance: number;
  paid: number;
}

interface Sent {
  modelled: Modelled;
  reference: string;
  amount: number;
  status: number;
}

/** The expected and the audited state of one invoice after a step. */
export interface Step {
  did: string;
  answered: number[];
  expected: { answers: number[]; status: string; balance: number; paid: number };
  audit: Audit;
}

interface History {
  random: () => number;
  steps: number;
  audit(id: number): Promise<Audit>;
}

const DAY = 86_400_000;

const isOpen = ({ status }: Modelled) => status === "Active" || status === "PartiallyPaid";
const isOverdue = (one: Modelled) => isOpen(one) && one.due <= clock.now().getTime();

function expire(one: Modelled): void {
  if (isOverdue(one)) Object.assign(one, { status: "Expired", balance: 0 });
}

function pay(one: Modelled, amount: number): number {
  if (!isOpen(one) || isOverdue(one) || amount > one.balance) return 409;
  one.balance -= amount;
  one.paid += amount;
  one.status = one.balance === 0 ? "Paid" : "PartiallyPaid";
  return 200;
}

function refund(one: Modelled, amount: number): number {
  expire(one);
  if (!["PartiallyPaid", "Paid", "Expired"].includes(one.status) || amount > one.paid) return 409;
  one.paid -= amount;
  if (one.paid === 0) Object.assign(one, { status: "Refunded", balance: 0 });
  return 200;
}

/** Plays a history and yields the outcome of every step. It moves the clock; the caller resets it. */
export async function* playHistory({ random, steps, audit }: History): AsyncGenerator<Step> {
  const [client, teller, admin] = [project(), await createBankClient(), await createAdministrator()];
  const all: Modelled[] = [];
  const [payments, refunds]: [Sent[], Sent[]] = [[], []];
  const pick = <T>(from: T[]): T | undefined => from[Math.floor(random() * from.length)];
  const bani = (most: number) => 1 + Math.floor(random() * most);
  /** Sends one to three times concurrently, because banks redeliver and people click twice. */
  const deliver = (send: () => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: 1 + Math.floor(random() * 3) }, send));

  const sendPayment = (sent: Sent) =>
    deliver(() =>
      teller.post("/api/v1/extras", {
        reference: sent.reference,
        invoice: sent.modelled.code,
        amount: leiText(sent.amount),
      }),
    );
  const sendRefund = ({ reference, amount, modelled }: Sent) =>
    deliver(() =>
      admin.post(`/api/v1/admin/invoices/${modelled.code}/refunds`, { reference, amount: leiText(amount) }),
    );

  const acts: Record<string, () => Promise<{ answers: { status: number }[]; sent: Sent } | undefined>> = {
    async pay() {
      const modelled = pick(all);
      if (!modelled) return undefined;
      const amount = random() < 0.3 ? Math.max(1, modelled.balance) : bani(6_000);
      const sent = { modelled, reference: fresh("P"), amount, status: pay(modelled, amount) };
      payments.push(sent);
      return { sent, answers: await sendPayment(sent) };
    },
    async payAgain() {
      const sent = pick(payments);
      return sent && { sent, answers: await sendPayment(sent) };
    },
    async refund() {
      const modelled = pick(all.filter(({ paid }) => paid > 0)) ?? pick(all);
      if (!modelled) return undefined;
      const amount = random() < 0.4 ? Math.max(1, modelled.paid) : bani(4_000);
      const sent = { modelled, reference: fresh("B"), amount, status: refund(modelled, amount) };
      if (sent.status === 200) refunds.push(sent);
      return { sent, answers: await sendRefund(sent) };
    },
    async refundAgain() {
      const sent = pick(refunds);
      return sent && { sent, answers: await sendRefund(sent) };
    },
    async expire() {
      clock.freeze(new Date(clock.now().getTime() + random() * 12 * DAY));
      all.forEach(expire);
      await sweepOverdue();
      const modelled = pick(all.filter(({ status }) => status === "Expired"));
      return modelled && { sent: { modelled, reference: "", amount: 0, status: 0 }, answers: [] };
    },
  };
  const names = ["pay", "pay", "pay", "pay", "payAgain", "refund", "refund", "refundAgain", "expire"];

  for (let step = 0; step < steps; step += 1) {
    if (all.filter(isOpen).length < 6) all.push(await issueInvoice(client, bani(20_000)));
    const did = pick(names) ?? "pay";
    const done = await acts[did]?.();
    if (!done) continue;
    const { modelled, status } = done.sent;
    yield {
      did,
      answered: done.answers.map((answer) => answer.status),
      expected: {
        answers: done.answers.map(() => status),
        status: modelled.status,
        balance: modelled.balance,
        paid: modelled.paid,
      },
      audit: await audit(modelled.id),
    };
  }
}

async function issueInvoice(client: ServiceClient, amount: number): Promise<Modelled> {
  const { id: uuid, code, due } = await createInvoiceFor(client, amount);
  const record = await readUnique(Invoices, "uuid", uuid);
  return { id: record?.id ?? 0, code, due: Date.parse(due), status: "Active", balance: amount, paid: 0 };
}
