import { documentFor } from "../../access/authorization.ts";
import type { Machine } from "../../access/principal.ts";
import { type ChosenContent, downloadChosen, stored } from "../../files/content/download.ts";
import { findByCode } from "../../access/codes.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";

/**
 * The id of the document with this code; case-insensitive. The caller's rights are checked when the document is read.
 * @throws notFound for an unknown code, as for a document that may not be read
 */
export async function findDocument(cod: string): Promise<number> {
  const id = await findByCode(cod);
  if (id === undefined) throw accessRefusals.documentInexistent();
  return id;
}

/** @throws notFound for a document that the caller may not read */
export const readByCode = async (caller: Machine, cod: string) =>
  (await documentFor(caller, await findDocument(cod), "read")).document;

/** The current content, or that of a version, of the document with this code. */
export const downloadByCode = async (caller: Machine, cod: string, chosen: ChosenContent) =>
  stored(await downloadChosen(caller, await findDocument(cod), chosen));

/** The parameters of an address by code as those of the same address by id. */
export async function byId<Params extends { cod: string }>({ cod, ...others }: Params) {
  return { ...others, id: await findDocument(cod) };
}
