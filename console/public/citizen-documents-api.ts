import type { PublicDocument } from "./catalog-api.ts";
import { asCitizen } from "./citizen.ts";
import { contentOf, type Content } from "./content.ts";
import { PAGE_SIZE } from "./pager.ts";

/* The calls of the citizen at documents. All of them throw `Refusal`. */

/** `CitizenDocument` of the contract. */
export interface CitizenDocument extends PublicDocument {
  status: "ACTIV" | "ARHIVAT" | "STERS";
  visibility: "PUBLIC" | "PRIVAT" | "SECRET";
}

/** `CitizenVersion` of the contract. */
export interface Version {
  id: number;
  numarVersiune: number;
  dimensiune: number;
  comentariu?: string;
  creatLa: string;
  curenta: boolean;
}

export type Right = "CITIRE" | "SCRIERE";

/** `CitizenAccessRequest` of the contract. */
export interface AccessRequest {
  id: number;
  cod: string;
  /** Present after the approval. */
  documentId?: number;
  drept: Right;
  motivare: string;
  status: "IN_ASTEPTARE" | "APROBATA" | "RESPINSA";
  creatLa: string;
  decisLa?: string;
  /** Why it was refused. */
  motiv?: string;
}

export interface Page<T> {
  items: T[];
  total: number;
}

async function get<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

/** @param page from 1 */
export const listDocuments = (page: number): Promise<Page<CitizenDocument>> =>
  get(
    asCitizen(
      "GET",
      `/documents/api/v1/citizen/documents?page=${page - 1}&size=${PAGE_SIZE}&sort=modificatLa,desc`,
    ),
  );

export const readDocument = (id: string): Promise<CitizenDocument> =>
  get(asCitizen("GET", `/documents/api/v1/citizen/documents/${encodeURIComponent(id)}`));

/** The last two hundred. */
export const listVersions = (id: number): Promise<Page<Version>> =>
  get(asCitizen("GET", `/documents/api/v1/citizen/documents/${id}/versions?size=200`));

export const downloadDocument = (id: number, password: string | undefined): Promise<Content> =>
  contentOf(() =>
    asCitizen(
      "GET",
      `/documents/api/v1/citizen/documents/${id}/content`,
      undefined,
      password === undefined ? {} : { "x-document-password": encodeURIComponent(password) },
    ),
  );

/** @param page from 1 */
export const listRequests = (page: number): Promise<Page<AccessRequest>> =>
  get(
    asCitizen(
      "GET",
      `/documents/api/v1/citizen/access-requests?page=${page - 1}&size=${PAGE_SIZE}&sort=creatLa,desc`,
    ),
  );

export const readRequest = (id: string): Promise<AccessRequest> =>
  get(asCitizen("GET", `/documents/api/v1/citizen/access-requests/${encodeURIComponent(id)}`));

export const requestAccess = (wanted: {
  cod: string;
  drept: Right;
  motivare: string;
}): Promise<AccessRequest> => get(asCitizen("POST", `/documents/api/v1/citizen/access-requests`, wanted));
