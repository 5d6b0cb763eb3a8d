import { documentsList, semnaturaDocumentsList } from "../../client/generated/documents/operations.ts";
import type { Document, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { type Section, nothing, ofDocuments } from "./section.ts";

/** The newest signatures that are looked at. */
const MOST_SIGNATURES = 200;

export type Unsigned =
  | { document: Document; why: "newVersion" }
  | { document: Document; why: "invalid"; signer: string };

/**
 * The service asks nobody for a signature. What lacks one is a document that was signed before and got another version
 * since, or whose signature holds no more; of those that the person made or signed.
 */
export function unsignedOf(
  documents: readonly Document[],
  signatures: readonly SemnaturaDocument[],
  login: string,
): Unsigned[] {
  return documents.flatMap((document): Unsigned[] => {
    const own = signatures.filter(({ documentId }) => documentId === document.id);
    const isMine = document.creatDe === login || own.some(({ creatDe }) => creatDe === login);
    if (!isMine || !document.poate.includes("SEMNEAZA")) return [];
    // By the bytes: a version that restores signed ones is signed.
    const current = own.filter(({ hash }) => hash === document.hashSha256);
    if (current.length === 0) return [{ document, why: "newVersion" }];
    const invalid = current.find(({ status }) => status === "INVALIDA");
    return invalid ? [{ document, why: "invalid", signer: invalid.semnatar }] : [];
  });
}

export const toSign: Section = {
  id: "toSign",
  queryKey: ["documents", "signatures"],
  isFor: ofDocuments,
  async read({ person, text, formats }) {
    const { data: signatures } = await semnaturaDocumentsList(client, { query: { size: MOST_SIGNATURES } });
    const ids = [...new Set(signatures.items.map(({ documentId }) => documentId))];
    if (ids.length === 0) return nothing;
    const query = { size: MOST_SIGNATURES, "filter[id][in]": ids.join(","), "filter[status]": "ACTIV" };
    const { data: documents } = await documentsList(client, { query });
    const unsigned = unsignedOf(documents.items, signatures.items, person.id);
    const items = unsigned.map((one) => ({
      id: String(one.document.id),
      title: one.document.denumire,
      detail:
        one.why === "invalid"
          ? text.invalid(one.signer)
          : text.newVersion(formats.number(one.document.numarVersiune)),
      href: `/app/acte/${one.document.id}`,
    }));
    return { items, total: unsigned.length };
  },
};
