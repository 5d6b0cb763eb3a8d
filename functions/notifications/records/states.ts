/*
 * The states of notifications and deliveries, in the words of MNotify, and the transitions between them. Every change of a
 * state goes through `mayBecome`.
 */

export const states = [
  /** Accepted for later. It is never stored, but shown until the hour comes (`shown-state.ts`). */
  "Scheduled",
  /** Accepted; a delivery of a ladder that waits for its turn. */
  "Pending",
  /** Its deliveries are being made. */
  "Resolving",
  /** May be sent. */
  "Sending",
  /** A provider took it. */
  "Sent",
  "Delivered",
  "Read",
  "Cancelled",
  "Failed",
] as const;
export type State = (typeof states)[number];

/** The kind of a failure. */
export const causes = ["permanent", "temporary", "technical"] as const;
export type Cause = (typeof causes)[number];

/** The reason of a failure or a cancellation. */
export const reasons = [
  "fara-contact",
  "fara-abonare",
  "adresa-refuzata",
  "continut-refuzat",
  "expirat",
  "fara-recipisa",
  "incercari-epuizate",
  "anulat",
  "golit",
  "refuz-destinatar",
  "suprimat",
  "deja-ajuns",
  "prea-des",
  "fara-furnizor",
] as const;
export type Reason = (typeof reasons)[number];

/** The state of a delivery, with the cause that distinguishes failures. */
interface Standing {
  status: State;
  cauza?: Cause | undefined;
}

const next: Record<State, readonly State[]> = {
  Scheduled: [],
  Pending: ["Sending", "Cancelled", "Failed"],
  Resolving: [],
  Sending: ["Sent", "Failed", "Cancelled"],
  Sent: ["Delivered", "Read", "Failed"],
  Delivered: ["Read", "Failed"],
  Read: [],
  Cancelled: [],
  Failed: [],
};

/** The states that a failed delivery can still reach, by its cause. */
const afterFailure: Record<Cause, readonly State[]> = {
  permanent: [],
  /** A late receipt. */
  temporary: ["Delivered", "Read"],
  /** A replay of dead letters. */
  technical: ["Sending"],
};

/** True if a delivery may change to this state. A receipt may skip `Delivered`, because receipts come out of order. */
export const mayBecome = ({ status, cauza }: Standing, state: State): boolean =>
  (status === "Failed" && cauza ? afterFailure[cauza] : next[status]).includes(state);

/** States after which nothing more is sent. */
export const hasEnded = ({ status }: Pick<Standing, "status">): boolean =>
  status !== "Scheduled" && status !== "Pending" && status !== "Resolving" && status !== "Sending";

/** The number of deliveries by state; absent is 0. */
export type Counts = Partial<Record<State, number>>;

/** From the least to the most advanced. */
const advance = ["Pending", "Sending", "Sent", "Delivered", "Read"] as const satisfies State[];

/**
 * The state of a notification, from its deliveries: the least advanced state of those that neither failed nor were
 * cancelled; without such a delivery, Failed if one failed, else Cancelled. While they are being made: Resolving.
 */
export function aggregateOf(counts: Counts, isResolving: boolean): Exclude<State, "Scheduled"> {
  if (isResolving) return "Resolving";
  const least = advance.find((state) => (counts[state] ?? 0) > 0);
  return least ?? ((counts.Failed ?? 0) > 0 ? "Failed" : "Cancelled");
}
