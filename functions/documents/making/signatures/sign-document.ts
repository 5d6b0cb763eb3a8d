import * as z from "zod";
import { retry } from "../../../../shared/data/transaction.ts";
// The signing code is loaded with the first signature. Its configuration is read at the start, so that a mistake in
// it prevents the start.
import "../../signing/config.ts";
import { fullName } from "../../../../shared/everywhere/full-name.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import type { Account } from "../../signing/signing-port.ts";
import type { Principal } from "../../access/principal.ts";
import { documentActs } from "../../access/document-acts.ts";
import { openForVersion, type OpenedForVersion } from "../../files/filing/new-version.ts";
import { checkPassword } from "../../files/content/password.ts";
import { type SeenSignature, Signature } from "../../records/signature.ts";
import { refusals } from "./texts.ts";

export const Signing = z
  .object({
    /** A name that is neither the certificate's nor the account's is stored as a declared name. */
    semnatar: Signature.shape.semnatar,
    /** The version that the signer saw; if another one is current, the request is refused. */
    numarVersiune: z.int().positive().optional(),
  })
  .meta({ id: "Semnare" });

export const SigningOf = z
  .object({ documentId: z.int().positive(), ...Signing.shape })
  .meta({ id: "SemnaturaNoua" });

/** The validated request to sign. */
export type Wanted = z.output<typeof Signing>;

/**
 * Signs the current version of a document. A PDF gets the signature inside, as a new version; for any other file it
 * is stored beside the content.
 * @throws notFound, forbidden; conflict for another version and for content that cannot be signed; unavailable
 * without the signing service
 */
export async function signDocument(
  caller: Principal,
  id: number,
  wanted: Wanted,
  password: string | undefined,
): Promise<Stored<SeenSignature>> {
  const opened = await openToSign(caller, id, wanted);
  await checkPassword(caller, opened.document, password);
  const { signerOf } = await import("./signer.ts");
  const signer = signerOf(accountOf(caller), wanted.semnatar);
  if (opened.document.contentType === PDF) {
    const { signInPdf } = await import("./sign-in-pdf.ts");
    return signInPdf(opened, signer);
  }
  const { signBeside } = await import("./sign-beside.ts");
  return retry(signBeside(signer, () => openToSign(caller, id, wanted)));
}

export function accountOf(caller: Principal): Account {
  const login = caller.actor;
  if (caller.kind !== "person") return { login, name: login };
  return { login, name: fullName(caller.firstName, caller.lastName) || login };
}

const PDF = "application/pdf";

/** A document whose current version may be signed; checked again whenever it is reopened. */
async function openToSign(caller: Principal, id: number, wanted: Wanted): Promise<OpenedForVersion> {
  const opened = await openForVersion(caller, id, documentActs.SEMNEAZA);
  const { numarVersiune } = opened.document;
  if (wanted.numarVersiune !== undefined && wanted.numarVersiune !== numarVersiune)
    throw refusals.altaVersiune({ numar: numarVersiune });
  return { ...opened, reopen: () => openToSign(caller, id, wanted) };
}
