import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { inOwnPartition, entity, type ListRow } from "../../../shared/data/entity.ts";
import type { List } from "../../../shared/data/lists.ts";
import { sharded, type ShardCounts, shardOf } from "../../../shared/data/shards.ts";
import { kernel } from "../../../shared/refusals.ts";

export const statuses = ["Active", "PartiallyPaid", "Paid", "Expired", "Cancelled", "Refunded"] as const;
export type Status = (typeof statuses)[number];

/** The actions on an invoice, and the states that allow them. */
const lifecycle = {
  pay: ["Active", "PartiallyPaid"],
  expire: ["Active", "PartiallyPaid"],
  cancel: ["Active"],
  refund: ["PartiallyPaid", "Paid", "Expired"],
} as const satisfies Record<string, readonly Status[]>;

export type Action = keyof typeof lifecycle;

export const allows = (action: Action, { status }: Pick<Invoice, "status">): boolean =>
  (lifecycle[action] as readonly Status[]).includes(status);

export const Invoice = z.object({
  /** Internal; outside, an invoice is identified by its uuid and its code. */
  id: z.int(),
  uuid: z.string(),
  code: z.string(),
  /** Gapless within the project, from 1. */
  number: z.int(),
  idno: z.string(),
  /** Code of the service as it was when the invoice was made. */
  service: z.string(),
  organizationId: z.string(),
  projectId: z.string(),
  project: z.string(),
  /** Bani. */
  amount: z.int(),
  currency: z.string(),
  status: z.enum(statuses),
  /** The amount still to be paid, bani: the sum of the ledger's lines. */
  balance: z.int(),
  /** The amount paid and not refunded, bani. */
  paid: z.int(),
  /** How many lines the ledger has. */
  lines: z.int(),
  /** The invoice can be paid until this moment. */
  due: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});

export type Invoice = z.output<typeof Invoice>;

/** The filters of the list of an organization's invoices. */
export interface InvoiceFilter {
  service?: string | undefined;
  project?: string | undefined;
}

/** The partition of an organization's invoices, filtered by service, by project or by both. */
export const invoicePartition = (organizationId: string, { service, project }: InvoiceFilter = {}): string =>
  [
    `invoices#${organizationId}`,
    service === undefined ? "" : `service#${service}`,
    // Names are free text, so they are escaped: they must not contain the separator.
    project === undefined ? "" : `project#${encodeURIComponent(project)}`,
  ]
    .filter(Boolean)
    .join("#");

const DUE_SHARDS: ShardCounts = { "2026-11": 8 };
const dueOn = (day: string) => `due#${day}`;

export const dayOf = (moment: string): string => moment.slice(0, 10);

/** The open invoices that are due on `day`. */
export const dueLists = (day: string): List[] => sharded(dueOn(day), DUE_SHARDS);

export const Invoices = entity({
  name: "invoice",
  service: "invoicing",
  schema: Invoice,
  key: inOwnPartition("invoice"),
  unique: {
    uuid: { of: ({ uuid }) => uuid, taken: () => kernel.idOcupat() },
    code: { of: ({ code }) => code, taken: () => kernel.idOcupat() },
  },
  lists: listsOf,
});

function listsOf({ id, organizationId, service, project, due, ...invoice }: Invoice): ListRow[] {
  const narrowings: InvoiceFilter[] = [{}, { service }, { project }, { service, project }];
  return [
    ...narrowings.map((narrowing) => ({ partition: invoicePartition(organizationId, narrowing) })),
    ...(allows("expire", invoice)
      ? [{ partition: shardOf(dueOn(dayOf(due)), id, DUE_SHARDS), counter: null }]
      : []),
  ];
}

/** True if it is past due, even before the sweep has marked it. */
export const isOverdue = (invoice: Pick<Invoice, "status" | "due">): boolean =>
  allows("expire", invoice) && invoice.due <= clock.iso();
