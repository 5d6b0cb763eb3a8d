import type { UploadedFile } from "../../../../shared/http/multipart.ts";
import type { Principal } from "../../access/principal.ts";
import { placeBytes, receiveFile, toBytesAtRest } from "../../files/content/content-at-rest.ts";
import { type ProtectionWish, refuseOtherProtection } from "../../files/content/protection.ts";
import { openForVersion, writeVersion } from "../../files/filing/new-version.ts";

interface NewVersion extends ProtectionWish {
  file: UploadedFile;
  comentariu?: string | undefined;
}

/** Adds a version with the next number and makes it current. The bytes of old versions stay in place. */
export async function addVersion(caller: Principal, id: number, { file, comentariu, ...wish }: NewVersion) {
  const received = receiveFile(file);
  const opened = await openForVersion(caller, id);
  const { document } = opened;
  refuseOtherProtection(document, wish);
  const { bytes, facts } = await received;
  const atRest = await toBytesAtRest(bytes, document);
  return writeVersion(opened, {
    content: { facts, comentariu, tip: "MODIFICAT" },
    place: (target) => placeBytes(target, document, atRest, facts.contentType),
  });
}
