import { tooLarge } from "../../../shared/errors.ts";
import { config } from "../content/config.ts";
import { receiveFile, type ReceivedContent } from "../content/content-at-rest.ts";
import { type RemoteFile, providerFailure } from "../connections/providers/provider.ts";

const refuseSize = (bytes: number): void => {
  if (bytes > config.maxDirectBytes)
    throw tooLarge("preaMare", { values: { limita: config.maxDirectBytes } });
};

/** The bytes of one form of a remote file. @throws tooLarge above the direct limit, without reading further */
export async function readRemote(
  file: RemoteFile,
  form: "pdf" | "office",
): Promise<{ name: string; contentType: string | undefined; bytes: Buffer }> {
  refuseSize(file.dimensiune ?? 0);
  const { name, contentType, response } = await file.read(form);
  return { name, contentType, bytes: await bytesOf(response) };
}

async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      size += part.length;
      refuseSize(size);
      parts.push(part);
    }
  } catch (error) {
    if (size > config.maxDirectBytes) throw error;
    throw providerFailure(error);
  }
  return Buffer.concat(parts);
}

/** The same, checked like the content of an upload. @throws unsupportedMedia for programs */
export const receiveRemote = async (file: RemoteFile, form: "pdf" | "office"): Promise<ReceivedContent> => {
  const { name, contentType = "application/octet-stream", bytes } = await readRemote(file, form);
  return receiveFile({ name, contentType, bytes });
};
