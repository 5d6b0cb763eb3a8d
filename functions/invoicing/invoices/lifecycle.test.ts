import { afterEach, describe, expect, it } from "vitest";
import {
  createAdministrator,
  createBankClient,
  fresh,
  createInvoiceFor,
  project,
  type ServiceClient,
} from "../testing.ts";
import { clock } from "../../../shared/clock.ts";
import { sweepOverdue } from "../expiry/sweep.ts";
import { statuses, type Status } from "../records/invoice.ts";
import type { InvoiceView } from "./view.ts";

afterEach(() => {
  clock.resume();
});

const [client, teller, admin] = [project(), await createBankClient(), await createAdministrator()];

const pay = (code: string, amount: string, reference = fresh("R")) =>
  teller.post<{ id: string }>("/api/v1/extras", { reference, invoice: code, amount });
const act = (code: string, action: "cancel" | "refunds", body: object = {}, who: ServiceClient = admin) =>
  who.post<InvoiceView & { ledger: { kind: string; amount: string }[] }>(
    `/api/v1/admin/invoices/${code}/${action}`,
    body,
  );
const cancel = (code: string) => act(code, "cancel", { reason: "greșită" });
const refund = (code: string, amount?: string, reference = fresh("RB")) =>
  act(code, "refunds", { reference, amount });
const read = async (code: string) => (await client.get<InvoiceView>(`/api/v1/invoice/${code}`)).json;
const freezeAfterDue = ({ due }: InvoiceView) => {
  clock.freeze(new Date(Date.parse(due) + 1));
};

/** Brings an invoice of 100 lei into each state. */
const ways: Record<Status, (shown: InvoiceView) => Promise<unknown>> = {
  Active: () => Promise.resolve(),
  PartiallyPaid: ({ code }) => pay(code, "40"),
  Paid: ({ code }) => pay(code, "100"),
  Expired: (shown) => Promise.resolve(freezeAfterDue(shown)),
  Cancelled: ({ code }) => cancel(code),
  Refunded: async ({ code }) => {
    await pay(code, "100");
    await refund(code);
  },
};

async function createInState(status: Status): Promise<string> {
  const made = await createInvoiceFor(client);
  await ways[status](made);
  expect((await read(made.code)).status).toBe(status);
  return made.code;
}

describe("what an invoice may become", () => {
  //                    pay 60           cancel          refund all
  const table = `
    Active            PartiallyPaid    Cancelled       409
    PartiallyPaid     Paid             409             Refunded
    Paid              409              409             Refunded
    Expired           409              409             409
    Cancelled         409              Cancelled       409
    Refunded          409              409             409
  `;
  const rows = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));

  it("what an invoice may become has a line for every state", () => {
    expect(rows.map(([from]) => from)).toEqual([...statuses]);
  });

  const acts = { pay: (code: string) => pay(code, "60"), cancel, refund: (code: string) => refund(code) };
  const cases = rows.flatMap(([from = "", ...outcomes]) =>
    Object.entries(acts).map(([name, does], i) => ({
      from: from as Status,
      name,
      does,
      outcome: outcomes[i],
    })),
  );

  it.each(cases)("$from, $name: $outcome", async ({ from, does, outcome }) => {
    const code = await createInState(from);
    const { status } = await does(code);
    const now = await read(code);
    expect(status === 409 ? "409" : now.status).toBe(outcome);
    if (status === 409) expect(now.status).toBe(from);
  });
});

describe("the balance", () => {
  const ledger = async (code: string) =>
    (
      await admin.get<{ balance: string; ledger: { kind: string; amount: string }[] }>(
        `/api/v1/admin/invoices/${code}`,
      )
    ).json;

  it("the balance is what is still to be paid: 100, then 60, then nothing", async () => {
    const { code, balance } = await createInvoiceFor(client);
    await pay(code, "40");
    const between = await read(code);
    await pay(code, "60.00");
    expect([balance, between.balance, (await read(code)).balance]).toEqual(["100.00", "60.00", "0.00"]);
  });

  it("the balance of an invoice that has ended is nothing: what was open is written off", async () => {
    const cancelled = await createInState("Cancelled");
    expect(await ledger(cancelled)).toMatchObject({
      balance: "0.00",
      ledger: [
        { kind: "Issue", amount: "100.00" },
        { kind: "Cancellation", amount: "-100.00" },
      ],
    });
    const partly = await createInState("PartiallyPaid");
    await refund(partly);
    expect(await ledger(partly)).toMatchObject({
      balance: "0.00",
      status: "Refunded",
      ledger: [
        { kind: "Issue" },
        { kind: "Payment" },
        { kind: "Refund" },
        { kind: "Cancellation", amount: "-100.00" },
      ],
    });
  });

  it("a partial refund leaves the state; the last one makes it Refunded", async () => {
    const code = await createInState("Paid");
    expect((await refund(code, "30")).json).toMatchObject({ status: "Paid", balance: "0.00" });
    expect((await refund(code, "70.01")).status).toBe(409);
    expect((await refund(code, "70")).json).toMatchObject({ status: "Refunded", balance: "0.00" });
    expect((await read(code)).transactions.map(({ type, amount }) => [type, amount])).toEqual([
      ["Payment", "100.00"],
      ["Refund", "30.00"],
      ["Refund", "70.00"],
    ]);
  });

  it("the same refund again is the same refund; its reference names no other one", async () => {
    const [code, other] = [await createInState("Paid"), await createInState("Paid")];
    const reference = fresh("RB");
    const first = await refund(code, "30", reference);
    const again = await refund(code, "30", reference);
    expect([again.status, again.json.ledger]).toEqual([200, first.json.ledger]);
    expect((await refund(code, "31", reference)).status).toBe(409);
    expect((await refund(other, "30", reference)).status).toBe(409);
  });
});

describe("expiry", () => {
  it("an overdue invoice is Expired before the sweep has been there: it is not paid any more, and the line is kept", async () => {
    const made = await createInvoiceFor(client);
    freezeAfterDue(made);
    expect((await read(made.code)).status).toBe("Expired");
    const reference = fresh("R");
    expect((await pay(made.code, "100", reference)).status).toBe(409);
    const kept = await admin.get(`/api/v1/admin/unmatched-lines?reference=${reference}`);
    expect(kept.json).toMatchObject({ items: [{ reference, reason: "Expired", amount: "100.00" }] });
  });

  it("the sweep marks what is overdue, once, and nothing else", async () => {
    const [open, paid] = [await createInvoiceFor(client), await createInvoiceFor(client)];
    await pay(paid.code, "100");
    freezeAfterDue(paid);
    const first = await sweepOverdue();
    expect(first.finished).toBe(true);
    expect(first.expired).toBeGreaterThan(0);
    expect(await sweepOverdue()).toMatchObject({ expired: 0, finished: true });
    const shown = await admin.get<{ ledger: { kind: string; amount: string }[] }>(
      `/api/v1/admin/invoices/${open.code}`,
    );
    expect(shown.json).toMatchObject({ status: "Expired", balance: "0.00" });
    expect(shown.json.ledger.at(-1)).toMatchObject({ kind: "Expiry", amount: "-100.00" });
    expect((await read(paid.code)).status).toBe("Paid");
  });

  it("a bounded run says that it has not finished; the next one goes on", async () => {
    const made = [
      await createInvoiceFor(client),
      await createInvoiceFor(client),
      await createInvoiceFor(client),
    ];
    // 40 days after they are due: later than anything that other tests have swept.
    clock.freeze(new Date(Date.parse(made[2]?.due ?? "") + 40 * 86_400_000));
    const later = [
      await createInvoiceFor(client),
      await createInvoiceFor(client),
      await createInvoiceFor(client),
    ];
    await sweepOverdue();
    freezeAfterDue(later[2] as InvoiceView);
    expect(await sweepOverdue(2)).toMatchObject({ expired: 2, finished: false });
    expect(await sweepOverdue(2)).toMatchObject({ expired: 1, finished: true });
  });

  it("an expired invoice with a payment in it can be refunded", async () => {
    const made = await createInvoiceFor(client);
    await pay(made.code, "40");
    freezeAfterDue(made);
    expect((await refund(made.code)).json).toMatchObject({ status: "Refunded", balance: "0.00" });
  });
});
