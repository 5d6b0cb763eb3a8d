import type { Write } from "../../../../shared/data/transaction.ts";
import { placeCopy, sizeAtRest } from "../content/content-at-rest.ts";
import { refuseHeldBack } from "../../access/held-back.ts";
import { contentKey } from "../../records/document.ts";
import { storeOf } from "../content/store-of.ts";
import { writeVersion, type OpenedForVersion } from "./new-version.ts";
import type { Version } from "../../records/version.ts";

interface RestoreOptions {
  /** Called with the number of bytes of each part that was copied. */
  progress?: ((bytes: number) => void) | undefined;
  /** Further writes of the same transaction. */
  also?: (version: Version) => Write[];
}

/**
 * Makes the content of an old version current again, as a new version with its own key and number. Sealed bytes are
 * copied unchanged, because they are bound to the document and not to the number. What the scan says of the content stays.
 * @throws locked for infected content
 */
export async function restoreContent(
  opened: OpenedForVersion,
  version: Version,
  { progress, also }: RestoreOptions = {},
) {
  const { document } = opened;
  refuseHeldBack(document, version);
  const { numarVersiune, dimensiune, hashSha256, extensie, format, contentType, charset, scanare } = version;
  const content = {
    facts: { dimensiune, hashSha256, extensie, format, contentType, charset },
    scanare,
    comentariu: `Restaurare a versiunii ${numarVersiune}`,
    tip: "RESTAURAT" as const,
    detalii: { dinVersiunea: numarVersiune },
    also,
  };
  const source = {
    bucket: (await storeOf(document)).bucket,
    key: contentKey(document.cod, numarVersiune),
    size: sizeAtRest(dimensiune, document),
    progress,
  };
  return writeVersion(opened, {
    content,
    place: (target) => placeCopy(target, document, source, contentType),
  });
}
