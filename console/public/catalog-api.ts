import type { PublicDocument, PublicDocumentPage } from "../../client/generated/documents/types.ts";
import { call, jsonOf } from "./api.ts";
import { contentOf, passwordHeader, type Content } from "./content.ts";

/* The calls of the public catalogue. All of them throw `Refusal`. */

export const listPublic = (search: URLSearchParams): Promise<PublicDocumentPage> =>
  jsonOf(call("GET", `/documents/api/v1/public/documents?${search.toString()}`));

export const readPublic = (id: string): Promise<PublicDocument> =>
  jsonOf(call("GET", `/documents/api/v1/public/documents/${encodeURIComponent(id)}`));

export const downloadPublic = (id: number, password: string | undefined): Promise<Content> =>
  contentOf(() =>
    call("GET", `/documents/api/v1/public/documents/${id}/content`, undefined, passwordHeader(password)),
  );
