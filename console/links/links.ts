import { queryOptions } from "@tanstack/react-query";
import { evenimentDocumentsList, linkuriList } from "../../client/generated/documents/operations.ts";
import type {
  Document,
  EvenimentDocument,
  LegaturaDocumentului,
} from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/index.ts";
import { allRows } from "../api/all-rows.ts";
import { client } from "../api/client.ts";
import { readDocumentNames } from "../api/names.ts";
import type { Tone } from "../kit/states.tsx";
import { daysAfter, startOfDay } from "../words/days.ts";

type LinkState = "open" | "soon" | "usedUp" | "closed";
type WhyClosed = "ARHIVAT" | "STERS" | "PURJAT" | "SECRET";

export const tones: Readonly<Record<LinkState, Tone>> = {
  open: "good",
  soon: "warning",
  usedUp: "bad",
  closed: "bad",
};

const SOON_MS = 3 * 24 * 3_600_000;

/** Why a link that has not expired opens nothing: documents are shared only while they are ACTIV and not SECRET. */
export function whyClosed({ document }: MadeLink): WhyClosed | undefined {
  if (!document) return undefined;
  if (document.status !== "ACTIV") return document.status;
  return document.visibility === "SECRET" ? "SECRET" : undefined;
}

export function stateOf(link: MadeLink, now: number): LinkState {
  const { maxDescarcari, descarcari, dataExpirare } = link;
  if (whyClosed(link)) return "closed";
  if (maxDescarcari !== undefined && descarcari >= maxDescarcari) return "usedUp";
  return Date.parse(dataExpirare) - now < SOON_MS ? "soon" : "open";
}

export const LINKS = ["documents", "links"] as const;

/** The longest life of a link: no older event made a link that is still valid. */
const LONGEST_DAYS = 90;
const MOST_EVENTS = 2000;
/** Documents on a page: each takes a call. */
export const PAGE_DOCUMENTS = 20;
const AT_ONCE = 4;

/** The service lists links only by document; the history tells for which documents a person made links. */
async function documentsWithLinks(login: string): Promise<number[]> {
  const now = new Date();
  const query = {
    size: 200,
    "filter[actor]": login,
    "filter[tip][in]": "PARTAJAT,REVOCAT",
    "filter[creatLa][greaterThanOrEqual]": startOfDay(daysAfter(now, -LONGEST_DAYS)),
  };
  const events = await allRows(
    (next) => evenimentDocumentsList(client, { query: { ...query, ...next } }),
    MOST_EVENTS,
  );
  return liveDocuments(events, now.toISOString());
}

/** The documents of links that were made, neither revoked by their maker nor expired; in the order of the events. */
export function liveDocuments(events: readonly EvenimentDocument[], now: string): number[] {
  const revoked = new Set(events.flatMap(({ tip, detalii }) => (tip === "REVOCAT" ? [detalii.link] : [])));
  const live = events.filter(
    ({ tip, detalii }) =>
      tip === "PARTAJAT" &&
      detalii.link !== undefined &&
      !revoked.has(detalii.link) &&
      String(detalii.dataExpirare) > now,
  );
  return [...new Set(live.map(({ documentId }) => documentId))];
}

export interface MadeLink extends LegaturaDocumentului {
  document: Pick<Document, "id" | "cod" | "denumire" | "status" | "visibility"> | undefined;
}

interface MadeLinks {
  links: MadeLink[];
  /** The number of documents with links, on all pages. */
  documents: number;
  /** How many documents of this page the person may no longer give access to. */
  lost: number;
}

async function linksOf(documentId: number, login: string): Promise<LegaturaDocumentului[] | "lost"> {
  try {
    const query = { size: 200 };
    const { data } = await linkuriList(client, { path: { id: documentId }, query });
    return data.items.filter(({ creatDe }) => creatDe === login);
  } catch (error) {
    if (isProblem(error, "forbidden") || isProblem(error, "notFound")) return "lost";
    throw error;
  }
}

/** Works on a few items at a time, since the services allow only a few calls a second. */
async function inTurns<From, To>(items: readonly From[], work: (item: From) => Promise<To>): Promise<To[]> {
  const done: To[] = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    done.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))));
  return done;
}

export const linksBy = (login: string, page: number) =>
  queryOptions({
    queryKey: [...LINKS, login, page],
    queryFn: async (): Promise<MadeLinks> => {
      const all = await documentsWithLinks(login);
      const shown = all.slice((page - 1) * PAGE_DOCUMENTS, page * PAGE_DOCUMENTS);
      const [names, lists] = await Promise.all([
        readDocumentNames(shown),
        inTurns(shown, (id) => linksOf(id, login)),
      ]);
      const links = lists
        .flatMap((list) => (list === "lost" ? [] : list))
        .map((link) => ({ ...link, document: names.get(link.documentId) }));
      return { links, documents: all.length, lost: lists.filter((list) => list === "lost").length };
    },
  });

/** A link in the address of a dialog, `7-12`: the document and the link. */
export function linkNamed(text: string): { id: number; linkId: number } | undefined {
  const [, id, linkId] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return id === undefined || linkId === undefined ? undefined : { id: Number(id), linkId: Number(linkId) };
}
