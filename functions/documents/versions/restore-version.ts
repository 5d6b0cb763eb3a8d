import { withClaim } from "../../../shared/content/claim.ts";
import type { Asker } from "../access.ts";
import { placingCopy, sizeAtRest } from "../content.ts";
import { contentKey } from "../document.ts";
import { storeOf } from "../stores/store-of.ts";
import { versionOf } from "./list-versions.ts";
import { claimingNext, openForVersion } from "./new-version.ts";

/**
 * Makes the content of version `numar` current again, as a new version with a key and a number of its own.
 * A restore moves forward: nothing is deleted. Sealed bytes are copied as they are, for they are bound to
 * the document and not to the number.
 */
export async function restoreVersion(asker: Asker, id: number, numar: number) {
  const opened = await openForVersion(asker, id);
  const { document } = opened;
  const { dimensiune, hashSha256, extensie, format, contentType } = await versionOf(document, numar);
  const content = {
    facts: { dimensiune, hashSha256, extensie, format, contentType },
    comentariu: `Restaurare a versiunii ${numar}`,
    tip: "RESTAURAT" as const,
    detalii: { dinVersiunea: numar },
  };
  const source = {
    bucket: (await storeOf(document)).bucket,
    key: contentKey(document.cod, numar),
    size: sizeAtRest(dimensiune, document),
  };
  return withClaim(await claimingNext(asker, opened, content, placingCopy(source, contentType, document)));
}
