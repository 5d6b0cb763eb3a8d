import { clock } from "../../../../shared/clock.ts";
import { send } from "../../../../shared/messaging/send.ts";
import { conversionQueue } from "../../records/conversion.ts";
import type { Document } from "../../records/document.ts";

/** Older content was read for another reason than its upload. A reading that somebody stopped is remembered as long. */
const RECENT_MS = 24 * 3600 * 1000;

/** Lets a worker decide whether the content that was just uploaded is recognised by itself. */
export async function offerForRecognition(document: Document): Promise<void> {
  const { id: documentId, numarVersiune, contentSince, creatLa } = document;
  if (clock.now().getTime() - Date.parse(contentSince ?? creatLa) > RECENT_MS) return;
  await send(conversionQueue, { documentId, numarVersiune });
}
