import * as z from "zod";
import { readingModes } from "../../../../shared/everywhere/reading-modes.ts";
import { crud } from "../../../../shared/features/crud.ts";
import { json, multipart, newRecord } from "../../../../shared/http/body.ts";
import { accepted, addressOf } from "../../../../shared/http/accepted.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { query } from "../../../../shared/http/list-query.ts";
import { file } from "../../../../shared/http/multipart.ts";
import { binary, plainText, Reply } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { refusedDownload } from "../../files/content/download.ts";
import { ModeChoice, passwordHeader } from "../../files/content/download-input.ts";
import {
  type Conversion,
  conversionAddress,
  Conversions,
  ConversionView,
  isOver,
} from "../../records/conversion.ts";
import { DocumentView } from "../../records/document.ts";
import { documents, get, post } from "../../service.ts";
import {
  changeConversion,
  ConversionFields,
  listConversions,
  readConversion,
  removeConversion,
  shown,
} from "./conversions.ts";
import { previews } from "../../files/previews/routes.ts";
import { downloadResult, readText, resultFormats } from "./read-result.ts";
import { SavedText, saveResult } from "./save-result.ts";
import { transcribeDocument, transcribeFile, WantedText, Wish } from "./start-transcription.ts";

const Receipt = ConversionView.pick({ id: true, status: true }).meta({ id: "TranscriereInceputa" });
const starting = {
  access: access.user,
  returns: Receipt,
  present: receipt,
  also: { 202: Receipt },
  refuses: [
    "notFound" as const,
    "conflict" as const,
    "forbidden" as const,
    "tooLarge" as const,
    "unsupportedMedia" as const,
    "tooManyRequests" as const,
  ],
};
const reading = {
  access: access.user,
  takes: ["X-Document-Password" as const],
  refuses: refusedDownload,
};

/** 200 if the text is already there, else 202 with the address of its progress. */
function receipt(conversion: Conversion): Reply<z.input<typeof Receipt>> {
  const path = `/documents${conversionAddress(conversion.id)}`;
  return isOver(conversion)
    ? new Reply(conversion, { headers: { location: addressOf(path) } })
    : accepted(conversion, path);
}

const ResultQuery = ModeChoice.extend({ format: z.enum(resultFormats).default("txt") });
/** A text in an answer is shown, not kept. */
const LookChoice = z.object({ mod: z.enum(readingModes).default("vizualizare") });

export const transcriptions = routes("transcriere", {
  create: post(
    "/api/transcriere",
    {
      ...starting,
      summary: "Începe transcrierea versiunii curente a unui document",
      takes: ["X-Document-Password"],
      refuses: [...starting.refuses, "locked"],
      body: json(WantedText),
    },
    ({ caller, body, request }) => transcribeDocument(caller, body, passwordHeader(request)),
  ),
  upload: post(
    "/api/transcriere/upload",
    {
      ...starting,
      summary: "Începe transcrierea unui fișier trimis",
      body: multipart({ file: file(), ...Wish.shape }),
    },
    ({ caller, body }) => transcribeFile(caller, body),
  ),
  readText: get(
    "/api/transcriere/{id}/text",
    {
      ...reading,
      summary: "Textul",
      query: query(LookChoice),
      returns: plainText,
      refuses: [...refusedDownload, "tooLarge"],
    },
    ({ caller, params, query: { mod }, request }) =>
      readText(caller, params.id, { mod, password: passwordHeader(request) }),
  ),
  download: get(
    "/api/transcriere/{id}/download",
    {
      ...reading,
      summary: "Textul ca fișier, PDF-ul în care se poate căuta, sau cuvintele recunoscute",
      query: query(ResultQuery),
      returns: binary,
    },
    ({ caller, params, query: asked, request }) =>
      downloadResult(caller, params.id, { ...asked, password: passwordHeader(request) }),
  ),
  save: post(
    "/api/transcriere/{id}/salveaza",
    {
      ...reading,
      summary: "Salvează textul ca document nou",
      body: { ...json(SavedText), mayBeAbsent: true },
      returns: DocumentView,
      status: 201,
      location: ({ id }) => `/api/documents/${id}`,
      refuses: [...refusedDownload, "forbidden"],
    },
    ({ caller, params, body, request }) =>
      saveResult(caller, params.id, { ...body, password: passwordHeader(request) }),
  ),
});

/** Conversions are records of a workflow: they are created by transcribing, and end when it ends or is cancelled. */
const records = crud(Conversions, "/api/conversies", {
  title: "Conversii",
  access: access.user,
  write: access.user,
  view: ConversionView,
  present: shown,
  fields: ConversionFields,
  list: ({ caller, query: asked }) => listConversions(caller, asked),
  read: readConversion,
  create: "refused",
  replace: ({ body, ...target }) => changeConversion(target, () => body),
  patch: ({ body, ...target }) => changeConversion(target, (before) => ({ ...before, ...body })),
  remove: removeConversion,
});

export const conversions = routes("conversies", {
  ...records,
  create: post(
    "/api/conversies",
    {
      summary: "Conversii: creare, adică începerea unei transcrieri",
      body: newRecord(WantedText, z.int().nullable()),
      returns: ConversionView,
      present: (conversion) => conversion,
      status: 201,
      also: undefined,
      location: ({ id }) => conversionAddress(id),
    },
    transcriptions.create,
  ),
});

export const handler = lambdaHandler(documents, transcriptions, conversions, previews);
