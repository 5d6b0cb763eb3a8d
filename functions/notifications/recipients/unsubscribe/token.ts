import { timingSafeEqual } from "node:crypto";
import { config } from "../../../../shared/config.ts";
import { hmacOf } from "../../records/hmac.ts";
import type { Delivery } from "../../records/delivery.ts";

/** The mail that a category is declined from, and its recipient: a person of the registry, or the HMAC of an address. */
export interface Declining {
  sistemId: number;
  categorie: string;
  notificareId: number;
  livrareId: number;
  recipient: { destinatarId: number } | { adresaHmac: string };
}

/** The signature holds for one deployment: its key and its address. */
const signatureOf = (payload: string): string => hmacOf(`unsubscribe ${config.publicUrl}`, payload);

/**
 * A token that lets the recipient of a mail decline its category. It is signed, and contains no address. It never
 * expires: a link in an old mail still works.
 */
export function tokenFor({ sistemId, categorie, notificareId, livrareId, recipient }: Declining): string {
  const who = "adresaHmac" in recipient ? ["a", recipient.adresaHmac] : ["d", recipient.destinatarId];
  const payload = [sistemId, categorie, notificareId, livrareId, ...who].join(".");
  return `${payload}.${signatureOf(payload)}`;
}

/** The content of a token; undefined unless this deployment signed it. */
export function readToken(token: string): Declining | undefined {
  const end = token.lastIndexOf(".");
  const payload = token.slice(0, Math.max(end, 0));
  if (!isEqual(token.slice(end + 1), signatureOf(payload))) return undefined;
  // It is signed, so it has the form that `tokenFor` gave it.
  const [sistemId, categorie = "", notificareId, livrareId, kind, who = ""] = payload.split(".");
  const recipient = kind === "a" ? { adresaHmac: who } : { destinatarId: Number(who) };
  return {
    ...{ sistemId: Number(sistemId), categorie, recipient },
    ...{ notificareId: Number(notificareId), livrareId: Number(livrareId) },
  };
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The path of the page that asks before it declines. */
export const pagePath = (token: string): string => `/cont/dezabonare/${encodeURIComponent(token)}`;

/**
 * The address that a mail names in `List-Unsubscribe`. Undefined for official mails, and for forwarded
 * copies, whose readers are not the recipients.
 */
export function unsubscribeAddress(delivery: Delivery): string | undefined {
  const token = tokenOf(delivery);
  return token && `${config.publicUrl}/notifications/api/v1/public/unsubscribe/${token}`;
}

/** The address of its page, for the text of a mail; undefined as `unsubscribeAddress`. */
export function unsubscribePage(delivery: Delivery): string | undefined {
  const token = tokenOf(delivery);
  return token && `${config.publicUrl}${pagePath(token)}`;
}

function tokenOf(delivery: Delivery): string | undefined {
  const { sistemId, categorie, notificareId, id: livrareId, destinatarId, adresaHmac, forward } = delivery;
  if (categorie === undefined || delivery.oficiala || forward !== undefined) return undefined;
  const recipient = destinatarId === undefined ? { adresaHmac } : { destinatarId };
  return tokenFor({ sistemId, categorie, notificareId, livrareId, recipient });
}
