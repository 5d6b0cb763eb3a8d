import { nextId } from "../../../../shared/ids.ts";
import { levels } from "../../signing/reasons.ts";
import { factsOf } from "../../signing/certificate.ts";
import {
  type Account,
  type Credential,
  serviceFailure,
  type SigningService,
} from "../../signing/signing-port.ts";
import { fetchLatestList } from "../../signing/revocation-lists.ts";
import { refusals as signingRefusals } from "../../signing/texts.ts";
import type { Trust, Verdict } from "../../signing/outcomes.ts";
import { config } from "../../signing/services/config.ts";
import { signingService } from "../../signing/services/signing-service.ts";
import type { Document } from "../../records/document.ts";
import type { EventDetails } from "../../records/event.ts";
import { listedInFor, type Signature } from "../../records/signature.ts";
import { refusals } from "./texts.ts";
import { trustBy } from "./trust.ts";

/** The account that signs, its key at the signing service, and the names for its signature. */
export interface Signer {
  login: string;
  service: SigningService;
  /** Requested once per request. */
  credential(): Promise<Credential>;
  names(): Promise<Names>;
}

type Names = Pick<Signature, "semnatar" | "declarat">;

/** @param wanted the name given in the request */
export function signerOf(account: Account, wanted: string): Signer {
  const service = signingService();
  let asked: ReturnType<Signer["credential"]> | undefined;
  const credential = () => (asked ??= service.credentialOf(account));
  const names = async () => namesOf(await credential(), { account, wanted, service });
  return { login: account.login, service, credential, names };
}

/**
 * The signer's name is that of the certificate or of the account. Another name in the request is only a declared
 * name.
 */
function namesOf(
  { chain: [certificate] }: Credential,
  { account, wanted, service }: { account: Account; wanted: string; service: SigningService },
): Names {
  if (!certificate) throw serviceFailure();
  const semnatar = service.hasOwnCertificates ? factsOf(certificate).certificat : account.name;
  const isOwn = [semnatar, account.name].map(folded).includes(folded(wanted));
  return { semnatar, ...(isOwn ? {} : { declarat: wanted }) };
}

const folded = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ");

/** Lists are fetched anew: older ones prove nothing of a signature that is made now. */
export const trustAtSigning = (): Promise<Trust> => trustBy(fetchLatestList);

type SignatureFacts = Pick<
  Signature,
  "nivel" | "certificat" | "emitentCertificat" | "serie" | "amprenta" | "stampilaLa"
>;

/**
 * The facts of a new signature. It is judged before it is stored, so that no invalid signature is returned.
 * @throws conflict if the certificate is not suitable for signing; unavailable if the service made no signature, or
 * not one of the required level
 */
export function factsOfNew(verdict: Verdict | undefined): SignatureFacts {
  const { status, motiv, nivel = "B-B" } = verdict ?? {};
  if (motiv?.startsWith("CERTIFICAT_") || motiv === "REVOCARE_NEVERIFICATA" || motiv === "ALGORITM_SLAB")
    throw refusals.certificatNefolosibil({ motiv });
  if (status !== "VALIDA")
    throw signingRefusals.serviciuSemnareIndisponibil({ headers: { "retry-after": "30" } });
  if (config.level !== "none" && levels.indexOf(nivel) < levels.indexOf(config.level))
    throw refusals.nivelIndisponibil({ nivel: config.level }, { headers: { "retry-after": "30" } });
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

/** The fields of the event of a new signature. */
export const detailsOf = ({ id, nivel, declarat }: Signature): EventDetails => ({
  semnaturaId: id,
  nivel,
  ...(declarat === undefined ? {} : { declarat }),
});

/** The record of a signature that is created now. */
export function newSignature(
  document: Document,
  made: SignatureFacts &
    Pick<Signature, "tip" | "semnatar" | "declarat" | "semnatLa" | "hash" | "numarVersiune" | "creatDe"> &
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
