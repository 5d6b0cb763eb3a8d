import type { FileContent, Reply } from "../../../../shared/http/responses.ts";
import type { Anonymous } from "../../access/principal.ts";
import { type Look, previewPage } from "../../files/previews/preview-page.ts";
import { type ReadingView, readView } from "../../files/previews/read-view.ts";
import { atLink, type LinkPasswords } from "./open-link.ts";

/*
 * What a link shows before its document is downloaded. A look is recorded once an hour for each reader, and uses no download up
 * (docs/decisions/0111).
 */

/** The image of a page. @throws as a download by the link, and as a preview */
export const previewByLink = (
  reader: Anonymous,
  token: string,
  { look, ...passwords }: LinkPasswords & { look: Look },
): Promise<Reply<FileContent>> =>
  atLink(reader, token, passwords, (holder, id) =>
    previewPage(holder, id, { look, password: passwords.parolaDocument }),
  );

/** What the content says, as a text. @throws as a download by the link, and as a reading view */
export const readByLink = (
  reader: Anonymous,
  token: string,
  passwords: LinkPasswords,
): Promise<ReadingView> =>
  atLink(reader, token, passwords, (holder, id) => readView(holder, id, passwords.parolaDocument));
