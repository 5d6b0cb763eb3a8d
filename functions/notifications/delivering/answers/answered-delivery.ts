import { idsIn } from "../../../../shared/data/lists.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { Deliveries, deliveriesTo, type Delivery } from "../../records/delivery.ts";

/** Deliveries on a page, and the most pages: most of what was declined was never sent. */
const PAGE = 100;
const MOST_PAGES = 10;
/** How slow the clocks of providers may be, in ms. */
const CLOCK_SKEW_MS = 60_000;

/** A delivery that a provider took. The simulator does not count: its messages reach nobody. */
type Sent = Stored<Delivery> & { trimisLa: string };
const isSentBy = (delivery: Stored<Delivery>, providerId: number): delivery is Sent =>
  delivery.trimisLa !== undefined && delivery.providerId === providerId;

interface ToNumber {
  addressHmac: string;
  /** The provider that reports the answer: nobody answers another provider's messages through it. */
  providerId: number;
}

/**
 * The delivery that an SMS answers: the last one that went to its number by its provider before it. If the time of
 * the answer is before all of them, it is wrong, and the last one counts.
 */
export async function answeredDelivery(
  { addressHmac, providerId }: ToNumber,
  at: string,
): Promise<Sent | undefined> {
  const until = new Date(Date.parse(at) + CLOCK_SKEW_MS).toISOString();
  let last: Sent | undefined;
  for (let page = 1, ids = await idsTo(addressHmac); ; page += 1) {
    const all = await readMany(Deliveries, ids);
    const sent = lastFirst(all.filter((one) => isSentBy(one, providerId)));
    const answered = sent.find(({ trimisLa }) => trimisLa <= until);
    if (answered) return answered;
    last ??= sent[0];
    if (ids.length < PAGE || page === MOST_PAGES) return last;
    ids = await idsTo(addressHmac, ids.at(-1));
  }
}

/** The deliveries to an address that have ended, newest first. They are sent roughly in the order of their making. */
const idsTo = (addressHmac: string, before?: number): Promise<number[]> =>
  idsIn(Deliveries.table, [{ partitions: [deliveriesTo(addressHmac)] }], PAGE, before);

const lastFirst = (sent: Sent[]): Sent[] =>
  sent.toSorted((one, other) => other.trimisLa.localeCompare(one.trimisLa));
