import { levels } from "../../signing/reasons.ts";
import { dueAgain, neverDue, type Signature } from "../../records/signature.ts";
import type { Verdict } from "../../signing/outcomes.ts";

const DAY_MS = 24 * 3600_000;
/** A proof is renewed so long before its end, or a quarter of its time if that is less: enough nights to try again. */
const LEAD_MS = 90 * DAY_MS;
/** Nights in which a failed renewal is urgent. */
const URGENT_MS = 30 * DAY_MS;
/** Less than the time between two runs. */
const NIGHT_MS = DAY_MS - 4 * 3600_000;

type Proof = Pick<Verdict, "nivel" | "dovadaPanaLa">;

/** The weaker of several: all must hold. */
export function weakestOf(proofs: Proof[]): Proof {
  const nivel = levels[Math.min(...proofs.map((one) => levels.indexOf(one.nivel)))] ?? "B-B";
  const ends = proofs.flatMap(({ dovadaPanaLa }) => dovadaPanaLa ?? []);
  const first = ends.toSorted((a, b) => +a - +b)[0];
  return { nivel, ...(first && ends.length === proofs.length ? { dovadaPanaLa: first } : {}) };
}

/** A signature with its proof, and with the time when somebody must look at it: at once if the proof is not complete. */
export function provenBy(signature: Signature, { nivel, dovadaPanaLa }: Proof, now: Date): Signature {
  const after = { ...neverDue(signature), nivel };
  // Without a stamp nothing proves the time of the signature: nothing later can.
  if (nivel === "B-B" || !dovadaPanaLa) return after;
  const proven = { ...after, dovadaPanaLa: dovadaPanaLa.toISOString() };
  if (nivel !== "B-LTA") return dueAgain(proven, now);
  const lead = Math.min(LEAD_MS, (+dovadaPanaLa - +now) / 4);
  return dueAgain(proven, new Date(+dovadaPanaLa - lead));
}

/** A stamp from before renewals does not say until when it proves: its certificate lasts hardly longer. */
const USUAL_MS = 10 * 365 * DAY_MS;

function endOf({ dovadaPanaLa, stampilaLa }: Signature): number {
  if (dovadaPanaLa !== undefined) return Date.parse(dovadaPanaLa);
  return stampilaLa === undefined ? 0 : Date.parse(stampilaLa) + USUAL_MS;
}

/** True if the proof ends within the nights that are left, or has ended. */
export const isUrgent = (signature: Signature, now: Date): boolean => endOf(signature) - +now < URGENT_MS;

/** A signature whose renewal failed: it is tried again, each night if it is urgent; never after the end of its proof. */
export function tryAgain(signature: Signature, now: Date): Signature {
  if (endOf(signature) <= +now) return neverDue(signature);
  const age = +now - Date.parse(signature.reinnoitaLa ?? signature.semnatLa);
  const pause = isUrgent(signature, now) ? NIGHT_MS : Math.min(7 * DAY_MS, Math.max(NIGHT_MS, age / 4));
  return dueAgain(signature, new Date(+now + pause));
}
