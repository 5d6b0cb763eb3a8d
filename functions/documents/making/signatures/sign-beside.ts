import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, unrevised } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { manifestOf } from "../../signing/asic/asic-writing.ts";
import { extendCms, type JudgedCms } from "../../signing/cms-extending.ts";
import { makeSignature } from "../../signing/make-signature.ts";
import { judge } from "../../signing/verdict.ts";
import type { Trust } from "../../signing/outcomes.ts";
import { serviceFailure } from "../../signing/signing-port.ts";
import type { OpenedForVersion } from "../../files/filing/new-version.ts";
import type { Document } from "../../records/document.ts";
import { appending } from "../../records/event.ts";
import { type SeenSignature, SignatureFiles, Signatures } from "../../records/signature.ts";
import { seenSignature } from "./signature-acts.ts";
import { type ContainerNames, containerNames } from "./container.ts";
import { digestIs } from "./judge-signature.ts";
import { provenBy, weakestOf } from "./renewal-time.ts";
import { detailsOf, factsOfNew, newSignature, trustAtSigning, type Signer } from "./signer.ts";

/** A detached signature over a SHA-256, and one over a list with it, for a container. */
interface Made {
  hash: string;
  at: Date;
  own: JudgedCms;
  contained: JudgedCms & { names: ContainerNames; manifest: Buffer };
}

/**
 * One attempt to sign the current version by its stored hash, without reading the content. The document itself does
 * not change; the write is conditioned on the head of its chain, which every change of content or state moves.
 */
export function signBeside(
  signer: Signer,
  open: () => Promise<OpenedForVersion>,
): () => Promise<Stored<SeenSignature>> {
  let made: Made | undefined;
  return async () => {
    const opened = await open();
    const { document, head, actor } = opened;
    const { hashSha256: hash = "" } = document;
    if (made?.hash !== hash) made = await make(document, hash, signer);
    const { own, contained, at } = made;
    const weakest = weakestOf([own.verdict, contained.verdict]);
    const facts = newSignature(document, {
      ...factsOfNew({ ...own.verdict, nivel: weakest.nivel }),
      tip: "CADES",
      ...(await signer.names()),
      semnatLa: at.toISOString(),
      hash,
      numarVersiune: document.numarVersiune,
      creatDe: actor,
      fileHash: sha256(own.cms),
    });
    const signature = unrevised(provenBy(facts, weakest, at));
    const container = {
      ...contained.names,
      manifest: contained.manifest.toString(),
      cms: contained.cms.toString("base64"),
    };
    const { id, documentId, numarVersiune: versiune } = signature;
    const event = { tip: "SEMNAT" as const, actor, detalii: { versiune, ...detailsOf(signature) } };
    const answer = seenSignature(opened, signature);
    await transact(
      [
        ...adding(Signatures, signature),
        ...adding(SignatureFiles, { id, documentId, cms: own.cms.toString("base64"), container }),
        ...appending(document, head, event),
      ],
      { answer },
    );
    return answer;
  };
}

async function make(document: Document, hash: string, signer: Signer): Promise<Made> {
  const at = clock.now();
  const names = containerNames(document);
  const { fileName, signatureName } = names;
  const manifest = manifestOf(signatureName, { fileName, hash, contentType: document.contentType });
  const made = await Promise.all(
    [hash, sha256(manifest)].map(async (one) => ({ hash: one, cms: await signHash(one, signer, at) })),
  );
  // After the stamps: older lists prove nothing.
  const trust = await trustAtSigning();
  const [own, contained] = await Promise.all(made.map((one) => extended(one, trust, signer)));
  if (!own || !contained) throw serviceFailure();
  // Both must hold.
  const verdict = contained.verdict.status === "VALIDA" ? own.verdict : contained.verdict;
  return { hash, at, own: { ...own, verdict }, contained: { ...contained, names, manifest } };
}

async function signHash(hash: string, { service, credential }: Signer, signingTime: Date): Promise<Buffer> {
  const digest = Buffer.from(hash, "hex");
  return makeSignature({ digest, credential: await credential(), service, signingTime });
}

/** Room for two signatures in an item, which holds 400 KB in all; base64 is a third longer. */
const MOST_BYTES = 120_000;

/** With validation data, and a stamp over it, as far as both can be had now. */
async function extended(
  { cms, hash }: { cms: Buffer; hash: string },
  trust: Trust,
  { service }: Signer,
): Promise<JudgedCms> {
  const judged = await extendCms({ cms, hash }, trust, service.stamp);
  const isUnknown = judged.verdict.motiv === "REVOCARE_NEVERIFICATA";
  if (!isUnknown && judged.cms.length <= MOST_BYTES) return judged;
  // What cannot be asked now does not prevent signing, nor does data for which there is no room: the nightly run completes both.
  const verdict = await judge({ cms, digestBy: digestIs(hash) }, { ...trust, mayBeUnknown: true });
  return { cms, verdict };
}
