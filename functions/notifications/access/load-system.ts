import { type ClientSecret, isLiveSecret, nameOfSecret } from "../../../shared/auth/client-secrets.ts";
import { standings } from "../../../shared/auth/standings.ts";
import type { CertificateFacts } from "../../../shared/auth/certificate-facts.ts";
import { findUnique, recordOf } from "../../../shared/data/repository.ts";
import { CATEGORY, type LibraryCategory } from "../records/category.ts";
import { type System, Systems } from "../records/system.ts";
import { noteCertificate } from "./note-certificate.ts";

/** A system that calls with its certificate or with a token of the app zone. */
export type SystemCaller = Pick<
  System,
  "id" | "cod" | "denumire" | "mod" | "limitaPeMinut" | "limitaPeZi" | "expeditorId" | "callbackUrl"
> & {
  /** The categories of its library that nobody can decline. */
  oficiale: readonly string[];
};

/** What access depends on in a system; cached under its revision. */
interface SystemStanding extends SystemCaller {
  certificate: readonly string[];
  /** The fingerprints of those of which more is known. */
  known: readonly string[];
  secrets: readonly ClientSecret[];
}

/** Systems that are stopped have no standing. */
const systems = standings(Systems.table, "system", (items): SystemStanding | undefined => {
  const item = items.find(({ sk }) => sk === Systems.name);
  if (!item?.activ) return undefined;
  const { id, cod, denumire, mod, certificate = [], secrets = [], ...others } = recordOf<System>(item);
  const { certificateCunoscute = [], limitaPeMinut, limitaPeZi, expeditorId, callbackUrl } = others;
  return {
    id,
    cod,
    denumire,
    mod,
    certificate,
    known: certificateCunoscute.map(({ amprenta }) => amprenta),
    secrets,
    limitaPeMinut,
    limitaPeZi,
    expeditorId,
    callbackUrl,
    oficiale: officialIn(items),
  };
});

type Item = Record<string, unknown>;

const officialIn = (items: readonly Item[]): string[] =>
  items
    .filter(({ sk }) => String(sk).startsWith(`${CATEGORY}#`))
    .map((item) => recordOf<LibraryCategory>(item))
    .filter(({ refuzabila }) => !refuzabila)
    .map(({ cod }) => cod);

/** The system with this id, if it is active. */
export async function findActiveSystem(id: number): Promise<SystemCaller | undefined> {
  const found = await systems.get(id);
  return found && callerIn(found);
}

/** What a token of the app zone tells. */
interface TokenOfSystem {
  id: number;
  /** The name of the secret that it was issued by. */
  secret: string;
}

/** No system has this id: an unknown certificate makes the calls of a known one. */
const NO_ID = 0;

/**
 * The system that has registered a certificate with this fingerprint, if it is active. The unique row leads to the system,
 * and the record tells if the certificate still counts. What the certificate says is kept at the first call with it, if an
 * administrator registered only its fingerprint.
 */
export async function findSystem(
  fingerprint: string,
  presented: () => CertificateFacts | undefined,
): Promise<SystemCaller | undefined> {
  const id = await findUnique(Systems, "fingerprint", fingerprint);
  const found = await systems.get(id ?? NO_ID);
  if (!found?.certificate.includes(fingerprint)) return undefined;
  if (!found.known.includes(fingerprint)) await noteCertificate(found.id, presented());
  return callerIn(found);
}

/** The active system that a token was issued to, while the secret that it was issued by is live. */
export async function findSystemOfToken({ id, secret }: TokenOfSystem): Promise<SystemCaller | undefined> {
  const found = await systems.get(id);
  const isLive = found?.secrets.some((one) => isLiveSecret(one) && nameOfSecret(one) === secret);
  return found && isLive ? callerIn(found) : undefined;
}

function callerIn({ certificate: _, known: __, secrets: ___, ...caller }: SystemStanding): SystemCaller {
  return caller;
}
