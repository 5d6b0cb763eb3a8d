import { kernel } from "../../../../shared/refusals.ts";
import { config } from "../../files/content/config.ts";
import { receiveFile, type ReceivedContent } from "../../files/content/content-at-rest.ts";
import type { RemoteContent, RemoteFile } from "../connections/providers/provider.ts";

/** One form of a remote file. @throws tooLarge above the direct limit, without reading further */
export async function readRemote(file: RemoteFile, form: "pdf" | "office"): Promise<RemoteContent> {
  const limita = config.maxDirectBytes;
  const content = (file.dimensiune ?? 0) > limita ? undefined : await file.read(form, limita);
  if (!content || content.isCut) throw kernel.preaMare({ limita });
  return content;
}

/** The same, checked like the content of an upload. @throws unsupportedMedia for programs */
export const receiveRemote = async (file: RemoteFile, form: "pdf" | "office"): Promise<ReceivedContent> => {
  const { name, contentType = "application/octet-stream", bytes } = await readRemote(file, form);
  return receiveFile({ name, contentType, bytes });
};
