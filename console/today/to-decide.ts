import {
  cerereAccesList,
  documentsList,
  semnaturaDocumentsList,
} from "../../client/generated/documents/operations.ts";
import { carriedIn } from "../../shared/everywhere/texts.ts";
import type { Document, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { operationsOf } from "../api/approvals/operations.ts";
import { servicesOf } from "../api/approvals/services.ts";
import { waitingAt } from "../api/approvals/waiting.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { readDocumentNames } from "../api/names.ts";
import { readPeopleOf } from "../api/people.ts";
import { TO_DECIDE } from "../api/requests/to-decide.ts";
import { SHOWN, type Section, nothing, ofDocuments } from "./section.ts";

/** The requests for access that the person decides. */
export const requests: Section = {
  id: "requests",
  queryKey: ["documents", "requests"],
  isFor: ofDocuments,
  href: "/app/cereri?lista=decide",
  async read({ text, formats, now }) {
    const query = { size: SHOWN, ...TO_DECIDE };
    const { rows, total = 0 } = pageOf(await cerereAccesList(client, { query }));
    const names = await readDocumentNames(rows.flatMap(({ documentId }) => documentId ?? []));
    const items = rows.map(({ id, cod, documentId = 0, drept, creatLa, solicitantNume }) => ({
      id: String(id),
      title: names.get(documentId)?.denumire ?? cod,
      detail: text.wantsBy(solicitantNume ?? text.someone, text.wants[drept], formats.ago(creatLa, now)),
      href: `/app/cereri?lista=decide&dialog=approve.${id}`,
    }));
    return { items, total };
  },
};

/** The acts of all services that wait for this person as the second one. */
export const approvals: Section = {
  id: "approvals",
  queryKey: ["approvals"],
  isFor: (person) => servicesOf(person).length > 0,
  href: "/app/aprobari",
  async read({ person, text, language, formats, now }) {
    const lists = await Promise.all(
      servicesOf(person).map(async (service) => {
        const query = { size: SHOWN, sort: "-requestedAt", ...waitingAt(service) };
        const { rows, total = 0 } = pageOf(await operationsOf[service].list(client, { query }));
        return { total, rows: rows.map((row) => ({ ...row, service })) };
      }),
    );
    const newest = lists
      .flatMap(({ rows }) => rows)
      .sort((a, b) => b.requestedAt.localeCompare(a.requestedAt))
      .slice(0, SHOWN);
    const names = await readPeopleOf(
      person,
      newest.map(({ requestedBy }) => requestedBy),
    );
    const items = newest.map(({ service, id, rezumat, requestedBy, requestedAt }) => ({
      id: `${service}/${id}`,
      title: carriedIn(rezumat, language),
      detail: text.asked(names.get(requestedBy) ?? requestedBy, formats.ago(requestedAt, now)),
      href: `/app/aprobari/${service}/${id}`,
    }));
    return { items, total: lists.reduce((sum, { total }) => sum + total, 0) };
  },
};

/** How many of the newest signatures are examined. */
const MOST_SIGNATURES = 200;

type Unsigned =
  | { document: Document; why: "newVersion" }
  | { document: Document; why: "invalid"; signer: string };

/**
 * The service asks nobody for a signature. But among the documents that the person made or signed, some were signed
 * and got another version since, or their signature is no longer valid.
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
    // Compare the bytes: a version that restores a signed one is signed.
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
