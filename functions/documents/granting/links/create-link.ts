import * as z from "zod";
import { hashPassword } from "../../../../shared/auth/passwords.ts";
import { clock } from "../../../../shared/clock.ts";
import { config } from "../../../../shared/config.ts";
import { adding } from "../../../../shared/data/repository.ts";
import { retry, transact } from "../../../../shared/data/transaction.ts";
import { nextId } from "../../../../shared/ids.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Opened } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { documentActs, openFor } from "../../access/document-acts.ts";
import { appending } from "../../records/event.ts";
import { hashOfToken, type Link, Links, newToken } from "../../records/link.ts";
import { refusals as sharingRefusals } from "../sharing/texts.ts";
import { refusals } from "./texts.ts";

const DAY_MS = 24 * 3600 * 1000;
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

export const NewLink = z
  .object({
    dataExpirare: z.iso.datetime().optional(),
    parola: z.string().min(4).max(100).optional(),
    maxDescarcari: z.int().min(1).max(1_000_000).optional(),
  })
  .meta({ id: "LegaturaNoua" });

/**
 * The only answer that contains the address. The stored data is enough to find the link by its address, but not to
 * recover the address.
 */
export const CreatedLink = z
  .object({ id: z.int(), url: z.url(), dataExpirare: z.iso.datetime() })
  .meta({ id: "LegaturaCreata" });
export type CreatedLink = z.output<typeof CreatedLink>;

/**
 * Creates an address that gives access to the document to all who have it.
 * @throws badRequest for an expiry that is past or more than 90 days away, forbidden for one after the end of the
 * caller's own right, conflict for a document that is not ACTIV or is SECRET, notFound and forbidden as for every act
 * on a document
 */
export async function createLink(
  caller: Principal,
  documentId: number,
  wanted: z.output<typeof NewLink>,
): Promise<z.output<typeof CreatedLink>> {
  const wantedEnd = endOf(wanted.dataExpirare);
  const passwordHash = wanted.parola === undefined ? undefined : await hashPassword(wanted.parola);
  return retry(async () => {
    const opened = await openFor(caller, documentId, documentActs.CREEAZA_LINK);
    const { document, head, actor } = opened;
    const dataExpirare = endWithin(opened, wantedEnd, wanted.dataExpirare === undefined);
    const token = newToken();
    const link: Link = {
      id: nextId(),
      documentId,
      tokenHash: hashOfToken(token),
      dataExpirare,
      ...(passwordHash === undefined ? {} : { passwordHash }),
      ...(wanted.maxDescarcari === undefined ? {} : { maxDescarcari: wanted.maxDescarcari }),
      descarcari: 0,
      creator: caller.key,
      creatDe: actor,
      creatLa: clock.iso(),
      forgetAt: Math.ceil(Date.parse(dataExpirare) / 1000),
    };
    const url = `${config.publicUrl}/l/${token}`;
    const created = { id: link.id, url, dataExpirare };
    // `appending` fails if the document has changed since, and this is retried.
    const shared = appending(document, head, {
      tip: "PARTAJAT",
      actor,
      detalii: { link: link.id, dataExpirare },
    });
    await transact([...adding(Links, link), ...shared], { answer: created });
    return created;
  });
}

function endOf(wanted: string | undefined): string {
  const now = clock.now().getTime();
  const end = wanted === undefined ? now + USUAL_DAYS * DAY_MS : Date.parse(wanted);
  if (end <= now) throw invalidField("dataExpirare", refusals.dataTrecuta);
  if (end > now + MOST_DAYS * DAY_MS) throw invalidField("dataExpirare", refusals.dataPreaDeparte);
  return new Date(end).toISOString();
}

/** Limits the expiry of a link to that of its maker's right. @throws forbidden if the maker requested a later one */
function endWithin({ sharesUntil }: Opened, end: string, isDefault: boolean): string {
  if (sharesUntil === undefined || end <= sharesUntil) return end;
  if (isDefault) return sharesUntil;
  throw sharingRefusals.pesteDreptulPropriu({ pana: sharesUntil });
}
