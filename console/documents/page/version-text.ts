import { queryOptions } from "@tanstack/react-query";
import {
  conversiesList,
  transcriereReadText,
  versionsDownload,
} from "../../../client/generated/documents/operations.ts";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { download } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { isShortText } from "./content.ts";
import { type Opened, isReadable, passwordHeader } from "./opened.ts";

/**
 * The text of a version: that of a file of text, or the one that was read of it by a transcription. Undefined if there is
 * none.
 */
export const versionTextQuery = (opened: Opened, version: VersiuneView) =>
  queryOptions({
    queryKey: ["documents", "content", opened.document.id, version.hashSha256, "version-text"],
    staleTime: 300_000,
    enabled: isReadable(opened),
    async queryFn({ signal }): Promise<string | null> {
      const { document, password } = opened;
      const { numarVersiune: numar } = version;
      const headers = passwordHeader(password);
      if (isShortText(version)) {
        const call = { path: { id: document.id, numar }, headers, signal };
        const { content } = await download(client, () => versionsDownload(client, call), { signal });
        return content.text();
      }
      const query = {
        "filter[documentId]": String(document.id),
        "filter[numarVersiune]": String(numar),
        "filter[status]": "FINALIZATA",
      };
      const { data } = await conversiesList(client, { query, signal });
      const [read] = data.items;
      if (!read) return null;
      return (await transcriereReadText(client, { path: { id: read.id }, headers, signal })).data;
    },
  });
