import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { putStream } from "../../../../shared/content/large-objects.ts";
import { presignDownload } from "../../../../shared/content/presign.ts";
import { documentFileName, safeFileName } from "../../../../shared/content/file-name.ts";
import { fileType } from "../../../../shared/content/file-type.ts";
import type { FileAddress } from "../../../../shared/http/responses.ts";
import { secondsFromNow } from "../../../../shared/jobs/lease.ts";
import { LONGEST_DELAY_SECONDS, send } from "../../../../shared/messaging/send.ts";
import { providerOf } from "../../sources/connections/providers/providers.ts";
import { apiOfCreator } from "../../sources/connections/provider-api.ts";
import { refusals as connectionsRefusals } from "../../sources/connections/texts.ts";
import { refuseUnscanned } from "../../access/held-back.ts";
import { config } from "../../files/content/config.ts";
import type { LiveContent } from "../../files/content/download.ts";
import { scanBytes, SECONDS_OF_A_REQUEST } from "../../files/scanning/scan-bytes.ts";
import { refuseInfected } from "../../files/scanning/unfit.ts";
import { readRemote } from "../../sources/imports/remote-content.ts";
import { copyQueue } from "../../records/delivery-copy.ts";
import type { Document } from "../../records/document.ts";
import { ownStore, presigningStore } from "../../../../shared/content/store.ts";

/**
 * The current content of a linked document at its provider, read through the connection of the person who linked it.
 * @throws conflict if that connection is no longer valid or its owner may no longer act, notFound if the file no
 * longer exists there; locked for what the scan says about it
 */
export async function readLive(document: Document): Promise<LiveContent> {
  const { furnizor, ref, denumire, formatExport } = document;
  if (furnizor === undefined || ref === undefined) throw connectionsRefusals.conexiuneInexistenta();
  const file = await providerOf[furnizor].describe(await apiOfCreator(document, furnizor), ref);
  const form = formatExport === "office" ? "office" : "pdf";
  const { name, contentType: claimed, bytes } = await readRemote(file, form);
  const scanare = await scanBytes(bytes, SECONDS_OF_A_REQUEST);
  refuseInfected(scanare);
  refuseUnscanned(document, scanare);
  const { contentType, extensie } = await typeOf(bytes, name, claimed);
  const shown = documentFileName(denumire, extensie);
  return {
    name: shown,
    contentType,
    size: bytes.length,
    scanare,
    version: `${furnizor} ${ref} ${file.versiune}`,
    read: ({ start, end }) => Promise.resolve(bytes.subarray(start, end + 1)),
    address: () => deliver(bytes, { name: shown, contentType }),
  };
}

/** The type is detected from the bytes, as for uploads; a program is treated as plain bytes. */
async function typeOf(bytes: Buffer, name: string, claimed: string | undefined) {
  const type = await fileType({
    bytes,
    name: safeFileName(name),
    ...(claimed === undefined ? {} : { claimed }),
  });
  return "refused" in type ? { contentType: "application/octet-stream", extensie: "bin" } : type;
}

const ADDRESS_SECONDS = 60;

/**
 * One answer carries at most 6 MB. Larger content goes through the delivery bucket, where it is removed later.
 */
async function deliver(bytes: Buffer, shown: { name: string; contentType: string }): Promise<FileAddress> {
  const key = randomUUID();
  // Sent first, so that no failure leaves a copy behind.
  await send(copyQueue, { remove: key }, { delaySeconds: LONGEST_DELAY_SECONDS });
  const store = ownStore(config.deliveryBucket);
  await putStream(store, key, Readable.from([bytes]), { contentType: "application/octet-stream" });
  const url = await presignDownload(presigningStore(store.bucket), key, shown, ADDRESS_SECONDS);
  return { url, expiresAt: secondsFromNow(ADDRESS_SECONDS) };
}
