import { ApartFailure } from "../../../../shared/apart/opener-process.ts";
import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, unrevised } from "../../../../shared/data/repository.ts";
import type { AppError } from "../../../../shared/errors.ts";
import { listsOf, makeSignature } from "../../signing/make-signature.ts";
import { judgeApart, prepareApart } from "../../signing/signed-file-apart.ts";
import { UnsignablePdf } from "../../signing/pdf-file.ts";
import { fillPdf } from "../../signing/pdf-signing.ts";
import { fetchLatestList, fetchList } from "../../signing/revocation-lists.ts";
import { placeBytes, readContent, toBytesAtRest } from "../../files/content/content-at-rest.ts";
import { type NextVersion, type OpenedForVersion, writeNext } from "../../files/filing/new-version.ts";
import type { Document } from "../../records/document.ts";
import { type SeenSignature, Signatures } from "../../records/signature.ts";
import { seenSignature } from "./signature-acts.ts";
import { openable, tooMuchInside } from "./opened-apart.ts";
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
  const { bytes, field } = await signBytes(await wholeOf(document), signer, at);
  const [verdict] = await openable(async () => judgeApart(bytes, await trustAtSigning(), field));
  const hash = sha256(bytes);
  const made = unrevised(
    newSignature(document, {
      ...factsOfNew(verdict),
      tip: "PADES",
      ...(await signer.names()),
      semnatLa: at.toISOString(),
      hash,
      numarVersiune: document.numarVersiune + 1,
      creatDe: actor,
      field,
    }),
  );
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
  const lists = await listsOf(credential, fetchList);
  const evidence = { lists, certificates: credential.chain.map(({ raw }) => raw) };
  try {
    const prepared = await prepareApart(original, {
      name,
      at,
      reason: declarat && reasonOf(declarat, signer),
      size: ROOM,
      ...(lists.length > 0 ? { evidence } : {}),
    });
    const cms = await makeSignature({
      digest: prepared.digest,
      credential,
      service,
      lists: () => listsOf(credential, fetchLatestList),
      room: ROOM,
    });
    return { bytes: fillPdf(prepared, cms), field: prepared.field };
  } catch (error) {
    if (error instanceof UnsignablePdf) throw unsignable[error.reason]({ obiect: error.object ?? "trailer" });
    if (error instanceof ApartFailure) throw tooMuchInside(error);
    throw error;
  }
}
