import { as, bucketOf, member, organization, person, type Person } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { importMutant, type Mutation } from "../../../../tools/mutants/mutation.ts";
import { loadPerson } from "../../access/load-person.ts";
import type { Principal } from "../../access/principal.ts";
import type * as conversions from "./conversions.ts";
import type * as openResults from "./open-result.ts";
import type * as saving from "./save-result.ts";
import type * as starting from "./start-transcription.ts";
import { filed, pdfFile, start, type Shown } from "./testing.ts";

/*
 * Each line removes one condition from the code that reads, stores and removes texts. The violation that it prevents
 * must then happen, which shows that the tests of that condition can fail.
 */

const folder = "functions/documents/making/transcription/";
const mutants: [name: keyof typeof intrusions, file: string, says: string, instead: string][] = [
  ["reads another's upload", "open-result.ts", `creator !== caller.key`, `false`],
  ["reads the text of a foreign document", "open-result.ts", `!opened?.rights.has("read")`, `!opened`],
  ["reads without the password", "open-result.ts", `await checkPassword(caller, document, password);`, ``],
  ["reads the text of a deleted document", "open-result.ts", `refuseWithoutContent(document);`, ``],
  ["saves sealed text unsealed", "save-result.ts", `...protectionFrom(original)`, ``],
  ["removes what others started", "conversions.ts", `!mayRemove(caller, opened)`, `false`],
  ["renames what others started", "conversions.ts", `conversion.creator !== caller.key`, `false`],
  ["starts for a suspended organization", "start-transcription.ts", `refuseSuspended(caller);`, ``],
];

let ana: Person;
let colleague: Principal;
let stranger: Principal;
let pdf: Buffer;
let bucketId: string;

const principal = async ({ id }: Person): Promise<Principal> => {
  const found = await loadPerson(id);
  if (!found) throw new Error("nobody");
  return found;
};
const made = async (fields: Record<string, string> = {}, password?: string) => {
  const documentId = await filed(ana, pdfFile(pdf), { bucketId, ...fields });
  const headers: Record<string, string> = password ? { "x-document-password": password } : {};
  return { documentId, id: (await start(as(ana), documentId, {}, headers)).json.id };
};

beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  bucketId = String(bucket.id);
  ana = await member(bucket);
  colleague = await principal(await member(bucket));
  stranger = await principal(await person());
  pdf = await writtenPdf(["text"]);
});

type Modules = typeof conversions & typeof openResults & typeof saving & typeof starting;

/** The violation that each condition prevents: true if it happened. */
const intrusions = {
  "reads another's upload": async ({ openResult }: Modules) => {
    const { json } = await as(ana).upload<Shown>("/api/transcriere/upload", { file: pdfFile(pdf) });
    return succeeds(openResult(colleague, json.id, { password: undefined }));
  },
  "reads the text of a foreign document": async ({ openResult }: Modules) =>
    succeeds(openResult(stranger, (await made()).id, { password: undefined })),
  "reads without the password": async ({ openResult }: Modules) =>
    succeeds(
      openResult(await principal(ana), (await made({ parola: "cheia" }, "cheia")).id, {
        password: undefined,
      }),
    ),
  "reads the text of a deleted document": async ({ openResult }: Modules) => {
    const { documentId, id } = await made();
    await as(ana).delete(`/api/documents/${documentId}`);
    return succeeds(openResult(await principal(ana), id, { password: undefined }));
  },
  "saves sealed text unsealed": async ({ saveResult }: Modules) => {
    const { id } = await made({ criptat: "true" });
    const saved = await saveResult(await principal(ana), id, { format: "txt", password: undefined });
    return saved.tipSecuritate === undefined;
  },
  "removes what others started": async ({ removeConversion }: Modules) =>
    succeeds(removeConversion({ caller: colleague, id: (await made()).id })),
  "renames what others started": async ({ changeConversion }: Modules) =>
    succeeds(changeConversion({ caller: colleague, id: (await made()).id }, () => ({ denumire: "x" }))),
  "starts for a suspended organization": ({ transcribeFile }: Modules) => {
    const file = { name: "act.pdf", contentType: "application/pdf", bytes: pdf };
    const wanted = { file, tip: "AUTO" as const, limba: "ro" as const };
    return succeeds(transcribeFile({ ...colleague, suspended: true }, wanted));
  },
};

const succeeds = (act: Promise<unknown>): Promise<boolean> =>
  act.then(
    () => true,
    () => false,
  );

describe("removing any one condition lets somebody in", () => {
  it.each(mutants)("%s", async (name, file, says, instead) => {
    const mutation: Mutation = { file: folder + file, says, instead };
    const whole = (await import(/* @vite-ignore */ `./${file}`)) as Modules;
    expect(await intrusions[name](whole)).toBe(false);
    expect(await intrusions[name](await importMutant<Modules>(mutation))).toBe(true);
  });
});
