import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { adding, unrevised } from "../../../../shared/data/repository.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { listsOf, makeSignature } from "../../signing/make-signature.ts";
import { fetchLatestList } from "../../signing/revocation-lists.ts";
import { judge } from "../../signing/verdict.ts";
import type { OpenedForVersion } from "../../files/filing/new-version.ts";
import { appending } from "../../records/event.ts";
import { type SeenSignature, SignatureFiles, Signatures } from "../../records/signature.ts";
import { seenSignature } from "./signature-acts.ts";
import { digestIs } from "./judge-signature.ts";
import { detailsOf, factsOfNew, newSignature, trustAtSigning, type Signer } from "./signer.ts";

/** A detached signature over a SHA-256. */
interface Made {
  hash: string;
  at: Date;
  cms: Buffer;
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
    if (made?.hash !== hash) made = await make(hash, signer);
    const { cms, at } = made;
    const verdict = await judge({ cms, digestBy: digestIs(hash) }, await trustAtSigning());
    const signature = unrevised(
      newSignature(document, {
        ...factsOfNew(verdict),
        tip: "CADES",
        ...(await signer.names()),
        semnatLa: at.toISOString(),
        hash,
        numarVersiune: document.numarVersiune,
        creatDe: actor,
        fileHash: sha256(cms),
      }),
    );
    const { id, documentId, numarVersiune: versiune } = signature;
    const event = { tip: "SEMNAT" as const, actor, detalii: { versiune, ...detailsOf(signature) } };
    const answer = seenSignature(opened, signature);
    await transact(
      [
        ...adding(Signatures, signature),
        ...adding(SignatureFiles, { id, documentId, cms: cms.toString("base64") }),
        ...appending(document, head, event),
      ],
      { answer },
    );
    return answer;
  };
}

async function make(hash: string, { service, credential: ask }: Signer): Promise<Made> {
  const credential = await ask();
  const at = clock.now();
  const digest = Buffer.from(hash, "hex");
  const lists = () => listsOf(credential, fetchLatestList);
  return { hash, at, cms: await makeSignature({ digest, credential, service, signingTime: at, lists }) };
}
