import { kernel } from "../../../../shared/refusals.ts";
import { log } from "../../../../shared/log.ts";
import type { Attachment } from "../../../../shared/mail/mail.ts";
import type { ScanAnswer } from "../../../../shared/scan/engine.ts";
import { config } from "./config.ts";

/** The scan has no verdict about an attachment, and one is required: the delivery is tried again. */
export class Unscanned extends Error {
  override readonly name = "Unscanned";
}

/**
 * Scans attachments before they are sent for the first time: the deliveries of a notification are background work that is tried
 * again, so no other job is needed. The engine is loaded with the first attachment.
 * @throws locked for an infected one; Unscanned
 */
export async function requireScanned(
  attachments: readonly Attachment[],
  notificareId: number,
): Promise<void> {
  if (config.scanAttachments === "off") return;
  for (const attachment of attachments) {
    const answer = await answerAbout(attachment);
    if (answer.stare === "infectat") {
      log.warn("found a virus in an attachment", {
        object: notificareId,
        found: answer.nume,
        security: "scan",
      });
      log.metric("InfectedContents", 1);
      throw kernel.continutInfectat();
    }
    if (answer.stare === "nescanat" && config.scanAttachments === "required")
      throw new Unscanned(`an attachment was not scanned: ${answer.motiv}`);
  }
}

async function answerAbout({ content }: Attachment): Promise<ScanAnswer> {
  const { scanEngine } = await import("../../../../shared/scan/configured-engine.ts");
  const engine = scanEngine();
  if (!engine) return { stare: "nescanat", motiv: "neconfigurat" };
  const bytes = Buffer.from(content);
  return engine.scan(piecesOf(bytes), { size: bytes.length });
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
