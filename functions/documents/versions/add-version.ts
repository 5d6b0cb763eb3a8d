import { withClaim } from "../../../shared/content/claim.ts";
import type { UploadedFile } from "../../../shared/http/multipart.ts";
import type { Asker } from "../access/authorization.ts";
import { placingBytes, receiveFile } from "../content/content-at-rest.ts";
import { claimingNext, openForVersion } from "../content/new-version.ts";

/** Adds a version with the next number and makes it current. Old bytes stay where they are. */
export async function addVersion(
  asker: Asker,
  id: number,
  upload: { file: UploadedFile; comentariu?: string | undefined },
) {
  const opened = await openForVersion(asker, id);
  const { document } = opened;
  const { bytes, facts } = await receiveFile(upload.file);
  const content = { facts, comentariu: upload.comentariu, tip: "MODIFICAT" as const };
  return withClaim(
    await claimingNext(asker, opened, content, await placingBytes(bytes, facts.contentType, document)),
  );
}
