import * as z from "zod";
import { invalidField, kernel } from "../../../../shared/refusals.ts";
import { unsealedSecret } from "../../access/document-acts.ts";
import { Document } from "../../records/document.ts";
import { refusals } from "./texts.ts";

type Protected = Pick<Document, "tipSecuritate" | "visibility">;

/**
 * True if the content of a document is sealed. This is fixed at creation, and only a sealed document can ever be
 * SECRET, so a change during an upload can never leave a SECRET document with unsealed content.
 * @throws conflict for a SECRET document without protection: nothing may be written to it
 */
export function isSealed(document: Protected): boolean {
  const refusal = unsealedSecret(document);
  if (refusal) throw refusal();
  return document.tipSecuritate !== undefined;
}

/** The fields that request protection. */
export const ProtectionWish = z.object({
  tipSecuritate: Document.shape.tipSecuritate,
  /** SECRET and sealed. */
  secret: z.boolean().optional(),
  /** Sealed, without being SECRET. */
  criptat: z.boolean().optional(),
  /** Sealed, with a password that every download needs. */
  parola: z.string().min(4).max(100).optional(),
});

export type ProtectionWish = { [Field in keyof z.output<typeof ProtectionWish>]?: unknown };

/**
 * The protection of a new document. A password protects more than just encryption; SECRET content is always sealed.
 * @throws badRequest if `tipSecuritate` contradicts the other fields
 */
export function protectionOf({
  tipSecuritate,
  secret,
  criptat,
  parola,
  visibility,
}: z.output<typeof ProtectionWish> & Partial<Protected>): Document["tipSecuritate"] {
  if (tipSecuritate === "PAROLA" && !parola) throw invalidField("parola", kernel.obligatoriu);
  if (tipSecuritate === "CRIPTAT" && parola) throw invalidField("tipSecuritate", refusals.altaProtectie);
  if (parola) return "PAROLA";
  return tipSecuritate ?? (secret || criptat || visibility === "SECRET" ? "CRIPTAT" : undefined);
}

/**
 * A document keeps the protection that it was created with; a request for another one is refused.
 * @throws badRequest that names the field
 */
export function refuseOtherProtection(document: Protected, wish: ProtectionWish): void {
  const isOther = {
    tipSecuritate:
      wish.tipSecuritate !== undefined && (wish.tipSecuritate ?? undefined) !== document.tipSecuritate,
    secret: wish.secret === true && document.visibility !== "SECRET",
    criptat: wish.criptat === true && !document.tipSecuritate,
    parola: typeof wish.parola === "string",
  };
  const field = Object.entries(isOther).find(([, other]) => other)?.[0];
  if (field) throw invalidField(field, refusals.altaProtectie);
}
