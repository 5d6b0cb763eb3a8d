import * as z from "zod";
import { readingModes } from "../../../../shared/everywhere/reading-modes.ts";
import { newRecord } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { DocumentEvent } from "../../records/event.ts";
import { documents, get, post } from "../../service.ts";
import { integrityOf, IntegrityView } from "./integrity.ts";
import { countEvents, listEvents, readEvent } from "./list-events.ts";
import { appendNote, Note } from "./notes.ts";

const query = listOf(DocumentEvent.omit({ detalii: true }).extend({ mod: z.enum(readingModes).optional() }));

/** Append-only: there is neither PUT nor PATCH nor DELETE. */
export const events = routes("eveniment-documents", {
  list: get(
    "/api/eveniment-documents",
    { access: access.user, summary: "Evenimentele documentelor", query, returns: pageOf(DocumentEvent) },
    ({ caller, query: asked }) => listEvents(caller, asked),
  ),
  count: get(
    "/api/eveniment-documents/count",
    { access: access.user, summary: "Numărul evenimentelor din listă", query, returns: z.int() },
    ({ caller, query: asked }) => countEvents(caller, asked),
  ),
  read: get(
    "/api/eveniment-documents/{id}",
    { access: access.user, summary: "Un eveniment", returns: DocumentEvent },
    ({ caller, params }) => readEvent(caller, params.id),
  ),
  create: post(
    "/api/eveniment-documents",
    {
      access: access.admin,
      summary: "Adaugă o notă în istoricul unui document",
      refuses: ["notFound"],
      body: newRecord(Note),
      returns: DocumentEvent,
      status: 201,
      location: ({ id }) => `/api/eveniment-documents/${id}`,
    },
    ({ caller, body }) => appendNote(caller, body),
  ),
});

export const integrity = routes("integritate", {
  verify: get(
    "/api/documents/{id}/integritate",
    { access: access.user, summary: "Verifică lanțul de evenimente al documentului", returns: IntegrityView },
    ({ caller, params }) => integrityOf(caller, params.id),
  ),
});

export const handler = lambdaHandler(documents, events, integrity);
