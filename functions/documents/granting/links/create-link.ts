import * as z from "zod";
import { hashPassword } from "../../../../shared/auth/passwords.ts";
import { clock } from "../../../../shared/clock.ts";
import { config } from "../../../../shared/config.ts";
import { languages } from "../../../../shared/context.ts";
import { mailAddressOf } from "../../../../shared/contacts/mail-address.ts";
import { adding, read } from "../../../../shared/data/repository.ts";
import { retry, transact, type Write } from "../../../../shared/data/transaction.ts";
import { serviceSecrets } from "../../../../shared/encryption/service-secrets.ts";
import { says } from "../../../../shared/http/validation.ts";
import { nextId } from "../../../../shared/ids.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import type { Opened } from "../../access/authorization.ts";
import type { Principal } from "../../access/principal.ts";
import { documentActs, openFor } from "../../access/document-acts.ts";
import { nameOfAccount } from "../../access/names.ts";
import { appending } from "../../records/event.ts";
import { hashOfToken, type Link, LinkNote, Links, newToken } from "../../records/link.ts";
import { LinkMails, tokenAt } from "../../records/link-mail.ts";
import { Organizations } from "../../records/organization.ts";
import { documents } from "../../service.ts";
import { refusals as sharingRefusals } from "../sharing/texts.ts";
import { linkMailJob } from "./link-mail-job.ts";
import { takeMail } from "./mail-limits.ts";
import { refusals } from "./texts.ts";

const DAY_MS = 24 * 3600 * 1000;
const USUAL_DAYS = 7;
const MOST_DAYS = 90;

/** A mail address as it is sent to. */
const MailAddress = z
  .string()
  .max(254)
  .meta({ examples: ["vasile@exemplu.md"] })
  .transform((text, context) => {
    const address = mailAddressOf(text.trim());
    if (address !== undefined) return address;
    context.addIssue({ code: "custom", ...says(refusals.adresaGresita) });
    return z.NEVER;
  });

export const NewLink = LinkNote.extend({
  dataExpirare: z.iso.datetime().optional(),
  parola: z.string().min(4).max(100).optional(),
  maxDescarcari: z.int().min(1).max(1_000_000).optional(),
  /** Where the address is sent by mail. */
  catre: MailAddress.optional(),
  /** The language of the mail. */
  limba: z.enum(languages).default("ro"),
}).meta({ id: "LegaturaNoua" });

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
 * @throws badRequest for an expiry that is past or more than 90 days away, and for a mail address that does not exist,
 * tooManyRequests for one mail too many, forbidden for an expiry after the end of the caller's own right, conflict for a document that is not ACTIV or is SECRET, notFound and forbidden as for every act
 * on a document
 */
export async function createLink(
  caller: Principal,
  documentId: number,
  wanted: z.output<typeof NewLink>,
): Promise<z.output<typeof CreatedLink>> {
  const wantedEnd = endOf(wanted.dataExpirare);
  const { parola, dataExpirare: asked, catre, limba, ...noted } = wanted;
  // Who may not share the document neither takes a place among the mails nor learns where one may be sent.
  if (catre !== undefined) {
    await openFor(caller, documentId, documentActs.CREEAZA_LINK);
    await takeMail(caller.key, catre);
  }
  const passwordHash = parola === undefined ? undefined : await hashPassword(parola);
  const sender = await senderOf(caller);
  return retry(async () => {
    const opened = await openFor(caller, documentId, documentActs.CREEAZA_LINK);
    const { document, head, actor } = opened;
    const dataExpirare = endWithin(opened, wantedEnd, asked === undefined);
    const token = newToken();
    const link: Link = {
      id: nextId(),
      documentId,
      tokenHash: hashOfToken(token),
      dataExpirare,
      ...noted,
      ...sender,
      ...(passwordHash === undefined ? {} : { passwordHash }),
      ...(catre === undefined ? {} : { catre, trimitere: "asteapta" }),
      descarcari: 0,
      creator: caller.key,
      creatDe: actor,
      creatLa: clock.iso(),
      forgetAt: Math.ceil(Date.parse(dataExpirare) / 1000),
    };
    const mailed = catre === undefined ? [] : await mailing(link, { token, limba });
    const url = `${config.publicUrl}/l/${token}`;
    const created = { id: link.id, url, dataExpirare };
    // `appending` fails if the document has changed since, and this is retried.
    const shared = appending(document, head, {
      tip: "PARTAJAT",
      actor,
      detalii: { link: link.id, dataExpirare },
    });
    await transact([...adding(Links, link), ...mailed, ...shared], { answer: created });
    if (mailed.length > 0) await linkMailJob.wake(link.id);
    return created;
  });
}

/** The name of a person, and that of their institution. */
async function senderOf(caller: Principal): Promise<Pick<Link, "expeditor" | "institutie">> {
  if (caller.kind !== "person") return { expeditor: caller.actor };
  const { organizatieId } = caller;
  const organization =
    organizatieId === undefined ? undefined : await read(Organizations, { id: organizatieId });
  return {
    expeditor: nameOfAccount(caller),
    ...(organization ? { institutie: organization.denumire } : {}),
  };
}

interface Mailed {
  token: string;
  limba: z.output<typeof NewLink>["limba"];
}

/** The writes that store the mail of a link with it: a crash after them loses no mail. */
async function mailing(link: Link, { token, limba }: Mailed): Promise<Write[]> {
  const { id, tokenHash, creatLa, forgetAt } = link;
  const sealed = await serviceSecrets(documents.name).seal(token, tokenAt(link));
  return adding(LinkMails, linkMailJob.waiting({ id, tokenHash, token: sealed, limba, creatLa, forgetAt }));
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
