import type { Bucket } from "../../records/bucket.ts";
import type { DocumentEvent } from "../../records/event.ts";
import type { Organization } from "../../records/organization.ts";
import {
  as,
  bucketOf,
  organization,
  organizationAdmin,
  person,
  type Person,
  type ServiceClient,
} from "../../testing.ts";
import type { SeenRequest } from "./request-acts.ts";
import type { Answer } from "../../../../shared/testing/caller.ts";
import type { DocumentView } from "../../records/document.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

/* Helpers for tests of requests: documents of an organization, and its administrators. */

export interface House {
  home: Organization;
  bucket: Bucket;
  owner: ServiceClient;
  administrator: ServiceClient;
  /** The account of the administrator. */
  clerk: Person;
}

export async function house(): Promise<House> {
  const home = await organization();
  const bucket = await bucketOf(home);
  const clerk = await organizationAdmin(home, { hasSecret: true });
  const owner = as(await person({ organizatieId: home.id }));
  return { home, bucket, owner, administrator: as(clerk), clerk };
}

export const newDocument = async ({ owner, bucket }: House, fields: object = {}): Promise<DocumentView> =>
  (await owner.post<DocumentView>("/api/documents", { denumire: "Dosar", bucketId: bucket.id, ...fields }))
    .json;

export const motivare = "Pregătesc un răspuns la o petiție";

/** A person's request at the reference address, which returns the whole record. */
export const ask = (
  somebody: Person,
  { cod }: Pick<DocumentView, "cod">,
  fields: object = {},
): Promise<Answer<SeenRequest>> =>
  as(somebody).post<SeenRequest>("/api/cerere-acces", { cod, drept: "CITIRE", motivare, ...fields });

export const approve = (by: ServiceClient, id: number, body: object = {}, headers = {}) =>
  by.post<SeenRequest>(`/api/cereri/${id}/aproba`, body, headers);

export const reject = (by: ServiceClient, id: number, body: object = {}, headers = {}) =>
  by.post<SeenRequest>(`/api/cereri/${id}/respinge`, body, headers);

type Told = Pick<DocumentEvent, "tip" | "actor"> & Record<string, unknown>;

/** The events of a document, newest first, with their details. */
export const eventsOf = async ({ administrator }: House, { id }: DocumentView): Promise<Told[]> =>
  (
    await administrator.get<PageOf<DocumentEvent>>(
      `/api/eveniment-documents?filter[documentId]=${id}&size=200`,
    )
  ).json.items.map(({ tip, actor, detalii }) => ({ tip, actor, ...detalii }));

export const isWhole = async ({ administrator }: House, { id }: DocumentView): Promise<boolean> =>
  (await administrator.get<{ valid: boolean }>(`/api/documents/${id}/integritate`)).json.valid;
