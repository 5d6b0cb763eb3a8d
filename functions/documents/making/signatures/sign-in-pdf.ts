import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, unrevised } from "../../../../shared/data/repository.ts";
import type { AppError } from "../../../../shared/errors.ts";
import { listAddress } from "../../signing/certificate.ts";
import { makeSignature } from "../../signing/make-signature.ts";
import type { Trust } from "../../signing/outcomes.ts";
import { judgeApart, prepareApart } from "../../signing/signed-file-apart.ts";
import type { Credential } from "../../signing/signing-port.ts";
import { UnsignablePdf } from "../../signing/pdf-file.ts";
import { fillPdf } from "../../signing/pdf-signing.ts";
import { placeBytes, readContent, toBytesAtRest } from "../../files/content/content-at-rest.ts";
import { type NextVersion, type OpenedForVersion, writeNext } from "../../files/filing/new-version.ts";
import type { Document } from "../../records/document.ts";
import { type SeenSignature, Signatures } from "../../records/signature.ts";
import { extendInPdf } from "./extend-in-pdf.ts";
import { seenSignature } from "./signature-acts.ts";
import { openable } from "./opened-apart.ts";
import { provenBy } from "./renewal-time.ts";
import { detailsOf, factsOfNew, newSignature, trustAtSigning, type Signer } from "./signer.ts";
import { refusals } from "./texts.ts";

/** A PDF is signed and judged as a whole in memory. */
export const MOST_PDF_BYTES = 50_000_000;
/** Bytes reserved for the signature, its certificates and a time stamp. */
const ROOM = 16_384;

/**
 * Signs inside a PDF. If another writer takes the version number first, the new content is signed instead, so that no
 * signature discards another one.
 */
export const signInPdf = (opened: OpenedForVersion, signer: Signer): Promise<Stored<SeenSignature>> =>
  writeNext(opened, (current) => signedVersion(current, signer));

async function signedVersion(
  opened: OpenedForVersion,
  signer: Signer,
): Promise<NextVersion<Stored<SeenSignature>>> {
  const { document, actor } = opened;
  const at = clock.now();
  const { bytes, field, verdict } = await openable(async () =>
    signBytes(await wholeOf(document), signer, at),
  );
  const hash = sha256(bytes);
  const signature = newSignature(document, {
    ...factsOfNew(verdict),
    tip: "PADES",
    ...(await signer.names()),
    semnatLa: at.toISOString(),
    hash,
    numarVersiune: document.numarVersiune + 1,
    creatDe: actor,
    field,
  });
  const made = unrevised(verdict ? provenBy(signature, verdict, at) : signature);
  const { extensie = "pdf", format = "pdf", contentType = "application/pdf" } = document;
  const atRest = await toBytesAtRest(bytes, document);
  return {
    content: {
      facts: { dimensiune: bytes.length, hashSha256: hash, extensie, format, contentType },
      tip: "SEMNAT",
      detalii: detailsOf(made),
      also: () => adding(Signatures, made),
      answer: () => seenSignature(opened, made),
    },
    place: (target) => placeBytes(target, document, atRest, contentType),
  };
}

/** @throws tooLarge */
export async function wholeOf(document: Document): Promise<Buffer> {
  const { dimensiune = 0, numarVersiune } = document;
  if (dimensiune > MOST_PDF_BYTES) throw refusals.pdfPreaMare({ limita: MOST_PDF_BYTES });
  return readContent(document, { numarVersiune, dimensiune }, { start: 0, end: dimensiune - 1 });
}

const unsignable = {
  criptat: () => refusals.pdfCriptat(),
  certificat: () => refusals.pdfCertificat(),
  deteriorat: () => refusals.pdfDeteriorat(),
  referinta: refusals.pdfReferintaFaraObiect,
  dublu: refusals.pdfObiectDublu,
  info: refusals.pdfInfoGresit,
} as const satisfies Record<UnsignablePdf["reason"], (values: { obiect: string }) => AppError>;

/** Viewers show the reason beside the signer's name. */
const reasonOf = (declarat: string, { login }: Signer): string => `Nume declarat de ${login}: ${declarat}`;

async function signBytes(original: Buffer, signer: Signer, at: Date) {
  const { service } = signer;
  const credential = await signer.credential();
  const { semnatar: name, declarat } = await signer.names();
  try {
    const prepared = await prepareApart(original, {
      name,
      at,
      reason: declarat && reasonOf(declarat, signer),
      size: ROOM,
    });
    const { field, digest } = prepared;
    const bytes = fillPdf(prepared, await makeSignature({ digest, credential, service }));
    const trust = await trustAtSigning();
    const lists = await listsOf(credential, trust);
    const extended = await extendInPdf(bytes, { field, trust, stamp: service.stamp, lists });
    if (extended.verdict?.motiv !== "REVOCARE_NEVERIFICATA") return { ...extended, field };
    // What cannot be asked now does not prevent signing.
    const [verdict] = await judgeApart(bytes, { ...trust, mayBeUnknown: true }, field);
    return { bytes, verdict, field };
  } catch (error) {
    if (error instanceof UnsignablePdf) throw unsignable[error.reason]({ obiect: error.object ?? "trailer" });
    throw error;
  }
}

/**
 * The revocation lists of a signer's chain as they are now; none if one of them is not available. An earlier signature may have left
 * others in the file, from the same second.
 */
async function listsOf({ chain }: Credential, { fetchList }: Trust): Promise<Buffer[]> {
  const addresses = [...new Set(chain.flatMap((one) => listAddress(one) ?? []))];
  return Promise.all(addresses.map(fetchList)).catch(() => []);
}
