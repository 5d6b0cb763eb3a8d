import { ephemeralKey, takePlace } from "../../../shared/data/ephemeral.ts";
import type { Delivery } from "../records/delivery.ts";
import type { Ceiling, System } from "../records/system.ts";

/** The ceilings that a delivery must keep. High and what has no category are never held. */
const ceilingsFor = (
  { plafoane = [] }: Pick<System, "plafoane">,
  { categorie, canal, priority, isCounted }: Delivery,
): Ceiling[] =>
  priority === "High" || isCounted
    ? []
    : plafoane.filter((one) => one.categorie === categorie && (one.canal ?? canal) === canal);

/**
 * Counts a delivery in every ceiling of its system that concerns it, and tells if its address has had fewer messages than
 * each allows. The address stands there as its HMAC. A delivery that comes again takes no second place, and one that was
 * counted (`isCounted`) is not asked again.
 */
export async function keepsCeilings(
  system: Pick<System, "plafoane"> | undefined,
  delivery: Delivery,
): Promise<boolean> {
  for (const ceiling of ceilingsFor(system ?? {}, delivery))
    if (!(await takePlaceUnder(ceiling, delivery))) return false;
  return true;
}

function takePlaceUnder(
  { categorie, canal, celMult, minute }: Ceiling,
  delivery: Delivery,
): Promise<boolean> {
  const { sistemId, adresaHmac, id } = delivery;
  const seconds = minute * 60;
  const of = [sistemId, categorie, canal ?? "all", seconds, adresaHmac];
  return takePlace(ephemeralKey("notifications", "ceiling", ...of), id, { most: celMult, seconds });
}
