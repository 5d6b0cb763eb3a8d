import { clock } from "../../../shared/clock.ts";
import { conflict, unavailable } from "../../../shared/errors.ts";
import { nextId } from "../../../shared/ids.ts";
import { config } from "../../../shared/signatures/config.ts";
import { trustedRoots } from "../../../shared/signatures/kept-certificates.ts";
import { levels } from "../../../shared/signatures/reasons.ts";
import type { Credential, SigningService } from "../../../shared/signatures/signing-port.ts";
import { fetchList, signingService } from "../../../shared/signatures/signing-service.ts";
import type { Trust, Verdict } from "../../../shared/signatures/verdict.ts";
import type { Document } from "../records/document.ts";
import { listedInFor, type Signature } from "../records/signature.ts";

/** Who signs: the name, the key at the service, and what is kept with the signature. */
export interface Signer {
  semnatar: string;
  service: SigningService;
  /** Asked once for a request. */
  credential(): Promise<Credential>;
}

export function signerOf(semnatar: string): Signer {
  const service = signingService();
  let asked: ReturnType<Signer["credential"]> | undefined;
  return { semnatar, service, credential: () => (asked ??= service.credentialOf(semnatar)) };
}

/** Whom this installation trusts; `fetchList` says what revocation is judged by. */
export const trustBy = async (list: Trust["fetchList"]): Promise<Trust> => ({
  anchors: await trustedRoots(),
  now: clock.now(),
  fetchList: list,
});

/** A list that cannot be had is no obstacle to signing: the signature is of the lower level. */
export const trustAtSigning = async (): Promise<Trust> => ({
  ...(await trustBy(fetchList)),
  mayBeUnknown: true,
});

type Found = Pick<
  Signature,
  "nivel" | "certificat" | "emitentCertificat" | "serie" | "amprenta" | "stampilaLa"
>;

/**
 * What a new signature is, judged before it is stored, so that nobody gets one that is worth nothing.
 * @throws conflict where the certificate is not good for signing; unavailable where the service made no signature, or
 * none of the level that is demanded
 */
export function factsOfNew(verdict: Verdict | undefined): Found {
  const { status, motiv, nivel = "B-B" } = verdict ?? {};
  if (motiv?.startsWith("CERTIFICAT_")) throw conflict("certificatNefolosibil", { values: { motiv } });
  if (status !== "VALIDA")
    throw unavailable("serviciuSemnareIndisponibil", { headers: { "retry-after": "30" } });
  if (config.level !== "none" && levels.indexOf(nivel) < levels.indexOf(config.level))
    throw unavailable("nivelIndisponibil", {
      values: { nivel: config.level },
      headers: { "retry-after": "30" },
    });
  const { certificat = "", emitentCertificat = "", serie = "", amprenta = "", stampilaLa } = verdict ?? {};
  return {
    nivel,
    certificat,
    emitentCertificat,
    serie,
    amprenta,
    ...(stampilaLa ? { stampilaLa: stampilaLa.toISOString() } : {}),
  };
}

/** The record of a signature that is made now. */
export function newSignature(
  document: Document,
  made: Found &
    Pick<Signature, "tip" | "semnatar" | "semnatLa" | "hash" | "numarVersiune" | "creatDe"> &
    Partial<Pick<Signature, "field" | "fileHash">>,
): Signature {
  const id = nextId();
  return {
    id,
    documentId: document.id,
    cod: document.cod,
    status: "VALIDA",
    ...made,
    listedIn: listedInFor(document, id),
  };
}
