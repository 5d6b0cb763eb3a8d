import { hasPages as isPaged } from "../everywhere/paged.ts";
import { DOCX, PDF } from "../text/file-kinds.ts";
import { type Bomb, loopValues } from "./bombs.ts";

/*
 * The addresses of the document service that open a file, for tests and for the bench: each receives every bomb of an
 * accepted type.
 */

/** An answer, in process or over HTTP. */
export interface BombAnswer {
  status: number;
  json: unknown;
}

/** Sends requests to the document service as one user, and lets its workers process waiting rows. */
export interface BombSender {
  get(address: string): Promise<BombAnswer>;
  post(address: string, body: object): Promise<BombAnswer>;
  upload(address: string, parts: Record<string, string | File>): Promise<BombAnswer>;
  /** Lets the worker read the text of a document. @throws if it fails */
  index(documentId: number): Promise<unknown>;
  /** Lets the worker read a scan. @throws if it fails */
  transcribe(conversionId: number): Promise<unknown>;
}

export interface BombAddress {
  name: string;
  takes(bomb: Bomb): boolean;
  /** Creates the prerequisites, without being measured; undefined if the bomb was already refused. */
  prepare?(by: BombSender, bomb: Bomb): Promise<number | undefined>;
  send(by: BombSender, bomb: Bomb, prepared: number): Promise<BombAnswer>;
  /** Work behind a queue, which has its own deadline. */
  isWorker?: boolean;
}

const isType =
  (...types: string[]) =>
  ({ contentType }: Bomb) =>
    types.includes(contentType);
const hasPages = ({ contentType }: Bomb) => isPaged(contentType);
const isTemplate = isType(DOCX, "text/plain", "text/html");
const isPdf = isType(PDF);

const fileOf = ({ make, file, contentType }: Bomb): File =>
  new File([Uint8Array.from(make())], file, { type: contentType });

const idIn = ({ status, json }: BombAnswer): number | undefined =>
  status < 300 ? (json as { id: number }).id : undefined;

const filed = async (by: BombSender, bomb: Bomb) =>
  idIn(await by.upload("/api/documents/upload", { file: fileOf(bomb) }));

const formats: Record<string, string> = { [DOCX]: "DOCX", "text/html": "HTML" };
function contentOf({ make, contentType }: Bomb) {
  const format = formats[contentType] ?? "TEXT";
  return { format, continut: make().toString(format === "DOCX" ? "base64" : "utf8") };
}

let made = 0;
/** A new template of the bomb. */
const templateOf = (bomb: Bomb) => ({
  cod: `BOMB-${Date.now().toString(36)}-${(made += 1)}`,
  denumire: bomb.name,
  ...contentOf(bomb),
});
const stored = async (by: BombSender, bomb: Bomb) => idIn(await by.post("/api/templates", templateOf(bomb)));

const scanned = async (by: BombSender, bomb: Bomb) => {
  const documentId = await filed(by, bomb);
  const answer = await by.post("/api/transcriere", { documentId, tip: "OCR" });
  return answer.status === 202 ? idIn(answer) : undefined;
};

const values = { variabile: loopValues };

export const bombAddresses: BombAddress[] = [
  {
    name: "POST /documents/upload",
    takes: () => true,
    send: (by, bomb) => by.upload("/api/documents/upload", { file: fileOf(bomb) }),
  },
  {
    name: "POST /documents/{id}/versions",
    takes: () => true,
    prepare: async (by) =>
      idIn(
        await by.upload("/api/documents/upload", { file: new File(["a"], "a.txt", { type: "text/plain" }) }),
      ),
    send: (by, bomb, id) => by.upload(`/api/documents/${id}/versions`, { file: fileOf(bomb) }),
  },
  {
    name: "GET /documents/{id}/previzualizare",
    takes: hasPages,
    prepare: filed,
    send: (by, _, id) => by.get(`/api/documents/${id}/previzualizare`),
  },
  {
    name: "GET /documents/{id}/cuvinte",
    takes: hasPages,
    prepare: filed,
    send: (by, _, id) => by.get(`/api/documents/${id}/cuvinte`),
  },
  {
    name: "POST /documents/{id}/semneaza",
    takes: isPdf,
    prepare: filed,
    send: (by, _, id) => by.post(`/api/documents/${id}/semneaza`, { semnatar: "Ana Rusu" }),
  },
  {
    name: "POST /documents/{id}/semnaturi/verifica",
    takes: isPdf,
    prepare: filed,
    send: (by, _, id) => by.post(`/api/documents/${id}/semnaturi/verifica`, {}),
  },
  {
    name: "POST /public/signature-checks",
    takes: isPdf,
    send: (by, bomb) => by.upload("/api/v1/public/signature-checks", { file: fileOf(bomb) }),
  },
  {
    name: "POST /transcriere",
    takes: (bomb) => hasPages(bomb) || isType(DOCX, "text/plain")(bomb),
    prepare: filed,
    send: (by, _, documentId) => by.post("/api/transcriere", { documentId }),
  },
  {
    name: "POST /transcriere/upload",
    takes: (bomb) => hasPages(bomb) || isType(DOCX, "text/plain")(bomb),
    send: (by, bomb) => by.upload("/api/transcriere/upload", { file: fileOf(bomb) }),
  },
  {
    name: "POST /templates",
    takes: isTemplate,
    send: (by, bomb) => by.post("/api/templates", templateOf(bomb)),
  },
  {
    name: "POST /templates/import",
    takes: isType(DOCX),
    send: (by, bomb) =>
      by.upload("/api/templates/import", {
        file: fileOf(bomb),
        cod: templateOf(bomb).cod,
        denumire: bomb.name,
      }),
  },
  {
    name: "POST /templates/render",
    takes: isTemplate,
    send: (by, bomb) => by.post("/api/templates/render", { ...contentOf(bomb), ...values }),
  },
  ...(["PDF", "DOCX"] as const).map((format) => ({
    name: `POST /templates/{id}/descarca, ${format}`,
    takes: isTemplate,
    prepare: stored,
    send: (by: BombSender, _: Bomb, id: number) =>
      by.post(`/api/templates/${id}/descarca`, { format, ...values }),
  })),
  {
    name: "worker that reads texts for search",
    takes: isType(PDF, DOCX, "text/plain"),
    prepare: filed,
    send: async (by, _, id) => {
      await by.index(id);
      return { status: 200, json: undefined };
    },
    isWorker: true,
  },
  {
    name: "worker that reads scans",
    takes: hasPages,
    prepare: scanned,
    send: async (by, _, id) => {
      await by.transcribe(id);
      return by.get(`/api/conversies/${id}`);
    },
    isWorker: true,
  },
];
