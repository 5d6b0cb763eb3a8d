import { clock } from "../../../../shared/clock.ts";
import { changeEphemeral } from "../../../../shared/data/change-ephemeral.ts";
import { ephemeralKey } from "../../../../shared/data/ephemeral.ts";
import type { Delivery } from "../../records/delivery.ts";
import type { Ceiling, System } from "../../records/system.ts";

/** The ceilings that apply to a delivery. Deliveries of priority High or without a category are never held. */
const ceilingsFor = (
  { plafoane = [] }: Pick<System, "plafoane">,
  { categorie, canal, priority, isCounted }: Delivery,
): Ceiling[] =>
  priority === "High" || isCounted
    ? []
    : plafoane.filter((one) => one.categorie === categorie && (one.canal ?? canal) === canal);

/**
 * Counts a delivery in every ceiling of its system that applies, and tells if its address has had fewer messages than
 * each allows. The address is stored as its HMAC. A delivery that comes again does not count twice, and one that was
 * counted (`isCounted`) is not checked again.
 */
export async function keepsCeilings(
  system: Pick<System, "plafoane"> | undefined,
  delivery: Delivery,
): Promise<boolean> {
  for (const ceiling of ceilingsFor(system ?? {}, delivery))
    if (!(await takePlaceUnder(ceiling, delivery))) return false;
  return true;
}

/** The deliveries that an address had, each with its time in seconds since 1970. */
type Places = Record<string, number>;

/** Takes a place among the `celMult` of the last `minute` minutes; false if all are taken. */
async function takePlaceUnder(
  { categorie, canal, celMult, minute }: Ceiling,
  { sistemId, adresaHmac, id }: Delivery,
): Promise<boolean> {
  const seconds = minute * 60;
  const of = [sistemId, categorie, canal ?? "all", seconds, adresaHmac];
  const places = await changeEphemeral<Places>(
    ephemeralKey("notifications", "ceiling", ...of),
    seconds,
    (before = {}) => withPlace(before, { id, celMult, since: clock.epochSeconds() - seconds }),
  );
  return places !== undefined && Object.hasOwn(places, id);
}

/** The places with one more; undefined if the delivery has one, or if all are taken. */
function withPlace(
  before: Places,
  { id, celMult, since }: { id: number; celMult: number; since: number },
): Places | undefined {
  const taken = Object.entries(before).filter(([, at]) => at > since);
  if (taken.length >= celMult || Object.hasOwn(before, id)) return undefined;
  return { ...Object.fromEntries(taken), [id]: clock.epochSeconds() };
}
