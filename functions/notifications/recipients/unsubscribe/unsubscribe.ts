import * as z from "zod";
import { read, readUnique } from "../../../../shared/data/repository.ts";
import { declineFor } from "../registry/decline-category.ts";
import { codeOf, LibraryCategories } from "../../records/category.ts";
import { Deliveries } from "../../records/delivery.ts";
import { localized } from "../../records/localized.ts";
import { Systems } from "../../records/system.ts";
import { declineAt } from "../suppressions/decline-category.ts";
import { refusals } from "./texts.ts";
import { type Declining, readToken } from "./token.ts";

/** The messages that a token declines: a category of a system, without the system's name if it was removed. */
export const Declined = z.object({
  categorie: z.string(),
  /** The name of the category, if the library of the system has it. */
  numeCategorie: localized(z.string()).optional(),
  denumire: z.string().optional(),
});
export type Declined = z.output<typeof Declined>;

/** @throws notFound for a token that this deployment did not sign */
function requireToken(token: string): Declining {
  const declining = readToken(token);
  if (!declining) throw refusals.legaturaGresita();
  return declining;
}

async function messagesOf({ sistemId, categorie }: Declining): Promise<Declined> {
  const [system, category] = await Promise.all([
    read(Systems, { id: sistemId }),
    readUnique(LibraryCategories, "code", codeOf({ sistemId, cod: categorie })),
  ]);
  return {
    categorie,
    ...(category ? { numeCategorie: category.denumire } : {}),
    ...(system ? { denumire: system.denumire } : {}),
  };
}

/** The messages that a token declines. It changes nothing: mail programs and scanners follow links on their own. @throws notFound */
export const readUnsubscription = async (token: string): Promise<Declined> => messagesOf(requireToken(token));

/**
 * Declines the category of a mail for its recipient: a preference of a person of the registry, a suppression of another address.
 * Repeating it changes nothing.
 * @throws notFound
 */
export async function unsubscribe(token: string): Promise<Declined> {
  const declining = requireToken(token);
  const { recipient, sistemId, categorie } = declining;
  if ("destinatarId" in recipient) await declineFor(recipient.destinatarId, { sistemId, categorie });
  else await declineAddress(declining, recipient.adresaHmac);
  return messagesOf(declining);
}

async function declineAddress(
  { sistemId, categorie, notificareId, livrareId }: Declining,
  adresaHmac: string,
): Promise<void> {
  const delivery = await read(Deliveries, { id: livrareId });
  await declineAt({
    ...{ canal: "Email", adresaHmac, sistemId, categorie, notificareId, livrareId },
    // Without its delivery, the event that lifts it has nothing to belong to.
    eventsExpireOn: delivery?.expiresOn ?? 0,
  });
}
