import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { inOwnPartition, entity, type ListRow } from "../../../shared/data/entity.ts";
import { conflict } from "../../../shared/errors.ts";
import { sharded, shardOf, type List } from "../../../shared/data/lists.ts";

export const statuses = ["Active", "PartiallyPaid", "Paid", "Expired", "Cancelled", "Refunded"] as const;
export type Status = (typeof statuses)[number];

/** What may happen to an invoice, and in which states. */
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
  /** The record's own number; the world knows an invoice by its uuid and its code. */
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
  /** What is still to be paid, bani: the sum of the ledger's lines. */
  balance: z.int(),
  /** What was paid and not given back, bani. */
  paid: z.int(),
  /** How many lines the ledger has. */
  lines: z.int(),
  /** Last moment in which the invoice can be paid. */
  due: z.string(),
  createdAt: z.string(),
});

export type Invoice = z.output<typeof Invoice>;

/** What narrows the list of an organization's invoices. */
export interface Narrowing {
  service?: string | undefined;
  project?: string | undefined;
}

/** The list of an organization's invoices, narrowed by service, by project or by both. */
export const listed = (organizationId: string, { service, project }: Narrowing = {}): string =>
  [
    `invoices#${organizationId}`,
    service === undefined ? "" : `service#${service}`,
    // Names are free text: what separates the parts must not come from them.
    project === undefined ? "" : `project#${encodeURIComponent(project)}`,
  ]
    .filter(Boolean)
    .join("#");

const DUE_SHARDS = 8;
const dueOn = (day: string) => `due#${day}`;

export const dayOf = (moment: string): string => moment.slice(0, 10);

/** The invoices whose last day of payment is `day` and that wait for their payment. */
export const dueStream = (day: string): List => sharded(dueOn(day), DUE_SHARDS);

export const Invoices = entity({
  name: "invoice",
  service: "invoicing",
  schema: Invoice,
  key: inOwnPartition("invoice"),
  unique: {
    uuid: { of: ({ uuid }) => uuid, taken: () => conflict("idOcupat") },
    code: { of: ({ code }) => code, taken: () => conflict("idOcupat") },
  },
  lists: listsOf,
});

function listsOf({ id, organizationId, service, project, due, ...invoice }: Invoice): ListRow[] {
  const narrowings: Narrowing[] = [{}, { service }, { project }, { service, project }];
  return [
    ...narrowings.map((narrowing) => ({ partition: listed(organizationId, narrowing) })),
    ...(allows("expire", invoice) ? [{ partition: shardOf(dueOn(dayOf(due)), id, DUE_SHARDS) }] : []),
  ];
}

/** Its time is over, whether or not the sweep has been there yet. */
export const isOverdue = (invoice: Pick<Invoice, "status" | "due">): boolean =>
  allows("expire", invoice) && invoice.due <= clock.iso();
