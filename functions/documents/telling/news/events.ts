import { read, readItems } from "../../../../shared/data/repository.ts";
import { sortableId } from "../../../../shared/ids.ts";
import { personKey } from "../../access/principal.ts";
import { decidersOf } from "../../granting/requests/deciders.ts";
import { AccessRequests, requesterName } from "../../records/access-request.ts";
import type { Document } from "../../records/document.ts";
import type { DocumentEvent } from "../../records/event.ts";
import { granteeOf } from "../../records/grant.ts";
import { Links, linksOf } from "../../records/link.ts";
import type { News } from "./news.ts";
import { keepersOf } from "./who.ts";

type Kind = DocumentEvent["tip"];
type Told = Pick<News, "fel" | "who"> & Partial<Pick<News, "facts" | "sursa">>;

const idIn = ({ detalii }: DocumentEvent, name: string): number | undefined => {
  const id = detalii[name];
  return typeof id === "number" ? id : undefined;
};

/** The requester of a request, which an event names. */
const requesterIn = async ({ documentId, detalii: { cerereId } }: DocumentEvent) => {
  const request = await read(AccessRequests, { documentId, id: Number(cerereId) });
  return [request && requesterName(request)];
};

/** The people that a request goes to; nobody once it is removed. */
async function decidersIn({ documentId, detalii: { cerereId } }: DocumentEvent, document: Document) {
  const request = await read(AccessRequests, { documentId, id: Number(cerereId) });
  return request ? (await decidersOf(document, request)).map(({ id }) => personKey(id)) : [];
}

/** The events of a document of which people are told: what is said, and to whom. */
const told: Partial<Record<Kind, (event: DocumentEvent, document: Document) => Told | undefined>> = {
  PARTAJAT: (event) => {
    const { partajareId, cerereId, beneficiarClientId, beneficiarOperatorId } = event.detalii;
    // A link is given to nobody by name, and a grant that was asked for is told of as the decision.
    if (partajareId === undefined || cerereId !== undefined) return undefined;
    const beneficiary = granteeOf({
      beneficiarClientId: beneficiarClientId === undefined ? undefined : Number(beneficiarClientId),
      beneficiarOperatorId: Number(beneficiarOperatorId),
    });
    // The grant keeps what was written with an earlier share: only a message of this one is news.
    const facts = event.detalii.cuMesaj ? { partajareId: idIn(event, "partajareId") } : {};
    return { fel: "PARTAJAT", facts, who: () => [beneficiary] };
  },
  CERUT: (event, document) => ({
    fel: "CERUT",
    // Whoever is told of a request is not told of its changes.
    sursa: `request#${String(event.detalii.cerereId)}`,
    facts: { cerereId: idIn(event, "cerereId") },
    who: () => decidersIn(event, document),
  }),
  APROBAT: (event) => ({
    fel: "APROBAT",
    facts: { cerereId: idIn(event, "cerereId") },
    who: () => requesterIn(event),
  }),
  RESPINS: (event) =>
    event.detalii.retras
      ? undefined
      : {
          fel: "RESPINS",
          facts: { cerereId: idIn(event, "cerereId"), cod: event.cod },
          who: () => requesterIn(event),
        },
  SCANAT: ({ detalii: { stare } }, document) =>
    stare === "infectat" ? { fel: "INFECTAT", who: () => keepersOf(document) } : undefined,
  MODIFICAT: ({ detalii: { retinereLegala } }, document) =>
    typeof retinereLegala === "boolean"
      ? { fel: retinereLegala ? "RETINUT" : "NERETINUT", who: () => keepersOf(document) }
      : undefined,
  DESCARCAT: ({ documentId, creatLa, detalii: { link } }) =>
    typeof link === "number"
      ? {
          fel: "LINK_DESCHIS",
          // Once a day, however often it is opened.
          sursa: `link#${link}#${creatLa.slice(0, 10)}`,
          who: async () => [await makerOf(documentId, link)],
        }
      : undefined,
};

/** The one who made a link; undefined once it has ended. */
async function makerOf(documentId: number, id: number): Promise<string | undefined> {
  const [row] = await readItems(Links.table, [{ pk: linksOf(documentId), sk: sortableId(id) }]);
  return row && (await read(Links, { tokenHash: String(row.tokenHash) }))?.creator;
}

/** True if people may be told of an event of this kind. */
export const isTold = ({ tip }: Pick<DocumentEvent, "tip">): boolean => told[tip] !== undefined;

/** What people are told of an event; undefined for most. @param document as it is now */
export function newsOfEvent(event: DocumentEvent, document: Document): News | undefined {
  const found = told[event.tip]?.(event, document);
  if (!found) return undefined;
  const { id, actor, creatLa, documentId } = event;
  const { fel, who, sursa = `event#${id}`, facts } = found;
  return { fel, sursa, at: creatLa, actor, facts: { documentId, ...facts }, who };
}
