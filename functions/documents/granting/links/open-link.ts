import * as z from "zod";
import { read } from "../../../../shared/data/repository.ts";
import { means } from "../../../../shared/errors.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import { documentFor } from "../../access/authorization.ts";
import { actingPerson } from "../../access/load-person.ts";
import { type Anonymous, type LinkHolder, linkHolderOf } from "../../access/principal.ts";
import { downloadDocument, stored } from "../../files/content/download.ts";
import { guardedCheck } from "../../files/content/password.ts";
import { Document } from "../../records/document.ts";
import { hashOfToken, hasExpired, isUsedUp, Link, Links, noSuchLink } from "../../records/link.ts";
import { refusals } from "./texts.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";

/** Shown to the holder of the address before they download. */
export const OpenedLink = Document.pick({
  denumire: true,
  extensie: true,
  format: true,
  contentType: true,
  dimensiune: true,
})
  .extend({
    dataExpirare: Link.shape.dataExpirare,
    ...Link.pick({ eticheta: true, mesaj: true, expeditor: true, institutie: true }).shape,
    /** The downloads that are left; absent for a link without a limit. */
    descarcariRamase: z.int().optional(),
    /** The link requires its password. */
    cereParola: z.boolean(),
    /** The document requires its own password. */
    cereParolaDocumentului: z.boolean(),
  })
  .meta({ id: "LegaturaPublica" });

/** The passwords of a link and of its document. */
export interface LinkPasswords {
  parola?: string | undefined;
  parolaDocument?: string | undefined;
}

/** @throws notFound, the same for every link that does not work */
export async function readLink(reader: Anonymous, token: string): Promise<z.output<typeof OpenedLink>> {
  const holder = await openLink(reader, token);
  const { link } = holder;
  const { document } = await unlessGone(() => documentFor(holder, link.documentId, "read"));
  const { dataExpirare, eticheta, mesaj, expeditor, institutie, maxDescarcari, descarcari } = link;
  return {
    ...document,
    ...{ dataExpirare, eticheta, mesaj, expeditor, institutie },
    ...(maxDescarcari === undefined ? {} : { descarcariRamase: maxDescarcari - descarcari }),
    cereParola: link.passwordHash !== undefined,
    cereParolaDocumentului: document.tipSecuritate === "PAROLA",
  };
}

/**
 * The current content of the document of a link.
 *
 * Each answer with content counts as a use. A link with limited uses therefore always returns the complete content:
 * if ranges (`Range`) belonged to one use, they could be fetched any number of times. Following a redirect does not
 * count again, nor do headers or content that the client already has (HEAD, 304).
 * @throws notFound, the same for every link that does not work; forbidden for a missing or wrong password
 */
export const downloadByLink = (
  reader: Anonymous,
  token: string,
  passwords: LinkPasswords,
): Promise<FileContent> =>
  atLink(reader, token, passwords, async (holder, id) =>
    stored(await downloadDocument(holder, id, { password: passwords.parolaDocument })),
  );

/**
 * Does something with the document of a link, for a reader with its password.
 * @throws notFound, the same for every link that does not work; forbidden for a missing or wrong password
 */
export async function atLink<T>(
  reader: Anonymous,
  token: string,
  { parola }: LinkPasswords,
  act: (holder: LinkHolder, documentId: number) => Promise<T>,
): Promise<T> {
  const holder = await openLink(reader, token);
  const { documentId, passwordHash } = holder.link;
  return unlessGone(async () => {
    // If the document may not be read, the caller is not asked for a password.
    if (passwordHash !== undefined) await documentFor(holder, documentId, "read");
    await checkLinkPassword(holder, parola);
    return act(holder, documentId);
  });
}

async function openLink(reader: Anonymous, token: string): Promise<LinkHolder> {
  const link = await read(Links, { tokenHash: hashOfToken(token) });
  if (!link || hasExpired(link) || isUsedUp(link)) throw noSuchLink();
  return linkHolderOf(link, reader, await actingPerson(link.creator, "get"));
}

/** A link that may no longer open its document is refused like an unknown link. */
async function unlessGone<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (means(error, accessRefusals.documentInexistent)) throw noSuchLink();
    throw error;
  }
}

/** @throws forbidden if it is missing or wrong, tooManyRequests after 5 wrong ones from this reader */
async function checkLinkPassword({ link, key }: LinkHolder, password: string | undefined): Promise<void> {
  if (link.passwordHash === undefined) return;
  await guardedCheck(password, {
    passwordHash: link.passwordHash,
    guesses: { purpose: "link-password", key },
    missing: () => refusals.parolaLinkuluiNecesara(),
    wrong: () => refusals.parolaLinkuluiIncorecta(),
  });
}
